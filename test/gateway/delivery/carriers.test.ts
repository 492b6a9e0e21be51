import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { Deployment, type ReportRecord } from "../../rig/deployment.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";
import { type RunningProvider, startProvider } from "../../rig/provider/start-provider.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import { rcs, sends } from "../single-sends.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);
const secret = "a secret that both sides know, long enough";
let centre: Smsc;
let provider: RunningProvider;
/** Those of all messages that the provider was given, in order. */
const references: string[] = [];
let folder = "";
let token = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carriers-"));
  await makeAccount(fresh, "acme", { splitCount: true });
  centre = await Smsc.start({ record: true });
  // The provider must know the API's address, and the worker the provider's: the API itself never calls a provider.
  const api = await deployment.start("api", { CARRIERS_FILE: await carriersFile("http://127.0.0.1:9/messages") });
  provider = await startProvider({
    ...{ secret, callback: `${api.url}/v1/carrier/talk/receipts` },
    onSubmitted: (messages) => references.push(...messages.map(({ reference }) => reference)),
  });
  await deployment.start("worker", { CARRIERS_FILE: await carriersFile(provider.url) });
  token = await deployment.token("acme", PASSWORD);
});
afterAll(async () => {
  await deployment.stop();
  await Promise.all([centre.end(), provider.stop()]);
  expect(provider.invalid()).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

async function carriersFile(url: string): Promise<string> {
  const file = join(folder, `${url.replace(/\W+/g, "-")}.yaml`);
  const carriers = {
    smsc: { adapter: "smpp", ...centre.settings() },
    talk: { adapter: "http", url, secret },
  };
  const routes = [
    { channel: ["sms", "international"], carrier: "smsc" },
    { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "talk" },
  ];
  await writeFile(file, stringify({ carriers, routes }));
  return file;
}

const reportOf = async (msgKey: string): Promise<ReportRecord | undefined> =>
  (await deployment.poll(token, (all) => all.some((report) => report.msgKey === msgKey))).find(
    (report) => report.msgKey === msgKey,
  );

test("a long international text goes out by SMPP in parts, and all their receipts make one report", async () => {
  const to = "+821000000000";
  const msgKey = await deployment.send(token, "international", { from: "0212345678", to, text: "한".repeat(150) });
  expect(await reportOf(msgKey)).toMatchObject({ serviceType: "INTERNATIONAL", reportCode: "10000", resCnt: "3" });
  await centre.caughtUp();
  expect(centre.submits().filter(({ destination }) => destination === to.slice(1))).toHaveLength(3);
});

test("a failure that the SMSC reports gives the code of the report", async () => {
  const msgKey = await deployment.send(token, "sms", { from: "0212345678", to: "01000003001", text: "Hi" });
  expect(await reportOf(msgKey)).toMatchObject({ serviceType: "SMS", reportCode: "23001" });
});

test("messenger and RCS go to a provider over HTTP, whose receipts come back signed", async () => {
  const alimtalk = sends.find(({ path }) => path === "/v1/send/alimtalk")?.good;
  const talk = await deployment.send(token, "alimtalk", { ...alimtalk, to: "01000003019" });
  expect(await reportOf(talk)).toMatchObject({ serviceType: "ALIMTALK", reportCode: "63019" });
  const rich = await deployment.send(token, "rcs", { ...rcs, to: "01000000000" });
  expect(await reportOf(rich)).toMatchObject({ serviceType: "RCS", reportCode: "10000" });
});

test("a message that a provider has failed is sent once more when an operator says so, under another reference", async () => {
  const alimtalk = sends.find(({ path }) => path === "/v1/send/alimtalk")?.good;
  const msgKey = await deployment.send(token, "alimtalk", { ...alimtalk, to: "01000003019" });
  const readStep = async () =>
    (await fresh.database.pool.query("SELECT state, repeats FROM steps WHERE msg_key = $1", [msgKey])).rows[0];
  await expect.poll(readStep, { timeout: 60_000 }).toEqual({ state: "failed", repeats: 0 });
  const { error } = await runAdminOn(fresh.url, ["message", "requeue", msgKey, "--yes"]);
  expect(error).toBe("");
  // The provider's second receipt is for what it was given the second time.
  await expect.poll(readStep, { timeout: 60_000 }).toEqual({ state: "failed", repeats: 1 });
  expect(references.filter((reference) => reference.startsWith(msgKey))).toEqual([
    `${msgKey}.0.acme`,
    `${msgKey}.0-1.acme`,
  ]);
  expect(await reportOf(msgKey)).toMatchObject({ reportCode: "63019" });
});

test("a flow goes from one carrier to another", async () => {
  const answer = await deployment.ask("POST", "/v1/send/omni", token, {
    messageFlow: [{ rcs }, { sms: { from: "0212345678", text: "Hi" } }],
    destinations: [{ to: "01000004003" }],
  });
  const msgKey = answer.data?.destinations?.[0]?.msgKey ?? "";
  expect(await reportOf(msgKey)).toMatchObject({ serviceType: "SMS", reportCode: "10000" });
  expect((await deployment.inquire(token, msgKey)).map(({ reportCode }) => reportCode)).toEqual(["54003", "10000"]);
});

test("a message that the SMSC has when its connection breaks is not sent again", async () => {
  await centre.tell({ do: "hold", on: true });
  const to = "01000000000";
  const mine = () => centre.submits().filter(({ destination }) => destination === to);
  const before = mine().length;
  const msgKey = await deployment.send(token, "sms", { from: "0212345678", to, text: "Hi" });
  await expect.poll(() => mine().length, { timeout: 60_000 }).toBe(before + 1);
  await centre.tell({ do: "cut" });
  await centre.tell({ do: "hold", on: false });
  await centre.tell({ do: "restore" });
  const after = await deployment.send(token, "sms", { from: "0212345678", to, text: "next" });
  expect(await reportOf(after)).toMatchObject({ reportCode: "10000" });
  await centre.caughtUp();
  expect(mine().length).toBe(before + 2);
  expect(await deployment.inquire(token, msgKey)).toEqual([]);
  const { rows } = await fresh.database.pool.query("SELECT state FROM steps WHERE msg_key = $1", [msgKey]);
  expect(rows).toEqual([{ state: "unknown" }]);
});
