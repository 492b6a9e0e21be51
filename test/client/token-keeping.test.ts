import { beforeAll, describe, expect, test, vi } from "vitest";
import { MemoryTokenStore, type StoredToken, type TokenStore } from "../../client/index.ts";
import { Tokens } from "../../client/token.ts";
import { EXPIRED, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const TOKEN = "/v1/auth/token";

beforeAll(() => makePartner(fresh));

describe("the headers", () => {
  const prefixed = useGateway(fresh, { VENDOR_PREFIX: "IB" });

  test("have the vendor's prefix", async () => {
    expect(await newClient(prefixed.gateway.url, { vendorPrefix: "IB" }).pollReports()).toMatchObject({ ok: true });
    await newClient(proxy.url, { vendorPrefix: "IB" }).pollReports();
    expect(proxy.seen[0]?.headers).toMatchObject({ "x-ib-client-id": "acme", "x-ib-client-passwd": "correct horse" });
    expect(proxy.seen[0]?.headers).not.toHaveProperty("x-svc-client-id");
  });
});

describe("a token store", () => {
  test("lets many processes share a token", async () => {
    const tokenStore = new MemoryTokenStore();
    await newClient(proxy.url, { tokenStore }).pollReports();
    await newClient(proxy.url, { tokenStore }).pollReports();
    expect(proxy.count(TOKEN)).toBe(1);
    await newClient(live.gateway.url, { tokenStore }).pollReports();
    expect(proxy.count(TOKEN)).toBe(1);
  });

  test("does not return a token that was refused", async () => {
    const tokenStore = new MemoryTokenStore();
    const gateway = newClient(proxy.url, { tokenStore });
    await gateway.pollReports();
    proxy.injectFaults("/v1/report/polling", EXPIRED);
    expect(await gateway.pollReports()).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("returns a token that another process has renewed", async () => {
    const tokenStore = new MemoryTokenStore();
    const [one, two] = [newClient(proxy.url, { tokenStore }), newClient(proxy.url, { tokenStore })];
    await one.pollReports();
    await two.pollReports();
    proxy.injectFaults("/v1/report/polling", EXPIRED, "pass", EXPIRED);
    await one.pollReports();
    expect(await two.pollReports()).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("never brings back a refused token", async () => {
    const store = new MemoryTokenStore();
    let issued = 0;
    const issue = async () => ({ ok: true, data: { token: `t${++issued}`, expired: "" }, headers: new Headers() });
    const tokens = new Tokens("key", store, issue as never);
    for (const want of ["t1", "t2"]) {
      expect(await tokens.current()).toMatchObject({ token: want });
      tokens.refuse(want);
    }
    // A call that was running with the first token gets its refusal only now.
    tokens.refuse("t1");
    expect(await tokens.current()).toMatchObject({ token: "t3" });
  });

  test("that never responds is ignored after a time limit", async () => {
    const never = () => new Promise<never>(() => {});
    const issue = async () => ({ ok: true, data: { token: "t", expired: "" }, headers: new Headers() });
    vi.useFakeTimers();
    try {
      const current = new Tokens("key", { get: never, set: never }, issue as never).current();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await current).toMatchObject({ ok: true, token: "t" });
    } finally {
      vi.useRealTimers();
    }
  });

  test("that fails is ignored", async () => {
    const tokenStore: TokenStore = {
      get: () => Promise.reject(new Error("down")),
      set: (_key: string, _token: StoredToken) => Promise.reject(new Error("down")),
    };
    expect(await newClient(proxy.url, { tokenStore }).pollReports()).toMatchObject({ ok: true });
  });
});
