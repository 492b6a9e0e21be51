import { once } from "node:events";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import type { PollReportsReply } from "../../generated/handlers.ts";
import { makeTokens } from "../../server/accounts/tokens.ts";
import type { Account } from "../../server/domain/model.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { Line, SOON_MS } from "../rig/line.ts";
import { LiveGateway, linesOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { waitUntil } from "../rig/wait-until.ts";

const TOKEN_KEY = "a key for tests, and long enough";
/** What a poll finds. */
const reports = (reportId = ""): PollReportsReply => ({
  status: 200,
  body: { code: "A000", result: "Success", data: { reportId, report: [] } },
});

const fresh = useFreshDatabase({ nowMs: Date.now() });
let token = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme", { limits: { pollingPerSecond: 100_000 } });
  token = issueToken("acme");
});

function issueToken(id: string): string {
  const tokens = makeTokens({ key: TOKEN_KEY, oldKey: undefined, ttlS: 3600 });
  return tokens.issue({ id, epoch: 0 } as Account, Date.now()).token;
}

const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

function send(body = sms, from = token): string {
  const lines = ["POST /v1/send/sms HTTP/1.1", "Host: x", `Authorization: Bearer ${from}`];
  return `${lines.join("\r\n")}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const poll = (): string => `GET /v1/report/polling HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;

/** Resolves when everything has been read that was sent on other connections before. */
async function roundTrip({ url }: { readonly url: string }): Promise<void> {
  for (let times = 0; times < 3; times++) await (await fetch(`${url}/nowhere`)).text();
}

/** A gateway whose polls are answered when the test says so. */
async function startSlow(environment: Readonly<Record<string, string>>) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let polls = 0;
  const handlers = {
    pollReports: async () => {
      polls++;
      await promise;
      return reports();
    },
  };
  const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, TOKEN_KEY, ...environment }, { handlers });
  const polled = (count: number) =>
    waitUntil(
      () => polls === count,
      () => `${polls} polls are ${count}`,
      SOON_MS,
    );
  return { gateway, release, polled };
}

test("Node has the property by which callers that closed their side are still answered", () => {
  expect(createServer()).toHaveProperty("httpAllowHalfOpen", false);
});

