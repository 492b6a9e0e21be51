import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { countOf, LiveGateway, makeAccount, type TakenReport } from "../../rig/live-gateway.ts";
import { useCommands } from "../../rig/run-admin.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import type { Shown } from "../message-rig.ts";

// An SMSC that answers when the gateway waits no longer, on a session that stays bound: its answers and receipts count all the same.

const fresh = useFreshDatabase({ nowMs: Date.now() });
const patience = { timeout: 60_000, interval: 50 };
const commands = useCommands(fresh);
const started: LiveGateway[] = [];
let centre: Smsc;
let folder = "";
let token = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "late-answers-"));
  await makeAccount(fresh, "acme", { limits: { sendPerSecond: 1000 } });
  centre = await Smsc.start({ record: true });
  const settings = centre.settings({ responseTimeoutMs: 2000, window: 100 });
  const carriers = { smsc: { adapter: "smpp", ...settings }, sim: { adapter: "simulator" } };
  const routes = [
    { channel: ["sms", "international"], carrier: "smsc" },
    { channel: ["mms", "rcs", "alimtalk", "friendtalk", "brandmessage"], carrier: "sim" },
  ];
  await writeFile(join(folder, "carriers.yaml"), stringify({ carriers, routes }));
});
afterAll(async () => {
  await Promise.all(started.map(({ running }) => running.stop()));
  await centre?.end();
  await rm(folder, { recursive: true, force: true });
});

async function startGateway(role: "api" | "worker"): Promise<LiveGateway> {
  const CARRIERS_FILE = join(folder, "carriers.yaml");
  const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, DATA_FOLDER: folder, CARRIERS_FILE, ROLE: role });
  started.push(gateway);
  return gateway;
}

/** An SMS to each of ten numbers, with an MMS as its fallback. */
async function sendTen(api: LiveGateway, to: string): Promise<readonly string[]> {
  const json = {
    messageFlow: [
      { sms: { from: "0212345678", text: "Hi" } },
      { mms: { from: "0212345678", title: "Hi", text: "Hi" } },
    ],
    destinations: Array.from({ length: 10 }, (_, index) => ({ to: `01${index}${to}` })),
  };
  const { body } = await api.ask("POST", "/v1/send/omni", { token, json });
  const { destinations } = (body?.data ?? {}) as { destinations?: readonly { readonly msgKey: string }[] };
  return (destinations ?? []).map(({ msgKey }) => msgKey);
}

test("late answers and their receipts count, whichever came first", async () => {
  const api = await startGateway("api");
  token = await api.token("acme");
  const json = { from: "0212345678", to: "+821000000000", text: "한".repeat(150) };
  const inParts = (await api.ask("POST", "/v1/send/international", { token, json })).body?.msgKey as string;
  // No answer goes out before it is released, so these receipts come before the answers, and those of 8008 five seconds later.
  const delivered = [inParts];
  for (const to of ["00000000", "00000000", "00008008", "00008008"]) delivered.push(...(await sendTen(api, to)));
  const throttled = await sendTen(api, "00008006");
  const refused = await sendTen(api, "00008000");
  const all = [...delivered, ...throttled, ...refused];

  await centre.tell({ do: "hold", on: true });
  // All of them are handed over before the first one is given up: after that, the circuit breaker would let one at a time pass.
  await startGateway("worker");
  await expect.poll(() => countOf(fresh, "steps", "state = 'unknown'"), patience).toBe(all.length);
  await expect.poll(() => centre.acknowledged, patience).toBeGreaterThanOrEqual(23);
  expect(await countOf(fresh, "steps", "reported_ms IS NOT NULL")).toBe(0);
  const [earlyKey = ""] = delivered.slice(1);
  const show = (msgKey: string) => commands.json<Shown>("message", "show", msgKey);
  expect((await show(earlyKey)).why[0]).toContain("smsc gave no answer when the message was handed to it");

  await centre.tell({ do: "hold", on: false });
  const reports: TakenReport[] = [];
  await expect
    .poll(async () => reports.push(...(await api.takeReports(token))) && reports.length, patience)
    .toBe(all.length);
  const codes = new Map(reports.map(({ msgKey, reportCode }) => [msgKey, reportCode]));
  const bySms = [...delivered, ...throttled];
  expect(bySms.map((msgKey) => codes.get(msgKey))).toEqual(bySms.map(() => "10000"));
  // Only what was refused fell back, and the simulator refuses that number too.
  expect(refused.map((msgKey) => codes.get(msgKey))).toEqual(refused.map(() => "33003"));
  expect(await countOf(fresh, "steps", "step = 1")).toBe(refused.length);
  expect(await countOf(fresh, "steps", `step = 0 AND state = 'delivered'`)).toBe(bySms.length);
  // What was throttled was submitted once more, and the long message in three parts.
  expect((await centre.figures()).submits).toBe(all.length + 2 + throttled.length);
  await expect.poll(() => countOf(fresh, "orphan_receipts"), patience).toBe(0);
  expect((await show(earlyKey)).timeline.map(({ text }) => text)).toEqual([
    "accepted; flow: sms, then mms",
    expect.stringContaining("step 1 (sms) is handed to smsc"),
    expect.stringMatching(/^smsc accepts it as \d+$/),
    expect.stringContaining("step 1 (sms) is delivered"),
  ]);
});

test.each([
  ["never saw", "01000008007"],
  ["had, whose receipt we acknowledged", "01000008004"],
])(
  "of a message that expired without an answer and that the SMSC %s, nobody says that the SMSC had it",
  async (_what, to) => {
    const { pool } = fresh.database;
    const [api] = started;
    const before = centre.acknowledged;
    const json = { from: "0212345678", to, text: "Hi" };
    const msgKey = (await api?.ask("POST", "/v1/send/sms", { token, json }))?.body?.msgKey as string;
    const show = () => commands.json<Shown>("message", "show", msgKey);
    await expect.poll(async () => (await show()).state, patience).toBe("unknown");
    if (to.endsWith("8004")) await expect.poll(() => centre.acknowledged, patience).toBe(before + 1);
    await pool.query("UPDATE steps SET expires_ms = $2 WHERE msg_key = $1", [msgKey, Date.now()]);
    await pool.query("UPDATE step_leases SET due_ms = 0 WHERE position($1 IN members::text) > 0", [msgKey]);
    await expect.poll(async () => (await show()).state, patience).toBe("expired");
    const { why, timeline } = await show();
    expect(why[0]).toMatch(
      /^Nobody knows whether it was delivered: smsc gave no answer .*, so it may or may not have had it\. No result was known when it expired at .*Z\. 22000 Time-out: No delivery was known in time\.$/,
    );
    expect(timeline.map(({ text }) => text)).toEqual([
      "accepted; flow: sms",
      expect.stringContaining("step 1 (sms) is handed to smsc"),
      "smsc gave no answer, and may have had it or not",
      expect.stringMatching(/^step 1 \(sms\) expired: 22000 .*; this is the final report$/),
    ]);
  },
);
