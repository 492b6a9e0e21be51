import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Tokens } from "../../../client/token.ts";
import { MemoryTokenStore, type StoredToken, type TokenStore } from "../../../client/token-store.ts";

const START = Date.parse("2026-01-01T00:00:00Z");
const HOUR_MS = 3_600_000;
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** Issues t1, t2 and so on, each for so long by the gateway's clock, or refuses. */
function makeIssuer({ lifeMs = HOUR_MS, clockMs = 0, expired = "", date = true } = {}) {
  const issuer = {
    calls: 0,
    isBusy: false,
    issue: async () => {
      issuer.calls++;
      if (issuer.isBusy) return { ok: false, kind: "refused", status: 503, code: "A920" };
      const gatewayMs = Date.now() + clockMs;
      const until = expired || new Date(gatewayMs + lifeMs).toISOString();
      const headers = new Headers(date ? { date: new Date(gatewayMs).toUTCString() } : {});
      return { ok: true, data: { token: `t${issuer.calls}`, expired: until }, headers };
    },
  };
  return issuer;
}

const makeTokens = (issuer: { issue: unknown }, store: TokenStore = new MemoryTokenStore()): Tokens =>
  new Tokens("key", store, issuer.issue as never);

const soon = () => vi.advanceTimersByTimeAsync(0);

describe("a token", () => {
  test("is fetched once for concurrent calls, and then used", async () => {
    const issuer = makeIssuer();
    const tokens = makeTokens(issuer);
    expect(tokens.ready()).toBeUndefined();
    const both = await Promise.all([tokens.current(), tokens.current()]);
    expect(both).toEqual([
      { ok: true, token: "t1" },
      { ok: true, token: "t1" },
    ]);
    expect(tokens.ready()).toEqual({ ok: true, token: "t1" });
    expect(await tokens.current()).toEqual({ ok: true, token: "t1" });
    expect(issuer.calls).toBe(1);
  });

  test.each([
    // The whole seconds of the gateway's times may have cost one.
    ["an hour", { lifeMs: HOUR_MS }, HOUR_MS - 1000],
    ["a second", { lifeMs: 1000 }, 500],
    ["an hour of a gateway whose clock differs", { lifeMs: HOUR_MS, clockMs: 20 * HOUR_MS }, HOUR_MS - 1000],
    ["an hour without a Date header", { lifeMs: HOUR_MS, date: false }, HOUR_MS - 1000],
    ["a time that cannot be read", { expired: "soon" }, HOUR_MS],
    ["no time at all", { lifeMs: 0 }, HOUR_MS],
  ])("lives for %s", async (_, options, usableMs) => {
    const store = new MemoryTokenStore();
    await makeTokens(makeIssuer(options), store).current();
    await soon();
    expect(store.get("key")).toEqual({
      token: "t1",
      expiresAtMs: START + usableMs,
      renewAtMs: START + usableMs * 0.9,
    });
  });

  test("is renewed in its last tenth, while calls go on with the old one", async () => {
    const issuer = makeIssuer({ lifeMs: 101_000 });
    const tokens = makeTokens(issuer);
    await tokens.current();
    vi.setSystemTime(START + 89_999);
    expect(tokens.ready()).toEqual({ ok: true, token: "t1" });
    await soon();
    expect(issuer.calls).toBe(1);
    vi.setSystemTime(START + 90_000);
    expect(tokens.ready()).toEqual({ ok: true, token: "t1" });
    await soon();
    expect(tokens.ready()).toEqual({ ok: true, token: "t2" });
    expect(issuer.calls).toBe(2);
  });

  test("that lives for seconds is renewed each time, and not before", async () => {
    const issuer = makeIssuer({ lifeMs: 11_000 });
    const tokens = makeTokens(issuer, { get: () => undefined, set: () => {} });
    await tokens.current();
    for (const [afterMs, calls] of [
      [8999, 1],
      [9000, 2],
      [17_999, 2],
      [18_000, 3],
    ] as const) {
      vi.setSystemTime(START + afterMs);
      tokens.ready();
      await soon();
      expect(issuer.calls).toBe(calls);
    }
  });

  test("that has expired is not used", async () => {
    const issuer = makeIssuer({ lifeMs: 101_000 });
    const tokens = makeTokens(issuer);
    await tokens.current();
    vi.setSystemTime(START + 100_000);
    expect(tokens.ready()).toBeUndefined();
    expect(await tokens.current()).toEqual({ ok: true, token: "t2" });
  });

  test.each(["refuses", "throws"])(
    "whose early renewal %s is still used, and renewed after ten seconds",
    async (how) => {
      const issuer = makeIssuer({ lifeMs: 1_001_000 });
      const issue = async () => {
        const issued = await issuer.issue();
        if (how === "throws" && issuer.isBusy) throw new Error("the function password failed");
        return issued;
      };
      const tokens = makeTokens({ issue });
      await tokens.current();
      issuer.isBusy = true;
      vi.setSystemTime(START + 900_000);
      for (const [afterMs, calls] of [
        [0, 2],
        [9999, 2],
        [10_000, 3],
      ] as const) {
        vi.setSystemTime(START + 900_000 + afterMs);
        expect(tokens.ready()).toEqual({ ok: true, token: "t1" });
        await soon();
        expect(issuer.calls).toBe(calls);
      }
    },
  );

  test("that is not issued is the caller's failure, and the next call tries again", async () => {
    const issuer = makeIssuer();
    const tokens = makeTokens(issuer);
    issuer.isBusy = true;
    expect(await tokens.current()).toMatchObject({ ok: false, code: "A920" });
    issuer.isBusy = false;
    expect(await tokens.current()).toEqual({ ok: true, token: "t2" });
  });
});

