import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteOldAccountChanges } from "../../server/store/account-changes.ts";
import { createAccount, raiseEpoch, updateAccount } from "../../server/store/accounts.ts";
import { CachedAccounts } from "../../server/store/cached-accounts.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { type Database, withDeadline, withTransaction } from "../../server/store/database.ts";
import { addRegistryEntries, removeRegistryEntry, replaceRegistry } from "../../server/store/registry.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { getTcpTarget, TcpProxy } from "../rig/tcp-proxy.ts";
import { makeStoredAccount } from "./fixtures.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });

const number = (last: number): string => `02111222${last}`;

beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM gateway.accounts");
  await fresh.database.pool.query("TRUNCATE gateway.registry_entries, gateway.account_changes");
  for (const id of ["acme", "other"]) {
    await createAccount(fresh.database.pool, makeStoredAccount(id));
    await addRegistryEntries(fresh.database.pool, id, { senderNumbers: [number(1)] });
  }
});

/** The accounts of one process, with a clock that the test moves and a count of its statements. */
function makeProcess(database: Database = fresh.replica()) {
  let nowMs = 1_000_000;
  const statements: string[] = [];
  const running = new Set<Promise<unknown>>();
  const query: Database["pool"]["query"] = (text, values) => {
    const words = typeof text === "string" ? text : text.text;
    statements.push(
      words.includes("account_changes") ? "changes" : words.includes("registry") ? "registry" : "account",
    );
    const answer = database.pool.query<never>(text, values);
    running.add(answer);
    answer.catch(() => {}).finally(() => running.delete(answer));
    return answer;
  };
  const pool = { query, connect: () => database.pool.connect() };
  const cached = new CachedAccounts({ ...database, pool }, { now: () => nowMs });
  const read = async (id: string) => {
    return { account: await cached.find(id), registry: await cached.findRegistry(id) };
  };
  return {
    cached,
    read,
    statements,
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** Requests so much later, by which the process asks what has changed. Returns the statements that it took. */
    async requestAfter(ms: number, ids: readonly string[] = ["acme", "other"]): Promise<string[]> {
      nowMs += ms;
      const before = statements.length;
      for (const id of ids) await read(id);
      while (running.size > 0) await Promise.allSettled(running);
      // What follows an answer runs after it.
      await new Promise((resolve) => setImmediate(resolve));
      return statements.slice(before);
    },
  };
}

/** A process that has both accounts in memory and knows all changes so far. */
async function makeWarmProcess(database?: Database) {
  const made = makeProcess(database);
  await made.requestAfter(0);
  await made.requestAfter(0);
  await made.requestAfter(0);
  return made;
}

test("an account that does not change is not read again for minutes: the process only asks for changes", async () => {
  const { requestAfter, statements } = await makeWarmProcess();
  statements.length = 0;
  for (let second = 0; second < 100; second++) await requestAfter(1000);
  expect(new Set(statements)).toEqual(new Set(["changes"]));
  expect(statements).toHaveLength(100);
  expect(await requestAfter(500)).toEqual([]);
});

test("in the end it is read again all the same", async () => {
  const { requestAfter, statements } = await makeWarmProcess();
  statements.length = 0;
  for (let second = 0; second < 300; second += 2) await requestAfter(2000, ["acme"]);
  expect(statements.filter((kind) => kind !== "changes")).toEqual(["account", "registry"]);
});

test("accounts that are asked for at the same time are read together", async () => {
  const { cached, statements } = makeProcess();
  const ids = ["other", "nobody", "acme"];
  const found = await Promise.all(ids.map((id) => cached.find(id)));
  expect(found.map((account) => account?.id)).toEqual(["other", undefined, "acme"]);
  const registries = await Promise.all(ids.map((id) => cached.findRegistry(id)));
  expect(registries.map(({ senderNumbers }) => [...senderNumbers.keys()])).toEqual([[number(1)], [], [number(1)]]);
  expect(statements.filter((kind) => kind !== "changes")).toEqual(["account", "registry"]);
});

test("a change is seen at once in the process that made it", async () => {
  const { cached, read } = await makeWarmProcess();
  await updateAccount(fresh.database.pool, "acme", { blocked: true });
  expect((await read("acme")).account?.blocked).toBe(false);
  cached.forget("acme");
  expect(cached.peek("acme")).toBeUndefined();
  expect((await read("acme")).account?.blocked).toBe(true);
});

test("that an account does not exist is kept for a shorter time", async () => {
  const { cached, pass } = await makeWarmProcess();
  expect(await cached.find("new")).toBeUndefined();
  await createAccount(fresh.database.pool, makeStoredAccount("new"));
  pass(999);
  expect(await cached.find("new")).toBeUndefined();
  pass(1);
  expect((await cached.find("new"))?.id).toBe("new");
});

test("a process asks also while all its requests are of new accounts", async () => {
  const { requestAfter } = await makeWarmProcess();
  for (const id of ["new-1", "new-2", "new-3"]) expect(await requestAfter(2000, [id])).toContain("changes");
  expect(await requestAfter(0, ["acme", "other"])).toEqual([]);
});

