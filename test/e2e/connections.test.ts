import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "./fresh-database.ts";
import { LiveGateway, makeAccount, useGateway } from "./live-gateway.ts";

const SETTINGS = {
  TOKEN_KEY: "a key for tests, and long enough",
  REQUEST_TIMEOUT_S: "2",
  KEEP_ALIVE_TIMEOUT_S: "1",
  DRAIN_TIMEOUT_S: "5",
};

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, SETTINGS);
let token = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  token = await live.gateway.token("acme");
});

const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

function plainSend(body = sms, from = token): string {
  const lines = ["POST /v1/send/sms HTTP/1.1", "Host: x", `Authorization: Bearer ${from}`];
  return `${lines.join("\r\n")}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** What comes over a connection, and when it ends. */
class Line {
  readonly socket: Socket;
  heard = "";
  readonly ended: Promise<unknown>;

  constructor(gateway: LiveGateway) {
    this.socket = connect({ port: Number(new URL(gateway.url).port), host: "127.0.0.1", allowHalfOpen: true });
    this.socket.on("data", (chunk) => {
      this.heard += chunk;
    });
    this.socket.on("error", () => {});
    this.ended = Promise.race([once(this.socket, "end"), once(this.socket, "close")]);
  }

  hears(text: string | RegExp): Promise<void> {
    return expect.poll(() => this.heard, { timeout: 10_000 }).toMatch(text);
  }
}

describe("a connection", () => {
  test("on which nothing is ever said is hung up on", async () => {
    const line = new Line(live.gateway);
    await line.ended;
    expect(line.heard).toMatch(/^(HTTP\/1\.1 503 .*"code":"A920".*)?$/s);
    line.socket.destroy();
  });

  test("with nothing more to say stays for the time that its answers name, then is closed", async () => {
    const line = new Line(live.gateway);
    line.socket.write(plainSend());
    await line.hears(/Keep-Alive: timeout=1\r\n.*A000/s);
    line.socket.write(plainSend());
    await line.hears(/A000.*A000/s);
    await line.ended;
    line.socket.destroy();
  });

  test("whose caller has said all is answered before it ends", async () => {
    const line = new Line(live.gateway);
    line.socket.end(plainSend());
    await line.ended;
    expect(line.heard).toMatch(/Connection: close\r\n.*A000/s);
    line.socket.destroy();
  });

  test("keeps what was said on it while it is found out by whom", async () => {
    const accounts = Array.from({ length: 10 }, (_, index) => `caller-${index}`);
    for (const account of accounts) await makeAccount(fresh, account);
    const tokens = await Promise.all(accounts.map((account) => live.gateway.token(account)));
    // One that has heard of none of them yet, and has to ask the database.
    const another = await LiveGateway.start({ DATABASE_URL: fresh.url, ...SETTINGS });
    const lines = accounts.map(() => new Line(another));
    await Promise.all(lines.map(({ socket }) => once(socket, "connect")));
    lines.forEach(({ socket }, index) => {
      socket.write(plainSend(JSON.stringify({ ...JSON.parse(sms), ref: `ref-${index}` }), tokens[index]));
    });
    await Promise.all(lines.map((line, index) => line.hears(new RegExp(`A000.*"ref":"ref-${index}"`, "s"))));
    for (const { socket } of lines) socket.destroy();
    await another.running.stop();
  });

  test("that breaks while its request is under way harms nobody", async () => {
    for (let index = 0; index < 20; index++) {
      const line = new Line(live.gateway);
      line.socket.write(plainSend(), () => line.socket.resetAndDestroy());
      await once(line.socket, "close");
    }
    const line = new Line(live.gateway);
    line.socket.end(plainSend());
    await line.hears("A000");
  });
});

describe("while the gateway stops", () => {
  test("a request under way is answered, and its connection closed; one without is closed at once", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gateway = await LiveGateway.start(
      { DATABASE_URL: fresh.url, ...SETTINGS },
      {
        handlers: {
          pollReports: async () => {
            await released;
            return { status: 200, body: { code: "A000", result: "Success", data: { reportId: "", report: [] } } };
          },
        },
      },
    );
    const own = await gateway.token("acme");
    const poll = `GET /v1/report/polling HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${own}\r\n\r\n`;
    const [busy, idle] = [new Line(gateway), new Line(gateway)];
    busy.socket.write(poll);
    idle.socket.write("GET /v1/report/polling HTTP/1.1\r\nHost: x\r\n\r\n");
    await idle.hears("A002");

    const stopped = gateway.running.stop();
    await idle.ended;
    expect(busy.heard).toBe("");
    release();
    await busy.ended;
    expect(busy.heard).toMatch(/Connection: close\r\n.*A000/s);
    for (const { socket } of [busy, idle]) socket.destroy();
    await stopped;
  });
});
