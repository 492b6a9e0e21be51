import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Aborted } from "../../../../scripts/runtime/koa/call.ts";
import { readBytes } from "../../../../scripts/runtime/koa/koa-request.ts";
import { BodyIntake } from "../../../../scripts/runtime/koa/read-body.ts";

const atMost = (bytes: number) => new BodyIntake(bytes, { reserve: () => true }).take;
const stream = () => new PassThrough() as PassThrough & IncomingMessage;

test("chunks are joined", async () => {
  const body = stream();
  const read = readBytes(body, atMost(10));
  body.write("abc");
  body.write("def");
  body.end();
  expect((await read)?.toString()).toBe("abcdef");
});

test("no bytes are an empty body", async () => {
  const body = stream();
  body.end();
  expect(await readBytes(body, atMost(10))).toEqual(Buffer.alloc(0));
});

test("a body over the limit is undefined, and the rest stays unread", async () => {
  const body = stream();
  const read = readBytes(body, atMost(5));
  body.write("abc");
  body.write("def");
  expect(await read).toBeUndefined();
  expect(body.isPaused()).toBe(true);
  expect(body.listenerCount("data")).toBe(0);
});

test("many small chunks between large ones are joined in their order", async () => {
  const body = stream();
  const read = readBytes(body, atMost(1e6));
  const chunks = Array.from({ length: 3000 }, (_, index) =>
    Buffer.alloc(index % 500 === 499 ? 20_000 : (index % 40) + 1, index),
  );
  for (const chunk of chunks) if (!body.write(chunk)) await once(body, "drain");
  body.end();
  expect((await read)?.equals(Buffer.concat(chunks))).toBe(true);
});

test("a closed connection is an error and not an empty body", async () => {
  const body = stream();
  const read = readBytes(body, atMost(5));
  body.write("a");
  body.destroy();
  await expect(read).rejects.toBeInstanceOf(Aborted);
});

test("a connection that is closed already is not waited for", async () => {
  const body = stream();
  body.destroy();
  await new Promise((resolve) => body.once("close", resolve));
  await expect(readBytes(body, atMost(5))).rejects.toBeInstanceOf(Aborted);
});