const changes: Record<string, (database: Database) => Promise<unknown>> = {
  "a block": ({ pool }) => updateAccount(pool, "acme", { blocked: true }),
  "another limit": ({ pool }) => updateAccount(pool, "acme", { limits: { sendPerSecond: 7 } }),
  "a revocation of tokens": ({ pool }) => raiseEpoch(pool, "acme"),
  "a new registry entry": ({ pool }) => addRegistryEntries(pool, "acme", { senderNumbers: [number(2)] }),
  "entries of which one exists": ({ pool }) =>
    addRegistryEntries(pool, "acme", { senderNumbers: [number(1), number(2)] }),
  "a removed registry entry": ({ pool }) => removeRegistryEntry(pool, "acme", "sender-number", number(1)),
  "another registry": (database) => replaceRegistry(database, "acme", { senderNumbers: [number(3)] }),
  "SQL by hand": ({ pool }) =>
    pool.query("UPDATE gateway.accounts SET sandbox = NOT sandbox WHERE account_id = 'acme'"),
  "a deleted account": ({ pool }) => pool.query("DELETE FROM gateway.accounts WHERE account_id = 'acme'"),
};

test.for(Object.entries(changes))("%s is seen by another process a second later", async ([, change]) => {
  const { read, requestAfter, cached } = await makeWarmProcess();
  const before = await read("acme");
  await change(fresh.database);
  expect(await read("acme")).toEqual(before);
  // This request still gets what is in memory. The process asks meanwhile, and forgets only the account that changed.
  expect(await requestAfter(1000)).toEqual(["changes"]);
  expect(cached.peek("acme")).toBeUndefined();
  expect(cached.peek("other")?.id).toBe("other");
  expect(await read("acme")).not.toEqual(before);
});

test("a change is counted once, although it is told for half a minute", async () => {
  const { requestAfter, statements } = await makeWarmProcess();
  await updateAccount(fresh.database.pool, "acme", { blocked: true });
  await requestAfter(1000);
  statements.length = 0;
  for (let second = 0; second < 10; second++) await requestAfter(1000);
  expect(statements.filter((kind) => kind !== "changes")).toEqual(["account", "registry"]);
});

test("a change that is committed long after its statement is not missed", async () => {
  const { read, requestAfter } = await makeWarmProcess();
  await withTransaction(fresh.replica(), async (client) => {
    await updateAccount(client, "acme", { blocked: true });
    await client.query("UPDATE gateway.account_changes SET changed_at = changed_at - interval '20 s'");
    for (let second = 0; second < 5; second++) expect(await requestAfter(1000)).toEqual(["changes"]);
    // A later change of the same time is seen first.
    await updateAccount(fresh.database.pool, "other", { blocked: true });
    await requestAfter(1000);
    expect((await read("other")).account?.blocked).toBe(true);
    expect((await read("acme")).account?.blocked).toBe(false);
  });
  await requestAfter(1000);
  expect((await read("acme")).account?.blocked).toBe(true);
});

test("a process that got no answer for long forgets all accounts", async () => {
  const { read, requestAfter } = await makeWarmProcess();
  await updateAccount(fresh.database.pool, "other", { blocked: true });
  await fresh.database.pool.query("UPDATE gateway.account_changes SET changed_at = now() - interval '1 min'");
  await requestAfter(16_000, ["acme"]);
  expect((await read("other")).account?.blocked).toBe(true);
});

let proxy: TcpProxy | undefined;
afterEach(async () => {
  await proxy?.stop();
});

test("while the database is silent, an account is used for three seconds and no longer", async () => {
  proxy = await TcpProxy.start(getTcpTarget(fresh.url));
  const opened = openDatabase(proxy.through(fresh.url), { poolSize: 5 });
  const { cached, pass, read } = await makeWarmProcess(withDeadline(opened, 1500));
  proxy.silence();
  pass(2999);
  expect(cached.peek("acme")?.id).toBe("acme");
  expect((await read("acme")).account?.id).toBe("acme");
  pass(1);
  expect(cached.peek("acme")).toBeUndefined();
  await expect(read("acme")).rejects.toThrow("did not answer");
  await updateAccount(fresh.database.pool, "acme", { blocked: true });
  proxy.forward();
  await vi.waitFor(async () => expect((await read("acme")).account?.blocked).toBe(true), { timeout: 30_000 });
  await opened.close();
});

test("changes are deleted after an hour", async () => {
  const { pool } = fresh.database;
  await pool.query(
    "UPDATE gateway.account_changes SET changed_at = now() - interval '61 min' WHERE account_id = 'acme'",
  );
  expect(await deleteOldAccountChanges(pool)).toBe(3);
  const { rows } = await pool.query("SELECT DISTINCT account_id FROM gateway.account_changes");
  expect(rows).toEqual([{ account_id: "other" }]);
});
