import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { LiveGateway, linesOf, makeAccount, QUICK } from "../../rig/live-gateway.ts";
import { useCommands } from "../../rig/run-admin.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import { sends } from "../single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const patience = { timeout: 40_000, interval: 50 };
const lines: string[] = [];
let centre: Smsc;
let gateway: LiveGateway;
let folder = "";
let token = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carrier-reasons-"));
  const file = join(folder, "carriers.yaml");
  await makeAccount(fresh, "acme");
  centre = await Smsc.start({ record: true });
  // Without its own codes: an error that the gateway has no report code for is the case that needs the carrier's words.
  const carriers = {
    smsc: { adapter: "smpp", ...centre.settings(), codes: {} },
    // Nobody listens there.
    talk: { adapter: "http", url: "http://127.0.0.1:9/messages", secret: "a secret that both sides know, long enough" },
  };
  const routes = [
    { channel: ["sms", "international"], carrier: "smsc" },
    { channel: ["mms", "rcs", "alimtalk", "friendtalk", "brandmessage"], carrier: "talk" },
  ];
  await writeFile(file, stringify({ carriers, routes }));
  const environment = { DATABASE_URL: fresh.url, DATA_FOLDER: folder, CARRIERS_FILE: file };
  gateway = await LiveGateway.start(environment, { log: linesOf(lines), timings: QUICK });
  token = await gateway.token("acme");
});
afterAll(async () => {
  await gateway?.running.stop();
  await centre?.end();
  await rm(folder, { recursive: true, force: true });
});

interface Shown {
  readonly state: string;
  readonly carrierReason: string | null;
  readonly why: readonly string[];
  readonly fix: object | null;
  readonly timeline: readonly { readonly text: string }[];
}

async function send(to: string): Promise<string> {
  const json = { from: "0212345678", to, text: "Hello" };
  const { body } = await gateway.ask("POST", "/v1/send/sms", { token, json });
  expect(body?.code).toBe("A000");
  return String(body?.msgKey);
}

const commands = useCommands(fresh);
const admin = async (...args: string[]): Promise<string> => (await commands.run(...args)).out;

const showWhen = (msgKey: string, state: string): Promise<Shown> =>
  vi.waitFor(async () => {
    const shown: Shown = JSON.parse(await admin("message", "show", msgKey, "--json"));
    expect(shown.state).toBe(state);
    return shown;
  }, patience);

const textsOf = ({ timeline }: Shown): readonly string[] => timeline.map(({ text }) => text);

const logged = (event: string) => lines.map((line) => JSON.parse(line)).filter((fields) => fields.event === event);

const metrics = async (): Promise<string> => (await fetch(`${gateway.running.adminUrl}/metrics`)).text();

test.each([
  ["a receipt", "01000009999", "stat:UNDELIV err:999", "99999"],
  ["a refused submit", "01000008000", "command_status:0x0000000B", "23003"],
])("the carrier's own words of %s are in timeline, list, log and metric", async (_, to, carrierReason, reportCode) => {
  const msgKey = await send(to);
  const shown = await showWhen(msgKey, "failed");
  expect(shown.carrierReason).toBe(carrierReason);
  expect(shown.why[0]).toContain(`(${carrierReason}). ${reportCode} `);
  expect(textsOf(shown).at(-1)).toContain(`(smsc: ${carrierReason})`);
  expect(await admin("message", "find", "--to", to)).toContain(`(${carrierReason})`);
  expect(logged("message_failed")).toContainEqual(
    expect.objectContaining({ account: "acme", msgKey, carrier: "smsc", reportCode, carrierReason }),
  );
  await expect
    .poll(metrics, patience)
    .toContain(`gateway_carrier_reasons_total{carrier="smsc",reason="${carrierReason}"} 1`);
});

test("every submit of a step has its line, with why the one before was not taken", async () => {
  const shown = await showWhen(await send("01000008006"), "delivered");
  expect(textsOf(shown).slice(1, 4)).toEqual([
    "step 1 (sms) is handed to smsc",
    "smsc does not take it: it has no room (command_status:0x00000058)",
    expect.stringMatching(/^step 1 \(sms\) is handed to smsc \(try 2\)/),
  ]);
});

