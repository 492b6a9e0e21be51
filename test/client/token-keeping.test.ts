import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { MemoryTokenStore, type StoredToken, type TokenStore } from "../../client/index.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { useGateway } from "../e2e/live-gateway.ts";
import { MainProcess } from "../e2e/main-process.ts";
import { EXPIRED, useFaultProxy } from "./fault-proxy.ts";
import { clientOf, makePartner } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const TOKEN = "/v1/auth/token";

beforeAll(() => makePartner(fresh));

describe("the headers", () => {
  const prefixed = useGateway(fresh, { VENDOR_PREFIX: "IB" });

  test("carry the vendor's prefix", async () => {
    expect(await clientOf(prefixed.gateway.url, { vendorPrefix: "IB" }).pollReports()).toMatchObject({ ok: true });
    await clientOf(proxy.url, { vendorPrefix: "IB" }).pollReports();
    expect(proxy.seen[0]?.headers).toMatchObject({ "x-ib-client-id": "acme", "x-ib-client-passwd": "correct horse" });
    expect(proxy.seen[0]?.headers).not.toHaveProperty("x-svc-client-id");
  });
});

describe("a token store", () => {
  test("lets many processes share a token", async () => {
    const tokenStore = new MemoryTokenStore();
    await clientOf(proxy.url, { tokenStore }).pollReports();
    await clientOf(proxy.url, { tokenStore }).pollReports();
    expect(proxy.count(TOKEN)).toBe(1);
    await clientOf(live.gateway.url, { tokenStore }).pollReports();
    expect(proxy.count(TOKEN)).toBe(1);
  });

  test("is not asked for a token that was just refused", async () => {
    const tokenStore = new MemoryTokenStore();
    const gateway = clientOf(proxy.url, { tokenStore });
    await gateway.pollReports();
    proxy.befall("/v1/report/polling", EXPIRED);
    expect(await gateway.pollReports()).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("hands on what another process has renewed", async () => {
    const tokenStore = new MemoryTokenStore();
    const [one, two] = [clientOf(proxy.url, { tokenStore }), clientOf(proxy.url, { tokenStore })];
    await one.pollReports();
    await two.pollReports();
    proxy.befall("/v1/report/polling", EXPIRED, "pass", EXPIRED);
    await one.pollReports();
    expect(await two.pollReports()).toMatchObject({ ok: true });
    expect(proxy.count(TOKEN)).toBe(2);
  });

  test("that fails is passed over", async () => {
    const tokenStore: TokenStore = {
      get: () => Promise.reject(new Error("down")),
      set: (_key: string, _token: StoredToken) => Promise.reject(new Error("down")),
    };
    expect(await clientOf(proxy.url, { tokenStore }).pollReports()).toMatchObject({ ok: true });
  });
});

describe("by another clock than the gateway's", () => {
  const HOUR_MS = 3_600_000;
  let process: MainProcess;
  const elsewhere = useFaultProxy(() => process.url);
  beforeAll(async () => {
    process = await new MainProcess({
      DATABASE_URL: fresh.url,
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

  test.each([20, -20])("%d hours off, a token is used for as long as it lives", async (hours) => {
    const gateway = clientOf(elsewhere.url);
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

  test("that cannot be renewed early still serves, and is renewed when it can be", async () => {
    const gateway = clientOf(elsewhere.url, { retry: false });
    await gateway.pollReports();
    elsewhere.befall(TOKEN, { status: 503 });
    await atAnotherTime(22 * HOUR_MS, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(elsewhere.count(TOKEN)).toBe(2));
      // Not at once: a gateway in trouble needs no storm.
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      expect(elsewhere.count(TOKEN)).toBe(2);
    });
    await atAnotherTime(22 * HOUR_MS + 20_000, async () => {
      expect(await gateway.pollReports()).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(elsewhere.count(TOKEN)).toBe(3));
    });
  });
});
