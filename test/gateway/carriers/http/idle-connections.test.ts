import { once } from "node:events";
import { createServer as createPlain } from "node:http";
import { createServer as createSecure } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { HttpClient, IDLE_MS } from "../../../../server/carriers/http/http-client.ts";
import { localhost } from "./localhost-certificate.ts";

const usual = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...usual, localhost.cert]));
afterAll(() => setDefaultCACertificates(usual));

/** A provider that never closes a connection by itself. */
async function startProvider(protocol: "http" | "https") {
  const server = protocol === "http" ? createPlain() : createSecure(localhost);
  server.keepAliveTimeout = 0;
  server.on("request", (request, response) => {
    request.resume();
    response.end("{}");
  });
  const connections: Promise<unknown>[] = [];
  server.on(protocol === "http" ? "connection" : "secureConnection", (socket: Socket) => {
    connections.push(once(socket, "close"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, connections };
}

test.each(["http", "https"] as const)(
  "a connection by %s that is idle is closed, and not used again",
  async (protocol) => {
    const { url, connections } = await startProvider(protocol);
    const client = new HttpClient(60_000, 50);
    onTestFinished(() => client.close());
    for (const count of [1, 2, 3]) {
      expect(await client.post(url, {}, Buffer.from("{}"))).toMatchObject({ status: 200 });
      expect(connections).toHaveLength(count);
      await connections.at(-1);
    }
  },
);

test("it is closed before the usual server would close it", () => {
  expect(IDLE_MS).toBeLessThan(createPlain().keepAliveTimeout);
});
