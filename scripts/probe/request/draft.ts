import { toWritable, writeExact } from "../../runtime/exact-json.ts";
import { encodeItems } from "../../runtime/streams.ts";
import { isObject, type Json } from "../../schema/json.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import type { Reading, WireRequest } from "../wire/request.ts";
import { FORM, isQueryForm, isSegment, parameterQuery } from "./write-parameter.ts";

/** One part of a form. */
export interface FormPart {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

/** A request before it is put on the wire. */
export interface Draft {
  readonly operation: DocumentedOperation;
  /** In place of the operation's own. */
  readonly method?: string;
  readonly path: Readonly<Record<string, string>>;
  /** As it is written, without the question mark. */
  readonly query?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  readonly form?: readonly FormPart[];
  /** In place of what the body would be written as. */
  readonly raw?: string;
  /** In place of the media type that goes with the body. */
  readonly mediaType?: string;
  /** How the answer is read, if it is a stream. */
  readonly reading?: Reading;
}

/** The request as it is sent, but for whatever shows who sends it. */
export function wireRequest(draft: Draft): WireRequest {
  const { operation, headers, path, query } = draft;
  const written = bodyOf(draft);
  // What follows a # tells operations of one path apart, and is never sent.
  const filled = operation.path
    .replace(/#.*$/s, "")
    .replace(/\{([^{}]+)\}/g, (_, name: string) => encodeSegment(path[name] ?? ""));
  return {
    method: draft.method ?? operation.method,
    path: query === undefined || query === "" ? filled : `${filled}?${query}`,
    headers: [
      ...Object.entries(headers),
      ...(written === undefined
        ? []
        : [["content-type", written.isStream ? written.type : (draft.mediaType ?? written.type)] as const]),
    ],
    ...(written !== undefined && { body: Buffer.from(written.bytes) }),
    ...(draft.reading !== undefined && { reading: draft.reading }),
  };
}

/** Longer requests are refused for their size by many servers, before anybody looks at them. */
const LONGEST_HEAD = 15_000;
/** Characters of a header that Node sends. */
const SENDABLE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Whether HTTP can carry the request: no line break in a header, no path that is another path. */
export function isSendable(draft: Draft): boolean {
  if (!Object.values(draft.path).every((text) => isSegment(text) && text.isWellFormed())) return false;
  const { path, headers } = wireRequest(draft);
  const length = headers.reduce((sum, [name, value]) => sum + name.length + value.length, path.length);
  return length <= LONGEST_HEAD && headers.every(([, value]) => SENDABLE.test(value) && value === value.trim());
}

/** The draft without its body. */
export function withoutBody({ body: _body, form: _form, raw: _raw, mediaType: _mediaType, ...rest }: Draft): Draft {
  return rest;
}

const BOUNDARY = "boundary-of-the-exercise";

/** A comma and the like need no escape in a path, and separate the parts of a list there. */
const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(2C|3B|3D)/g, (escaped) => decodeURIComponent(escaped));

interface WrittenBody {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Its type may have a boundary, which the media type of the draft has not. */
  readonly isStream?: true;
}

function bodyOf(draft: Draft): WrittenBody | undefined {
  const { body, form, raw, mediaType } = draft;
  const stream = draft.operation.body?.mediaTypes.get(mediaType ?? "")?.stream;
  if (stream !== undefined && raw === undefined && Array.isArray(body)) {
    const { text, contentType } = encodeItems(stream, mediaType ?? "", body.map(toWritable));
    return { type: contentType, bytes: Buffer.from(text), isStream: true };
  }
  if (form !== undefined) return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: formBytes(form) };
  if (raw === undefined && body === undefined) return undefined;
  if (raw === undefined && isQueryForm(mediaType ?? "")) return { type: FORM, bytes: Buffer.from(formText(draft)) };
  const isText = mediaType?.startsWith("text/") === true && typeof body === "string";
  return { type: "application/json", bytes: Buffer.from(raw ?? (isText ? body : writeExact(body))) };
}

/** The fields of a form, in the style that the document says: unless it says otherwise, a list is several fields. */
function formText({ operation, body, mediaType = FORM }: Draft): string {
  const encoding = operation.body?.mediaTypes.get(mediaType)?.node.encoding;
  const pairs = Object.entries(isObject(body) ? body : {}).map(([name, value]) => {
    const given = isObject(encoding) && isObject(encoding[name]) ? encoding[name] : {};
    // An object without a style is written as JSON, which is how most servers read it.
    const isJson = isObject(value) && given.style === undefined;
    return parameterQuery({ name, node: given, ...(isJson && { mediaType: "application/json" }) }, value);
  });
  return pairs.filter((pair) => pair !== "").join("&");
}

function formBytes(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name, fileName, type, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? "" : `; filename="${fileName}"`) +
        (type === undefined ? "" : `\r\nContent-Type: ${type}`) +
        "\r\n\r\n",
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
