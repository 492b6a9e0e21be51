import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Aborted } from "../../../../scripts/koa/call.ts";
import { readBytes } from "../../../../scripts/koa/koa-request.ts";

const stream = () => new PassThrough() as PassThrough & IncomingMessage;

test("chunks become one", async () => {
  const body = stream();
  const read = readBytes(body, 10);
  body.write("abc");
  body.write("def");
  body.end();
  expect((await read)?.toString()).toBe("abcdef");
});

test("nothing is an empty body", async () => {
  const body = stream();
  body.end();
  expect(await readBytes(body, 10)).toEqual(Buffer.alloc(0));
});

test("over the limit it ends, and leaves the rest unread", async () => {
  const body = stream();
  const read = readBytes(body, 5);
  body.write("abc");
  body.write("def");
  expect(await read).toBeUndefined();
  expect(body.isPaused()).toBe(true);
  expect(body.listenerCount("data")).toBe(0);
});

test("a caller who hangs up is told apart from a body", async () => {
  const body = stream();
  const read = readBytes(body, 5);
  body.write("a");
  body.destroy();
  await expect(read).rejects.toBeInstanceOf(Aborted);
});

test("one who has hung up already is not waited for", async () => {
  const body = stream();
  body.destroy();
  await new Promise((resolve) => body.once("close", resolve));
  await expect(readBytes(body, 5)).rejects.toBeInstanceOf(Aborted);
});
