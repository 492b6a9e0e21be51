import type { Exchange, ServerContext } from "./exchange.ts";
import { headersOf } from "./limit.ts";
import { codeOf, type Reply, type ReplyHeaders } from "./reply.ts";

const JSON_TYPE = "application/json";

/**
 * Puts a reply on the wire: head and body in one go, past Koa's own way of answering, which looks at each header and at the
 * kind of body once more.
 */
export function send(ctx: ServerContext, exchange: Exchange, reply: Reply): void {
  ctx.respond = false;
  exchange.code = codeOf(reply);
  const mediaType = reply.mediaType ?? JSON_TYPE;
  const head = ["X-Request-Id", exchange.requestId, "X-Content-Type-Options", "nosniff", "Content-Type", mediaType];
  add(head, headersOf(reply, exchange.budget));
  if (mediaType === JSON_TYPE) {
    head.push("Cache-Control", "no-store");
    write(ctx, reply.status, head, JSON.stringify(reply.body));
  } else {
    // Bytes that a caller uploaded: a browser must take them for nothing but the image they were checked to be.
    head.push("Content-Security-Policy", "default-src 'none'; sandbox");
    write(ctx, reply.status, head, reply.body instanceof Uint8Array ? reply.body : String(reply.body));
  }
}

function add(head: string[], headers: ReplyHeaders | undefined): void {
  for (const name in headers) if (headers[name] !== undefined) head.push(name, String(headers[name]));
}

/** What every answer has, set one by one where Koa answers. */
export function setOnEvery(ctx: ServerContext, { requestId }: Exchange): void {
  if (ctx.res.headersSent) return;
  ctx.set("X-Request-Id", requestId);
  ctx.set("X-Content-Type-Options", "nosniff");
}

function write({ res }: ServerContext, status: number, head: string[], body: string | Uint8Array): void {
  const bytes = Buffer.byteLength(body);
  head.push("Content-Length", String(bytes));
  res.writeHead(status, head);
  // One byte a character is what Node writes fastest, and in ASCII it is the same bytes.
  res.end(body, bytes === body.length ? "latin1" : "utf8");
}
