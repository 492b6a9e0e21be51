import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { ResolveName } from "../../../server/webhooks/resolve-name.ts";
import { webhookTransport } from "../../../server/webhooks/transport.ts";
import { allowedAddresses } from "../../../server/webhooks/webhook-url.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function listening(answer: RequestListener, { host = "127.0.0.1", port = 0 } = {}) {
  const server: Server = createServer(answer);
  const connections = { count: 0 };
  server.on("connection", () => {
    connections.count += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  undo.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { server, connections, port: (server.address() as AddressInfo).port };
}

function transport({
  networks = ["127.0.0.0/8"],
  resolve = async () => [{ address: "127.0.0.1", family: 4 }],
  timeoutMs = 5000,
}: {
  networks?: readonly string[];
  resolve?: ResolveName;
  timeoutMs?: number;
} = {}) {
  const { post, close } = webhookTransport({ allows: allowedAddresses(networks), resolve, timeoutMs });
  undo.push(close);
  return (url: string) =>
    post({ webhook: "w", url, method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
}

const ok: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json" }).end('{"a":1}');
};

describe("the guard", () => {
  test("asks again at every connection: a name that turns to a private address gets nothing", async () => {
    const open = await listening(
      (request, response) => {
        response.setHeader("connection", "close");
        ok(request, response);
      },
      { host: "127.0.0.2" },
    );
    let reached = 0;
    await listening(
      (request, response) => {
        reached += 1;
        ok(request, response);
      },
      { host: "127.0.0.1", port: open.port },
    );
    // 127.0.0.2 stands for a public address: the only one that is allowed here.
    const answers = ["127.0.0.2", "127.0.0.1"];
    const resolve: ResolveName = async () => [{ address: answers.shift() ?? "127.0.0.1", family: 4 }];
    const post = transport({ networks: ["127.0.0.2/32"], resolve });
    expect(await post(`http://rebinding.example:${open.port}/`)).toMatchObject({ status: 200 });
    await expect(post(`http://rebinding.example:${open.port}/`)).rejects.toThrow("127.0.0.1 is no public address");
    expect(reached).toBe(0);
  });

  test("uses only the allowed ones of several addresses", async () => {
    const hosts = new Set<string | undefined>();
    const answer: RequestListener = (request, response) => {
      hosts.add(request.socket.localAddress);
      ok(request, response);
    };
    const { port } = await listening(answer, { host: "0.0.0.0" });
    const resolve: ResolveName = async () => [
      { address: "127.0.0.1", family: 4 },
      { address: "127.0.0.2", family: 4 },
    ];
    const post = transport({ networks: ["127.0.0.2/32"], resolve });
    await post(`http://several.example:${port}/`);
    expect([...hosts]).toEqual(["127.0.0.2"]);
  });

  test.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "0.0.0.0"])(
    "looks at %s, which no name server is asked about",
    async (host) => {
      let reached = 0;
      const { port } = await listening(
        (request, response) => {
          reached += 1;
          ok(request, response);
        },
        { host: "0.0.0.0" },
      );
      await expect(transport({ networks: [] })(`http://${host}:${port}/`)).rejects.toThrow("is no public address");
      expect(reached).toBe(0);
    },
  );
});

describe("an exchange", () => {
  test("uses a connection again", async () => {
    const { port, connections } = await listening(ok);
    const post = transport();
    await post(`http://a.example:${port}/`);
    await post(`http://a.example:${port}/`);
    expect(connections.count).toBe(1);
  });

  test("is made once more over a new connection when the receiver has closed the old one", async () => {
    let requests = 0;
    const { port, connections } = await listening((request, response) => {
      requests += 1;
      // The second request on a connection finds it being closed.
      if (requests === 2) request.socket.destroy();
      else ok(request, response);
    });
    const post = transport();
    await post(`http://a.example:${port}/`);
    expect(await post(`http://a.example:${port}/`)).toMatchObject({ status: 200 });
    expect([requests, connections.count]).toEqual([3, 2]);
  });

  test("is not made once more when a new connection breaks", async () => {
    let requests = 0;
    const { port } = await listening((request) => {
      requests += 1;
      request.socket.destroy();
    });
    await expect(transport()(`http://a.example:${port}/`)).rejects.toThrow();
    expect(requests).toBe(1);
  });

  test("every 2xx is success, and a redirect is not followed", async () => {
    const seen: (string | undefined)[] = [];
    const { port } = await listening((request, response) => {
      seen.push(request.url);
      if (request.url === "/created") response.writeHead(201).end("{}");
      else response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect(await transport()(`http://a.example:${port}/created`)).toEqual({ status: 200, body: "{}" });
    expect(await transport()(`http://a.example:${port}/moved`)).toEqual({ status: 307, body: "" });
    expect(seen).toEqual(["/created", "/moved"]);
  });

  test.each([
    ["says nothing", () => {}],
    [
      "stops in the middle of its answer",
      (_request, response) => {
        response.writeHead(200, { "content-type": "application/json" }).write("{");
      },
    ],
  ] satisfies [string, RequestListener][])("ends in time with a receiver that %s", async (_name, answer) => {
    const { port } = await listening(answer);
    await expect(transport({ timeoutMs: 100 })(`http://a.example:${port}/`)).rejects.toThrow(
      expect.objectContaining({ name: "NoAnswerError" }),
    );
  });

  test("ends in time with a receiver that says a little for ever", async () => {
    const { port } = await listening((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(timer));
    });
    await expect(transport({ timeoutMs: 200 })(`http://a.example:${port}/`)).rejects.toThrow(
      expect.objectContaining({ name: "NoAnswerError" }),
    );
  });

  test("ends in time with a name that nobody resolves", async () => {
    const post = transport({ timeoutMs: 100, resolve: () => new Promise(() => {}) });
    await expect(post("http://a.example/")).rejects.toThrow(expect.objectContaining({ name: "NoAnswerError" }));
  });

  test("takes only so much of an answer", async () => {
    const { port } = await listening((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write("x".repeat(10_000)));
      };
      response.on("drain", more);
      more();
    });
    await expect(transport()(`http://a.example:${port}/`)).rejects.toThrow(
      expect.objectContaining({ name: "LongAnswerError" }),
    );
  });
});
