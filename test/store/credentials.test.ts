import { beforeEach, describe, expect, test } from "vitest";
import type { Credential } from "../../server/domain/credential.ts";
import { createAccount, findAccount } from "../../server/store/accounts.ts";
import {
  addCredential,
  changeCredential,
  countEndingCredentials,
  findAccountByClientId,
  findCredentialUses,
  MAX_CREDENTIALS,
  removeCredential,
  writeCredentialUses,
} from "../../server/store/credentials.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { CredentialUses } from "../../server/wiring/credential-uses.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeStoredAccount } from "./fixtures.ts";
import { interceptStatements } from "./intercepted-database.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const DAY_MS = 86_400_000;
const fresh = useFreshDatabase({ nowMs });

const poller: Credential = { id: "poller", rights: ["reports", "usage"], endsMs: nowMs + DAY_MS, createdMs: nowMs };
const sender: Credential = { id: "sender", rights: ["send"], endsMs: undefined, createdMs: nowMs + 1 };
const add = (credential: Credential, accountId = "acme") =>
  addCredential(fresh.database, accountId, { ...credential, passwordHash: `hash of ${credential.id}` });
const read = async (accountId = "acme") => (await findAccount(fresh.database.pool, accountId))?.account.credentials;

beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM gateway.accounts");
  for (const id of ["acme", "other"]) await createAccount(fresh.database.pool, makeStoredAccount(id));
});

describe("a credential", () => {
  test("is read with its account, the oldest first, and its id is free again when it is removed", async () => {
    expect(await read()).toEqual([]);
    expect([await add(sender), await add(poller), await add(poller)]).toEqual(["added", "added", "known"]);
    expect(await read()).toEqual([poller, sender]);
    expect(await read("other")).toEqual([]);
    expect(await removeCredential(fresh.database.pool, "other", "poller")).toBe(false);
    expect(await removeCredential(fresh.database.pool, "acme", "poller")).toBe(true);
    expect(await removeCredential(fresh.database.pool, "acme", "poller")).toBe(false);
    expect(await add({ ...poller, createdMs: nowMs + 2 })).toBe("added");
    expect(await read()).toEqual([sender, { ...poller, createdMs: nowMs + 2 }]);
  });

  test("is one of 20 at most, however many are added at once", async () => {
    const ids = Array.from({ length: MAX_CREDENTIALS + 10 }, (_, index) => `c${index}`);
    const outcomes = await Promise.all(ids.map((id) => add({ ...poller, id })));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(MAX_CREDENTIALS);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(10);
    expect(await read()).toHaveLength(MAX_CREDENTIALS);
    expect(await add(poller, "other")).toBe("added");
    expect(await add({ ...poller, id: `c${outcomes.indexOf("added")}` })).toBe("known");
  });

  test.each([
    ["its rights", { rights: ["files"] }, { rights: ["files"] }],
    ["its end", { endsMs: nowMs + 5 }, { endsMs: nowMs + 5 }],
    ["that it has no end", { endsMs: null }, { endsMs: undefined }],
    ["nothing", {}, {}],
    ["both", { rights: ["send"], endsMs: null }, { rights: ["send"], endsMs: undefined }],
  ] as const)("is changed: %s", async (_, change, changed) => {
    await add(poller);
    await add(poller, "other");
    expect(await changeCredential(fresh.database.pool, "acme", "poller", change)).toBe(true);
    expect(await read()).toEqual([{ ...poller, ...changed }]);
    expect(await read("other")).toEqual([poller]);
    expect(await changeCredential(fresh.database.pool, "acme", "nobody", change)).toBe(false);
  });

  test.each([
    ["acme", nowMs, "hash"],
    ["acme/poller", nowMs + DAY_MS - 1, "hash of poller"],
    ["acme/poller", nowMs + DAY_MS, undefined],
    ["acme/sender", nowMs + 100 * DAY_MS, "hash of sender"],
    ["acme/nobody", nowMs, undefined],
    ["acme/", nowMs, undefined],
    ["other/poller", nowMs, undefined],
    ["nobody/poller", nowMs, undefined],
  ])("the password of %s at %d", async (clientId, atMs, hash) => {
    await add(poller);
    await add(sender);
    const own = makeStoredAccount("acme").passwordHash;
    const found = await findAccountByClientId(fresh.database.pool, clientId, atMs);
    expect(found?.passwordHash).toBe(hash === "hash" ? own : hash);
    expect(found?.account.id).toBe(hash && "acme");
  });

  test("goes with its account", async () => {
    await add(poller);
    await writeCredentialUses(fresh.database.pool, new Map([["acme/poller", nowMs]]));
    await fresh.database.pool.query("DELETE FROM gateway.accounts WHERE account_id = 'acme'");
    for (const table of ["account_credentials", "credential_uses"])
      expect((await fresh.database.pool.query(`SELECT FROM gateway.${table}`)).rowCount).toBe(0);
  });

  const countChanges = async (): Promise<number> =>
    (await fresh.database.pool.query("SELECT FROM gateway.account_changes WHERE account_id = 'acme'")).rowCount ?? 0;

  test.each<[string, () => Promise<unknown>, number]>([
    ["is added", () => add(sender), 1],
    ["is changed", () => changeCredential(fresh.database.pool, "acme", "poller", { endsMs: 1 }), 1],
    ["is removed", () => removeCredential(fresh.database.pool, "acme", "poller"), 1],
    ["is used", () => writeCredentialUses(fresh.database.pool, new Map([["acme/poller", nowMs]])), 0],
  ])("that %s lets all processes read the account again, unless it is only used", async (_, act, changes) => {
    await add(poller);
    const before = await countChanges();
    await act();
    expect((await countChanges()) - before).toBe(changes);
  });
});

