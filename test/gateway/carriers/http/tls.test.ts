import { once } from "node:events";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HttpClient, NoAnswerError } from "../../../../server/carriers/http/http-client.ts";
import { localhost } from "./localhost-certificate.ts";

let server: Server;
let url = "";
let requests = 0;
let manner: "answer" | "cut" | "silent" = "answer";

beforeEach(async () => {
  requests = 0;
  server = createServer(localhost, (request, response) => {
    requests++;
    request.resume();
    if (manner === "answer") response.end("{}");
    else if (manner === "cut") request.on("end", () => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(async () => {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
});

/** Whether the failure leaves no doubt that nothing was sent. */
async function isUnreached(posted: Promise<unknown>): Promise<boolean> {
  const error = await posted.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NoAnswerError)) throw new Error("There was an answer");
  return error.isUnreached;
}

const post = (connections: HttpClient) => connections.post(url, {}, Buffer.from("{}"));

test("a certificate that nobody vouches for: nothing is sent", async () => {
  const connections = new HttpClient(5000);
  expect(await isUnreached(post(connections))).toBe(true);
  expect(requests).toBe(0);
});

describe("over a secure connection", () => {
  const usual = getCACertificates("default");
  beforeAll(() => setDefaultCACertificates([...usual, localhost.cert]));
  afterAll(() => setDefaultCACertificates(usual));

  test("a request is answered, and the next one goes over the same connection", async () => {
    manner = "answer";
    let connected = 0;
    server.on("secureConnection", () => {
      connected++;
    });
    const connections = new HttpClient(5000);
    for (let times = 0; times < 3; times++) expect(await post(connections)).toMatchObject({ status: 200, body: "{}" });
    expect([requests, connected]).toEqual([3, 1]);
    connections.close();
  });

  test.each(["cut", "silent"] as const)(
    "an answer that is %s leaves it open, on a new and on a used one",
    async (how) => {
      manner = how;
      const connections = new HttpClient(1000);
      expect(await isUnreached(post(connections))).toBe(false);
      manner = "answer";
      await post(connections);
      manner = how;
      expect(await isUnreached(post(connections))).toBe(false);
      expect(requests).toBe(3);
      connections.close();
    },
  );
});
