"""How a call becomes an HTTP request: parameters in their styles, and bodies as JSON, forms, text or bytes."""

from __future__ import annotations

import json
import uuid
from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Tuple
from urllib.parse import quote


@dataclass(frozen=True)
class Parameter:
    argument: str
    """Its name in Python."""
    name: str
    place: str
    style: str
    explode: bool = False
    required: bool = False
    json: bool = False
    allow_reserved: bool = False


@dataclass(frozen=True)
class Body:
    kind: str
    """json, form, multipart, text or bytes."""
    fields: Tuple[Parameter, ...] = ()
    """The fields of a form that are not written in the standard way."""

    def field(self, name: str) -> Parameter:
        """How a field of a form is written."""
        standard = Parameter(name, name, "query", "form", explode=True)
        return next((one for one in self.fields if one.name == name), standard)


@dataclass(frozen=True)
class Answer:
    kind: str
    """json, text, bytes or none."""
    needs: Tuple[str, ...] = ()
    """The members that the body always has, also those of a member: `data/token`."""
    codes: Optional[Tuple[str, ...]] = None
    """The result codes of this answer, if the document has such."""


@dataclass(frozen=True)
class Operation:
    id: str
    method: str
    path: str
    parameters: Tuple[Parameter, ...] = ()
    bodies: Mapping[str, Body] = field(default_factory=dict)
    security: Tuple[Tuple[str, ...], ...] = ()
    """The caller has all credentials of one of these."""
    answers: Mapping[str, Answer] = field(default_factory=dict)
    deprecated: Optional[str] = None
    """What to say to who calls it, if it is deprecated."""
    is_repeatable: bool = False
    """Executing it twice does no harm: its method says so, or `x-repeatable`."""

    def answer(self, status: int) -> Optional[Answer]:
        """The documented answer with this status."""
        for name in (str(status), f"{status // 100}XX", "default"):
            if name in self.answers:
                return self.answers[name]
        return None


@dataclass(frozen=True)
class CallOptions:
    """Options of one call."""

    timeout_s: Optional[float] = None
    """The time limit of one try."""
    deadline_s: Optional[float] = None
    """The time limit of the call with all its tries and waits."""
    retry: bool = True
    headers: Mapping[str, str] = field(default_factory=dict)
    """Sent with this call."""


@dataclass(frozen=True)
class File:
    """A file of a form."""

    content: bytes
    name: str = "file"
    type: str = "application/octet-stream"


@dataclass(frozen=True)
class Request:
    method: str
    target: str
    """Path and query."""
    headers: Dict[str, str]
    content: Optional[bytes]


def build_request(
    operation: Operation, arguments: Mapping[str, Any], body: Any = None, media_type: Optional[str] = None
) -> Request:
    """The request of an operation. Arguments that are None are left out."""
    path = operation.path
    query: List[str] = []
    cookies: List[str] = []
    headers: Dict[str, str] = {}
    for parameter in operation.parameters:
        value = arguments.get(parameter.argument)
        if value is None:
            if parameter.required:
                raise TypeError(f"{operation.id} needs a value for {parameter.argument}")
        elif parameter.place == "path":
            path = path.replace("{" + parameter.name + "}", _path_text(parameter, value))
        elif parameter.place == "header":
            # Headers have ASCII characters only.
            text = _json(value, True) if parameter.json else _joined(value, ",", parameter.explode, str)
            headers[parameter.name] = text
        else:
            (query if parameter.place == "query" else cookies).extend(_pairs(parameter, value))
    if cookies:
        headers["Cookie"] = "; ".join(cookies)
    content = None
    if body is not None and media_type is not None:
        content, content_type = _encode_body(operation.bodies[media_type], body, media_type)
        headers["Content-Type"] = content_type
    return Request(operation.method, path + ("?" + "&".join(query) if query else ""), headers, content)


def _encode(text: str) -> str:
    return quote(text, safe="")


def _encode_reserved(text: str) -> str:
    # Without those that would end the value or be decoded as something else.
    return quote(text, safe=":/?[]@!$'()*,;=")


def _json(value: Any, ascii_only: bool = False) -> str:
    return json.dumps(value, ensure_ascii=ascii_only, separators=(",", ":"))


def _scalar(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (dict, list, tuple)):
        return _json(value)
    return "null" if value is None else str(value)


def _joined(value: Any, delimiter: str, assigned: bool, encode: Any) -> str:
    """Items or fields in one text: a,b or R,100 or, exploded, R=100."""
    if isinstance(value, (list, tuple)):
        return delimiter.join(encode(_scalar(item)) for item in value)
    if isinstance(value, Mapping):
        link = "=" if assigned else delimiter
        return delimiter.join(encode(key) + link + encode(_scalar(inner)) for key, inner in value.items())
    return str(encode(_scalar(value)))


