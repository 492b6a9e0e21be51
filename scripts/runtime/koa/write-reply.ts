import { createHash } from "node:crypto";
import type { ParameterizedContext } from "koa";
import { encodeHeader } from "../parameter-encode.ts";
import type { Route } from "../route.ts";
import type { Reply } from "./call.ts";
import { findDocumentedStatus } from "./check-reply.ts";

const JSON_TYPE = "application/json";
/** Not application/json-seq, which is bytes. */
const JSON_TYPES = /(^(application|text)\/|\+)json *(;|$)/i;
/** Statuses of replies that never have a body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Puts a reply into Koa's context. Koa sends it after all middleware has run. */
export function writeReply(ctx: ParameterizedContext<unknown>, reply: Reply, route: Route | undefined): void {
  const { response, res } = ctx;
  response.status = reply.status;
  if (reply.headers !== undefined) writeHeaders(ctx, reply, route);
  if (EMPTY.has(reply.status)) {
    response.body = null;
    return;
  }
  if (reply.body === undefined) {
    // Koa would make 204 of any status whose body is null.
    response.body = "";
    response.remove("Content-Type");
    return;
  }
  const mediaType = reply.mediaType ?? (route && firstMediaType(route, reply.status)) ?? JSON_TYPE;
  res.setHeader("Content-Type", mediaType);
  const body = bodyToSend(mediaType, reply.body);
  response.body = body;
  if (route?.automaticEtag === true && reply.status < 300 && !res.hasHeader("ETag")) writeEtag(ctx, body);
}

/** The name of these bytes. A stream has none before it is read. */
function writeEtag({ response }: ParameterizedContext<unknown>, body: unknown): void {
  if (typeof body === "string" || Buffer.isBuffer(body))
    response.etag = createHash("sha1").update(body).digest("base64url");
}

function firstMediaType(route: Route, status: number): string | undefined {
  const key = findDocumentedStatus(route, status);
  const first = key === undefined ? undefined : route.replies[key]?.[0];
  // A range such as image/* is not a type: only the handler knows the type.
  return first?.includes("*") ? "application/octet-stream" : first;
}

function bodyToSend(mediaType: string, body: unknown): unknown {
  if (mediaType === JSON_TYPE || JSON_TYPES.test(mediaType)) return JSON.stringify(body);
  // Answers with the same bytes share them.
  if (Buffer.isBuffer(body)) return body;
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // Koa sends streams as they are.
  return typeof body === "object" ? body : String(body);
}

function writeHeaders(ctx: ParameterizedContext<unknown>, { status, headers }: Reply, route: Route | undefined): void {
  const key = route?.replyHeaders && findDocumentedStatus(route, status);
  const rows = key === undefined ? undefined : route?.replyHeaders?.[key];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) ctx.res.setHeader(name, headerText(name, value, rows?.[name]));
  }
}

function headerText(
  name: string,
  value: unknown,
  row: { readonly explode?: boolean; readonly json?: boolean } | undefined,
): string | string[] {
  if (typeof value === "string") return value;
  if (typeof value !== "object" && row?.json !== true) return String(value);
  // Set-Cookie is the only header whose values must not be joined: each cookie has a header of its own.
  if (Array.isArray(value) && name.toLowerCase() === "set-cookie") return value.map(String);
  return encodeHeader({ explode: row?.explode === true, json: row?.json === true }, value);
}
