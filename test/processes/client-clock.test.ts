import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StoredToken, TokenStore } from "../../client/index.ts";
import { makePartner, newClient } from "../client/live-client.ts";
import { useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { MainProcess } from "../rig/main-process.ts";

// A client whose clock differs from the gateway's: the gateway is another process, because the tests move the clock of this one.
const TOKEN = "/v1/auth/token";
const fresh = useFreshDatabase({ nowMs: Date.now() });
beforeAll(() => makePartner(fresh));

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