test("credentials that end soon are counted, those that have ended and those without an end are not", async () => {
  for (const [id, endsMs] of Object.entries({ past: nowMs, soon: nowMs + 1, last: nowMs + 5, later: nowMs + 6 }))
    await add({ ...poller, id, endsMs });
  await add(sender);
  expect(await countEndingCredentials(fresh.database.pool, nowMs, nowMs + 5)).toBe(2);
});

describe("last uses", () => {
  const used = (accountId: string) => findCredentialUses(fresh.database.pool, accountId);

  test("stay the latest, whoever writes last; those of accounts that are gone are left out", async () => {
    const { pool } = fresh.database;
    await writeCredentialUses(
      pool,
      new Map([
        ["acme/poller", 5],
        ["acme", 7],
        ["gone/poller", 9],
        ["gone", 9],
      ]),
    );
    await writeCredentialUses(
      pool,
      new Map([
        ["acme", 6],
        ["other", 3],
        ["acme/poller", 8],
      ]),
    );
    expect([await used("acme"), await used("other"), await used("gone")]).toEqual([
      new Map([
        ["poller", 8],
        ["", 7],
      ]),
      new Map([["", 3]]),
      new Map(),
    ]);
  });

  test("are written by many processes at once", async () => {
    const ids = Array.from({ length: 50 }, (_, n) => `acme/c${n}`);
    const writes = Array.from({ length: 8 }, (_, n) =>
      writeCredentialUses(fresh.database.pool, new Map((n % 2 === 0 ? ids : ids.toReversed()).map((id) => [id, n]))),
    );
    await Promise.all(writes);
    expect(new Set((await used("acme")).values())).toEqual(new Set([7]));
  });

  test("are one statement for all, none without a use, and are kept while the database fails", async () => {
    let fails = true;
    let statements = 0;
    const database = interceptStatements(fresh.replica(), async (statement, client) => {
      if (!statement.text.includes("credential_uses")) return client.query(statement);
      statements++;
      if (fails) throw new Error("the database is away");
      return client.query(statement);
    });
    const uses = new CredentialUses(database, createLog("silent"));
    await uses.write();
    expect(statements).toBe(0);
    uses.note("acme", "poller", 10);
    uses.note("acme", undefined, 11);
    await uses.write();
    expect([statements, (await used("acme")).size]).toEqual([1, 0]);
    uses.note("acme", "poller", 12);
    fails = false;
    await uses.start(3_600_000)();
    expect([statements, await used("acme")]).toEqual([
      2,
      new Map([
        ["poller", 12],
        ["", 11],
      ]),
    ]);
    await uses.write();
    expect(statements).toBe(2);
  });
});