def _path_text(parameter: Parameter, value: Any) -> str:
    if parameter.json:
        return _encode(_json(value))
    if parameter.style == "label":
        return "." + _joined(value, "." if parameter.explode else ",", parameter.explode, _encode)
    if parameter.style == "matrix":
        if parameter.explode and isinstance(value, Mapping):
            return "".join(f";{_encode(key)}={_encode(_scalar(inner))}" for key, inner in value.items())
        if parameter.explode and isinstance(value, (list, tuple)):
            return "".join(f";{_encode(parameter.name)}={_encode(_scalar(item))}" for item in value)
        return f";{_encode(parameter.name)}={_joined(value, ',', False, _encode)}"
    text = _joined(value, ",", parameter.explode, _encode)
    if text in ("", ".", ".."):
        # As a path segment it would lead to another path.
        raise TypeError(f"{parameter.argument} cannot be {text!r}")
    return text


def _pairs(parameter: Parameter, value: Any) -> List[str]:
    encode = str if parameter.style == "cookie" else _encode_reserved if parameter.allow_reserved else _encode
    name = parameter.name if parameter.style == "cookie" else _encode(parameter.name)
    if parameter.style == "querystring" and (parameter.json or not isinstance(value, Mapping)):
        # The whole query is this value.
        return [encode(_json(value) if parameter.json else _scalar(value))]
    if parameter.json:
        return [f"{name}={encode(_json(value))}"]
    if parameter.style == "deepObject":
        return _deep_pairs(parameter.name, value, encode)
    if not isinstance(value, (list, tuple, Mapping)):
        return [f"{name}={encode(_scalar(value))}"]
    if not parameter.explode:
        delimiter = {"spaceDelimited": "%20", "pipeDelimited": "%7C"}.get(parameter.style, ",")
        return [f"{name}={_joined(value, delimiter, False, encode)}"] if value or parameter.required else []
    if isinstance(value, Mapping):
        fields = [(key, inner) for key, inner in value.items() if inner is not None]
        return [
            f"{encode(key) if parameter.style == 'cookie' else _encode(key)}={encode(_scalar(item))}"
            for key, inner in fields
            for item in (inner if isinstance(inner, (list, tuple)) else [inner])
        ]
    return [f"{name}={encode(_scalar(item))}" for item in value]


def _deep_pairs(name: str, value: Any, encode: Any) -> List[str]:
    if isinstance(value, Mapping):
        return [pair for key, inner in value.items() for pair in _deep_pairs(f"{name}[{key}]", inner, encode)]
    if isinstance(value, (list, tuple)):
        return [pair for item in value for pair in _deep_pairs(f"{name}[]", item, encode)]
    return [f"{_encode(name)}={encode(_scalar(value))}"]


def _encode_body(body: Body, value: Any, media_type: str) -> Tuple[bytes, str]:
    if body.kind == "json":
        return _json(value).encode(), media_type
    if body.kind == "form":
        pairs = [pair for key, inner in value.items() if inner is not None for pair in _pairs(body.field(key), inner)]
        return "&".join(pairs).encode(), media_type
    if body.kind == "multipart":
        return _multipart(body, value, media_type)
    return bytes(value) if isinstance(value, (bytes, bytearray)) else str(value).encode(), media_type


def _multipart(body: Body, value: Mapping[str, Any], media_type: str) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    chunks: List[bytes] = []
    for key, inner in value.items():
        is_json = body.field(key).json
        for item in inner if isinstance(inner, (list, tuple)) and not is_json else [inner]:
            if item is None:
                continue
            disposition = f'form-data; name="{_quoted(key)}"'
            if isinstance(item, (bytes, bytearray)):
                item = File(bytes(item))
            if isinstance(item, File):
                disposition += f'; filename="{_quoted(item.name)}"'
                content, kind = item.content, item.type
            elif is_json or isinstance(item, Mapping):
                content, kind = _json(item).encode(), "application/json"
            else:
                content, kind = _scalar(item).encode(), "text/plain; charset=utf-8"
            head = f"--{boundary}\r\nContent-Disposition: {disposition}\r\nContent-Type: {kind}\r\n\r\n"
            chunks += [head.encode(), content, b"\r\n"]
    chunks.append(f"--{boundary}--\r\n".encode())
    return b"".join(chunks), f"{media_type}; boundary={boundary}"


def _quoted(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
