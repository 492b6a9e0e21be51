import type { Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { signWebhook } from "../../../server/domain/webhook-signature.ts";
import type { GatewayMiddleware } from "../../../server/http/app.ts";
import { Line, SOON_MS } from "../../rig/line.ts";
import { MemoryGateway, sms } from "./rig.ts";

const SMS = "/v1/send/sms";

const MEBIBYTE = 1_048_576;

/** A gateway on a port, for callers who do not send all that they announced. */
async function serving(gateway: MemoryGateway, work: (open: (...head: string[]) => Promise<Line>) => Promise<void>) {
  const { url, close } = await gateway.listen();
  const lines: Line[] = [];
  try {
    await work(async (...head) => {
      const line = new Line(url);
      lines.push(line);
      line.say(`${head.join("\r\n")}\r\nHost: x\r\nExpect: 100-continue\r\n\r\n`);
      // The gateway says this when it begins to read the body.
      await line.hears("100 Continue");
      return line;
    });
  } finally {
    for (const { socket } of lines) socket.destroy();
    await close();
  }
}

describe("a body that is announced and does not come", () => {
  afterEach(() => void vi.useRealTimers());

  const upload = (token: string) => [
    ...["POST /v1/file/MMS HTTP/1.1", `Authorization: Bearer ${token}`],
    "Content-Type: multipart/form-data; boundary=b",
  ];

  test.each(["Content-Length: 16777216", "Transfer-Encoding: chunked"])("takes no memory: %s", async (length) => {
    const gateway = new MemoryGateway({ bodyMemoryBytes: 16 * MEBIBYTE });
    await serving(gateway, async (open) => {
      for (let count = 0; count < 4; count++) await open(...upload(gateway.token), length);
      expect((await gateway.call("POST", SMS, { json: sms })).body?.code).toBe("A000");
    });
  });

  test("is given up sooner than one that goes on", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    const sockets: Socket[] = [];
    const noteSocket: GatewayMiddleware = (ctx, next) => {
      sockets.push(ctx.req.socket);
      return next();
    };
    const gateway = new MemoryGateway({ middleware: [noteSocket] });
    await serving(gateway, async (open) => {
      const stalled = await open(...upload(gateway.token), "Content-Length: 900");
      const slow = await open(...upload(gateway.token), "Content-Length: 900");
      const bytesOfSlow = () => sockets[1]?.bytesRead ?? 0;
      for (let seconds = 1; seconds <= 7; seconds++) {
        const before = bytesOfSlow();
        slow.say("-");
        await expect.poll(bytesOfSlow).toBe(before + 1);
        if (seconds <= 5) expect(stalled.heard).not.toContain("A920");
        vi.advanceTimersByTime(1000);
      }
      await stalled.hears("A920");
      await stalled.ended();
      expect(slow.heard).not.toContain("A920");
    });
  });
});

describe("overload", () => {
  test("one network without an account can take a quarter of the memory for bodies", async () => {
    const gateway = new MemoryGateway({
      bodyMemoryBytes: MEBIBYTE,
      receipts: { secretsOf: () => ["secret"], receive: async () => ({ unknown: 0 }) },
    });
    const timestampS = Math.floor(Date.now() / 1000);
    const signature = signWebhook({ id: "r", timestampS, body: "another", secrets: ["secret"] });
    const receipts = [
      ...["POST /v1/carrier/acme/receipts HTTP/1.1", "Content-Type: application/json", "Content-Length: 200000"],
      ...["webhook-id: r", `webhook-timestamp: ${timestampS}`, `webhook-signature: ${signature}`],
    ];
    await serving(gateway, async (open) => {
      const lines: Line[] = [];
      for (let count = 0; count < 20; count++) lines.push(await open(...receipts));
      for (const line of lines) line.say("x".repeat(199_999));
      // One holds its bytes, and the others are refused while theirs arrive.
      const countRefused = () => lines.filter(({ heard }) => heard.includes("A920")).length;
      await expect.poll(countRefused, { timeout: SOON_MS }).toBe(19);
      const body = JSON.stringify(sms).padEnd(60_000);
      const sent = await gateway.call("POST", SMS, { headers: { "content-type": "application/json" }, body });
      expect(sent.body?.code).toBe("A000");
    });
  });

  test("bodies that memory has no room for are refused before they are read", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const gateway = new MemoryGateway({
      bodyMemoryBytes: 1000,
      handlers: {
        sendMms: async () => {
          await waiting;
          return { status: 200, body: { code: "A000", result: "Success", msgKey: "0".repeat(26) } };
        },
      },
    });
    const large = gateway.call("POST", "/v1/send/mms", { json: { ...sms, text: "x".repeat(900) } });
    const answer = await gateway.call("POST", SMS, { json: sms });
    expect([answer.status, answer.body]).toEqual([503, { code: "A920", result: "Server busy, try again" }]);
    expect(answer.headers["retry-after"]).toBe("1");
    finish();
    expect((await large).status).toBe(200);
    expect((await gateway.call("POST", SMS, { json: sms })).status).toBe(200);
    expect((await gateway.call("POST", SMS, { json: sms })).status).toBe(200);
  });

  test("requests above the number that is let in are refused at once", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const gateway = new MemoryGateway({
      maxRequests: 1,
      handlers: {
        pollReports: async () => {
          await waiting;
          return { status: 200, body: { code: "A000", result: "Success", data: { reportId: "", report: [] } } };
        },
      },
    });
    const first = gateway.call("GET", "/v1/report/polling");
    const second = await gateway.call("GET", "/v1/report/polling");
    expect([second.status, second.body?.code, second.headers["retry-after"]]).toEqual([503, "A920", "1"]);
    finish();
    expect((await first).status).toBe(200);
    expect((await gateway.call("GET", "/v1/report/polling")).status).toBe(200);
  });

  test("an acceptor that is full is busy", async () => {
    const gateway = new MemoryGateway();
    gateway.outcome = { kind: "busy" };
    const answer = await gateway.call("POST", SMS, { json: sms });
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([503, "A920", "1"]);
  });
});
