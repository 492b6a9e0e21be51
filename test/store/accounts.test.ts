import { expect, test } from "vitest";
import { createAccount, findAccount, listAccounts, raiseEpoch, updateAccount } from "../../server/store/accounts.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeStoredAccount } from "./fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

test("an account is read as it was created, and its id cannot be used again", async () => {
  const account = {
    ...makeStoredAccount("acme"),
    webhookUrl: "https://acme.example/hook",
    webhookSecrets: ["s1", "s2"],
  };
  expect(await createAccount(fresh.database.pool, account)).toBe(true);
  expect(await findAccount(fresh.database.pool, "acme")).toEqual(account);
  expect(await createAccount(fresh.database.pool, makeStoredAccount("acme", { sandbox: true }))).toBe(false);
  expect(await findAccount(fresh.database.pool, "acme")).toEqual(account);
  expect(await findAccount(fresh.database.pool, "nobody")).toBeUndefined();
});

test("an update changes the named fields only", async () => {
  const before = await findAccount(fresh.database.pool, "acme");
  const change = {
    blocked: true,
    channels: new Set(["rcs"] as const),
    limits: { sendPerSecond: 1000 },
    webhookUrl: null,
  };
  const after = await updateAccount(fresh.database.pool, "acme", change);
  const limits = { ...before?.account.limits, sendPerSecond: 1000 };
  expect(after).toEqual({
    ...before,
    webhookUrl: undefined,
    account: { ...before?.account, blocked: true, channels: new Set(["rcs"]), limits },
  });
  expect(await updateAccount(fresh.database.pool, "acme", {})).toEqual(after);
  expect(await updateAccount(fresh.database.pool, "nobody", change)).toBeUndefined();
});

test("the epoch rises by one each time, also for several at once", async () => {
  const raised = await Promise.all(Array.from({ length: 5 }, () => raiseEpoch(fresh.database.pool, "acme")));
  expect(raised.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(await raiseEpoch(fresh.database.pool, "nobody")).toBeUndefined();
});

test("accounts are listed by name", async () => {
  await createAccount(fresh.database.pool, makeStoredAccount("Zebra"));
  await createAccount(fresh.database.pool, makeStoredAccount("aardvark"));
  const names = (await listAccounts(fresh.database.pool)).map(({ account }) => account.id);
  expect(names).toEqual(["Zebra", "aardvark", "acme"]);
});
