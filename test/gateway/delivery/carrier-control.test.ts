import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { signWebhook } from "../../../server/domain/webhook-signature.ts";
import { Deployment, type Member, type ReportRecord } from "../../rig/deployment.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import { COMMAND } from "../../rig/smsc/wire.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);
const WAIT = { timeout: 40_000 };
let centre: Smsc;
let folder = "";
let file = "";
let token = "";
let workers: Member[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carrier-control-"));
  file = join(folder, "carriers.yaml");
  await makeAccount(fresh, "acme");
  centre = await Smsc.start({ record: true });
  await writeCarriers({ smsc });
  const environment = { CARRIERS_FILE: file };
  await deployment.start("api", environment);
  workers = [await deployment.start("worker", environment), await deployment.start("worker", environment)];
  token = await deployment.token("acme", PASSWORD);
});
afterAll(async () => {
  await deployment.stop();
  await centre.end();
  await rm(folder, { recursive: true, force: true });
});

/** The message centre, whose answers may take as long as the test wants. */
const smsc = () => ({ adapter: "smpp", ...centre.settings({ responseTimeoutMs: 60_000 }) });

/** SMS by the first of the carriers, and the rest by a simulator. */
async function writeCarriers(carriers: Readonly<Record<string, () => object>>): Promise<void> {
  const [first = ""] = Object.keys(carriers);
  const made = Object.fromEntries(Object.entries(carriers).map(([name, make]) => [name, make()]));
  const text = stringify({
    carriers: { ...made, sim: { adapter: "simulator" } },
    routes: [
      { channel: ["sms", "international"], carrier: first },
      { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "sim" },
    ],
  });
  await writeFile(file, text);
}

/** The operator's command, in this process, with what it printed about its progress. */
async function admin(...args: string[]) {
  const progress: string[] = [];
  const printed = await runAdminOn(fresh.url, args, { onProgress: (text) => progress.push(text) });
  return { ...printed, progress };
}

const send = (to: string) => deployment.send(token, "sms", { from: "0212345678", to, text: "Hi" });
const submitsTo = (to: string) => centre.submits().filter(({ destination }) => destination === to).length;

const waitForReport = async (msgKey: string): Promise<ReportRecord | undefined> =>
  (await deployment.poll(token, (all) => all.some((report) => report.msgKey === msgKey))).find(
    (report) => report.msgKey === msgKey,
  );

async function findCarrier(name: string): Promise<Record<string, unknown> | undefined> {
  const { out } = await admin("carrier", "list", "--json");
  return JSON.parse(out).find((carrier: { readonly name: string }) => carrier.name === name);
}

const carrierOf = async (msgKey: string): Promise<string | undefined> =>
  (await fresh.database.pool.query("SELECT carrier FROM steps WHERE msg_key = $1", [msgKey])).rows[0]?.carrier;

test("a paused carrier gets nothing from any worker, also after a restart, until it is resumed", async () => {
  await waitForReport(await send("01000000000"));
  expect(await admin("carrier", "pause", "smsc")).toMatchObject({
    out: "smsc is paused, in 2 workers.\n",
    exitCode: 0,
  });
  expect(await findCarrier("smsc")).toMatchObject({ workers: 2, up: 2, waiting: 0, paused: expect.any(String) });
  const restarted = workers.shift();
  await restarted?.end();
  workers.push(await deployment.start("worker", { CARRIERS_FILE: file }));
  const to = "01000000000";
  const before = submitsTo(to);
  const msgKey = await send(to);
  // A worker has taken it and keeps it.
  await expect.poll(() => findCarrier("smsc"), WAIT).toMatchObject({ workers: 2, waiting: 1, underWay: 0 });
  await centre.caughtUp();
  expect(submitsTo(to)).toBe(before);

  expect((await admin("carrier", "resume", "smsc")).out).toBe("smsc is resumed, in 2 workers.\n");
  expect(await waitForReport(msgKey)).toMatchObject({ reportCode: "10000" });
  expect((await admin("carrier", "resume", "smsc")).out).toBe("smsc is not paused.\n");
});

