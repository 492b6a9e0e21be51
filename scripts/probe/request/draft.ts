import type { ParsedRequest } from "../contract/contract.ts";
import { isObject, type Json } from "../../schema/json-pointer.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { textOf } from "./write-parameter.ts";

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
}

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

/** The request as it is sent, but for whatever shows who sends it. */
export function wireRequest(draft: Draft): WireRequest {
  const { operation, headers, path, query } = draft;
  const written = bodyOf(draft);
  const filled = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeSegment(path[name] ?? ""));
  return {
    method: operation.method,
    path: query === undefined ? filled : `${filled}?${query}`,
    headers: { ...headers, ...(written && { "content-type": draft.mediaType ?? written.type }) },
    body: written?.bytes,
  };
}

/** The request as the independent reader of the document looks at it; a file is as many characters as it has bytes. */
export function parsedRequest(draft: Draft): ParsedRequest {
  const written = bodyOf(draft);
  const body =
    draft.form === undefined
      ? draft.body
      : Object.fromEntries(draft.form.map(({ name, bytes }) => [name, Buffer.from(bytes).toString("latin1")]));
  return {
    path: draft.path,
    headers: draft.headers,
    ...(written && { mediaType: draft.mediaType ?? written.type, body }),
  };
}

const BOUNDARY = "boundary-of-the-exercise";

export const FORM = "application/x-www-form-urlencoded";

/** A comma and the like need no escape in a path, and separate the parts of a list there. */
const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(2C|3B|3D)/g, (escaped) => decodeURIComponent(escaped));

function bodyOf(draft: Draft): { readonly type: string; readonly bytes: Uint8Array } | undefined {
  const { body, form, raw, mediaType } = draft;
  if (form !== undefined) return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: formBytes(form) };
  if (raw === undefined && body === undefined) return undefined;
  if (raw === undefined && mediaType === FORM) return { type: FORM, bytes: Buffer.from(formText(body)) };
  const isText = mediaType?.startsWith("text/") === true && typeof body === "string";
  return { type: "application/json", bytes: Buffer.from(raw ?? (isText ? body : JSON.stringify(body))) };
}

/** The fields of a form; a list is written as several fields of the same name. */
function formText(body: Json | undefined): string {
  const fields = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, textOf(one)]),
  );
  return new URLSearchParams(fields).toString();
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
