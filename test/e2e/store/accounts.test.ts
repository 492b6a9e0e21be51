import { expect, test } from "vitest";
import { createAccount, findAccount, listAccounts, raiseEpoch, updateAccount } from "../../../server/store/accounts.ts";
import { CachedAccounts } from "../../../server/store/cached-accounts.ts";
import { addRegistryEntries } from "../../../server/store/registry.ts";
import { useFreshDatabase } from "../fresh-database.ts";
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

test("a change is seen after a few seconds at most, or at once in the process that made it", async () => {
  let atMs = nowMs;
  const cached = new CachedAccounts(fresh.database, { now: () => atMs, ttlMs: 3000, unknownTtlMs: 1000 });
  expect(cached.peek("aardvark")).toBeUndefined();
  expect((await cached.find("aardvark"))?.blocked).toBe(false);
  await updateAccount(fresh.database.pool, "aardvark", { blocked: true });
  await addRegistryEntries(fresh.database.pool, "aardvark", [{ kind: "sender-number", number: "021112222" }]);
  atMs += 2999;
  expect((await cached.find("aardvark"))?.blocked).toBe(false);
  expect(cached.peek("aardvark")?.blocked).toBe(false);
  atMs += 1;
  expect(cached.peek("aardvark")).toBeUndefined();
  expect((await cached.find("aardvark"))?.blocked).toBe(true);

  expect((await cached.findRegistry("aardvark")).senderNumbers).toEqual(new Set(["021112222"]));
  await addRegistryEntries(fresh.database.pool, "aardvark", [{ kind: "sender-number", number: "023334444" }]);
  expect((await cached.findRegistry("aardvark")).senderNumbers.size).toBe(1);
  cached.forget("aardvark");
  expect((await cached.findRegistry("aardvark")).senderNumbers.size).toBe(2);
});

test("that an account does not exist is cached for a shorter time", async () => {
  let atMs = nowMs;
  const cached = new CachedAccounts(fresh.database, { now: () => atMs, ttlMs: 3000, unknownTtlMs: 1000 });
  expect(await cached.find("new")).toBeUndefined();
  await createAccount(fresh.database.pool, makeStoredAccount("new"));
  expect(await cached.find("new")).toBeUndefined();
  atMs += 1000;
  expect((await cached.find("new"))?.id).toBe("new");
});
