import { beforeAll, expect, test, vi } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, QUICK, testRegistry, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, {}, { timings: QUICK });
const patience = { timeout: 30_000, interval: 50 };
const [senderKey = ""] = testRegistry.senderKeys?.map(String) ?? [];
const [from = ""] = testRegistry.senderNumbers ?? [];
const tokens: Record<string, string> = {};

/** A zone in which it is that hour: at 23 it stays night for as long as the tests take. */
const zoneAt = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};
beforeAll(async () => {
  for (const id of ["acme", "dawn"]) {
    await makeAccount(fresh, id, { sandbox: true, holdAdvertising: true, timeZone: zoneAt(23) });
    tokens[id] = await live.gateway.token(id);
  }
});

const { run: admin } = useCommands(fresh);
const ad = { friendtalk: { senderKey, msgType: "FT", text: "Sale" } };
const adText = { sms: { from, text: "(광고) Sale" } };

const ask = (id: string, method: string, path: string, json?: object) =>
  live.gateway.ask(method, path, { token: tokens[id] ?? "", ...(json !== undefined && { json }) });
const send = async (messageFlow: readonly object[], to = "01000000000", more: object = {}, id = "acme") => {
  const json = { destinations: [{ to }], messageFlow, ...more };
  const { body } = await ask(id, "POST", "/v1/send/omni", json);
  const { destinations = [] } = (body?.data ?? {}) as { readonly destinations?: readonly { msgKey: string }[] };
  return destinations[0]?.msgKey ?? "";
};
const inquire = async (msgKey: string, id = "acme") => {
  const { body } = await ask(id, "GET", `/v1/report/inquiry/${msgKey}`);
  const { report = [] } = (body?.data ?? {}) as { readonly report?: readonly { readonly reportCode: string }[] };
  return { codes: report.map(({ reportCode }) => reportCode), sendAt: body?.sendAt };
};
const show = async (msgKey: string) => {
  const { out } = await admin("message", "show", msgKey, "--json");
  return JSON.parse(out) as { state: string; why: readonly string[]; timeline: readonly { readonly text: string }[] };
};
const waitUntilHeld = (msgKey: string, codes: readonly string[] = [], id = "acme") =>
  vi.waitFor(async () => {
    const found = await inquire(msgKey, id);
    expect(found).toEqual({ codes, sendAt: expect.any(String) });
    // The night ends at eight o'clock, at most ten hours later.
    const waitMs = Date.parse(String(found.sendAt)) - Date.now();
    expect([waitMs > 7 * 3_600_000, waitMs < 10 * 3_600_000]).toEqual([true, true]);
  }, patience);

test("advertising at night waits, says why, and is sent when it is day", async () => {
  const msgKey = await send([ad], "01000000000", {}, "dawn");
  await waitUntilHeld(msgKey, [], "dawn");
  const held = await show(msgKey);
  expect(held.state).toBe("scheduled");
  expect(held.why[0]).toMatch(/^It is held since .*: it advertises, and the account's hours of advertising begin at /);
  await admin("account", "set", "dawn", "--time-zone", zoneAt(12));
  await vi.waitFor(async () => {
    // A worker that does not know of the day yet holds it once more.
    await fresh.database.pool.query("UPDATE scheduled_messages SET due_ms = 0 WHERE account_id = 'dawn'");
    expect(await inquire(msgKey, "dawn")).toEqual({ codes: ["10000"] });
  }, patience);
  const texts = (await show(msgKey)).timeline.map(({ text }) => text);
  expect(texts).toContain("step 1 (friendtalk) is held: it advertises, and waits for the hours of advertising");
  expect(texts.filter((text) => text.includes("is handed to simulator"))).toHaveLength(1);
});

test("its account cancels it, and so does an operator", async () => {
  const [own, other] = [await send([ad, adText]), await send([ad, adText])];
  for (const msgKey of [own, other]) await waitUntilHeld(msgKey);
  const cancelled = await ask("acme", "DELETE", `/v1/send/scheduled/${own}`);
  expect([cancelled.status, cancelled.body?.code]).toEqual([200, "A000"]);
  expect((await admin("message", "cancel", other)).exitCode).toBe(0);
  for (const msgKey of [own, other]) expect(await inquire(msgKey)).toEqual({ codes: ["90001"] });
  expect((await show(own)).state).toBe("cancelled");
});

test("a fallback that advertises is held too, and can be cancelled", async () => {
  const msgKey = await send([{ friendtalk: { ...ad.friendtalk, adFlag: "N" } }, adText], "01000003019");
  await waitUntilHeld(msgKey, ["63019"]);
  expect((await show(msgKey)).state).toBe("scheduled");
  expect((await ask("acme", "DELETE", `/v1/send/scheduled/${msgKey}`)).status).toBe(200);
  expect((await inquire(msgKey)).codes).toEqual(["63019", "90001"]);
});

test("a sendAt at night is held when it comes", async () => {
  const sendAt = new Date(Date.now() + 2500).toISOString();
  const msgKey = await send([adText], "01000000000", { sendAt });
  await waitUntilHeld(msgKey);
});

test("what does not advertise is sent", async () => {
  const msgKey = await send([{ sms: { from, text: "Paid" } }]);
  await vi.waitFor(async () => expect((await inquire(msgKey)).codes).toEqual(["10000"]), patience);
});

test.each([
  [["--advertising-hours", "07:00-20:00"], "must be within 08:00-20:00"],
  [["--advertising-hours", "noon"], "must be within 08:00-20:00"],
  [["--time-zone", "Asia/Nowhere"], "a time zone must be one such as Asia/Seoul"],
])("account set %s is refused", async (words, error) => {
  expect(await admin("account", "set", "acme", ...words)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining(error),
  });
});
