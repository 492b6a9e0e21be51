import type { IncomingMessage, ServerResponse } from "node:http";
import type { MediaRow, Route } from "../../generated/routes.ts";
import { fault, refuse } from "../domain/refusal.ts";
import type { Refusal } from "../handlers/all.ts";
import type { BodyLease } from "./body-memory.ts";
import type { Confirm } from "./identity.ts";
import { readMultipart } from "./multipart.ts";
import { parseJson } from "./parse-json.ts";
import { readBytes } from "./read-bytes.ts";
import type { ReplyHeaders } from "./reply.ts";

/** A body as it was read; `bytes` only of JSON. */
export interface Body {
  readonly mediaType: string;
  readonly value: unknown;
  readonly bytes: Buffer | undefined;
}

export type BodyOutcome =
  | { readonly ok: true; readonly body: Body | undefined }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers?: ReplyHeaders };

const no = (refusal: Refusal): BodyOutcome => ({ ok: false, refusal });

/**
 * Media type, size, parsing, in the contract's order; in between, whether the body is the caller's where that takes the
 * body to say. An operation without a body leaves whatever came unread.
 */
export async function readBody(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  /** Lowers the operation's own limit. */
  mostBytes: number,
  memory: BodyLease,
  confirm?: Confirm,
): Promise<BodyOutcome> {
  if (route.body === undefined) {
    const refusal = confirm?.(NOTHING);
    return refusal === undefined ? { ok: true, body: undefined } : no(refusal);
  }
  const media = mediaOf(request, route.body.media);
  if (media === undefined) return no(refuse("A015"));

  const limit = Math.min(bodyLimitOf(route), mostBytes);
  const declared = declaredLength(request);
  if (declared !== undefined && declared > limit) return no(refuse("A016"));

  // Reserved as a whole before the first byte is read: a body under way must never be what memory runs out on.
  if (!memory.reserve(declared ?? limit)) return { ok: false, refusal: refuse("A920"), headers: { "Retry-After": 1 } };
  if (request.headers.expect !== undefined) response.writeContinue();
  if (media.row.kind !== "multipart") return readJson(request, media.type, limit, confirm);
  // Its parts are taken one by one, and are gone: nothing is left that could be signed.
  if (confirm !== undefined) throw new Error(`${route.operationId} takes a form, which no signature can be checked of`);
  return readForm(request, media.type, limit);
}

const NOTHING = new Uint8Array();

async function readJson(
  request: IncomingMessage,
  mediaType: string,
  limit: number,
  confirm: Confirm | undefined,
): Promise<BodyOutcome> {
  const bytes = await readBytes(request, limit);
  if (bytes === undefined) return no(refuse("A016"));
  const refusal = confirm?.(bytes);
  if (refusal !== undefined) return no(refusal);
  const parsed = parseJson(bytes);
  return parsed.ok ? { ok: true, body: { mediaType, value: parsed.value, bytes } } : no(notJson());
}

export const notJson = (): Refusal => refuse("A010", fault("A010", ""));

async function readForm(request: IncomingMessage, mediaType: string, limit: number): Promise<BodyOutcome> {
  const form = await readMultipart(request, request.headers, { maxBytes: limit });
  if (!form.ok) return no(refuse(form.code, ...form.faults));
  return { ok: true, body: { mediaType, value: form.body, bytes: undefined } };
}

/** Which of the operation's media types the body has. Only UTF-8, and only as it is: not compressed. */
function mediaOf(
  request: IncomingMessage,
  media: { readonly [mediaType: string]: MediaRow },
): { readonly type: string; readonly row: MediaRow } | undefined {
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") return undefined;
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "").split(";").map((part) => part.trim());
  const charset = parameters.map((part) => /^charset="?([^"]*)"?$/i.exec(part)?.[1]).find((name) => name !== undefined);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return undefined;
  const name = type.toLowerCase();
  const row = Object.hasOwn(media, name) ? media[name] : undefined;
  return row === undefined ? undefined : { type: name, row };
}

function bodyLimitOf(route: Route): number {
  const own = route.extensions["x-body-limit"];
  return typeof own === "number" ? own : Number.POSITIVE_INFINITY;
}

/** Node has refused a request whose length is no number. */
function declaredLength(request: IncomingMessage): number | undefined {
  const given = request.headers["content-length"];
  return given === undefined ? undefined : Number(given);
}
