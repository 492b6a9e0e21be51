import { beforeAll, describe, expect, test, vi } from "vitest";
import { MemoryTokenStore } from "../../client/index.ts";
import { EXPIRED, REVOKED, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { countMessages, makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
/** Two gateways of one deployment. Tokens of the second expire soon, also at the first. */
const TOKEN_KEY = "the same on every gateway of a deployment";
const live = useGateway(fresh, { TOKEN_KEY });
const brief = useGateway(fresh, { TOKEN_KEY, TOKEN_TTL_S: "1" });
const proxy = useFaultProxy(() => live.gateway.url);
const TOKEN = "/v1/auth/token";
const SEND = "/v1/send/sms";
const SLOW_MS = 300_000;

beforeAll(() => makePartner(fresh));

describe("a token", () => {
  async function fetchesOnceFor(count: number): Promise<void> {
    // The last of the calls waits for all the others, which takes long on a busy machine.
    const gateway = newClient(proxy.url, { timeoutMs: SLOW_MS, deadlineMs: SLOW_MS });
    const warnings: Error[] = [];
    const note = (warning: Error): number => warnings.push(warning);
    process.on("warning", note);
    const { signal } = new AbortController();
    const results = await Promise.all(
      Array.from({ length: count }, () => gateway.sendSms({ ...sms, ref: `${count} at once` }, { signal })),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect(proxy.count(TOKEN)).toBe(1);
    expect(await countMessages(fresh, `${count} at once`)).toBe(count);
    process.off("warning", note);
    expect(warnings).toEqual([]);
  }
  // Node warns of more than ten listeners of one signal.
  test("is fetched once for a hundred concurrent calls", () => fetchesOnceFor(100));
  test("is fetched once for a thousand concurrent calls", { timeout: SLOW_MS, tags: ["long"] }, () =>
    fetchesOnceFor(1000),
  );

  test("that has expired is renewed once, and the call is repeated once", async () => {
    const gateway = newClient(proxy.url);
    await gateway.pollReports();
    proxy.injectFaults(SEND, EXPIRED);
    expect(await gateway.sendSms({ ...sms, ref: "renewed" })).toMatchObject({ ok: true });
    expect([proxy.count(TOKEN), proxy.count(SEND), await countMessages(fresh, "renewed")]).toEqual([2, 2, 1]);
    proxy.injectFaults(SEND, EXPIRED, EXPIRED);
    expect(await gateway.sendSms(sms)).toMatchObject({ ok: false, status: 401, code: "A001" });
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([3, 4]);
  });

  test("that was revoked is renewed too", async () => {
    const gateway = newClient(proxy.url);
    await gateway.pollReports();
    proxy.injectFaults(SEND, REVOKED);
    expect(await gateway.sendSms(sms)).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("that expires during thirty calls is renewed once", async () => {
    const gateway = newClient(proxy.url);
    await gateway.pollReports();
    // By its token, because some calls are repeated before others are sent for the first time.
    proxy.expireLastToken();
    const results = await Promise.all(Array.from({ length: 30 }, () => gateway.sendSms(sms)));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([2, 60]);
  });

  test("that the gateway itself finds expired in thirty calls is renewed once, and every message is sent once", async () => {
    // Only the first token is short-lived, so that the load of the machine does not matter.
    const token = await brief.gateway.token("acme");
    const expired = async () => (await live.gateway.ask("GET", "/v1/report/polling", { token })).body?.code;
    await vi.waitFor(async () => expect(await expired()).toBe("A001"), { timeout: 20_000, interval: 100 });
    const tokenStore = new MemoryTokenStore();
    const inAnHour = Date.now() + 3_600_000;
    tokenStore.set(`${proxy.url} acme`, { token, expiresAtMs: inAnHour, renewAtMs: inAnHour });
    const gateway = newClient(proxy.url, { tokenStore });
    const results = await Promise.all(
      Array.from({ length: 30 }, () => gateway.sendSms({ ...sms, ref: "under thirty calls" })),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([1, 60]);
    expect(await countMessages(fresh, "under thirty calls")).toBe(30);
  });

  test("is separate for each account and gateway, and not fetched for public operations", async () => {
    await newClient(proxy.url).getImage({ imageKey: "unknown.jpg" });
    expect(proxy.count(TOKEN)).toBe(0);
    expect(proxy.seen[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("a call that cannot get a token", () => {
  test("returns the refusal of the token and is not sent", async () => {
    const result = await newClient(proxy.url, { password: "wrong" }).sendSms(sms);
    expect(result).toMatchObject({ ok: false, kind: "refused", operation: "issueToken", status: 401, code: "A100" });
    expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([1, 0]);
  });

  test("the next call requests a token again", async () => {
    const passwords = ["wrong", "correct horse"];
    const gateway = newClient(proxy.url, { password: async () => passwords.shift() ?? "" });
    expect(await gateway.pollReports()).toMatchObject({ code: "A100" });
    expect(await gateway.pollReports()).toMatchObject({ ok: true });
  });

  test("stops waiting at its own signal; other calls get their token", async () => {
    const gateway = newClient(proxy.url);
    proxy.injectFaults(TOKEN, { delayMs: 300 });
    const controller = new AbortController();
    const stopped = gateway.pollReports({ signal: controller.signal });
    const other = gateway.pollReports();
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await expect(stopped).rejects.toThrow("enough");
    expect(await other).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(1);
  });

  test("a call that is aborted before it starts requests no token", async () => {
    const password = vi.fn(() => Promise.reject(new Error("no password")));
    const gateway = newClient(proxy.url, { password });
    await expect(gateway.sendSms(sms, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
    expect(password).not.toHaveBeenCalled();
    await expect(gateway.sendSms(sms)).rejects.toThrow("no password");
    expect(proxy.seen).toEqual([]);
  });

  test("the token request has the time limit of the call", async () => {
    const gateway = newClient(proxy.url);
    proxy.injectFaults(TOKEN, "stall");
    const late = { ok: false, kind: "unanswered", operation: "issueToken", why: "timeout" };
    expect(await gateway.sendSms(sms, { deadlineMs: 200 })).toMatchObject(late);
    const forgetful = newClient(proxy.url, { password: () => new Promise<string>(() => {}), deadlineMs: 200 });
    expect(await forgetful.sendSms(sms)).toMatchObject({ ...late, message: expect.stringMatching(/within \d+ ms/) });
    expect(proxy.count(SEND)).toBe(0);
  });
});
