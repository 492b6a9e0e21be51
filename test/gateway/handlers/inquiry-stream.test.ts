import { afterEach, describe, expect, test } from "vitest";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import { INQUIRY_STREAMS } from "../../../server/reports/report-streams.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { MemoryGateway } from "../http/rig.ts";
import { EventStream, type SentEvent } from "./event-stream.ts";

type Setup = ConstructorParameters<typeof MemoryGateway>[0];
type Reports = NonNullable<Awaited<ReturnType<MemoryGateway["services"]["reports"]["find"]>>>;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const keyAt = (ms: number, random = 1): string => makeMessageKey(ms, new Uint8Array(10).fill(random));
const KEY = keyAt(Date.now());

const report = (serviceType: string, reportType: "0" | "1", msgKey = KEY): Reports[number] => ({
  ...{ msgKey, serviceType, reportTimeMs: 0, reportType, reportCode: reportType === "0" ? "10000" : "33101" },
});

/** `RCS 1, SMS 0`: the steps that have ended, and their report types. */
function describeEvent({ event, data }: SentEvent): string {
  expect([event, data.code]).toEqual(["inquiry", "A000"]);
  const { report: records } = data.data as { report: { serviceType: string; reportType: string }[] };
  const steps = records.map(({ serviceType, reportType }) => `${serviceType} ${reportType}`).join(", ");
  return `${steps || "nothing"}${data.sendAt === undefined ? "" : " yet"}`;
}

/** A gateway whose messages the test chooses. */
class InquiryGateway {
  readonly memory: MemoryGateway;
  readonly reports = new Map<string, Reports>();
  /** The keys of each look. */
  readonly looks: (readonly string[])[] = [];
  /** The keys of each look for messages that are held, and until when they are. */
  readonly dueLooks: (readonly string[])[] = [];
  readonly dueMs = new Map<string, number>();
  failure: Error | undefined;
  url = "";

  constructor(setup: Setup) {
    this.memory = new MemoryGateway(setup);
    Object.assign(this.memory.services.reports, {
      find: async (_: string, msgKey: string) => {
        if (this.failure !== undefined) throw this.failure;
        return this.reports.get(msgKey);
      },
      findEach: async (_: string, msgKeys: readonly string[]) => {
        if (this.failure !== undefined) throw this.failure;
        this.looks.push(msgKeys);
        return new Map(msgKeys.map((msgKey) => [msgKey, this.reports.get(msgKey) ?? []]));
      },
    });
    Object.assign(this.memory.services.acceptor, {
      findDueEach: async (_: string, msgKeys: readonly string[]) => {
        this.dueLooks.push(msgKeys);
        return this.dueMs;
      },
    });
  }

  static async start(setup: Setup = {}, reports: Reports = []): Promise<InquiryGateway> {
    const gateway = new InquiryGateway(setup);
    gateway.reports.set(KEY, reports);
    const { url, close } = await gateway.memory.listen();
    closing.push(close);
    gateway.url = url;
    return gateway;
  }

  get isOpen(): number {
    return (this.memory.services.inquiryStreams as unknown as { open: number }).open;
  }

  async follow(msgKey = KEY): Promise<EventStream> {
    const headers = { authorization: `Bearer ${this.memory.token}` };
    const stream = await EventStream.open(`${this.url}/v1/report/inquiry/${msgKey}/stream`, headers, describeEvent);
    closing.push(async () => stream.stop());
    return stream;
  }
}

const looksGoOn = async (gateway: InquiryGateway) => {
  const before = gateway.looks.length;
  await waitUntil(() => gateway.looks.length > before + 2, "some looks");
};

