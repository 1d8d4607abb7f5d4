"""The graph of rulings and branches: the present line of play, the lines that were left, and where someone ruled."""

from collections.abc import Callable
from typing import NamedTuple

from rejeu.projections.lines import Line

from .lineage import Branch
from .pictures_line import Seen
from .svg import WIDE, Picture, Speech, link, tag, text

_LEFT, _RIGHT = 34, WIDE - 60
_MAIN, _STEP = 70, 46


class Node(NamedTuple):
    """Something to go to: a ruling, a contested record, a move of the head, or the tip of a line."""

    seq: int
    kind: str
    said: str


def draw_graph(seen: Seen, told: list[Line], speech: Speech) -> Picture:
    """Return the graph; `told` is the chronicle of the same view."""
    left = [branch for branch in reversed(seen.fight.lineage.branches()) if not branch.current]
    lanes = _lanes(seen, left)
    nodes = sorted(_nodes(seen, told, left, speech))
    height = _MAIN + _STEP * (max(lanes.values(), default=0) + 1)
    body = _main(seen, speech)
    for branch in left:
        body += _branch(seen, branch, lanes[branch.tip], speech)
    places = _places(seen, left, lanes)
    free: dict[tuple[int, str], int] = {}
    for node in nodes:
        x, y = _x(seen, node.seq), places(node.seq)
        if node.kind != "tip" and x < free.get((y, node.kind), 0):
            continue  # hundreds of rulings: the table has them all
        free[y, node.kind] = x + 11
        body.append(_node(node, x, y))
    heads = tuple(speech.say(f"picture-head-{head}") for head in ("record", "kind", "what"))
    rows = tuple((str(node.seq), speech.say(f"picture-node-{node.kind}"), node.said) for node in nodes)
    desc = speech.say("picture-graph-desc", left=len(left))
    return Picture("graph", speech.say("picture-graph"), desc, height, "".join(body), heads, rows)


def _x(seen: Seen, seq: int) -> int:
    return _LEFT + (_RIGHT - _LEFT) * (seq - 1) // max(seen.fight.tail - 1, 1)


def _own(seen: Seen, branch: Branch) -> int:
    """Return the first record of a branch that the present line has not."""
    spans = seen.fight.lineage.ancestry(branch.tip)
    return min(max(first, branch.parted + 1) for first, last in spans if last > branch.parted)


def _lanes(seen: Seen, left: list[Branch]) -> dict[int, int]:
    """Return a lane under the main line for each branch, as few as keep them from running into one another."""
    ends: list[int] = []
    found = {}
    for branch in sorted(left, key=lambda branch: (branch.parted, branch.tip)):
        start = _x(seen, max(branch.parted, 1)) - 4
        lane = next((n for n, end in enumerate(ends) if end < start), len(ends))
        ends[lane : lane + 1] = [_x(seen, branch.tip) + 40]
        found[branch.tip] = lane
    return found


def _main(seen: Seen, speech: Speech) -> list[str]:
    found = []
    ranges = seen.fight.lineage.ancestry(seen.fight.head)
    for number, (first, last) in enumerate(ranges):
        x, end = _x(seen, first), _x(seen, last)
        found.append(tag("path", {"class": "p-main", "d": f"M{x} {_MAIN}H{end}"}))
        if number:
            before = _x(seen, ranges[number - 1][1])
            found.append(tag("path", {"class": "p-main p-jump", "d": f"M{before} {_MAIN}H{x}"}))
    free = 0
    for _, seq, number in seen.rounds():
        x = _x(seen, seq)
        found.append(tag("path", {"class": "p-axis", "d": f"M{x} {_MAIN - 12}V{_MAIN - 5}"}))
        if x >= free:
            label = speech.say("replay-round", round=number)
            found.append(link(seq, label, text(x, _MAIN - 18, str(number), "p-s p-mid")))
            free = x + 16
    head = _x(seen, seen.fight.head)
    found.append(tag("circle", {"class": "p-ink", "cx": head, "cy": _MAIN, "r": 6}))
    found.append(text(head + 10, _MAIN + 4, speech.say("picture-now"), "p-s"))
    return found


def _branch(seen: Seen, branch: Branch, lane: int, speech: Speech) -> list[str]:
    y = _MAIN + _STEP * (lane + 1) - 10
    start, own, end = (_x(seen, max(seq, 1)) for seq in (branch.parted, _own(seen, branch), branch.tip))
    end = max(end, own + 10)
    path = f"M{start} {_MAIN}C{start} {y} {start} {y} {max(own, start + 8)} {y}H{end}"
    label = speech.say("picture-branch", seq=branch.tip, parted=branch.parted, records=branch.records)
    return [
        tag("path", {"class": "p-left", "d": path}),
        link(branch.tip, label, tag("circle", {"class": "p-hollow p-tip", "cx": end, "cy": y, "r": 6}),
             text(end + 10, y + 4, str(branch.tip), "p-s")),
    ]  # fmt: skip


def _places(seen: Seen, left: list[Branch], lanes: dict[int, int]) -> Callable[[int], int]:
    """Return a function that says how far down a record's line of play is drawn."""
    lineage = seen.fight.lineage
    spans = [(lineage.ancestry(branch.tip), branch) for branch in left]

    def place(seq: int) -> int:
        for ranges, branch in spans:
            if seq > branch.parted and lineage.contains(ranges, seq) and seq >= _own(seen, branch):
                return _MAIN + _STEP * (lanes[branch.tip] + 1) - 10
        return _MAIN

    return place


def _nodes(seen: Seen, told: list[Line], left: list[Branch], speech: Speech) -> list[Node]:
    by_seq = {line.seq: line for line in told if line.heading}
    nodes = [Node(line.seq, "ruling", _said(line, speech)) for line in told if line.heading and line.ruling]
    for seq in seen.stops.marks["contested"]:
        nodes.append(Node(seq, "contested", _said_at(by_seq, seen, seq, speech)))
    for seq in seen.stops.marks["undone"]:
        nodes.append(Node(seq, "undone", _said_at(by_seq, seen, seq, speech)))
    for branch in left:
        said = speech.say("picture-branch", seq=branch.tip, parted=branch.parted, records=branch.records)
        nodes.append(Node(branch.tip, "tip", said))
    return nodes


def _said_at(by_seq: dict[int, Line], seen: Seen, seq: int, speech: Speech) -> str:
    line = by_seq.get(seen.fight.lineage.batch(seq)[0])
    return _said(line, speech) if line is not None else ""


def _said(line: Line, speech: Speech) -> str:
    return speech.line(line)


def _node(node: Node, x: int, y: int) -> str:
    if node.kind == "tip":
        return ""
    shape = {
        "ruling": tag("path", {"class": "p-contested", "d": f"M{x} {y - 9}l8 9l-8 9l-8-9z"}),
        "contested": tag("path", {"class": "p-wound", "d": f"M{x - 1} {y}v-22h14l-4 5l4 5h-12"}),
        "undone": tag("path", {"class": "p-undone", "d": f"M{x - 7} {y + 12}l8-7v4h6v6h-6v4z"}),
    }[node.kind]
    return link(node.seq, f"{node.seq}: {node.said}", shape)
