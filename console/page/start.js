// Keys, pointers and deep links; then the first picture.
const KEYS = {
  ArrowLeft: "step-", ArrowRight: "step+", "⇧ArrowLeft": "turn-", "⇧ArrowRight": "turn+",
  PageUp: "round-", PageDown: "round+", Home: "first", End: "last", " ": "play",
};
const LETTERS = { "+": "faster", "=": "faster", "-": "slower", "−": "slower", "?": "help", r: "view", s: "skip", m: "mark" };
const letters = document.getElementById("letters");
const help = document.getElementById("help");

// Keys are read by what they write, not by where they lie: alike on a French keyboard.
function deedOf(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const named = KEYS[(event.shiftKey && event.key.length > 1 ? "⇧" : "") + event.key];
  if (named) return named;
  return letters.checked ? LETTERS[event.key.toLowerCase()] ?? null : null;
}

function isBusy(target, key) {
  if (help.open) return true;
  if (target.closest?.("select, textarea, input:not([type=range]):not([type=checkbox])")) return true;
  if (key === " " && target.closest?.("button, a, summary, input:not([type=range])")) return true;
  return false;
}

document.addEventListener("keydown", (event) => {
  const deed = deedOf(event);
  if (!deed || isBusy(event.target, event.key)) return;
  event.preventDefault();
  if (now.timer && !["play", "slower", "faster", "skip", "view", "help"].includes(deed)) pause();
  deeds[deed]();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do], [data-mark], [data-view]");
  if (button?.dataset.view) {
    choose(button.dataset.view === "ruled");
    go(now.seq);
    return;
  }
  if (button) {
    if (now.timer && /[-+]$/.test(button.dataset.do ?? "")) pause();
    if (button.dataset.mark) toMark([button.dataset.mark]);
    else deeds[button.dataset.do]();
    return;
  }
  const link = event.target.closest("a[href^='#e=']");
  if (link) {
    event.preventDefault();
    pause();
    go(Number(link.getAttribute("href").slice(3)));
    if (link.closest(".pictures")) document.getElementById("fight").scrollIntoView();
    return;
  }
  const entry = event.target.closest(".log li");
  if (entry && !getSelection().toString()) {
    pause();
    go(told[entries.indexOf(entry)]);
  }
});

slider.addEventListener("input", () => {
  pause();
  go(order[Number(slider.value) - 1]);
});
bands.addEventListener("click", (event) => {
  const mark = event.target.closest("[data-e]");
  if (mark) go(Number(mark.dataset.e));
});
document.getElementById("skip").addEventListener("change", (event) => setSkip(event.target.checked));
help.addEventListener("click", (event) => {
  if (event.target === help) help.close();
});

// Deep links: the record's own number, for ever.
let remembering = 0;
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    try {
      history.replaceState(null, "", `#e=${now.seq}`);
    } catch { /* a browser that keeps no history of files */ }
  }, 250);
}

function linked() {
  const found = /^#e=(\d{1,9})$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

function follow() {
  const asked = linked();
  if (asked == null || asked === now.seq) return;
  pause();
  go(asked, true);
  if (asked < 1 || asked > film.records) news.textContent = fill(say["no-such-record"], { n: asked, m: film.records });
}
addEventListener("hashchange", follow);

document.documentElement.classList.add("js");
document.getElementById("deck").hidden = false;
caption.hidden = document.getElementById("at").hidden = false;
setSpeed(0);
arrange();
const asked = linked();
if (asked == null) go(film.start, true);
else follow();
if (asked != null) scrollTo(0, 0);
Object.defineProperty(window, "rejeu", { value: Object.freeze({ go, now, work, valueAt, valueText, film, order: () => order }) });
