import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { waitUntil } from "../../rig/wait-until.ts";
import { MemoryGateway } from "../http/rig.ts";
import { EventStream, type SentEvent } from "./event-stream.ts";

type Setup = ConstructorParameters<typeof MemoryGateway>[0];
type Batch = NonNullable<Awaited<ReturnType<MemoryGateway["services"]["reports"]["openBatch"]>>>;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const makeBatch = (reportId: string, positions: readonly number[]): Batch => ({
  ...{ reportId, positions },
  reports: positions.map((position) => ({
    msgKey: `01JCQK5T7W8Y2N4B6D0R3M9${String(position).padStart(3, "0")}`,
    ...{ serviceType: "SMS", reportTimeMs: 0, reportType: "0", reportCode: "10000" },
  })),
});

/** A gateway whose batches the test chooses. */
class StreamGateway {
  readonly memory: MemoryGateway;
  /** What the store would hand out; undefined: nothing. */
  open: Batch | undefined;
  /** The store fails with it. */
  failure: Error | undefined;
  opened = 0;
  url = "";

  constructor(setup: Setup = {}) {
    this.memory = new MemoryGateway(setup);
    Object.assign(this.memory.services.reports, {
      openBatch: async () => {
        if (this.failure !== undefined) throw this.failure;
        this.opened += 1;
        return this.open;
      },
      hasOtherBatch: async (_: string, known: string | undefined) => {
        if (this.failure !== undefined) throw this.failure;
        return this.open !== undefined && this.open.reportId !== known;
      },
    });
  }

  static async start(setup: Setup = {}, open?: Batch): Promise<StreamGateway> {
    const gateway = new StreamGateway(setup);
    gateway.open = open;
    const { url, close } = await gateway.memory.listen();
    closing.push(close);
    gateway.url = url;
    return gateway;
  }

  get isOpen(): number {
    return (this.memory.services.reportStreams as unknown as { open: number }).open;
  }

  async stream(headers: Readonly<Record<string, string>> = {}): Promise<EventStream> {
    const sent = { authorization: `Bearer ${this.memory.token}`, ...headers };
    const stream = await EventStream.open(`${this.url}/v1/report/stream`, sent, describeEvent);
    closing.push(async () => stream.stop());
    return stream;
  }
}

/** `report b-1.0`, `batch b-1`. */
function describeEvent({ event, id, data }: SentEvent): string {
  if (event !== "report") return `${event} ${data.reportId}`;
  expect(data).toMatchObject({ serviceType: "SMS", reportTime: "1970-01-01T09:00:00+09:00" });
  return `report ${id}`;
}

describe("a stream of reports", () => {
  test("has the reports of the batch and its end, and the next batch once it is acknowledged", async () => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0, 1]));
    const stream = await gateway.stream();
    const { status, headers } = stream.response;
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      ...[200, "text/event-stream", "no-store"],
    ]);
    expect([headers.get("x-accel-buffering"), headers.get("ratelimit-limit")]).toEqual(["no", expect.any(String)]);
    expect(headers.get("content-security-policy")).toBeNull();
    const first = ["report b-1.0", "report b-1.1", "batch b-1"];
    await stream.until(...first);
    // Acknowledged, by whomever.
    gateway.open = undefined;
    await waitUntil(async () => gateway.isOpen === 1, "the stream goes on");
    gateway.open = makeBatch("b.2", [0]);
    await stream.until(...first, "report b.2.0", "batch b.2");
    expect(gateway.opened).toBe(2);
  });

  test.each([
    ["nothing", "", [0, 1, 2]],
    ["the first", "b-1.0", [1, 2]],
    ["the second", "b-1.1", [2]],
    ["the last", "b-1.2", []],
    ["one that does not exist", "b-1.999", []],
    ["another batch", "b-0.1", [0, 1, 2]],
    ["something malformed", "b-1", [0, 1, 2]],
    ["text", "1 OR 1=1", [0, 1, 2]],
    ["a number that is too long", "b-1.00001", [0, 1, 2]],
  ])("goes on after %s", async (_, lastId, positions) => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0, 1, 2]));
    const stream = await gateway.stream(lastId === "" ? {} : { "Last-Event-ID": lastId });
    await stream.until(...positions.map((position) => `report b-1.${position}`), "batch b-1");
  });

  test("goes on at the same place if an earlier report was taken back, and ends a batch that has none left", async () => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0, 2, 3]));
    await (await gateway.stream({ "Last-Event-ID": "b-1.2" })).until("report b-1.3", "batch b-1");
    gateway.open = makeBatch("b-1", []);
    await (await gateway.stream()).until("batch b-1");
  });

  test("all streams of an account have the same batch", async () => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0]));
    const streams = [await gateway.stream(), await gateway.stream()];
    for (const stream of streams) await stream.until("report b-1.0", "batch b-1");
    gateway.open = makeBatch("b-2", [0]);
    for (const stream of streams) await stream.until("report b-1.0", "batch b-1", "report b-2.0", "batch b-2");
  });

  test.each<[string, Setup, number, string]>([
    ["without the permission to poll", { account: { polling: false } }, 403, "A802"],
    ["in webhook mode", { account: { reportMode: "webhook" } }, 403, "A802"],
    ["while blocked", { account: { blocked: true } }, 403, "A110"],
  ])("%s is refused", async (_, setup, status, code) => {
    const gateway = await StreamGateway.start(setup);
    const { response } = await gateway.stream();
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("with a Last-Event-ID that is too long is refused", async () => {
    const gateway = await StreamGateway.start();
    const { response } = await gateway.stream({ "Last-Event-ID": "1".repeat(201) });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "A011" }]);
  });

  test("is answered with A920 while the database is away, and counts no longer", async () => {
    const gateway = await StreamGateway.start();
    gateway.failure = new Error("database away");
    const { response } = await gateway.stream();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.json()).toMatchObject({ code: "A920" });
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("more than five of an account are refused with A020, until one of them ends", async () => {
    const gateway = await StreamGateway.start({
      account: { limits: { ...new MemoryGateway().account.limits, pollingPerSecond: 1000 } },
    });
    const streams = [];
    for (let number = 0; number < 5; number++) streams.push(await gateway.stream());
    const { response } = await gateway.stream();
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await response.json()).toMatchObject({ code: "A020" });
    expect(gateway.isOpen).toBe(5);
    streams[0]?.stop();
    await waitUntil(() => gateway.isOpen === 4, "the place is free again");
    expect((await gateway.stream()).response.status).toBe(200);
  });

  test("counts as a poll when it is opened", async () => {
    const limits = { ...new MemoryGateway().account.limits, pollingPerSecond: 1 };
    const gateway = await StreamGateway.start({ account: { limits } });
    expect((await gateway.stream()).response.headers.get("ratelimit-remaining")).toBe("0");
    expect((await gateway.memory.call("GET", "/v1/report/polling")).body?.code).toBe("A020");
  });

  test("does not count as a request under way, and has its line in the log", async () => {
    const gateway = await StreamGateway.start({ maxRequests: 1 });
    await gateway.stream();
    expect((await gateway.memory.call("GET", "/v1/report/polling")).status).toBe(200);
    expect(gateway.memory.logged.join()).toContain('"operation":"streamReports","code":"A000","status":200');
  });
});

