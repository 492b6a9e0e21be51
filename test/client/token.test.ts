import { beforeAll, describe, expect, test, vi } from "vitest";
import { MemoryTokenStore } from "../../client/index.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { useGateway } from "../e2e/live-gateway.ts";
import { EXPIRED, REVOKED, useFaultProxy } from "./fault-proxy.ts";
import { clientOf, makePartner, messagesOf, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
/** Two gateways of one deployment; tokens of the second are soon over, with the first as well. */
const TOKEN_KEY = "the same on every gateway of a deployment";
const live = useGateway(fresh, { TOKEN_KEY });
const brief = useGateway(fresh, { TOKEN_KEY, TOKEN_TTL_S: "1" });
const proxy = useFaultProxy(() => live.gateway.url);
const TOKEN = "/v1/auth/token";
const SEND = "/v1/send/sms";

beforeAll(() => makePartner(fresh));

describe("a token", () => {
  test("is fetched once for a thousand calls at the same moment", async () => {
    const gateway = clientOf(proxy.url);
    const warnings: Error[] = [];
    const note = (warning: Error): number => warnings.push(warning);
    process.on("warning", note);
    const { signal } = new AbortController();
    const results = await Promise.all(
      Array.from({ length: 1000 }, () => gateway.sendSms({ ...sms, ref: "thousand" }, { signal })),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect(proxy.count(TOKEN)).toBe(1);
    expect(await messagesOf(fresh, "thousand")).toBe(1000);
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  test("that the gateway calls expired is renewed, and the call repeated, once", async () => {
    const gateway = clientOf(proxy.url);
    await gateway.pollReports();
    proxy.befall(SEND, EXPIRED);
    expect(await gateway.sendSms({ ...sms, ref: "renewed" })).toMatchObject({ ok: true });
    expect([proxy.count(TOKEN), proxy.count(SEND), await messagesOf(fresh, "renewed")]).toEqual([2, 2, 1]);
    proxy.befall(SEND, EXPIRED, EXPIRED);
    expect(await gateway.sendSms(sms)).toMatchObject({ ok: false, status: 401, code: "A001" });
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([3, 4]);
  });

  test("that was revoked is renewed too", async () => {
    const gateway = clientOf(proxy.url);
    await gateway.pollReports();
    proxy.befall(SEND, REVOKED);
    expect(await gateway.sendSms(sms)).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("that expires under a hundred calls is renewed once", async () => {
    const gateway = clientOf(proxy.url);
    await gateway.pollReports();
    proxy.befall(SEND, ...Array.from({ length: 100 }, () => EXPIRED));
    const results = await Promise.all(Array.from({ length: 100 }, () => gateway.sendSms(sms)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([2, 200]);
  });

  test("that really expires under fifty calls is renewed once, and every message goes out once", async () => {
    // Short-lived where it comes from, and the next one is not: how busy the machine is does not matter.
    const token = await brief.gateway.token("acme");
    const expired = async () => (await live.gateway.ask("GET", "/v1/report/polling", { token })).body?.code;
    await vi.waitFor(async () => expect(await expired()).toBe("A001"), { timeout: 20_000, interval: 100 });
    const tokenStore = new MemoryTokenStore();
    const inAnHour = Date.now() + 3_600_000;
    tokenStore.set(`${proxy.url} acme`, { token, expiresAtMs: inAnHour, renewAtMs: inAnHour });
    const gateway = clientOf(proxy.url, { tokenStore });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => gateway.sendSms({ ...sms, ref: "under fifty calls" })),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([1, 100]);
    expect(await messagesOf(fresh, "under fifty calls")).toBe(50);
  });

  test("is one for each account and gateway, and none for what needs none", async () => {
    await clientOf(proxy.url).getImage({ imageKey: "unknown.jpg" });
    expect(proxy.count(TOKEN)).toBe(0);
    expect(proxy.seen[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("what cannot get a token", () => {
  test("is refused as the token was, without the call being made", async () => {
    const result = await clientOf(proxy.url, { password: "wrong" }).sendSms(sms);
    expect(result).toMatchObject({ ok: false, kind: "refused", operation: "issueToken", status: 401, code: "A100" });
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([1, 0]);
  });

  test("asks again the next time", async () => {
    const passwords = ["wrong", "correct horse"];
    const gateway = clientOf(proxy.url, { password: async () => passwords.shift() ?? "" });
    expect(await gateway.pollReports()).toMatchObject({ code: "A100" });
    expect(await gateway.pollReports()).toMatchObject({ ok: true });
  });

  test("stops waiting when its own signal says so; the others get theirs", async () => {
    const gateway = clientOf(proxy.url);
    proxy.befall(TOKEN, { delayMs: 300 });
    const controller = new AbortController();
    const stopped = gateway.pollReports({ signal: controller.signal });
    const other = gateway.pollReports();
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await expect(stopped).rejects.toThrow("enough");
    expect(await other).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(1);
  });

  test("is not asked for one by a call that was ended before it began", async () => {
    const password = vi.fn(() => Promise.reject(new Error("no password")));
    const gateway = clientOf(proxy.url, { password });
    await expect(gateway.sendSms(sms, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
    expect(password).not.toHaveBeenCalled();
    await expect(gateway.sendSms(sms)).rejects.toThrow("no password");
    expect(proxy.seen).toEqual([]);
  });

  test("has no more time than the call has", async () => {
    const gateway = clientOf(proxy.url);
    proxy.befall(TOKEN, "stall");
    const late = { ok: false, kind: "unanswered", operation: "issueToken", why: "timeout" };
    expect(await gateway.sendSms(sms, { deadlineMs: 200 })).toMatchObject(late);
    const forgetful = clientOf(proxy.url, { password: () => new Promise<string>(() => {}), deadlineMs: 200 });
    expect(await forgetful.sendSms(sms)).toMatchObject({ ...late, message: expect.stringMatching(/within \d+ ms/) });
    expect(proxy.count(SEND)).toBe(0);
  });
});
