import { beforeEach, expect, test } from "vitest";
import { PasswordCheck } from "../../../../server/accounts/password-check.ts";
import type { Account } from "../../../../server/domain/model.ts";
import { account as plainAccount } from "../domain/fixtures.ts";

const MINUTE_MS = 60_000;

let nowMs = 0;
let hashed = 0;
let account: Account;
let passwordHash = "";
let check: PasswordCheck;

beforeEach(() => {
  nowMs = 1_800_000_000_000;
  hashed = 0;
  account = { ...plainAccount, id: "acme" };
  passwordHash = "hash of right";
  check = new PasswordCheck({
    find: async (id) => (id === "acme" || id === "twin" ? { account: { ...account, id }, passwordHash } : undefined),
    verify: async (password, hash) => {
      hashed += 1;
      return hash === `hash of ${password}`;
    },
    now: () => nowMs,
  });
});

test("a right password is remembered, and not hashed again", async () => {
  expect(await check.recall("acme", "right")).toBeUndefined();
  expect((await check.check("acme", "right"))?.id).toBe("acme");
  expect((await check.recall("acme", "right"))?.id).toBe("acme");
  expect(hashed).toBe(1);
});

test("neither a wrong password nor that of another account is recalled", async () => {
  await check.check("acme", "right");
  expect(await check.check("acme", "wrong")).toBeUndefined();
  expect(await check.recall("acme", "wrong")).toBeUndefined();
  expect(await check.recall("twin", "right")).toBeUndefined();
  expect((await check.recall("acme", "right"))?.id).toBe("acme");
});

test("an account that does not exist costs as much", async () => {
  expect(await check.check("nobody", "right")).toBeUndefined();
  expect(hashed).toBe(1);
});

test("it is forgotten five minutes after its last use", async () => {
  await check.check("acme", "right");
  nowMs += 4 * MINUTE_MS;
  expect(await check.recall("acme", "right")).toBeDefined();
  nowMs += 4 * MINUTE_MS;
  expect(await check.recall("acme", "right")).toBeDefined();
  nowMs += 5 * MINUTE_MS;
  expect(await check.recall("acme", "right")).toBeUndefined();
});

test("it is forgotten when the account gets another password", async () => {
  await check.check("acme", "right");
  passwordHash = "hash of new";
  expect(await check.recall("acme", "right")).toBeUndefined();
  expect((await check.check("acme", "new"))?.id).toBe("acme");
  expect(await check.recall("acme", "new")).toBeDefined();
});

test("it is forgotten when the account's tokens are revoked", async () => {
  await check.check("acme", "right");
  account = { ...account, epoch: account.epoch + 1 };
  expect(await check.recall("acme", "right")).toBeUndefined();
});

test("what is recalled is the account as it is now", async () => {
  await check.check("acme", "right");
  account = { ...account, blocked: true };
  expect((await check.recall("acme", "right"))?.blocked).toBe(true);
});
