import { beforeAll, describe, expect, test, vi } from "vitest";
import { Files } from "../../server/store/files.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, countOf, faultsOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { sends } from "./single-sends.ts";

const DAY_MS = 86_400_000;
const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const tokens = { acme: "", other: "" };
const patience = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  for (const id of ["acme", "other"] as const) {
    await makeAccount(fresh, id, { sandbox: true });
    tokens[id] = await live.gateway.token(id);
  }
});

const sms = { from: "0212345678", to: "01000000000", text: "Hello" };
/** A time so many milliseconds ahead, in Korean time. */
const ahead = (ms: number): string => new Date(Date.now() + ms + 9 * 3_600_000).toISOString().replace("Z", "+09:00");
const post = (path: string, json: unknown) => live.gateway.ask("POST", path, { token: tokens.acme, json });
const keyOf = (answer: Answer): string => String(answer.body?.msgKey);
const schedule = async (ms: number): Promise<string> =>
  keyOf(await post("/v1/send/sms", { ...sms, sendAt: ahead(ms), ref: "later" }));
interface Inquired {
  readonly data: { readonly report: { reportCode: string; sendTime?: string; reportTime: string }[] };
  readonly sendAt?: string;
}
const inquire = async (msgKey: string) => {
  const { body } = await live.gateway.ask("GET", `/v1/report/inquiry/${msgKey}`, { token: tokens.acme });
  const { data, sendAt } = body as unknown as Inquired;
  return { ...data, sendAt };
};
const cancel = async (msgKey: string, id: keyof typeof tokens = "acme") => {
  const { status, body } = await live.gateway.ask("DELETE", `/v1/send/scheduled/${msgKey}`, { token: tokens[id] });
  return [status, body?.code];
};

describe("sendAt", () => {
  test.each(sends)("is taken by $path", async ({ path, good }) => {
    const sendAt = ahead(10 * DAY_MS);
    const answer = await post(path, { ...good, sendAt });
    expect([answer.status, answer.body?.code]).toEqual([200, "A000"]);
    const { sendAt: shown = "", report } = await inquire(keyOf(answer));
    expect([Math.floor(Date.parse(sendAt) / 1000), report]).toEqual([Date.parse(shown) / 1000, []]);
  });

  test("is taken by the combined send, for each recipient", async () => {
    const messageFlow = [{ sms: { from: "0212345678", text: "Hi" } }];
    const destinations = [{ to: "01012345678" }, { to: "01087654321" }];
    const sendAt = ahead(DAY_MS);
    const { body } = await post("/v1/send/omni", { messageFlow, destinations, sendAt });
    const { destinations: taken = [] } = (body?.data ?? {}) as { destinations?: { msgKey: string }[] };
    expect(await Promise.all(taken.map(({ msgKey }) => cancel(msgKey)))).toEqual([
      [200, "A000"],
      [200, "A000"],
    ]);
    const refused = await post("/v1/send/omni", { messageFlow, destinations, sendAt: ahead(-1000) });
    expect([refused.status, faultsOf(refused)]).toEqual([400, ["A330 /sendAt"]]);
  });

  test.each([
    ["in the past", () => ahead(-1000), "must be after now"],
    ["too far ahead", () => ahead(31 * DAY_MS), "must be at most 30 days ahead"],
    ["a leap second", () => "2026-12-31T23:59:60Z", expect.stringContaining("must be a time")],
    ["without an offset", () => "2026-01-31T09:00:00", expect.stringContaining("offset")],
  ])("%s is refused", async (_, sendAt, message) => {
    const answer = await post("/v1/send/sms", { ...sms, sendAt: sendAt() });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: "A330", errors: [{ pointer: "/sendAt", code: "A330", message }] },
    ]);
  });

  test("sends the message at its time and not before", async () => {
    const sentAtMs = Date.now();
    const sendAt = ahead(2000);
    const msgKey = keyOf(await post("/v1/send/sms", { ...sms, sendAt }));
    expect(Date.parse(sendAt) - sentAtMs).toBeGreaterThanOrEqual(2000);
    const [report] = await vi.waitFor(async () => {
      const found = await inquire(msgKey);
      expect(found.report).toHaveLength(1);
      expect(found.sendAt).toBeUndefined();
      return found.report;
    }, patience);
    expect(report?.reportCode).toBe("10000");
    // Reports have whole seconds.
    expect(Date.parse(report?.sendTime ?? "")).toBeGreaterThanOrEqual(Math.floor(Date.parse(sendAt) / 1000) * 1000);
    expect(await cancel(msgKey)).toEqual([409, "A331"]);
  });

  test("is refused if a file of the message expires before", async () => {
    const file = { accountId: "acme", fileKey: "f_short", serviceType: "MMS", msgType: undefined } as const;
    const image = {
      mediaType: "image/jpeg",
      width: 1,
      height: 1,
      bytes: 1,
      content: new Uint8Array(1),
    };
    await new Files(fresh.database).save({ ...file, ...image, expiresAtMs: Date.now() + DAY_MS });
    const mms = { from: "0212345678", to: "01012345678", text: "Look", fileKey: ["f_short"] };
    const late = await post("/v1/send/mms", { ...mms, sendAt: ahead(2 * DAY_MS) });
    expect(late.body).toMatchObject({
      code: "A217",
      errors: [{ pointer: "/fileKey/0", message: "must be a file that has not expired at sendAt" }],
    });
    expect((await post("/v1/send/mms", { ...mms, sendAt: ahead(DAY_MS / 2) })).body?.code).toBe("A000");
  });
});

describe("cancelling", () => {
  test("in time is answered with A000, again and again; there is one final report, and nothing is sent", async () => {
    const msgKey = await schedule(DAY_MS);
    expect([await cancel(msgKey), await cancel(msgKey)]).toEqual([
      [200, "A000"],
      [200, "A000"],
    ]);
    const { report, sendAt } = await inquire(msgKey);
    expect([report.map(({ reportCode }) => reportCode), sendAt]).toEqual([["90001"], undefined]);
    const polled = await live.gateway.takeReports(tokens.acme);
    expect(polled.filter((one) => one.msgKey === msgKey)).toMatchObject([{ reportCode: "90001", ref: "later" }]);
    expect(await countOf(fresh, "scheduled_messages", `msg_key = '${msgKey}'`)).toBe(0);
  });

  test("another account's message, or an unknown one, is answered with A820", async () => {
    const msgKey = await schedule(DAY_MS);
    expect(await cancel(msgKey, "other")).toEqual([404, "A820"]);
    expect(await cancel("01JCQK5T7W8Y2N4B6D0R3M9XZE")).toEqual([404, "A820"]);
    expect(await cancel(msgKey)).toEqual([200, "A000"]);
  });

  test("a message without sendAt is too late", async () => {
    expect(await cancel(keyOf(await post("/v1/send/sms", sms)))).toEqual([409, "A331"]);
  });
});
