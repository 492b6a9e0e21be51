import type { IncomingHttpHeaders } from "node:http";
import type { MediaRow } from "../../generated/routes.ts";
import { fault, refuse } from "../domain/refusal.ts";
import type { Refusal } from "../handlers/all.ts";
import type { BodyLease } from "./body-memory.ts";
import type { Confirm } from "./identity.ts";
import type { Incoming } from "./incoming.ts";
import type { Operation } from "./operation.ts";
import { parseJson } from "./parse-json.ts";
import type { ReplyHeaders } from "./reply.ts";

/** A body as it was read. */
export interface Body {
  readonly mediaType: string;
  readonly value: unknown;
  /** Of JSON: what it was read from. */
  readonly source: { readonly text: string; readonly bytes: Buffer } | undefined;
}

export type BodyOutcome =
  | { readonly ok: true; readonly body: Body | undefined }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers?: ReplyHeaders };

const no = (refusal: Refusal): BodyOutcome => ({ ok: false, refusal });

/**
 * Media type, size, parsing, in the contract's order; in between, whether the body is the caller's where that takes the
 * body to say. An operation without a body leaves whatever came unread.
 */
export function readBody(
  { route, bodyLimitBytes: limit }: Pick<Operation, "route" | "bodyLimitBytes">,
  request: Pick<Incoming, "headers" | "bytes" | "form">,
  memory: BodyLease,
  confirm?: Confirm,
): BodyOutcome | Promise<BodyOutcome> {
  if (route.body === undefined) {
    const refusal = confirm?.(NOTHING);
    return refusal === undefined ? { ok: true, body: undefined } : no(refusal);
  }
  const { headers } = request;
  const media = mediaOf(headers, route.body.media);
  if (media === undefined) return no(refuse("A015"));

  // Node has refused a request whose length is no number.
  const declared = headers["content-length"];
  const length = declared === undefined ? limit : Number(declared);
  if (length > limit) return no(refuse("A016"));

  // Reserved as a whole before the first byte is read: a body under way must never be what memory runs out on.
  if (!memory.reserve(length)) return { ok: false, refusal: refuse("A920"), headers: { "Retry-After": 1 } };
  if (media.row.kind !== "multipart") {
    const bytes = request.bytes(limit);
    return bytes instanceof Promise
      ? bytes.then((whole) => jsonIn(whole, media.type, confirm))
      : jsonIn(bytes, media.type, confirm);
  }
  // Its parts are taken one by one, and are gone: nothing is left that could be signed.
  if (confirm !== undefined) throw new Error(`${route.operationId} takes a form, which no signature can be checked of`);
  return readForm(request, media.type, limit);
}

const NOTHING = new Uint8Array();

function jsonIn(bytes: Buffer | undefined, mediaType: string, confirm: Confirm | undefined): BodyOutcome {
  if (bytes === undefined) return no(refuse("A016"));
  const refusal = confirm?.(bytes);
  if (refusal !== undefined) return no(refusal);
  const parsed = parseJson(bytes);
  if (!parsed.ok) return no(notJson());
  return { ok: true, body: { mediaType, value: parsed.value, source: { text: parsed.text, bytes } } };
}

export const notJson = (): Refusal => refuse("A010", fault("A010", ""));

async function readForm(request: Pick<Incoming, "form">, mediaType: string, limit: number): Promise<BodyOutcome> {
  const form = await request.form(limit);
  if (!form.ok) return no(refuse(form.code, ...form.faults));
  return { ok: true, body: { mediaType, value: form.body, source: undefined } };
}

interface Media {
  readonly type: string;
  readonly row: MediaRow;
}

type MediaRows = Readonly<Record<string, MediaRow>>;

/** Which of the operation's media types the body has. Only UTF-8, and only as it is: not compressed. */
function mediaOf(headers: IncomingHttpHeaders, rows: MediaRows): Media | undefined {
  const { "content-encoding": encoding, "content-type": given = "" } = headers;
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") return undefined;
  return mediaNamed(given, rows) ?? mediaNamed(utf8Type(given), rows);
}

function mediaNamed(type: string | undefined, rows: MediaRows): Media | undefined {
  const row = type !== undefined && Object.hasOwn(rows, type) ? rows[type] : undefined;
  return type === undefined || row === undefined ? undefined : { type, row };
}

/** The type without its parameters; undefined where they name another encoding than UTF-8. */
function utf8Type(given: string): string | undefined {
  const [type = "", ...parameters] = given.split(";").map((part) => part.trim());
  const charset = parameters.map((part) => /^charset="?([^"]*)"?$/i.exec(part)?.[1]).find((name) => name !== undefined);
  return charset === undefined || /^utf-?8$/i.test(charset) ? type.toLowerCase() : undefined;
}
