import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TcpProxy } from "../../rig/tcp-proxy.ts";

/** Sends back what it gets. */
const echo = createServer((socket) => void socket.on("error", () => {}).pipe(socket));
let proxy: TcpProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  echo.listen(0, "127.0.0.1");
  await once(echo, "listening");
  proxy = await TcpProxy.start({ host: "127.0.0.1", port: (echo.address() as AddressInfo).port });
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.stop();
  echo.close();
  await once(echo, "close");
});

async function open(): Promise<Socket> {
  const client = connect(proxy.port, "127.0.0.1");
  clients.push(client);
  client.on("error", () => {});
  await once(client, "connect");
  return client;
}

/** Not `once`, which rejects when the socket is reset. */
const closing = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.on("close", resolve));

async function ask(client: Socket, text: string): Promise<string> {
  client.write(text);
  const [answer] = await once(client, "data");
  return String(answer);
}

test("Silent, it keeps connections open, takes new ones, and passes everything on afterwards", async () => {
  const early = await open();
  expect(await ask(early, "one")).toBe("one");
  proxy.silence();
  const late = await open();
  const answers = Promise.all([ask(early, "two"), ask(late, "three")]);
  expect(await Promise.race([answers, sleep(200, "nothing")])).toBe("nothing");
  expect([early.readyState, late.readyState]).toEqual(["open", "open"]);
  proxy.forward();
  expect(await answers).toEqual(["two", "three"]);
  expect(proxy.accepted).toBe(2);
});

test("Cut, it resets connections and every new one, until it forwards again", async () => {
  const early = await open();
  expect(await ask(early, "one")).toBe("one");
  proxy.cut();
  await closing(early);
  const late = connect(proxy.port, "127.0.0.1");
  late.on("error", () => {});
  await closing(late);
  proxy.forward();
  expect(await ask(await open(), "two")).toBe("two");
});

test("Slow, it delays what is passed on in both directions", async () => {
  const client = await open();
  proxy.slow(60);
  const startedMs = performance.now();
  expect(await ask(client, "one")).toBe("one");
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(110);
});

test("A stop ends connections that it is silent about, and a start listens on the same port", async () => {
  const client = await open();
  const { port } = proxy;
  proxy.silence();
  client.write("one");
  const closed = closing(client);
  await proxy.stop();
  await closed;
  proxy.forward();
  await proxy.start();
  expect(proxy.port).toBe(port);
  expect(await ask(await open(), "two")).toBe("two");
});
