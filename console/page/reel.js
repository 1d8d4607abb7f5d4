// What Rejeu computed: columns of changes. What stands at a record is looked up, never reckoned.
const film = JSON.parse(document.getElementById("film").textContent);
const work = { probes: 0, writes: 0 };

function rising(steps) {
  let sum = 0;
  return Int32Array.from(steps, (step) => (sum += step));
}

const columns = film.columns.map((flat) => {
  const seqs = new Int32Array(flat.length / 2), values = new Int32Array(flat.length / 2);
  for (let i = 0, sum = 0; i < seqs.length; i++) {
    seqs[i] = sum += flat[2 * i];
    values[i] = flat[2 * i + 1];
  }
  return { seqs, values };
});

// The last place in rising numbers that is at most `number`, -1 if all are more.
function place(numbers, number) {
  let low = 0, high = numbers.length;
  while (low < high) {
    work.probes++;
    const middle = (low + high) >> 1;
    if (numbers[middle] <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function pointAt(column, seq) {
  const at = place(columns[column].seqs, seq);
  return at < 0 ? -1 : columns[column].values[at];
}

function valueAt(column, seq) {
  const point = pointAt(column, seq);
  return point < 0 ? null : film.values[point];
}

const idle = new Set(rising(film.idle));
const turns = rising(film.turns);
const rounds = Int32Array.from(film.rounds, (round) => round[0]);
const marks = Object.fromEntries(Object.entries(film.marks).map(([kind, steps]) => [kind, rising(steps)]));
const struckStarts = Int32Array.from(film.struck, (span) => span[0]);

function isStruck(seq) {
  const at = place(struckStarts, seq);
  return at >= 0 && seq <= film.struck[at][1];
}

function fill(sentence, given) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in given ? given[name] : whole));
}