test("a carrier that takes nothing opens its circuit breaker, which is logged, and its words are in the timeline", async () => {
  const json = sends.find(({ path }) => path === "/v1/send/alimtalk")?.good;
  const { body } = await gateway.ask("POST", "/v1/send/alimtalk", { token, json });
  await vi.waitFor(
    () => expect(logged("breaker_opened")).toContainEqual(expect.objectContaining({ carrier: "talk", level: 40 })),
    patience,
  );
  const shown: Shown = JSON.parse(await admin("message", "show", String(body?.msgKey), "--json"));
  expect(textsOf(shown).slice(1, 3)).toEqual([
    "step 1 (alimtalk) is handed to talk",
    "talk does not take it: it cannot be reached (ECONNREFUSED)",
  ]);
  await vi.waitFor(async () => {
    expect(await admin("carrier", "list")).toMatch(/talk +running, does not answer 1 worker \(breaker open\) +1 +1 /);
    expect(JSON.parse(await admin("message", "show", String(body?.msgKey), "--json")).why[0]).toMatch(
      /^It waits since .* with a worker, for talk, which did not answer several messages: its circuit breaker is open/,
    );
  }, patience);
});

const CARRIER_EVENTS = ["carrier_paused", "carrier_drain_started", "carrier_drained", "carrier_resumed"];

/** Holds a message back by the orders until the log has an event, and tells what log, timeline and audit say about it; the newest first in the audit. */
async function holdBack(orders: readonly (readonly string[])[], event: string) {
  lines.length = 0;
  for (const order of orders) await admin("carrier", ...order);
  const msgKey = await send("01000000000");
  await vi.waitFor(
    async () => expect((await showWhen(msgKey, "waiting")).why[0]).toMatch(/^It waits since .* for smsc, which cli:/),
    patience,
  );
  const { why, fix } = await showWhen(msgKey, "waiting");
  await vi.waitFor(() => expect(logged(event)).toHaveLength(1), patience);
  // Long enough to be told.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await admin("carrier", "resume", "smsc");
  const shown = await showWhen(msgKey, "delivered");
  const audit: { action: string; target: string; result: string }[] = JSON.parse(
    await admin("operators", "audit", "--json"),
  );
  return {
    why: why[0],
    fix,
    handedOver: textsOf(shown)[1],
    events: CARRIER_EVENTS.flatMap(logged).toSorted((one, other) => one.time.localeCompare(other.time)),
    audit: audit.filter(({ target }) => target === "smsc").slice(0, orders.length + 1),
  };
}

test("a message that waited for a paused carrier says so, and the pause is logged with the operator's name", async () => {
  const { why, fix, handedOver, events, audit } = await holdBack([["pause", "smsc"]], "carrier_paused");
  expect(why).toMatch(/ paused at /);
  expect(fix).toMatchObject({ operation: "resumeCarrier", carrier: "smsc", command: "carrier resume smsc" });
  expect(handedOver).toMatch(/^step 1 \(sms\) is handed to smsc, after it waited \d+ s: smsc was paused by cli:/);
  expect(events).toMatchObject([
    { event: "carrier_paused", carrier: "smsc", by: expect.stringMatching(/^cli:/) },
    { event: "carrier_resumed", carrier: "smsc", by: expect.stringMatching(/^cli:/) },
  ]);
  expect(audit.map(({ action }) => action)).toEqual(["resumeCarrier", "pauseCarrier"]);
});

test.each([
  { name: "a drain", orders: [["drain", "smsc"]], before: [] },
  {
    name: "a drain after a pause",
    orders: [
      ["pause", "smsc"],
      ["drain", "smsc"],
    ],
    before: ["carrier_paused"],
  },
  // The drain holds on.
  {
    name: "a drain before a pause",
    orders: [
      ["drain", "smsc"],
      ["pause", "smsc"],
    ],
    before: [],
  },
])("$name is told as a drain by timeline, log and audit", async ({ orders, before }) => {
  const { why, fix, handedOver, events, audit } = await holdBack(orders, "carrier_drained");
  expect(why).toMatch(/ ordered to drain at /);
  expect(fix).toMatchObject({ operation: "resumeCarrier", carrier: "smsc" });
  expect(handedOver).toMatch(/^step 1 \(sms\) is handed to smsc, after it waited \d+ s: smsc was drained by cli:/);
  expect(events.map(({ event }) => event)).toEqual([
    ...before,
    ...["carrier_drain_started", "carrier_drained", "carrier_resumed"],
  ]);
  expect(events.filter(({ event }) => event.startsWith("carrier_drain"))).toMatchObject(
    Array(2).fill({ carrier: "smsc", by: expect.stringMatching(/^cli:/) }),
  );
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: "drainCarrier",
      result: expect.stringMatching(/^drained, followed by 1 worker;/),
    }),
  );
  expect(audit[0]).toMatchObject({ action: "resumeCarrier", result: "resumed, followed by 1 worker" });
});
