import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isReachable } from "../../../../scripts/probe/wire/reachable.ts";
import { NoAnswer, Sender } from "../../../../scripts/probe/wire/send.ts";

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return { server, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const request = { method: "GET", path: "/", headers: [] };

test("keeps connections, and makes a new one now and then", async () => {
  const { server, url } = await serve((_, response) => response.end());
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  const sender = new Sender(url);
  for (let sent = 0; sent < 25; sent++) await sender.send(request);
  sender.close();
  expect(connections).toBe(3);
});

test("sends no faster than it may", async () => {
  const { url } = await serve((_, response) => response.end());
  const sender = new Sender(url, { rate: 50 });
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => sender.send(request)));
  sender.close();
  // Timers may be early by a millisecond.
  expect(performance.now() - startedMs).toBeGreaterThan(95);
});

test("an answer that does not come to its end in time is none", async () => {
  const { url } = await serve((_, response) => {
    response.write("a");
    const timer = setInterval(() => response.write("a"), 20);
    response.on("close", () => clearInterval(timer));
  });
  const sender = new Sender(url, { timeoutMs: 300 });
  const sending = sender.send(request);
  await expect(sending).rejects.toThrow(NoAnswer);
  await expect(sending).rejects.toThrow("no answer within 0.3 s");
  sender.close();
});

test("knows whether a server takes connections", async () => {
  const { url, stop } = await serve((_, response) => response.end());
  expect(await isReachable(url)).toBe(true);
  stop();
  expect(await isReachable(url)).toBe(false);
});
