import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Aborted } from "../../../../scripts/runtime/koa/call.ts";
import { readBytes } from "../../../../scripts/runtime/koa/koa-request.ts";

const stream = () => new PassThrough() as PassThrough & IncomingMessage;

test("chunks are joined", async () => {
  const body = stream();
  const read = readBytes(body, 10);
  body.write("abc");
  body.write("def");
  body.end();
  expect((await read)?.toString()).toBe("abcdef");
});

test("no bytes are an empty body", async () => {
  const body = stream();
  body.end();
  expect(await readBytes(body, 10)).toEqual(Buffer.alloc(0));
});

test("a body over the limit is undefined, and the rest stays unread", async () => {
  const body = stream();
  const read = readBytes(body, 5);
  body.write("abc");
  body.write("def");
  expect(await read).toBeUndefined();
  expect(body.isPaused()).toBe(true);
  expect(body.listenerCount("data")).toBe(0);
});

test("a closed connection is an error and not an empty body", async () => {
  const body = stream();
  const read = readBytes(body, 5);
  body.write("a");
  body.destroy();
  await expect(read).rejects.toBeInstanceOf(Aborted);
});

test("a connection that is closed already is not waited for", async () => {
  const body = stream();
  body.destroy();
  await new Promise((resolve) => body.once("close", resolve));
  await expect(readBytes(body, 5)).rejects.toBeInstanceOf(Aborted);
});