describe("a reader that is slower than the gateway", () => {
  /** More than the system keeps for a connection. */
  const MANY = 9000;
  const text = "가".repeat(200);

  /** A batch that counts which of its reports were asked for. */
  function largeBatch(count: number) {
    const made = { reports: 0 };
    const batch = makeBatch("b-1", [...Array(count).keys()]);
    const reports = batch.reports.map((report) => ({
      ...report,
      ref: text,
      get reportText() {
        made.reports += 1;
        return text;
      },
    }));
    return { made, batch: { ...batch, reports } };
  }

  test("gets every report once, in order", async () => {
    const gateway = await StreamGateway.start({}, largeBatch(1000).batch);
    const headers = { authorization: `Bearer ${gateway.memory.token}` };
    const stopping = new AbortController();
    const { body } = await fetch(`${gateway.url}/v1/report/stream`, { headers, signal: stopping.signal });
    const chunks: string[] = [];
    for await (const chunk of body ?? []) {
      chunks.push(Buffer.from(chunk).toString("latin1"));
      await setImmediate();
      if (chunks.slice(-2).join("").includes("event: batch")) break;
    }
    stopping.abort();
    const positions = [...chunks.join("").matchAll(/^id: b-1\.(\d+)$/gm)].map(([, position]) => Number(position));
    expect(positions).toEqual([...Array(1000).keys()]);
  });

  test("and reads nothing at all is cut, and the reports that it did not read were not made", async () => {
    const { made, batch } = largeBatch(MANY);
    const gateway = await StreamGateway.start({}, batch);
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    closing.push(async () => socket.destroy());
    socket.on("error", () => {});
    socket.pause();
    socket.write(`GET /v1/report/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gateway.memory.token}\r\n\r\n`);
    await waitUntil(() => gateway.isOpen === 1 && made.reports > 0, "the stream has begun");
    await waitUntil(() => gateway.isOpen === 0, "the stream is cut");
    expect(made.reports).toBeLessThan(MANY);
  });
});

describe("a stream of reports ends", () => {
  test.each<[string, Setup, (gateway: StreamGateway) => void]>([
    ["if the account is blocked", {}, ({ memory }) => Object.assign(memory.account, { blocked: true })],
    [
      "if its tokens are revoked",
      {},
      ({ memory }) => Object.assign(memory.account, { epoch: memory.account.epoch + 1 }),
    ],
    ["if it may no longer poll", {}, ({ memory }) => Object.assign(memory.account, { polling: false })],
    ["if it gets webhooks", {}, ({ memory }) => Object.assign(memory.account, { reportMode: "webhook" })],
    ["with the token", { ttlS: 1 }, () => {}],
    ["after its time", { reportStreams: { maxAgeMs: 30 } }, () => {}],
  ])("%s", async (_, setup, change) => {
    const gateway = await StreamGateway.start(setup);
    const stream = await gateway.stream();
    expect(stream.response.status).toBe(200);
    change(gateway);
    expect(await stream.ended).toBe("ended");
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("when the gateway stops", async () => {
    const shutdown = new AbortController();
    const gateway = await StreamGateway.start({ shutdown: shutdown.signal }, makeBatch("b-1", [0]));
    const stream = await gateway.stream();
    await stream.until("report b-1.0", "batch b-1");
    shutdown.abort();
    expect(await stream.ended).toBe("ended");
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("when the caller goes away, so that the next call finds no iterator that still runs", async () => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0]));
    const stream = await gateway.stream();
    await stream.until("report b-1.0", "batch b-1");
    stream.stop();
    expect(await stream.ended).toBe("broken");
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
    expect((await gateway.stream()).response.status).toBe(200);
  });

  test("without the end that HTTP has if the store fails, which is logged", async () => {
    const gateway = await StreamGateway.start({}, makeBatch("b-1", [0]));
    const stream = await gateway.stream();
    await stream.until("report b-1.0", "batch b-1");
    gateway.failure = new Error("database away");
    expect(await stream.ended).toBe("broken");
    await waitUntil(
      () => gateway.memory.logged.some((line) => line.includes("request_failed")),
      "the failure is logged",
    );
    expect(gateway.memory.logged.join()).toContain("database away");
  });
});
