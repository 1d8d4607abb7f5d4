// The deck: where one may stop in the view chosen, the slider, the bands and marks of the timeline, play and pause.
const SPEEDS = [0.5, 1, 2, 4, 8, 16];
const DWELL = 1200;
const slider = document.getElementById("slider");
const bands = document.getElementById("bands");
const news = document.getElementById("news");
const say = film.say;
const now = { seq: -1, ruled: false, skip: true, speed: 1, timer: 0 };
let order = [];

// The records of the view chosen, one after another.
function arrange() {
  order = [];
  for (let seq = 1; seq <= film.records; seq++) if (!now.ruled || !isStruck(seq)) order.push(seq);
  slider.max = Math.max(order.length, 1);
  document.body.classList.toggle("ruled", now.ruled);
  draw();
}

function indexOf(seq) {
  return Math.max(place(order, seq), 0);
}

function valueText(seq) {
  const round = valueAt(film.keys.round, seq), active = film.keys.active == null ? null : valueAt(film.keys.active, seq);
  const given = { round: round ?? "", turn: active == null ? "" : film.people[active], n: seq, m: film.records };
  if (seq < (rounds[0] ?? Infinity)) return fill(say["value-text-before"], given);
  return fill(active == null ? say["value-text-nobody"] : say["value-text"], given);
}

// Go to a record; one that was undone is shown in the view of what was played.
function go(seq, quietly) {
  const wanted = Math.min(Math.max(Math.round(seq) || 1, 1), film.records);
  if (now.ruled && isStruck(wanted)) choose(false);
  now.seq = wanted;
  work.probes = work.writes = 0;
  stage(wanted);
  tell(wanted, now.ruled);
  const index = indexOf(wanted);
  slider.value = index + 1;
  const text = valueText(wanted);
  slider.setAttribute("aria-valuetext", text);
  document.getElementById("at").textContent = fill(say.at, { n: wanted, m: film.records });
  document.querySelector(".undone-here").hidden = !isStruck(wanted);
  document.querySelector(".cursor")?.setAttribute("x", percent(index));
  if (!quietly) remember();
}

function stepFrom(by) {
  let index = indexOf(now.seq) + by;
  while (now.skip && index > 0 && index < order.length - 1 && idle.has(order[index])) index += by;
  return order[Math.min(Math.max(index, 0), order.length - 1)];
}

function nextOf(numbers, by) {
  const fits = (seq) => !now.ruled || !isStruck(seq);
  let at = by > 0 ? place(numbers, now.seq) + 1 : place(numbers, now.seq - 1);
  while (at >= 0 && at < numbers.length && !fits(numbers[at])) at += by;
  return at >= 0 && at < numbers.length ? numbers[at] : null;
}

const stations = Int32Array.from(new Set([...turns, ...rounds])).sort();

function choose(ruled) {
  now.ruled = ruled;
  for (const button of document.querySelectorAll("[data-view]"))
    button.setAttribute("aria-pressed", String((button.dataset.view === "ruled") === ruled));
  arrange();
  if (ruled && isStruck(now.seq)) now.seq = order[indexOf(now.seq)];
}

function setSpeed(by) {
  const at = Math.min(Math.max(SPEEDS.indexOf(now.speed) + by, 0), SPEEDS.length - 1);
  now.speed = SPEEDS[at];
  document.getElementById("speed").textContent = `${String(now.speed).replace("0.5", "½")}×`;
}

function setSkip(skip) {
  now.skip = skip;
  document.getElementById("skip").checked = skip;
}

// Playing: one record after another. What is marked stays longer, what shows nothing hardly at all.
const marked = new Set(Object.values(marks).flatMap((seqs) => Array.from(seqs)));

function dwell(seq) {
  const weight = marked.has(seq) ? 1.8 : idle.has(seq) ? 0.25 : 1;
  return (DWELL * weight) / now.speed;
}

function play() {
  if (now.seq >= order[order.length - 1]) go(order[0]);
  caption.setAttribute("aria-live", "off");
  document.body.classList.add("playing");
  named();
  const tick = () => {
    go(stepFrom(1));
    if (now.seq >= order[order.length - 1]) pause();
    else now.timer = setTimeout(tick, dwell(now.seq));
  };
  now.timer = setTimeout(tick, DWELL / 2 / now.speed);
}

function pause() {
  clearTimeout(now.timer);
  now.timer = 0;
  caption.setAttribute("aria-live", "polite");
  document.body.classList.remove("playing");
  named();
}

