"""Another reader of sealed logs, by docs/sealed-log.md alone: the standard library, and nothing of Rejeu."""

import json
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

SEAL = b"rejeu sealed part v1\x00"
Log = list[dict[str, Any]]


def leaf_of(line: bytes) -> bytes:
    return sha256(b"\x00" + line).digest()


def root_of(leaves: Sequence[bytes]) -> bytes:
    """The tree head of RFC 6962, 2.1."""
    if len(leaves) == 1:
        return leaves[0]
    half = 1 << (len(leaves) - 1).bit_length() - 1
    return sha256(b"\x01" + root_of(leaves[:half]) + root_of(leaves[half:])).digest()


def told(raw: bytes) -> str:
    return b64encode(raw).decode()


class Sealed:
    """A sealed log, every link and seal checked; `parts` by line and label."""

    def __init__(self, raw: bytes) -> None:
        header, *rest = raw.splitlines()
        end = json.loads(rest.pop())
        self.header = json.loads(header)
        assert self.header["fight"].endswith("-sealed")
        assert self.header["nonce"].endswith("-sealed")
        leaves = [leaf_of(header)]
        self.labels: list[list[str]] = []
        self.parts: dict[tuple[int, str], bytes] = {}
        seals: list[dict[str, Any]] = []
        for line in rest:
            read = json.loads(line)
            if "opening" in read:
                self._open(read["opening"], seals)
                continue
            assert (read["seq"], read["prev"]) == (len(leaves), told(leaves[-1]))
            assert (read["tag"], read["command"], read["n"]) == ("sealed-entry", f"e{len(leaves)}", 0)
            seals = read["sealed"]
            leaves.append(leaf_of(line))
            self.labels.append([one["to"][0] for one in seals])
        assert (end["count"], end["head"]) == (len(leaves), told(root_of(leaves)))

    def _open(self, said: dict[str, Any], seals: Sequence[dict[str, Any]]) -> None:
        part, seal = said["part"].encode(), seals[said["i"]]
        assert said["seq"] == len(self.labels)
        assert told(sha256(SEAL + b64decode(said["salt"]) + part).digest()) == seal["commitment"]
        self.parts[said["seq"], seal["to"][0]] = part

    def owner(self) -> str:
        """Whose parts are read."""
        held = Counter(label for _, label in self.parts)
        if held["gm"] == len(self.labels):
            return "gm"
        return max((label for label in held if label[0] == "p"), key=lambda label: held[label], default="all")

    def copy(self) -> Log:
        """The records of the copy as its owner is told them."""
        owner = self.owner()
        records: Log = []
        for seq, labels in enumerate(self.labels, 1):
            part = json.loads(self.parts[seq, owner if owner in labels else "all"])
            for piece in part.get("pieces", ()):
                first = len(records) + 1
                for n, (tag, version, body) in enumerate(piece["events"]):
                    parent = piece["parent"] if n == 0 or piece["parent"] is None else len(records)
                    place = {"seq": len(records) + 1, "parent": parent, "command": f"c{first}", "n": n, "line": seq}
                    told_of = {"at": piece["at"], "by": piece["by"], "tag": tag, "v": version, "body": body}
                    records.append(place | told_of)
        open_to_all = [one["body"] for one in records if one["tag"] == "disclosed"]
        for seq in range(1, len(self.labels) + 1):
            told_open = any(seq in one.get("entries", ()) or seq <= one.get("until", 0) for one in open_to_all)
            assert not told_open or (seq, "gm") in self.parts
        return records

    def disclosed(self) -> list[int]:
        """The lines whose game master's part is there."""
        return [seq for seq in range(1, len(self.labels) + 1) if (seq, "gm") in self.parts]

    def whole(self) -> list[bytes]:
        """The game master's own log as far as it is open from the first line on, each link and text checked."""
        lines: list[bytes] = []
        for seq in range(1, len(self.labels) + 1):
            if (seq, "gm") not in self.parts:
                break
            part = json.loads(self.parts[seq, "gm"])
            if seq == 1:
                lines.append(part["header"].encode())
            batch = [line.encode() for line in part["lines"]]
            for line in batch:
                read = json.loads(line)
                assert (read["seq"], read["prev"]) == (len(lines), told(leaf_of(lines[-1])))
                lines.append(line)
            for n, i, salt, text in json.loads(self.parts.get((seq, "text"), b"{}")).get("texts", ()):
                seal = json.loads(batch[n])["sealed"][i]
                assert told(sha256(SEAL + b64decode(salt) + text.encode()).digest()) == seal["commitment"]
        return lines
