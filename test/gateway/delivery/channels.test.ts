import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { updateAccount } from "../../../server/store/accounts.ts";
import { Deployment, type ReportRecord } from "../../rig/deployment.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";
import { type Receiver, startReceiver, verifying } from "../../rig/webhook-receiver.ts";
import { rcs, sends } from "../single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);
const secret = `whsec_${Buffer.from("a secret of twenty-four by").toString("base64")}`;
/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const hooked = new Map<string, ReportRecord[]>();
const complaints: string[] = [];
let receiver: Receiver;
let token = "";
let hookToken = "";

beforeAll(async () => {
  const keep = (taken: unknown): void => {
    const report = taken as ReportRecord;
    hooked.set(report.msgKey, [...(hooked.get(report.msgKey) ?? []), report]);
  };
  receiver = await startReceiver(verifying(secret, keep, (why) => complaints.push(why)));
  await makeAccount(fresh, "acme", { sandbox: true, splitCount: true });
  await makeAccount(fresh, "hook", { sandbox: true, reportMode: "webhook" });
  await updateAccount(fresh.database.pool, "hook", { webhookUrl: receiver.url, webhookSecrets: [secret] });
  await deployment.start("api");
  await deployment.start("worker", { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" });
  token = await deployment.token("acme", PASSWORD);
  hookToken = await deployment.token("hook", PASSWORD);
});
afterAll(async () => {
  await deployment.stop();
  await receiver.close();
  expect(complaints).toEqual([]);
});

/** The same number in the form that a channel asks for. */
const recipient = (path: string, ending: string): string =>
  path === "/v1/send/international" ? `+82100000${ending}` : `0100000${ending}`;

const goodOf = (path: string, ending: string): object => {
  const found = sends.find((send) => send.path === path);
  return { ...found?.good, fallback: undefined, to: recipient(path, ending), ref: `${path} ${ending}` };
};

const cases = [
  ["/v1/send/sms", "SMS", "SM", "3001", "23001"],
  ["/v1/send/mms", "MMS", "LM", "2003", "32003"],
  ["/v1/send/international", "INTERNATIONAL", "IM", "3012", "23012"],
  ["/v1/send/rcs", "RCS", "RS", "4003", "54003"],
  ["/v1/send/alimtalk", "ALIMTALK", "AT", "3019", "63019"],
  ["/v1/send/friendtalk", "FRIENDTALK", "FT", "3022", "63022"],
  ["/v1/send/brandmessage", "BRANDMESSAGE", "FT", "3051", "63051"],
] as const;

describe("every channel, by a worker of its own", () => {
  test("is reported by polling, once each, and by inquiry", async () => {
    const sent = new Map<string, readonly [string, string, string]>();
    for (const [path, serviceType, msgType, ending, code] of cases) {
      const post = (to: string) => deployment.send(token, path.slice("/v1/send/".length), goodOf(path, to));
      sent.set(await post("0000"), [serviceType, msgType, "10000"]);
      sent.set(await post(ending), [serviceType, msgType, code]);
    }
    const reports = await deployment.poll(token, ({ length }) => length >= sent.size);
    expect(reports.map(({ msgKey }) => msgKey).toSorted()).toEqual([...sent.keys()].toSorted());
    for (const report of reports) {
      const [serviceType, msgType, reportCode] = sent.get(report.msgKey) ?? [];
      expect(report).toMatchObject({ serviceType, msgType, reportCode, reportType: "0" });
      expect(report.reportText).toBeTruthy();
      expect(report.ref).toMatch(/^\/v1\/send\//);
      expect(await deployment.inquire(token, report.msgKey)).toMatchObject([{ ...report }]);
    }
    expect(reports.filter(({ serviceType }) => serviceType === "INTERNATIONAL").map(({ resCnt }) => resCnt)).toEqual([
      "1",
      "1",
    ]);
  });

  test("is reported by webhook, signed, and stays in inquiry", async () => {
    const keys: string[] = [];
    for (const [path, , , ending] of cases)
      keys.push(await deployment.send(hookToken, path.slice("/v1/send/".length), goodOf(path, ending)));
    await expect.poll(() => keys.filter((key) => !hooked.has(key)), PATIENCE).toEqual([]);
    for (const [index, key] of keys.entries()) {
      const [, serviceType, , , reportCode] = cases[index] ?? [];
      expect(hooked.get(key)).toMatchObject([{ serviceType, reportCode, reportType: "0" }]);
      expect(await deployment.inquire(hookToken, key)).toMatchObject([{ serviceType, reportCode }]);
    }
    const answer = await deployment.ask("GET", "/v1/report/polling", hookToken);
    expect(answer.code).toBe("A802");
  });
});

describe("fallback", () => {
  const omni = async (messageFlow: readonly object[], to: string): Promise<string> => {
    const answer = await deployment.ask("POST", "/v1/send/omni", token, { messageFlow, destinations: [{ to }] });
    return answer.data?.destinations?.[0]?.msgKey ?? JSON.stringify(answer);
  };
  const codesOf = async (msgKey: string): Promise<readonly string[]> =>
    (await deployment.inquire(token, msgKey)).map(
      ({ serviceType, reportType, reportCode }) => `${serviceType} ${reportType} ${reportCode}`,
    );
  const reportOf = async (msgKey: string): Promise<ReportRecord | undefined> =>
    (await deployment.poll(token, (reports) => reports.some((report) => report.msgKey === msgKey))).find(
      (report) => report.msgKey === msgKey,
    );
  const from = "0212345678";
  const alimtalk = sends.find(({ path }) => path === "/v1/send/alimtalk")?.good;
  const { to: _, ...messenger } = { ...alimtalk, to: "" };

  test("goes on to the next step when one fails, and the step that decides is the one reported", async () => {
    const msgKey = await omni([{ rcs }, { alimtalk: messenger }, { sms: { from, text: "Hi" } }], "01000004003");
    expect(await reportOf(msgKey)).toMatchObject({ serviceType: "ALIMTALK", reportCode: "10000", reportType: "0" });
    expect(await codesOf(msgKey)).toEqual(["RCS 1 54003", "ALIMTALK 0 10000"]);
  });

  test("ends with the last step's failure when all fail", async () => {
    const flow = [{ alimtalk: messenger }, { sms: { from, text: "Hi" } }, { mms: { from, text: "Hello" } }];
    const msgKey = await omni(flow, "01000003015");
    expect(await reportOf(msgKey)).toMatchObject({ serviceType: "MMS", reportCode: "33015" });
    expect(await codesOf(msgKey)).toEqual(["ALIMTALK 1 63015", "SMS 1 23015", "MMS 0 33015"]);
  });

  test("goes on from a brand message, whose inquiry says whether the recipient is a friend", async () => {
    const brandmessage = {
      ...{ senderKey: "key", sendType: "basic", msgType: "FT", targeting: "I", templateCode: "T1" },
      messageVariable: { name: "#{name}" },
    };
    const messageFlow = [{ brandmessage }, { sms: { from, text: "#{name}" } }];
    const failing = { to: "01000003016", replaceWords: { name: "Kim" } };
    const delivered = { to: "01000008011", replaceWords: { name: "Lee" } };
    const saved = await deployment.ask("POST", "/v1/form", token, { messageForm: messageFlow });
    const { formId: messageForm } = saved.data as unknown as { formId: string };
    const destinations = [failing, delivered];
    for (const flow of [{ messageFlow }, { messageForm }]) {
      const answer = await deployment.ask("POST", "/v1/send/omni", token, { ...flow, destinations });
      const [first = "", second = ""] = answer.data?.destinations?.map(({ msgKey }) => msgKey ?? "") ?? [];
      await deployment.poll(token, (reports) => reports.some(({ msgKey }) => msgKey === first));
      expect(await codesOf(first)).toEqual(["BRANDMESSAGE 1 63016", "SMS 0 10000"]);
      await expect.poll(() => codesOf(second), PATIENCE).toHaveLength(1);
      expect(await deployment.inquire(token, second)).toMatchObject([{ msgType: "FT", userType: "N" }]);
    }
  });

  test("is the same for a fallback object and for a form", async () => {
    const single = await deployment.send(token, "rcs", {
      ...rcs,
      to: "01000004003",
      fallback: { type: "SMS", text: "Hello" },
    });
    expect(await reportOf(single)).toMatchObject({ serviceType: "SMS", reportCode: "10000" });
    const saved = await deployment.ask("POST", "/v1/form", token, {
      messageForm: [{ rcs }, { sms: { from, text: "Hi" } }],
    });
    const { formId } = saved.data as unknown as { formId: string };
    const answer = await deployment.ask("POST", "/v1/send/omni", token, {
      messageForm: formId,
      destinations: [{ to: "01000004003" }],
    });
    const msgKey = answer.data?.destinations?.[0]?.msgKey ?? "";
    await reportOf(msgKey);
    expect(await codesOf(msgKey)).toEqual(["RCS 1 54003", "SMS 0 10000"]);
  });

  test("takes over from a step that got no result within its time", async () => {
    const msgKey = await omni([{ sms: { from, text: "Hi", ttl: "1" } }, { rcs: { ...rcs, ttl: "1" } }], "01000008001");
    expect(await codesOf(msgKey)).toEqual([]);
    expect(await reportOf(msgKey)).toMatchObject({ serviceType: "RCS", reportCode: "51907" });
    expect(await codesOf(msgKey)).toEqual(["SMS 1 22000", "RCS 0 51907"]);
  });

  test("a success that comes late is added to inquiry and makes no second report", async () => {
    const ttl = "1";
    const flow = [{ sms: { from, text: "Hi", ttl } }, { mms: { from, text: "Hello", ttl } }];
    const msgKey = await omni(flow, "01000008002");
    expect(await reportOf(msgKey)).toMatchObject({ serviceType: "MMS", reportCode: "32000" });
    await expect.poll(() => codesOf(msgKey), PATIENCE).toHaveLength(4);
    expect(await codesOf(msgKey)).toEqual(["SMS 1 22000", "MMS 0 32000", "SMS 1 10000", "MMS 1 10000"]);
    const after = await deployment.send(token, "sms", goodOf("/v1/send/sms", "0000"));
    const reports = await deployment.poll(token, (all) => all.some((report) => report.msgKey === after));
    expect(reports.map((report) => report.msgKey)).toEqual([after]);
  });
});
