import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { useGateway } from "../e2e/live-gateway.ts";
import { EXPIRED, REVOKED, useFaultProxy } from "./fault-proxy.ts";
import { clientOf, makePartner, messagesOf, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const brief = useGateway(fresh, { TOKEN_TTL_S: "5" });
const proxy = useFaultProxy(() => live.gateway.url);
const proxyOfBrief = useFaultProxy(() => brief.gateway.url);
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

  // On a machine so busy that a call takes a second, its token may be over when it arrives.
  test("is renewed before its time is over, while calls go on", { retry: 2 }, async () => {
    proxyOfBrief.reset();
    const gateway = clientOf(proxyOfBrief.url);
    const endMs = Date.now() + 7000;
    const codes: (string | undefined)[] = [];
    while (Date.now() < endMs) {
      codes.push((await gateway.sendSms(sms)).code);
      await sleep(20);
    }
    expect([...new Set(codes)]).toEqual(["A000"]);
    const sends = proxyOfBrief.seen.filter(({ path }) => path === SEND);
    // No token was used until the gateway refused it: then a call would have been made twice.
    expect(sends).toHaveLength(codes.length);
    expect(new Set(sends.map(({ headers }) => headers.authorization)).size).toBeGreaterThanOrEqual(2);
    expect(proxyOfBrief.count(TOKEN)).toBeGreaterThanOrEqual(2);
    expect(proxyOfBrief.count(TOKEN)).toBeLessThanOrEqual(5);
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
});
