import { beforeAll, beforeEach, expect, test } from "vitest";
import { OptOutRegistry } from "../../server/accounts/opt-out-registry.ts";
import { findAccount } from "../../server/store/accounts.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { deleteIdleAccount } from "../../server/store/delete-account.ts";
import { countOptOuts, ensureOptOutKey, findOptOutKey, findRefused, hashNumber } from "../../server/store/opt-outs.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });
const added = { addedMs: 1000, by: "kim" };
const all = (...numbers: string[]) => numbers.map((number) => ({ number, sender: "" }));
let registry: OptOutRegistry;

beforeAll(async () => {
  registry = new OptOutRegistry(fresh.database);
  for (const id of ["acme", "other"]) await makeAccount(fresh, id);
});
beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM gateway.opt_outs");
});

test("the first number makes the account's key, which stays", async () => {
  const { pool } = fresh.database;
  expect((await findAccount(pool, "other"))?.account.optOutKey).toBeUndefined();
  expect(await registry.find("other", ["01012345678"])).toEqual([[]]);
  expect(await registry.remove("other", all("01012345678"))).toBe(0);
  await registry.add("other", all("01012345678"), added);
  const key = await findOptOutKey(pool, "other");
  expect(key).toHaveLength(43);
  expect((await findAccount(pool, "other"))?.account.optOutKey).toBe(key);
  expect(await ensureOptOutKey(pool, "other", "another")).toBe(key);
  expect(await ensureOptOutKey(pool, "nobody", "another")).toBeUndefined();
  await expect(registry.add("nobody", all("01012345678"), added)).rejects.toThrow("There is no account nobody");
});

test("numbers are added once, found by both of their forms, counted and removed", async () => {
  expect(await registry.add("acme", all("01012345678", "+821012345678", "01087654321"), added)).toBe(2);
  expect(await registry.add("acme", all("01012345678"), { addedMs: 2000, by: "lee" })).toBe(0);
  await registry.add("acme", [{ number: "01012345678", sender: "0212345678" }], added);
  expect(await registry.find("acme", ["+821012345678", "01000000000"])).toEqual([
    [
      { sender: "", ...added },
      { sender: "0212345678", ...added },
    ],
    [],
  ]);
  expect(await countOptOuts(fresh.database.pool, "acme")).toEqual([
    { sender: "", count: 2 },
    { sender: "0212345678", count: 1 },
  ]);
  expect(await registry.remove("acme", all("+821012345678", "01000000000"))).toBe(1);
  expect(await registry.find("acme", ["01012345678"])).toEqual([[{ sender: "0212345678", ...added }]]);
});

test("requests with the same numbers in another order do not block each other", async () => {
  const numbers = Array.from({ length: 300 }, (_, index) => `010${10_000_000 + index}`);
  const orders = [numbers, numbers.toReversed(), [...numbers.slice(150), ...numbers.slice(0, 150).toReversed()]];
  await registry.add("acme", all(...numbers.slice(0, 10)), added);
  const calls = Array.from({ length: 40 }, (_, index) => {
    const optOuts = all(...(orders[index % orders.length] ?? []));
    return index % 2 === 0 ? registry.add("acme", optOuts, added) : registry.remove("acme", optOuts);
  });
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});

test("both forms of a Korean number have one hash, and each key and number another", () => {
  const hash = (number: string, key = "key") => hashNumber(number, key).toString("hex");
  expect(hash("+821012345678")).toBe(hash("01012345678"));
  const others = ["01012345679", "+811012345678", "1012345678"].map((number) => hash(number));
  expect(new Set([hash("01012345678"), hash("01012345678", "other"), ...others]).size).toBe(5);
});

test("no number can be read out of the tables", async () => {
  await registry.add("acme", all("01012345678"), added);
  const { rows } = await fresh.database.pool.query<{ text: string }>(
    "SELECT o::text AS text FROM gateway.opt_outs AS o",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain("1012345678");
});

test("advertisements are refused by account, number and sender", async () => {
  const { pool } = fresh.database;
  await registry.add("acme", [...all("01011111111"), { number: "01022222222", sender: "KEY" }], added);
  await registry.add("other", all("01033333333"), added);
  const keys = { acme: (await findOptOutKey(pool, "acme")) ?? "", other: (await findOptOutKey(pool, "other")) ?? "" };
  const make = (accountId: keyof typeof keys, number: string, ...senders: string[]) => {
    return { accountId, number, key: keys[accountId], senders, name: `${accountId} ${number} ${senders}` };
  };
  const refused = await findRefused(pool, [
    make("acme", "01011111111", "0212345678"),
    make("acme", "01022222222", "KEY"),
    make("acme", "01022222222", "0212345678"),
    make("acme", "01022222222", "KEY", "0212345678"),
    make("acme", "01033333333", "KEY"),
    make("other", "01033333333", "KEY"),
    make("other", "01011111111", "KEY"),
  ]);
  expect(refused.map(({ name }) => name)).toEqual([
    "acme 01011111111 0212345678",
    "acme 01022222222 KEY",
    "acme 01022222222 KEY,0212345678",
    "other 01033333333 KEY",
  ]);
});

test("a deleted account takes its numbers along, and no other's", async () => {
  await makeAccount(fresh, "leaving");
  for (const id of ["leaving", "acme"]) await registry.add(id, all("01012345678"), added);
  // The directory, whichever cell the tests run in.
  const directory = openDatabase(fresh.url, { poolSize: 2 });
  await deleteIdleAccount(directory, [fresh.database], "leaving").finally(() => directory.close());
  const { rows } = await fresh.database.pool.query("SELECT account_id FROM gateway.opt_outs");
  expect(rows).toEqual([{ account_id: "acme" }]);
});
