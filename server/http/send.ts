import type { Exchange, ServerContext } from "./exchange.ts";
import { headersOf } from "./limit.ts";
import type { Reply } from "./reply.ts";
import { JSON_HEADERS, ON_EVERY, UPLOAD_HEADERS } from "./reply-headers.ts";

const JSON_TYPE = "application/json";

/**
 * Puts a reply on the wire: head and body in one go, past Koa's own way of answering, which looks at each header and at the
 * kind of body once more.
 */
export function send(ctx: ServerContext, exchange: Exchange, reply: Reply): void {
  ctx.respond = false;
  const { mediaType = JSON_TYPE } = reply;
  const head = ["X-Request-Id", exchange.requestId];
  const headers = headersOf(reply, exchange.budget);
  for (const name in headers) if (headers[name] !== undefined) head.push(name, String(headers[name]));
  if (mediaType === JSON_TYPE) {
    write(ctx, reply.status, [...head, ...JSON_HEADERS], JSON.stringify(reply.body));
  } else {
    const body = reply.body instanceof Uint8Array ? reply.body : String(reply.body);
    write(ctx, reply.status, [...head, ...UPLOAD_HEADERS, "Content-Type", mediaType], body);
  }
}

/** What every answer has, set one by one where Koa answers. */
export function setOnEvery(ctx: ServerContext, { requestId }: Exchange): void {
  if (ctx.res.headersSent) return;
  ctx.set("X-Request-Id", requestId);
  ctx.set(...ON_EVERY);
}

function write({ res }: ServerContext, status: number, head: readonly string[], body: string | Uint8Array): void {
  const bytes = Buffer.byteLength(body);
  res.writeHead(status, [...head, "Content-Length", String(bytes)]);
  // One byte a character is what Node writes fastest, and in ASCII it is the same bytes.
  res.end(body, bytes === body.length ? "latin1" : "utf8");
}
