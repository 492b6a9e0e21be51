import type { ParameterizedContext } from "koa";
import type { Exchange } from "./exchange.ts";
import { codeOf, type Reply } from "./reply.ts";

/** Puts a reply on the wire. */
export function send(ctx: ParameterizedContext, exchange: Exchange, reply: Reply): void {
  exchange.code = codeOf(reply);
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    if (value !== undefined) ctx.set(name, String(value));
  const mediaType = reply.mediaType ?? "application/json";
  ctx.set("Content-Type", mediaType);
  if (mediaType === "application/json") {
    ctx.set("Cache-Control", "no-store");
    ctx.body = JSON.stringify(reply.body);
    return;
  }
  // Bytes that a caller uploaded: a browser must take them for nothing but the image they were checked to be.
  ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
  ctx.body =
    reply.body instanceof Uint8Array
      ? Buffer.from(reply.body.buffer, reply.body.byteOffset, reply.body.byteLength)
      : reply.body;
}
