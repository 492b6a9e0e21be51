import { beforeAll, describe, expect, test, vi } from "vitest";
import type { FallbackCap, Quota } from "../../server/domain/model.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, QUICK, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, {}, { timings: QUICK });
const admin = useCommands(fresh);
const patience = { timeout: 60_000, interval: 100 };

const from = "0212345678";
const sms = { from, to: "01000000000", text: "Hi" };
const day = { period: "day", unit: "messages", limit: 5 } as const;
let made = 0;

/** An account of its own for each test. */
async function start(settings: { readonly quotas?: readonly Quota[]; readonly fallbackCaps?: readonly FallbackCap[] }) {
  const id = `account-${++made}`;
  await makeAccount(fresh, id, { sandbox: true, ...settings });
  const token = await live.gateway.token(id);
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    live.gateway.ask("POST", path, { token, json, headers });
  const codeOf = async (path: string, json: unknown, headers = {}) => (await post(path, json, headers)).body?.code;
  const repeat = async (times: number, json: unknown = sms, path = "/v1/send/sms") => {
    const codes: unknown[] = [];
    for (let sent = 0; sent < times; sent++) codes.push(await codeOf(path, json));
    return codes;
  };
  return { id, token, post, codeOf, repeat };
}

const A000 = (count: number) => Array<string>(count).fill("A000");

describe("a quota", () => {
  test("warns at 80 %, refuses with A020 until its period ends, and is shown to operators", async () => {
    const { id, post } = await start({ quotas: [day] });
    const answers = [];
    for (let sent = 0; sent < 6; sent++) answers.push(await post("/v1/send/sms", sms));
    expect(answers.map(({ body }) => body?.code)).toEqual([...A000(5), "A020"]);
    expect(answers.map(({ body }) => body?.warnings)).toEqual([
      ...[undefined, undefined, undefined],
      [{ pointer: "", message: "80 % of your quota of 5 messages a day is used" }],
      ...[undefined, undefined],
    ]);
    const [refused] = answers.slice(-1);
    expect(refused?.body?.errors).toEqual([
      { pointer: "", code: "A020", message: "the quota of 5 messages a day is used up" },
    ]);
    const leftS = 86_400 - (Math.floor(Date.now() / 1000) % 86_400);
    const retryAfterS = Number(refused?.headers.get("retry-after"));
    expect([refused?.status, Math.abs(retryAfterS - leftS) < 300]).toEqual([429, true]);
    expect((await admin.run("account", "quotas", id)).out).toMatch(/5 messages a day +5 +5 /);
    const metrics = await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
    expect(metrics).toMatch(/gateway_quota_refusals_total [1-9]/);
    expect(metrics).toMatch(/gateway_quota_warnings_total [1-9]/);
  });

  test.each<[string, Quota, string, unknown, number]>([
    ["of a channel", { ...day, channel: "sms" }, "/v1/send/mms", { ...sms, text: "Hi" }, 6],
    ["of another payment code", { ...day, paymentCode: "event" }, "/v1/send/sms", sms, 6],
    [
      "of parts",
      { ...day, unit: "parts" },
      "/v1/send/international",
      { from, to: "+819000000000", text: "x".repeat(200) },
      2,
    ],
    ["of a month", { ...day, period: "month" }, "/v1/send/sms", sms, 5],
  ])("%s takes what it is about", async (_, quota, path, json, accepted) => {
    const { repeat } = await start({ quotas: [quota] });
    const codes = await repeat(6, json, path);
    expect(codes.filter((code) => code === "A000")).toHaveLength(accepted);
    expect(new Set(codes.slice(accepted))).toEqual(new Set(accepted === 6 ? [] : ["A020"]));
  });

  test("of a payment code takes the recipients of a combined send, all or none", async () => {
    const { codeOf } = await start({ quotas: [{ ...day, paymentCode: "event" }] });
    const send = (count: number, paymentCode?: string) =>
      codeOf("/v1/send/omni", {
        messageFlow: [{ sms: { from, text: "Hi" } }],
        destinations: Array.from({ length: count }, (__, index) => ({ to: `0100000000${index}` })),
        ...(paymentCode !== undefined && { paymentCode }),
      });
    expect([await send(4, "event"), await send(2, "event"), await send(9, "other"), await send(1, "event")]).toEqual([
      "A000",
      "A020",
      "A000",
      "A000",
    ]);
  });

  test("is not taken by a request that is refused or repeated, and lets a repetition have its answer", async () => {
    const { codeOf, repeat } = await start({ quotas: [day] });
    const key = { "Idempotency-Key": "order-7" };
    expect(await codeOf("/v1/send/sms", sms, key)).toBe("A000");
    for (let times = 0; times < 5; times++) {
      expect(await codeOf("/v1/send/sms", sms, key)).toBe("A000");
      expect(await codeOf("/v1/send/sms", { ...sms, to: "1" })).toBe("A306");
    }
    expect(await repeat(5)).toEqual([...A000(4), "A020"]);
    expect(await codeOf("/v1/send/sms", sms, key)).toBe("A000");
  });

  test("is raised and ended by an operator at once", async () => {
    const { id, repeat } = await start({ quotas: [{ ...day, limit: 1 }] });
    expect(await repeat(2)).toEqual(["A000", "A020"]);
    const set = (quotas: string) => admin.run("account", "set", "--id", id, "--quotas", quotas);
    expect((await set("day messages 2, month parts 9 channel=sms paymentCode=event")).out).toContain(
      "9 parts a month by sms with the payment code event",
    );
    await vi.waitFor(async () => expect(await repeat(1)).toEqual(["A000"]), patience);
    expect(await repeat(1)).toEqual(["A020"]);
    await set("none");
    await vi.waitFor(async () => expect(await repeat(1)).toEqual(["A000"]), patience);
    expect((await admin.run("account", "quotas", id)).out).toBe(`${id} has no quotas.\n`);
  });

  test.each([
    [["--quotas", "day messages"], "--quotas must be none or such as"],
    [["--quotas", "day messages 5 channel=fax"], "there is no channel fax"],
    [["--quotas", "day messages 5, day messages 6"], "there are two quotas for the same: day messages"],
    [["--fallback-caps", "alimtalk mms 101"], "--fallback-caps must be none or such as"],
    [["--fallback-caps", "alimtalk fax 10"], "there is no channel fax"],
  ])("is refused as %j", async (args, error) => {
    const { id } = await start({});
    expect((await admin.run("account", "set", "--id", id, ...args)).error).toContain(error);
  });
});

