// The stage: every element says which column it shows (data-c) and how (data-k).
const BOX = { ".": "free", x: "marked", s: "calm", w: "waits", o: "over" };
const svgName = "http://www.w3.org/2000/svg";

const write = {
  t: (el, value) => { el.textContent = value ?? ""; },
  v: (el, value) => { el.dataset.v = value ?? ""; },
  d: (el, value) => { el.dataset.v = value ? value[0] : ""; },
  s: (el, value) => { el.dataset.v = value ? value[0] : ""; el.textContent = value ? value[1] : ""; },
  w: (el, value) => { el.hidden = value == null; el.dataset.v = value ?? ""; },
  r: (el, value) => { el.hidden = value !== "turn"; },
  c: (el, value) => {
    el.firstElementChild.textContent = value ? value[0] : "";
    el.lastElementChild.textContent = value ? value[1] : "";
  },
  x: (el, value) => {
    const boxes = value ? value[0] : "";
    el.setAttribute("aria-label", value ? value[1] : "");
    for (let i = 0; i < el.children.length; i++) el.children[i].className = BOX[boxes[i]] ?? "none";
  },
  g: (el, value) => {
    const now = el.querySelector(".now");
    if (now) now.setAttribute("width", value ? value[0] : 0);
    el.lastElementChild.textContent = value ? value[1] : "";
  },
  l: (el, value) => {
    el.replaceChildren(...(value ?? []).map((text) => make("li", text)));
  },
  o: (el, value) => {
    const there = new Map(Array.from(el.children, (child) => [Number(child.dataset.n), child]));
    for (const n of value ?? []) if (there.has(n)) el.append(there.get(n));
  },
  p: (el, value) => {
    el.hidden = value == null;
    if (value == null) return;
    el.style.setProperty("--x", value[0]);
    el.style.setProperty("--lane", value[1]);
    el.style.setProperty("--y", value[2]);
    el.querySelector(".place").textContent = value[3];
  },
  a: (el, value) => {
    for (const one of document.querySelectorAll("[data-person]"))
      one.classList.toggle("on", Number(one.dataset.person) === value);
  },
};

function make(tag, text, className) {
  const el = document.createElement(tag);
  if (text != null) el.textContent = text;
  if (className) el.className = className;
  return el;
}

const bound = columns.map(() => []);
for (const el of document.querySelectorAll("[data-c]")) bound[Number(el.dataset.c)].push(el);
const shown = new Int32Array(columns.length).fill(-2);

// Only what differs from what is shown is written.
function stage(seq) {
  for (let n = 0; n < columns.length; n++) {
    const point = pointAt(n, seq);
    if (point === shown[n]) continue;
    shown[n] = point;
    for (const el of bound[n]) {
      work.writes++;
      write[el.dataset.k](el, point < 0 ? null : film.values[point]);
    }
  }
}

// The chronicle, as it was printed. Its anchors are taken away, so that no browser scrolls to them by itself.
const entries = Array.from(document.querySelectorAll(".log li[id]"));
const told = Int32Array.from(entries, (el) => Number(el.id.slice(2)));
const heads = new Int32Array(entries.length);
for (let i = 0, head = 0; i < entries.length; i++) {
  if (entries[i].classList.contains("h")) head = i;
  heads[i] = head;
  entries[i].removeAttribute("id");
}
const scroll = document.getElementById("scroll");
const caption = document.getElementById("caption");
let lit = null;

function words(entry) {
  const copy = entry.cloneNode(true);
  for (const aside of copy.querySelectorAll("a, em, cite, small")) aside.remove();
  return copy.textContent.trim();
}

function tell(seq, ruled) {
  let at = place(told, seq);
  while (ruled && at >= 0 && entries[at].classList.contains("x")) at--;
  const entry = at < 0 ? null : entries[at];
  if (entry === lit) return;
  lit?.classList.remove("now");
  lit?.closest(".chapter").classList.remove("now");
  lit = entry;
  work.writes += 4;
  if (entry) {
    entry.classList.add("now");
    entry.closest(".chapter").classList.add("now");
    const box = entry.getBoundingClientRect(), frame = scroll.getBoundingClientRect();
    scroll.scrollTop += box.top - frame.top - (scroll.clientHeight - box.height) * 0.6;
  }
  const head = entry ? entries[heads[at]] : null;
  caption.querySelector(".said").textContent = head && head !== entry ? words(head) : "";
  caption.querySelector(".told").textContent = entry ? words(entry) : "";
  caption.classList.toggle("x", Boolean(entry?.classList.contains("x")));
  caption.querySelector(".dice").replaceChildren(...(entry ? film.dice[told[at]] ?? [] : []).map(roll));
}

function roll([what, faces]) {
  const row = make("span", null, "roll");
  row.append(make("span", what, "for"));
  for (const face of faces.split(" ").filter(Boolean)) {
    const kept = face.endsWith("*");
    row.append(make("span", kept ? face.slice(0, -1) : face, kept ? "die kept" : "die"));
  }
  return row;
}
