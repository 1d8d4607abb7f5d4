"""A sample of any event with every field filled in, made from its type alone."""

from typing import Any

import msgspec
from msgspec import inspect

from rejeu.events.base import Event


def sample(kind: type[Event]) -> Event:
    """Return an event of `kind` whose every field differs from its default."""
    return msgspec.convert({field.encode_name: _value(field.type) for field in _fields(kind)}, kind)


def _fields(kind: type[Any]) -> tuple[inspect.Field, ...]:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    return shape.fields


def _value(shape: inspect.Type) -> Any:
    match shape:
        case inspect.StrType():
            return "é"
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 7
        case inspect.AnyType():
            return {"deep": [1, "a", True]}
        case inspect.LiteralType(values=values):
            return values[-1]
        case inspect.UnionType(types=types):
            return _value(next(one for one in types if not isinstance(one, inspect.NoneType)))
        case inspect.DictType(value_type=inner):
            return {"b": _value(inner), "a": _value(inner)}
        case inspect.VarTupleType(item_type=inner):
            return [_value(inner), _value(inner)]
        case inspect.TupleType(item_types=inner):
            return [_value(one) for one in inner]
        case inspect.StructType(cls=cls, fields=fields, array_like=as_array):
            if as_array:
                return [_value(field.type) for field in fields]
            return {field.encode_name: _value(field.type) for field in _fields(cls)}
    raise AssertionError(f"no sample for {shape}")