function named() {
  const button = document.querySelector("[data-do=play]"), label = button.getAttribute("aria-label");
  const playing = Boolean(document.body.classList.contains("playing"));
  if (playing === (button.dataset.playing === "yes")) return;
  button.dataset.playing = playing ? "yes" : "no";
  button.setAttribute("aria-label", button.dataset.other);
  button.dataset.other = label;
}

const deeds = {
  "step-": () => go(stepFrom(-1)),
  "step+": () => go(stepFrom(1)),
  "turn-": () => go(nextOf(stations, -1) ?? order[0]),
  "turn+": () => go(nextOf(stations, 1) ?? order[order.length - 1]),
  "round-": () => go(nextOf(rounds, -1) ?? order[0]),
  "round+": () => go(nextOf(rounds, 1) ?? order[order.length - 1]),
  first: () => go(order[0]),
  last: () => go(order[order.length - 1]),
  play: () => (now.timer ? pause() : play()),
  slower: () => setSpeed(-1),
  faster: () => setSpeed(1),
  skip: () => setSkip(!now.skip),
  view: () => { choose(!now.ruled); go(now.seq); },
  mark: () => toMark(Object.keys(marks)),
  more: () => {
    const open = document.getElementById("deck").classList.toggle("open");
    document.querySelector("[data-do=more]").setAttribute("aria-expanded", String(open));
  },
  help: () => document.getElementById("help").showModal(),
};

// To the next mark of these kinds, from the end on to the first again.
function toMark(kinds) {
  const all = Int32Array.from(new Set(kinds.flatMap((kind) => Array.from(marks[kind])))).sort();
  const found = nextOf(all, 1) ?? Array.from(all).find((seq) => !now.ruled || !isStruck(seq));
  if (found == null) news.textContent = say["no-mark"];
  else go(found);
}

// The timeline's picture ----------------------------------------------------------------------

function percent(index) {
  return `${((index / Math.max(order.length - 1, 1)) * 100).toFixed(3)}%`;
}

function drawn(tag, given) {
  const el = document.createElementNS(svgName, tag);
  for (const [name, value] of Object.entries(given)) el.setAttribute(name, value);
  return el;
}

function runs(keyOf) {
  const found = [];
  for (let i = 0; i < order.length; i++) {
    const key = keyOf(order[i]);
    if (!found.length || found[found.length - 1].key !== key) found.push({ key, first: i, last: i });
    else found[found.length - 1].last = i;
  }
  return found;
}

// A mark needs some room: as many records as nine pixels are. Numbers lie above every band, where they have room.
function draw() {
  const parts = [], wide = (a, b) => `${(((b - a) / Math.max(order.length - 1, 1)) * 100).toFixed(3)}%`;
  const end = order.length - 1, room = (9 * order.length) / Math.max(bands.clientWidth, 100);
  const numbers = [];
  let free = 0;
  runs((seq) => pointAt(film.keys.round, seq)).forEach((run, n) => {
    parts.push(drawn("rect", {
      class: n % 2 ? "band odd" : "band", x: percent(run.first), y: 18, width: wide(run.first, Math.min(run.last + 1, end)), height: 22,
    }));
    const number = String(film.values[run.key] ?? "").replace(/^\D+/, "");
    const needs = ((8 * number.length + 10) * room) / 9;
    if (number > 0 && run.first >= free && run.first + needs <= Math.max(end, needs)) {
      const label = drawn("text", { class: "round-n", x: percent(run.first), y: 33, dx: 5 });
      label.textContent = number;
      free = run.first + needs;
      numbers.push(label);
    }
  });
  parts.push(...numbers);
  if (!now.ruled)
    for (const [first, last] of film.struck)
      parts.push(drawn("rect", { class: "struck", x: percent(first - 1), y: 18, width: wide(first - 1, Math.min(last, end)), height: 22, fill: "url(#hatch)" }));
  const taken = new Set();
  for (const kind of ["undone", "wound", "contested", "critical", "fall", "death"])
    for (const seq of marks[kind]) {
      if (now.ruled && isStruck(seq)) continue;
      const index = indexOf(seq), spot = `${kind}${Math.round(index / room)}`;
      if (taken.has(spot)) continue; // hundreds of marks on a narrow line: one of a kind in a place is enough
      taken.add(spot);
      const use = drawn("use", { class: `mark ${kind}`, href: `#m-${kind}`, x: percent(index), y: 1, width: 14, height: 14, transform: "translate(-7 0)" });
      use.dataset.e = seq;
      parts.push(use);
    }
  parts.push(drawn("rect", { class: "cursor", x: percent(indexOf(now.seq || 1)), y: 14, width: 2, height: 30, transform: "translate(-1 0)" }));
  bands.replaceChildren(...parts);
}
