import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Gateway, GatewayError, type MessageReports } from "../../client/index.ts";
import { refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);

const DELIVERED = "01000000000";
const NO_SUBSCRIBER = "01000003001";
const NEVER = "01000008001";
const everyMs = 20;
let gateway: Gateway;

beforeAll(() => makePartner(fresh));
beforeEach(() => {
  gateway = newClient(proxy.url);
});

const send = async (to: string, ref = ""): Promise<string> =>
  (await gateway.orThrow.sendSms({ ...sms, to, ref })).msgKey;

describe("one message", () => {
  test("is pending, delivered or failed", async () => {
    const [delivered, failed, pending] = await Promise.all([send(DELIVERED, "r"), send(NO_SUBSCRIBER), send(NEVER)]);
    expect(await gateway.orThrow.waitForReport(delivered, { everyMs })).toMatchObject({
      msgKey: delivered,
      delivered: true,
      isFinal: true,
      reportCode: "10000",
      ref: "r",
    });
    expect(await gateway.orThrow.waitForReport(failed, { everyMs })).toMatchObject({
      delivered: false,
      isFinal: true,
      reportCode: "23001",
      reportText: "No subscriber",
    });
    expect(await gateway.orThrow.report(delivered)).toMatchObject({ state: "delivered", final: { delivered: true } });
    expect(await gateway.orThrow.report(failed)).toMatchObject({ state: "failed", final: { delivered: false } });
    expect(await gateway.orThrow.report(pending)).toEqual({ state: "pending", final: undefined, steps: [] });
  });

  test("that is scheduled has the time at which it will be sent", async () => {
    const sendAtMs = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000;
    const sendAt = new Date(sendAtMs).toISOString();
    const { msgKey } = await gateway.orThrow.sendSms({ ...sms, to: DELIVERED, sendAt });
    const reports = [
      await gateway.orThrow.report(msgKey),
      await gateway.orThrow.inquireReport({ msgKey }),
      ((await gateway.report(msgKey)) as { readonly data: MessageReports }).data,
    ];
    expect(reports.map((one) => Date.parse(one.sendAt ?? ""))).toEqual([sendAtMs, sendAtMs, sendAtMs]);
    expect(reports[0]).toMatchObject({ state: "pending", steps: [] });
    await gateway.orThrow.cancelMessage({ msgKey });
    expect(await gateway.orThrow.report(msgKey)).toMatchObject({ state: "failed", sendAt: undefined });
  });

  test("lists all steps of a flow, and its final report", async () => {
    const { accepted } = await gateway.orThrow.sendOmni({
      messageFlow: [{ sms: { from: "0212345678", text: "Hi" } }, { mms: { from: "0212345678", text: "Hi" } }],
      destinations: [{ to: "01000003034" }],
    });
    const final = await gateway.orThrow.waitForReport(accepted[0]?.msgKey ?? "", { everyMs });
    const { steps } = await gateway.orThrow.report(final.msgKey);
    expect(steps.map(({ reportCode, isFinal, delivered }) => [reportCode, isFinal, delivered])).toEqual([
      ["23034", false, false],
      ["33034", true, false],
    ]);
  });

  test("without a report in time returns a timeout and not a failed message", async () => {
    const key = await send(NEVER);
    const waited = { waitMs: 100, everyMs };
    expect(await gateway.waitForReport(key, waited)).toMatchObject({
      ok: false,
      kind: "no-report-yet",
      requestId: expect.stringMatching(/./),
    });
    const error: unknown = await gateway.orThrow.waitForReport(key, waited).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      kind: "no-report-yet",
      code: undefined,
      errors: [],
      requestId: expect.stringMatching(/./),
    });
  });

  test("that is unknown is refused at once", async () => {
    expect(await gateway.report("unknown")).toMatchObject({ ok: false, code: "A820" });
    expect(await gateway.waitForReport("unknown", { waitMs: 60_000 })).toMatchObject({ ok: false, code: "A820" });
  });

  test("is polled while the gateway is unreachable, until the caller's signal", async () => {
    gateway = newClient(proxy.url, { retry: false });
    const key = await send(DELIVERED);
    proxy.injectFaults(`/v1/report/inquiry/${key}`, "cut-before", { status: 502 }, { status: 503 });
    expect(await gateway.orThrow.waitForReport(key, { everyMs })).toMatchObject({ delivered: true });
    const stop = AbortSignal.timeout(100);
    const waiting = gateway.waitForReport(await send(NEVER), { everyMs, signal: stop });
    await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("is not polled again before Retry-After", async () => {
    gateway = newClient(proxy.url, { retry: false });
    const key = await send(DELIVERED);
    const path = `/v1/report/inquiry/${key}`;
    proxy.injectFaults(path, refusal(503, "A920", "Server busy, try again", { "retry-after": "60" }));
    expect(await gateway.waitForReport(key, { everyMs: 1, waitMs: 5000 })).toMatchObject({ code: "A920" });
    expect(proxy.count(path)).toBe(1);
  });
});
