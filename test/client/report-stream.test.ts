import { beforeAll, describe, expect, test } from "vitest";
import { type AnyFailure, GatewayError, type Report, type ReportStreamOptions } from "../../client/index.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";
import { keys, script, useScriptedStream } from "./scripted-stream.ts";

const reconnectMs = 1;
const scripted = useScriptedStream();
/** Reads until three reports are there and acknowledged. */
async function readAll(options: ReportStreamOptions = {}): Promise<string[]> {
  const stopping = new AbortController();
  const seen: string[] = [];
  const stop = setInterval(() => script.isAcknowledged && stopping.abort(), 5);
  try {
    const all = { reconnectMs, signal: stopping.signal, ...options };
    for await (const { msgKey, delivered, isFinal } of newClient(scripted.url).reports.stream(all)) {
      expect(script.acknowledged).toEqual([]);
      expect([delivered, isFinal]).toEqual([true, true]);
      seen.push(msgKey);
    }
  } finally {
    clearInterval(stop);
  }
  return seen;
}

describe("a stream of reports", () => {
  const breaks = [[0], [1], [2], [3], [0, 0, 1], [1, 0, 1], [1, 1, 0, 1], [2, 1], [3, 0]];
  describe.each([false, true])("that ends in order: %s", (isOrderly) => {
    test.each(breaks.map((after) => ({ after })))(
      "and goes on after $after events yields each report once",
      async ({ after }) => {
        Object.assign(script, { breaks: [...after], isOrderly });
        const problems: AnyFailure[] = [];
        const onProblem = (failure: AnyFailure): never => {
          problems.push(failure);
          throw new Error("an error of the log, which is ignored");
        };
        const seen = await readAll({ onProblem });
        expect(seen).toEqual(keys);
        expect(script.acknowledged).toEqual(["b-1"]);
        expect(problems.every(({ kind, operation }) => kind === "unanswered" && operation === "streamReports")).toBe(
          true,
        );
        expect(problems.length === 0).toBe(isOrderly);
      },
    );
  });

  test("says where it goes on", async () => {
    script.breaks = [1, 1];
    expect(await readAll()).toEqual(keys);
    expect(script.lastIds).toEqual([undefined, "b-1.0", "b-1.1"]);
  });

  test("acknowledges the batch if it is stopped at its last report", async () => {
    const stopping = new AbortController();
    let count = 0;
    for await (const _ of newClient(scripted.url).reports.stream({ reconnectMs, signal: stopping.signal }))
      if (++count === keys.length) stopping.abort();
    expect(script.acknowledged).toEqual(["b-1"]);
  });

  test.each([1, 2])("acknowledges nothing if it is stopped at report %i of 3", async (at) => {
    const stopping = new AbortController();
    let count = 0;
    for await (const _ of newClient(scripted.url).reports.stream({ reconnectMs, signal: stopping.signal }))
      if (++count === at) stopping.abort();
    expect([count, script.acknowledged]).toEqual([at, []]);
  });

  test.each([1, 3])("acknowledges nothing if its body throws at report %i of 3", async (at) => {
    let count = 0;
    const read = async (): Promise<void> => {
      for await (const _ of newClient(scripted.url).reports.stream({ reconnectMs }))
        if (++count === at) throw new Error("body");
    };
    await expect(read()).rejects.toThrow("body");
    expect(script.acknowledged).toEqual([]);
  });

  test("ends at once if it is stopped while it waits", async () => {
    script.isAcknowledged = true;
    const stopping = new AbortController();
    const reading = (async () => {
      for await (const _ of newClient(scripted.url).reports.stream({ reconnectMs, signal: stopping.signal }))
        throw new Error("none");
    })();
    while (script.lastIds.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stopping.abort();
    await reading;
  });

  test.each([
    ["opened", "/v1/report/stream", 503, "A920"],
    ["opened, for the number of streams", "/v1/report/stream", 429, "A020"],
    ["acknowledged", "/v1/report/polling", 503, "A920"],
  ])("goes on if it cannot be %s for now", async (_, path, status, code) => {
    script.refusals = Array.from({ length: 7 }, () => ({ path, status, code }));
    const problems: unknown[] = [];
    expect(await readAll({ onProblem: ({ code }) => void problems.push(code) })).toEqual(keys);
    expect(script.acknowledged).toEqual(["b-1"]);
    expect(problems).toEqual([code]);
  });

  test("takes a batch that others have acknowledged for acknowledged", async () => {
    script.refusals = [{ path: "/v1/report/polling", status: 404, code: "A805" }];
    expect(await readAll()).toEqual(keys);
    expect(script.acknowledged).toEqual([]);
  });

  test.each([
    ["A802", 403, {}],
    ["A110", 403, {}],
    ["A920", 503, { patienceMs: 0 }],
  ])("throws %s", async (code, status, options) => {
    script.refusals = Array.from({ length: 50 }, () => ({ path: "/v1/report/stream", status, code }));
    const failed = await readAll(options).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GatewayError);
    expect(failed).toMatchObject({ code });
  });

  test("throws if it is malformed again and again", async () => {
    script.isMalformed = true;
    await expect(readAll()).rejects.toThrow("streamReports was not answered");
    expect(script.lastIds).toHaveLength(10);
  });

  test("checks its options when it is called", () => {
    const { stream } = newClient(scripted.url).reports;
    expect(() => Reflect.apply(stream, undefined, [{ everyMs: 5 }])).toThrow("reports.stream: everyMs is no option");
    expect(() => stream({ reconnectMs: -1 })).toThrow("reconnectMs");
  });
});

describe("with the gateway", () => {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const live = useGateway(fresh, {}, { timings: { streamedReportsEveryMs: 20 } });
  beforeAll(() => makePartner(fresh));

  test("reports come as they are created, batch by batch, until the gateway is stopped", async () => {
    const gateway = newClient(live.gateway.url);
    const stopping = new AbortController();
    const seen: Report[] = [];
    const sent: string[] = [];
    const send = async (): Promise<void> =>
      void sent.push((await gateway.orThrow.sendSms({ ...sms, to: "01000000000" })).msgKey);
    await send();
    for await (const report of gateway.reports.stream({ reconnectMs, signal: stopping.signal })) {
      seen.push(report);
      if (seen.length === 3) stopping.abort();
      else await send();
    }
    expect(seen.map(({ msgKey }) => msgKey)).toEqual(sent);
    for await (const _ of gateway.reports({ untilEmpty: true })) throw new Error("was not acknowledged");
  });

  test("the method opens one stream, and says why not", async () => {
    const opened = await newClient(live.gateway.url).orThrow.streamReports();
    await opened[Symbol.asyncIterator]().return?.();
    await makeAccount(fresh, "silent", { polling: false });
    expect(await newClient(live.gateway.url, { clientId: "silent" }).streamReports()).toMatchObject({
      ok: false,
      code: "A802",
    });
  });
});