describe("a refusal", () => {
  test("of the current token fetches another; of an older one it does not", async () => {
    const issuer = makeIssuer();
    const tokens = makeTokens(issuer, { get: () => undefined, set: () => {} });
    await tokens.current();
    tokens.refuse("t0");
    expect(tokens.ready()).toEqual({ ok: true, token: "t1" });
    tokens.refuse("t1");
    expect(tokens.ready()).toBeUndefined();
    expect(await tokens.current()).toEqual({ ok: true, token: "t2" });
  });

  test("is remembered for the last ten tokens", async () => {
    const stored = (token: string): StoredToken => ({ token, expiresAtMs: START + 9000, renewAtMs: START + 8000 });
    let inStore = "";
    const issuer = makeIssuer();
    const tokens = makeTokens(issuer, { get: () => stored(inStore), set: () => {} });
    for (let number = 1; number <= 11; number++) tokens.refuse(`old${number}`);
    inStore = "old2";
    expect(await tokens.current()).toEqual({ ok: true, token: "t1" });
    tokens.refuse("t1");
    inStore = "old1";
    expect(await tokens.current()).toEqual({ ok: true, token: "old1" });
  });
});

describe("a store", () => {
  const shared = { token: "shared", expiresAtMs: START + 10_000, renewAtMs: START + 9000 };

  test("gives a token that need not be renewed yet", async () => {
    const issuer = makeIssuer();
    const store = new MemoryTokenStore();
    store.set("key", shared);
    expect(await makeTokens(issuer, store).current()).toEqual({ ok: true, token: "shared" });
    vi.setSystemTime(START + 9000);
    expect(await makeTokens(issuer, store).current()).toEqual({ ok: true, token: "t1" });
    expect(issuer.calls).toBe(1);
  });

  test.each<[string, TokenStore]>([
    ["throws", { get: () => fail(), set: () => fail() }],
    ["rejects", { get: async () => fail(), set: async () => fail() }],
  ])("that %s counts as empty", async (_, store) => {
    expect(await makeTokens(makeIssuer(), store).current()).toEqual({ ok: true, token: "t1" });
    await soon();
  });

  test("that is silent counts as empty after five seconds, and is not waited for when a token is put there", async () => {
    const silent = () => new Promise<never>(() => {});
    let issued: unknown;
    void makeTokens(makeIssuer(), { get: silent, set: silent })
      .current()
      .then((token) => {
        issued = token;
      });
    await vi.advanceTimersByTimeAsync(4999);
    expect(issued).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(issued).toEqual({ ok: true, token: "t1" });
  });
});

function fail(): never {
  throw new Error("down");
}
