import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { toShell } from "../../../../scripts/probe/wire/curl.ts";
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

test("a connection that the server has closed in the meantime is replaced", async () => {
  // Each connection answers one request, and promises to stay open.
  const answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: keep-alive\r\n\r\n";
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    let requests = 0;
    socket.on("error", () => {});
    socket.on("data", () => (++requests === 1 ? socket.write(answer) : socket.destroy()));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const sender = new Sender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent++) statuses.push((await sender.send(request)).status);
  sender.close();
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(connections).toBeGreaterThan(2);
});

test("a request without a body says so, and so does its line for the shell", async () => {
  const seen: (readonly [string | undefined, string | undefined])[] = [];
  const { url } = await serve(({ headers }, response) => {
    seen.push([headers["transfer-encoding"], headers["content-length"]]);
    response.end();
  });
  const sender = new Sender(url);
  for (const method of ["POST", "DELETE"]) await sender.send({ ...request, method });
  sender.close();
  expect(seen).toEqual([
    [undefined, "0"],
    [undefined, undefined],
  ]);
  expect(toShell(url, { ...request, method: "POST" }, new Set())).toContain("-H 'Content-Length: 0'");
});

test("knows whether a server takes connections", async () => {
  const { url, stop } = await serve((_, response) => response.end());
  expect(await isReachable(url)).toBe(true);
  stop();
  expect(await isReachable(url)).toBe(false);
});