describe("a stream of the inquiry of a message", () => {
  test("tells what is known, again only when it has changed, and ends after the final report", async () => {
    const gateway = await InquiryGateway.start();
    const stream = await gateway.follow();
    expect([stream.response.status, stream.response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    await stream.until("nothing");
    await looksGoOn(gateway);
    gateway.reports.set(KEY, [report("RCS", "1")]);
    await stream.until("nothing", "RCS 1");
    await looksGoOn(gateway);
    gateway.reports.set(KEY, [report("RCS", "1"), report("SMS", "0")]);
    expect(await stream.ended).toBe("ended");
    expect(stream.seen).toEqual(["nothing", "RCS 1", "RCS 1, SMS 0"]);
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("of a message that has ended is one event", async () => {
    const gateway = await InquiryGateway.start({}, [report("SMS", "0")]);
    const stream = await gateway.follow();
    expect([await stream.ended, stream.seen, gateway.looks]).toEqual(["ended", ["SMS 0"], []]);
  });

  test("tells when a scheduled message begins to be sent", async () => {
    let nowMs = Date.now();
    const gateway = await InquiryGateway.start({ reportStreams: { now: () => nowMs } });
    const scheduled = keyAt(nowMs + 60_000);
    gateway.reports.set(scheduled, []);
    const stream = await gateway.follow(scheduled);
    await stream.until("nothing yet");
    nowMs += 60_000;
    await stream.until("nothing yet", "nothing");
  });

  test("is open to accounts that may not poll", async () => {
    const gateway = await InquiryGateway.start({ account: { polling: false, reportMode: "webhook" } });
    await (await gateway.follow()).until("nothing");
  });

  test("looks once for all streams of an account, and not at all when none is open", async () => {
    // So long that all streams wait for the same look, on a slow machine too.
    const gateway = await InquiryGateway.start({ reportStreams: { lookEveryMs: 1000 } });
    const other = keyAt(Date.now(), 2);
    gateway.reports.set(other, []);
    const streams = [await gateway.follow(), await gateway.follow(), await gateway.follow(other)];
    for (const stream of streams) await stream.until("nothing");
    await waitUntil(() => gateway.looks.some((keys) => keys.length === 2), "a look for both messages");
    for (const keys of gateway.looks) expect(new Set(keys).size).toBe(keys.length);
    for (const stream of streams) stream.stop();
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
    const before = gateway.looks.length;
    await (await gateway.follow()).until("nothing");
    expect(gateway.looks.length - before).toBeLessThanOrEqual(1);
  });

  test("tells until when advertising is held, with one look for all streams of the account", async () => {
    const gateway = await InquiryGateway.start({
      ...{ account: { holdAdvertising: true }, reportStreams: { lookEveryMs: 1000 } },
    });
    const streams = [await gateway.follow(), await gateway.follow(), await gateway.follow()];
    for (const stream of streams) await stream.until("nothing");
    // Each has asked once before it began.
    expect(gateway.dueLooks).toHaveLength(streams.length + gateway.looks.length);
    gateway.dueMs.set(KEY, Date.now() + 3_600_000);
    for (const stream of streams) await stream.until("nothing", "nothing yet");
    expect(gateway.dueLooks).toHaveLength(streams.length + gateway.looks.length);
    gateway.dueMs.clear();
    for (const stream of streams) await stream.until("nothing", "nothing yet", "nothing");
    expect(gateway.dueLooks).toHaveLength(streams.length + gateway.looks.length);
  });

  test("asks for no held messages of an account that holds none", async () => {
    const gateway = await InquiryGateway.start();
    await (await gateway.follow()).until("nothing");
    await looksGoOn(gateway);
    expect(gateway.dueLooks).toEqual([]);
  });

  test.each<[string, Setup, string, number, string]>([
    ["of an unknown message", {}, keyAt(0), 404, "A820"],
    ["of what is no key", {}, "nothing", 404, "A820"],
    ["while blocked", { account: { blocked: true } }, KEY, 403, "A110"],
  ])("%s is refused", async (_, setup, msgKey, status, code) => {
    const gateway = await InquiryGateway.start(setup);
    const { response } = await gateway.follow(msgKey);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("is answered with A920 while the database is away, and counts no longer", async () => {
    const gateway = await InquiryGateway.start();
    gateway.failure = new Error("database away");
    const { response } = await gateway.follow();
    expect([response.status, await response.json()]).toMatchObject([503, { code: "A920" }]);
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("more than 20 of an account are refused with A020, until one of them ends", async () => {
    const gateway = await InquiryGateway.start();
    const streams = [];
    for (let number = 0; number < INQUIRY_STREAMS.ofAnAccount; number++) streams.push(await gateway.follow());
    const { response } = await gateway.follow();
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toMatchObject([
      ...[429, "1", { code: "A020" }],
    ]);
    streams[0]?.stop();
    await waitUntil(() => gateway.isOpen === INQUIRY_STREAMS.ofAnAccount - 1, "the place is free again");
    expect((await gateway.follow()).response.status).toBe(200);
    // Those that poll have their own.
    expect((await gateway.memory.call("GET", "/v1/report/polling")).status).toBe(200);
  });
});

describe("a stream of the inquiry of a message ends", () => {
  test.each<[string, Setup, (gateway: InquiryGateway) => void]>([
    ["if the account is blocked", {}, ({ memory }) => Object.assign(memory.account, { blocked: true })],
    ["with the token", { ttlS: 1 }, () => {}],
    ["after its time", { reportStreams: { maxAgeMs: 30 } }, () => {}],
  ])("%s", async (_, setup, change) => {
    const gateway = await InquiryGateway.start(setup);
    const stream = await gateway.follow();
    expect(stream.response.status).toBe(200);
    change(gateway);
    expect(await stream.ended).toBe("ended");
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });

  test("when the gateway stops", async () => {
    const shutdown = new AbortController();
    const gateway = await InquiryGateway.start({ shutdown: shutdown.signal });
    const stream = await gateway.follow();
    await stream.until("nothing");
    shutdown.abort();
    expect(await stream.ended).toBe("ended");
  });

  test("without the end that HTTP has if the store fails", async () => {
    const gateway = await InquiryGateway.start();
    const stream = await gateway.follow();
    await stream.until("nothing");
    gateway.failure = new Error("database away");
    expect(await stream.ended).toBe("broken");
    await waitUntil(() => gateway.isOpen === 0, "no stream counts as open");
  });
});
