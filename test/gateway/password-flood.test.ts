import { lookup } from "node:dns/promises";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, type LiveGateway, makeAccount, PASSWORD, useGateway } from "../rig/live-gateway.ts";

const ATTACKER = "203.0.113.1";
const PARTNER = "198.51.100.1";
const CONNECTIONS = 40;
/** As a client would set it; far more than is needed, even on a slow machine. */
const CLIENT_TIMEOUT_MS = 20_000;

const docsFolder = mkdtempSync(join(tmpdir(), "docs-"));
writeFileSync(join(docsFolder, "index.html"), "<p>Reference</p>");
afterAll(() => rmSync(docsFolder, { recursive: true }));

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { TRUSTED_PROXIES: "1", DOCS_FOLDER: docsFolder, ROLE: "api" });

beforeAll(async () => {
  for (const id of ["acme", "neighbour", "burst"]) await makeAccount(fresh, id);
});

function askToken(gateway: LiveGateway, address: string, id: string, password = PASSWORD): Promise<Answer> {
  const headers = { "X-SVC-Client-Id": id, "X-SVC-Client-Passwd": password, "X-Forwarded-For": address };
  return gateway.ask("POST", "/v1/auth/token", { headers });
}

/** Made-up ids on as many connections, each with its next request as soon as the last one is answered. */
function startFlood(gateway: LiveGateway, address: string) {
  const answers: Answer[] = [];
  let isOver = false;
  const attack = async (connection: number): Promise<void> => {
    for (let n = 0; !isOver; n++) answers.push(await askToken(gateway, address, `made-up-${connection}-${n}`, "guess"));
  };
  const attacks = Array.from({ length: CONNECTIONS }, (_, connection) => attack(connection));
  return {
    answers,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(attacks);
    },
  };
}

/** The metric of password checks: how many run and how many wait. */
async function readChecks(gateway: LiveGateway): Promise<{ running: number; waiting: number }> {
  const page = await (await fetch(`${gateway.running.adminUrl}/metrics`)).text();
  const read = (state: string) =>
    Number(new RegExp(`^gateway_password_checks\\{state="${state}"\\} (\\d+)`, "m").exec(page)?.[1]);
  return { running: read("running"), waiting: read("waiting") };
}

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    wait(CLIENT_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error("The client has given up");
    }),
  ]);

test("a flood from one address stops neither tokens of others nor anything else", { timeout: 90_000 }, async () => {
  const { gateway } = live;
  // It shares the attacker's address, and its password was right before.
  expect((await askToken(gateway, ATTACKER, "neighbour")).status).toBe(200);
  const startedMs = performance.now();
  const flood = startFlood(gateway, ATTACKER);
  const running: number[] = [];
  // The first token of this caller: its password must be hashed.
  expect((await inTime(askToken(gateway, PARTNER, "acme"))).status).toBe(200);
  for (let n = 0; n < 5; n++) {
    running.push((await readChecks(gateway)).running);
    expect((await inTime(askToken(gateway, PARTNER, "acme"))).status).toBe(200);
    expect((await inTime(askToken(gateway, ATTACKER, "neighbour"))).status).toBe(200);
    expect((await inTime(gateway.ask("GET", "/docs/"))).status).toBe(200);
    await wait(100);
  }
  await flood.stop();
  expect(Math.max(...running)).toBeLessThanOrEqual(2);

  const checked = flood.answers.filter(({ body }) => body?.code === "A100").length;
  const minutes = (performance.now() - startedMs) / 60_000;
  expect(checked).toBeLessThanOrEqual(Math.ceil(30 * (1 + minutes)));
  const others = flood.answers.filter(({ body }) => body?.code !== "A100");
  expect(others.length).toBeGreaterThan(0);
  for (const { body, headers } of others) {
    // A920 where a machine is so slow that a password has waited for its turn too long.
    expect(body?.code).toMatch(/^(A020|A920)$/);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("while passwords wait, names, files, connections and remembered passwords do not", {
  timeout: 90_000,
}, async () => {
  const { gateway } = live;
  expect((await askToken(gateway, PARTNER, "neighbour")).status).toBe(200);
  // Each from another address, as from many machines.
  const flood = Array.from({ length: 20 }, (_, n) => askToken(gateway, `203.0.113.${n + 2}`, `made-up-${n}`, "guess"));
  await expect.poll(async () => (await readChecks(gateway)).waiting, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);

  // The gateway is in this process, so these use the same threads as its password checks.
  await Promise.all([lookup("localhost"), readFile(import.meta.filename), connectOnce()]);
  expect((await askToken(gateway, PARTNER, "neighbour")).status).toBe(200);
  const { running, waiting } = await readChecks(gateway);
  expect(running).toBe(2);
  expect(waiting).toBeGreaterThan(0);
  for (const { body } of await Promise.all(flood)) expect(body?.code).toMatch(/^(A100|A920)$/);
});

test("guesses at once are no more than guesses one after the other, also while passwords wait", {
  timeout: 90_000,
}, async () => {
  const { gateway } = live;
  // The password is remembered, so that a guess of it needs no turn.
  expect((await askToken(gateway, PARTNER, "acme")).status).toBe(200);
  const flood = Array.from({ length: 20 }, (_, n) => askToken(gateway, `203.0.112.${n + 2}`, `made-up-${n}`, "guess"));
  await expect.poll(async () => (await readChecks(gateway)).waiting, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
  const guesses = Array.from({ length: 40 }, (_, n) => askToken(gateway, "192.0.2.9", "acme", `guess ${n}`));
  await Promise.race(guesses);
  expect((await askToken(gateway, "192.0.2.9", "acme")).body?.code).toBe("A020");
  const codes = (await Promise.all(guesses)).map(({ body }) => body?.code);
  expect(codes.filter((code) => code !== "A020").length).toBeLessThanOrEqual(5);
  // Others are not affected.
  expect((await askToken(gateway, PARTNER, "acme")).status).toBe(200);
  await Promise.all(flood);
});

async function connectOnce(): Promise<void> {
  const client = new pg.Client(fresh.url.replace("127.0.0.1", "localhost"));
  await client.connect();
  await client.end();
}

test("300 tokens at once are all answered", { timeout: 60_000 }, async () => {
  const asked = Array.from({ length: 300 }, () => askToken(live.gateway, PARTNER, "burst"));
  const statuses = (await inTime(Promise.all(asked))).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 300 }, () => 200));
});