describe.concurrent("a connection", () => {
  const SETTINGS = {
    ...{ TOKEN_KEY, REQUEST_TIMEOUT_S: "2", KEEP_ALIVE_TIMEOUT_S: "1" },
    // Many gateways run at once here: each has few database connections and sends nothing.
    ...{ POOL_SIZE: "3", ROLE: "api" },
  };
  const live = useGateway(fresh, SETTINGS);

  const line = () => new Line(live.gateway.url);

  test("without requests stays open for the keep-alive time-out, then is closed", async () => {
    const one = line().say(send());
    await one.hears(/Keep-Alive: timeout=1\r\n.*A000/s);
    one.say(send());
    await one.hears(/A000.*A000/s);
    await one.ended();
  });

  test("keeps a request while the account of its token is read from the database", async () => {
    const accounts = Array.from({ length: 10 }, (_, index) => `caller-${index}`);
    for (const account of accounts) await makeAccount(fresh, account);
    const tokens = accounts.map(issueToken);
    // A gateway that has none of the accounts in its cache, and has to read the database.
    const another = await LiveGateway.start({ DATABASE_URL: fresh.url, ...SETTINGS });
    const lines = accounts.map(() => new Line(another.url));
    await Promise.all(lines.map(({ socket }) => once(socket, "connect")));
    lines.forEach((one, index) => {
      one.say(send(JSON.stringify({ ...JSON.parse(sms), ref: `ref-${index}` }), tokens[index]));
    });
    await Promise.all(lines.map((one, index) => one.hears(new RegExp(`A000.*"ref":"ref-${index}"`, "s"))));
    for (const { socket } of lines) socket.destroy();
    await another.running.stop();
  });

  test("that breaks while its request is under way does not disturb other connections", async () => {
    for (let index = 0; index < 20; index++) {
      const one = line();
      one.socket.write(send(), () => one.socket.resetAndDestroy());
      await once(one.socket, "close");
    }
    await line().say(send()).halfClose().hears("A000");
  });

  describe("that sends bytes that are not HTTP", () => {
    test.each([
      ["of no protocol", "garbage\r\n\r\n"],
      ["of a CONNECT", "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n"],
      ["of half a head and the end", "POST /v1/se"],
    ])("has its good request answered first: %s", async (_, bad) => {
      const one = line()
        .say(send() + bad)
        .halfClose();
      await one.ended();
      expect(one.codes).toEqual(["A000", "A011"]);
    });

    test("has answers in order that take a while", async () => {
      const { gateway, release, polled } = await startSlow(SETTINGS);
      const pieces = [`${poll()}garbage\r\n\r\n`, `${poll()}${poll()}garbage\r\n\r\n`];
      const lines = pieces.map((piece) => new Line(gateway.url).say(piece));
      const later = new Line(gateway.url).say(poll());
      await polled(3);
      later.say("garbage\r\n\r\n");
      await roundTrip(gateway);
      expect([...lines, later].map(({ heard }) => heard)).toEqual(["", "", ""]);
      release();
      await Promise.all([...lines, later].map((one) => one.ended()));
      expect([...lines, later].map(({ codes }) => codes.join(" "))).toEqual([
        "A000 A011",
        "A000 A000 A011",
        "A000 A011",
      ]);
      await gateway.running.stop();
    });

    test("gets no second answer to a request that was answered before the error", async () => {
      const head = send()
        .split("\r\n\r\n", 1)[0]
        ?.replace(/Content-Length: \d+/, "Transfer-Encoding: chunked");
      const one = line().say(`${head?.replace(token, "wrong")}\r\n\r\n2\r\n{}\r\n`);
      await one.hears("A002");
      one.say("no chunk\r\n");
      await one.ended();
      expect(one.heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    });
  });

  describe("whose caller has closed its side", () => {
    test("gets its answer, and is closed with it", async () => {
      const { gateway, release, polled } = await startSlow(SETTINGS);
      const lines = [poll(), poll() + poll()].map((text) => new Line(gateway.url).say(text).halfClose());
      await polled(2);
      await roundTrip(gateway);
      expect(lines.map(({ heard }) => heard)).toEqual(["", ""]);
      release();
      await Promise.all(lines.map((one) => one.ended()));
      expect(lines.map(({ codes }) => codes.length)).toEqual([1, 2]);
      expect(lines[0]?.heard).toContain("Connection: close");
      await gateway.running.stop();
    });

    test("also gets an answer that comes at once", async () => {
      const one = line().say(send()).halfClose();
      await one.ended();
      expect(one.heard).toContain("A000");
    });
  });

  describe("whose caller does not read", () => {
    /** More than the system keeps for a connection. */
    const MUCH = "x".repeat(32_000_000);

    async function startLarge(size: string, writeTimeoutS = 2) {
      let polls = 0;
      const handlers = {
        pollReports: () => {
          polls++;
          return reports(size);
        },
      };
      const settings = {
        ...SETTINGS,
        DATABASE_URL: fresh.url,
        WRITE_TIMEOUT_S: String(writeTimeoutS),
        CHECK_REPLIES: "off",
      };
      const gateway = await LiveGateway.start(settings, { handlers });
      return { gateway, polls: () => polls };
    }

    /** Goes on sending bytes one by one, which must not keep the connection open either. */
    function closedWhileNotReading(one: Line): Promise<void> {
      one.socket.removeAllListeners("data").pause();
      const poke = () => {
        if (one.socket.writable) one.socket.write("\r\n", () => {});
        return one.isClosed;
      };
      return waitUntil(poke, "the gateway has closed the connection", 5 * SOON_MS);
    }

    test("is closed after the write time-out, also where it goes on sending", async () => {
      const { gateway } = await startLarge(MUCH);
      await closedWhileNotReading(new Line(gateway.url).say(poll()));
      await gateway.running.stop();
    });

    test("stays open as long as it reads, slowly", { timeout: 6 * SOON_MS }, async () => {
      // Longer than a busy machine keeps this process waiting.
      const WRITE_TIMEOUT_S = 5;
      const { gateway } = await startLarge(MUCH, WRITE_TIMEOUT_S);
      const { socket } = new Line(gateway.url).say(poll());
      const count = readSlowly(socket, 2 * WRITE_TIMEOUT_S * 1000);
      await waitUntil(
        () => count() > MUCH.length,
        () => `${count()} bytes are ${MUCH.length}`,
        5 * SOON_MS,
      );
      socket.destroy();
      await gateway.running.stop();
    });

    /** For so long it pauses after each piece of 64 KB, then it reads the rest. Returns how many bytes it has read. */
    function readSlowly(socket: Socket, slowMs: number): () => number {
      let count = 0;
      const untilMs = performance.now() + slowMs;
      socket.removeAllListeners("data").on("data", (chunk) => {
        count += chunk.length;
        if (performance.now() > untilMs) return;
        socket.pause();
        setTimeout(() => socket.resume(), 80);
      });
      return () => count;
    }

    test("gets no further requests served", async () => {
      const { gateway, polls } = await startLarge("x".repeat(100_000));
      const asked = 3000;
      const one = new Line(gateway.url).say(poll().repeat(asked));
      await closedWhileNotReading(one);
      // As many as fit in what is read at a time.
      expect(polls()).toBeLessThan(asked / 2);
      await gateway.running.stop();
    });
  });

  describe("when there are as many as MAX_CONNECTIONS", () => {
    test("is closed at once, which is logged once a second at most", async () => {
      const logged: string[] = [];
      const settings = { ...SETTINGS, DATABASE_URL: fresh.url, MAX_CONNECTIONS: "3", KEEP_ALIVE_TIMEOUT_S: "60" };
      const gateway = await LiveGateway.start(settings, { log: linesOf(logged) });
      const kept = [send(), poll(), "POST /v1/send/sms HTTP/1.1\r\n"].map((text) => new Line(gateway.url).say(text));
      await Promise.all([kept[0]?.hears("A000"), kept[1]?.hears("A000")]);
      const refused = Array.from({ length: 50 }, () => new Line(gateway.url));
      await Promise.all(refused.map((one) => one.ended()));
      const lines = () => logged.map((text) => JSON.parse(text)).filter(({ event }) => event === "connections_dropped");
      const sum = () => lines().reduce((total, { dropped }) => total + dropped, 0);
      await waitUntil(
        () => sum() === 50,
        () => `${sum()} of 50 are in the log`,
        SOON_MS,
      );
      expect(lines().length).toBeLessThan(10);
      const metrics = await (await fetch(`${gateway.running.adminUrl}/metrics`)).text();
      expect(metrics).toContain('gateway_connections_dropped_total{reason="max_connections"} 50');
      kept[1]?.socket.destroy();
      const isTaken = async () => {
        const one = new Line(gateway.url).say(send()).halfClose();
        await one.ended();
        return one.heard.includes("A000");
      };
      await waitUntil(isTaken, "another connection is taken", SOON_MS);
      await gateway.running.stop();
    });
  });

  describe("that sends far more requests than it waits for", () => {
    test("is closed, counted and logged by its reason", async () => {
      const logged: string[] = [];
      const gateway = await LiveGateway.start({ ...SETTINGS, DATABASE_URL: fresh.url }, { log: linesOf(logged) });
      const one = new Line(gateway.url).say(poll().repeat(100));
      await one.ended();
      const line = () => logged.map((text) => JSON.parse(text)).find(({ event }) => event === "connections_dropped");
      await waitUntil(() => line() !== undefined, "it is logged", SOON_MS);
      expect(line()).toMatchObject({ reason: "pipelining", dropped: 1, msg: expect.stringContaining("sent ahead") });
      const metrics = await (await fetch(`${gateway.running.adminUrl}/metrics`)).text();
      expect(metrics).toContain('gateway_connections_dropped_total{reason="pipelining"} 1');
      await gateway.running.stop();
    });
  });

  describe("while the gateway stops", () => {
    test("is closed at once unless a request is under way, which is answered", async () => {
      const { gateway, release, polled } = await startSlow({
        ...SETTINGS,
        DRAIN_TIMEOUT_S: "600",
        REQUEST_TIMEOUT_S: "60",
      });
      const busy = [poll(), poll() + poll()].map((text) => new Line(gateway.url).say(text));
      const unused = new Line(gateway.url);
      const idle = new Line(gateway.url).say(send());
      const half = new Line(gateway.url).say("POST /v1/send/sms HTTP/1.1\r\nHost:");
      const halfNext = new Line(gateway.url).say(send());
      await Promise.all([idle.hears("A000"), halfNext.hears("A000"), polled(2)]);
      halfNext.say("POST /v1/send/sms HTTP/1.1\r\nHost:");
      await roundTrip(gateway);

      const stopped = gateway.running.stop();
      await Promise.all([unused, idle, half, halfNext].map((one) => one.ended()));
      expect([unused, half].map(({ heard }) => heard)).toEqual(["", ""]);
      expect(busy.map(({ heard }) => heard)).toEqual(["", ""]);
      release();
      await Promise.all(busy.map((one) => one.ended()));
      // The second of two in a row was not begun.
      expect(busy.map(({ codes }) => codes.length)).toEqual([1, 1]);
      expect(busy.map(({ heard }) => heard.match(/Connection: close/g)?.length)).toEqual([1, 1]);
      await stopped;
    });

    test("is closed by force when the drain time is over", async () => {
      const { gateway, polled, release } = await startSlow({
        ...SETTINGS,
        DRAIN_TIMEOUT_S: "1",
        REQUEST_TIMEOUT_S: "60",
      });
      const one = new Line(gateway.url).say(poll());
      await polled(1);
      const stopped = gateway.running.stop();
      await one.ended();
      expect(one.heard).toBe("");
      release();
      await stopped;
    });
  });
});

test.concurrent("the first head has ten seconds at most, however long a request may take", async () => {
  const gateway = await LiveGateway.start({
    DATABASE_URL: fresh.url,
    TOKEN_KEY,
    REQUEST_TIMEOUT_S: "600",
    ROLE: "api",
  });
  const since = Date.now();
  const unused = new Line(gateway.url);
  const half = new Line(gateway.url).say("POST /v1/se");
  const later = new Line(gateway.url).say(send());
  await later.hears("A000");
  // The head of a later request has as long, from its first byte on.
  later.say("POST /v1/se");
  const lines = [unused, half, later];
  await Promise.all(lines.map((one) => one.ended()));
  const tookMs = Date.now() - since;
  expect(tookMs).toBeGreaterThan(9000);
  expect(tookMs).toBeLessThan(40_000);
  expect(lines.map(({ codes }) => codes.join(" "))).toEqual(["", "A920", "A000 A920"]);
  await gateway.running.stop();
});