describe("a cap of fallbacks", () => {
  const alimtalk = { msgType: "AT", senderKey: "c2f8", templateCode: "T1", text: "Paid." };
  const fallback = { type: "SMS", from, text: "Paid." };
  let account: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    account = await start({ fallbackCaps: [{ from: "alimtalk", to: "sms", percent: 20 }] });
    const send = (to: string) => ({ ...alimtalk, to, fallback });
    expect(await account.repeat(10, send("01000000000"), "/v1/send/alimtalk")).toEqual(A000(10));
    // Two of ten may fall back once they are counted.
    await vi.waitFor(async () => {
      expect((await admin.run("account", "quotas", account.id)).out).toMatch(/20 % of alimtalk to sms a day +0 +2 /);
    }, patience);
    expect(await account.repeat(5, send("01000003019"), "/v1/send/alimtalk")).toEqual(A000(5));
  }, 120_000);

  test("ends the fallbacks beyond it with a report", async () => {
    const codes: string[] = [];
    await vi.waitFor(async () => {
      codes.push(...(await live.gateway.takeReports(account.token)).map(({ reportCode }) => reportCode));
      expect(codes).toHaveLength(15);
    }, patience);
    const capped = codes.filter((code) => code === "90010").length;
    // The five that fail may be counted by then or not.
    expect([2, 3]).toContain(capped);
    expect(codes.filter((code) => code === "10000")).toHaveLength(15 - capped);
    const metrics = await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
    expect(metrics).toContain(`gateway_fallbacks_capped_total ${capped}`);
  });
});
