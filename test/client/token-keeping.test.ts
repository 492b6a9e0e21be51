import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MemoryTokenStore, type StoredToken, type TokenStore } from "../../client/index.ts";
import { Tokens } from "../../client/token.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { useGateway } from "../e2e/live-gateway.ts";
import { MainProcess } from "../e2e/main-process.ts";
import { EXPIRED, useFaultProxy } from "./fault-proxy.ts";
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

describe("with a clock that differs from the gateway's", () => {
  const HOUR_MS = 3_600_000;
  let process: MainProcess;
  const elsewhere = useFaultProxy(() => process.url);
  beforeAll(async () => {
    process = await new MainProcess({
      DATABASE_URL: fresh.url,
      SIMULATOR: "on",
      DATA_FOLDER: await mkdtemp(join(tmpdir(), "gateway-")),
    }).ready();
  });
  afterAll(() => process.end("SIGTERM"));

  async function atAnotherTime(shiftMs: number, body: () => Promise<void>): Promise<void> {
    const real = Date.now;
    Date.now = () => real() + shiftMs;
    try {
      await body();
    } finally {
      Date.now = real;
    }
  }

  test.each([20, -20])("%d hours off, a token is used until it expires", async (hours) => {
    const gateway = newClient(elsewhere.url);
    await atAnotherTime(hours * HOUR_MS, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
    });
    await atAnotherTime((hours + 10) * HOUR_MS, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      expect(elsewhere.count(TOKEN)).toBe(1);
    });
    await atAnotherTime((hours + 25) * HOUR_MS, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      expect(elsewhere.count(TOKEN)).toBe(2);
    });
  });

  test("a token is renewed before it expires, while calls continue", async () => {
    const kept: StoredToken[] = [];
    const tokenStore: TokenStore = { get: () => kept.at(-1), set: (_key, token) => void kept.push(token) };
    const gateway = newClient(elsewhere.url, { tokenStore });
    const shown: (string | undefined)[] = [];
    for (let hour = 0; hour <= 60; hour++)
      await atAnotherTime(hour * HOUR_MS, async () => {
        expect(await gateway.pollReports()).toMatchObject({ ok: true });
        shown.push(elsewhere.seen.filter(({ path }) => path !== TOKEN).at(-1)?.headers.authorization);
        // The call does not wait for the renewal, but the test does.
        if (hour % 22 === 0) await vi.waitFor(() => expect(kept).toHaveLength(hour / 22 + 1));
      });
    // The first call in the last tenth of the 24 hours starts a renewal, and uses the old token.
    const changes = shown.flatMap((token, hour) => (hour > 0 && token !== shown[hour - 1] ? [hour] : []));
    expect(changes).toEqual([23, 45]);
    expect(elsewhere.count(TOKEN)).toBe(3);
    // No call was made twice, so that no token was used after it had expired.
    expect(elsewhere.count("/v1/report/polling")).toBe(61);
  });

  test("a token that cannot be renewed early is still used, and renewed later", async () => {
    const gateway = newClient(elsewhere.url, { retry: false });
    await gateway.pollReports();
    elsewhere.injectFaults(TOKEN, { status: 503 });
    await atAnotherTime(22 * HOUR_MS, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(elsewhere.count(TOKEN)).toBe(2));
      // Not at once, so that a gateway with problems does not get more requests.
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      expect(elsewhere.count(TOKEN)).toBe(2);
    });
    await atAnotherTime(22 * HOUR_MS + 20_000, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(elsewhere.count(TOKEN)).toBe(3));
    });
  });
});
