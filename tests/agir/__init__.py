"""Agir: the facts of docs/rules/agir.md, one by one."""