test("a drain waits for what is under way, says so, and receipts are still taken", async () => {
  await centre.tell({ do: "hold", on: true });
  const to = "01000000000";
  const before = submitsTo(to);
  const msgKey = await send(to);
  await expect.poll(() => centre.caughtUp().then(() => submitsTo(to)), WAIT).toBe(before + 1);
  // A carrier that runs has it too.
  expect(await findCarrier("smsc")).toMatchObject({ state: "running", open: 1 });
  await admin("carrier", "pause", "smsc");
  const early = await admin("carrier", "drain", "smsc", "--wait", "1");
  expect(early.error).toContain("smsc is still draining after 1 s: 1 under way");
  expect(early.progress).toContain("1 under way, 1 waits for its receipt");
  expect(await findCarrier("smsc")).toMatchObject({ state: "draining", underWay: 1, open: 1 });
  const draining = admin("carrier", "drain", "smsc", "--receipts");
  await centre.tell({ do: "hold", on: false });
  expect(await draining).toMatchObject({
    out: "smsc is drained, in 2 workers. Nothing is submitted to it until carrier resume smsc.\n",
    exitCode: 0,
  });
  expect(await findCarrier("smsc")).toMatchObject({ state: "drained", underWay: 0, open: 0 });
  expect(await waitForReport(msgKey)).toMatchObject({ reportCode: "10000" });
  await admin("carrier", "resume", "smsc");
});

test("a carrier that no worker has cannot be paused", async () => {
  expect(await admin("carrier", "pause", "smcs")).toMatchObject({
    out: "",
    error: 'admin: there is no carrier "smcs"; there are sim, smsc\n',
    exitCode: 1,
  });
});

test("a carriers file with faults changes nothing, and every gateway says what is wrong", async () => {
  await writeFile(file, "carriers: { smsc: { adapter: smpp } }\nroutes: []\n");
  const { out, error, exitCode } = await admin("carriers", "reload");
  expect([out, exitCode]).toEqual(["", 1]);
  expect(error).toContain("admin: not all gateways use the new file\n");
  const refusals = error.split("\n").filter((line) => line.includes(`refused: ${file}:1:`));
  expect(refusals.map((line) => /pid \d+ +(\w+)/.exec(line)?.[1]).toSorted()).toEqual(["api", "worker", "worker"]);
  expect(error).toContain("no route takes sms");
  for (const worker of workers)
    await expect.poll(() => worker.out, WAIT).toMatch(/"event":"carriers_not_reloaded","reason":"[^"]*host/);
  expect(await waitForReport(await send("01000000000"))).toMatchObject({ reportCode: "10000" });
});

test("a new file counts everywhere without a restart: links of removed carriers are closed, others go on", async () => {
  const secret = "a secret that is long enough, too";
  const askReceipts = async () => {
    const timestampS = Math.floor(Date.now() / 1000);
    const signature = signWebhook({ id: "one", timestampS, body: "{}", secrets: [secret] });
    const signed = { "webhook-id": "one", "webhook-timestamp": `${timestampS}`, "webhook-signature": signature };
    return (await deployment.ask("POST", "/v1/carrier/talk/receipts", undefined, {}, signed)).code;
  };
  expect(await askReceipts()).toBe("A820");
  const talk = () => ({ adapter: "http", url: "http://127.0.0.1:9/messages", secret });
  await writeCarriers({ other: () => ({ adapter: "simulator", seed: 7 }), talk });
  const { out, exitCode } = await admin("carriers", "reload");
  expect(exitCode).toBe(0);
  expect(out.match(/reloaded: added other, talk; removed smsc; other routes/g)).toHaveLength(3);
  // The API knows the new carrier by now, and misses only the receipts.
  expect(await askReceipts()).toBe("A011");
  const msgKey = await send("01000000000");
  expect(await waitForReport(msgKey)).toMatchObject({ reportCode: "10000" });
  expect(await carrierOf(msgKey)).toBe("other");
  await expect.poll(() => centre.caughtUp().then(() => centre.framesOf(COMMAND.unbind).length), WAIT).toBe(3);
  expect(await findCarrier("smsc")).toBeUndefined();
  expect((await admin("carriers", "reload")).out.match(/reloaded: nothing has changed/g)).toHaveLength(3);
});

test("one process can be told to read the file again, as SIGHUP does", async () => {
  await writeCarriers({ other: () => ({ adapter: "simulator", seed: 8 }) });
  const [worker] = workers;
  await worker?.reloadCarriers();
  expect(worker?.out).toContain(
    '"event":"carriers_reloaded","added":[],"changed":["other"],"removed":["talk"],"routesChanged":false',
  );
});
