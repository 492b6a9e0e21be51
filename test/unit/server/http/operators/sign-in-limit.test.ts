import { expect, test } from "vitest";
import { KnownBrowsers } from "../../../../../server/http/operators/known-browsers.ts";
import { makeSessionCookies } from "../../../../../server/http/operators/session-cookie.ts";
import { makeSignInLimit } from "../../../../../server/http/operators/sign-in-limit.ts";

const wrong = async (): Promise<boolean> => false;
const right = async (): Promise<boolean> => true;

test("wrong passwords are counted by name and address, and by address; right ones are not", async () => {
  let nowMs = 0;
  const limit = makeSignInLimit({ accountFailuresPerMinute: 2, addressFailuresPerMinute: 5 }, () => nowMs);
  const kinds = async (count: number, name: string, from: string, check = wrong) => {
    const outcomes = [];
    for (let index = 0; index < count; index++)
      outcomes.push((await limit.check({ operator: name, from }, check)).kind);
    return outcomes;
  };
  expect(await kinds(5, "kim", "10.0.0.1", right)).toEqual(new Array(5).fill("right"));
  expect(await kinds(3, "kim", "10.0.0.1")).toEqual(["wrong", "wrong", "too-many"]);
  // Somebody who guesses does not lock out the operator at another address.
  expect(await kinds(1, "kim", "10.0.0.2", right)).toEqual(["right"]);
  expect(await limit.check({ operator: "kim", from: "10.0.0.1" }, right)).toEqual({
    kind: "too-many",
    retryAfterS: 30,
  });
  expect(await kinds(2, "lee", "10.0.0.1")).toEqual(["wrong", "wrong"]);
  expect(await kinds(2, "park", "10.0.0.1")).toEqual(["wrong", "too-many"]);
  nowMs = 60_000;
  expect(await kinds(1, "kim", "10.0.0.1", right)).toEqual(["right"]);
});

test("attempts at the same time are all counted, and too many of them are not kept waiting", async () => {
  const limit = makeSignInLimit({ accountFailuresPerMinute: 2, addressFailuresPerMinute: 50 }, () => 0);
  let checks = 0;
  const attempts = Array.from({ length: 10 }, () =>
    limit.check({ operator: "kim", from: "10.0.0.1" }, async () => {
      checks += 1;
      return false;
    }),
  );
  const kinds = (await Promise.all(attempts)).map(({ kind }) => kind);
  expect([checks, kinds.filter((kind) => kind === "wrong").length]).toEqual([2, 2]);
  expect(kinds).toContain("busy");
});

test("addresses that have used up their tries, and those that try most, do not keep others out", async () => {
  const limit = makeSignInLimit({ accountFailuresPerMinute: 5, addressFailuresPerMinute: 5 }, () => 0);
  const underWay: (() => void)[] = [];
  const slow = () => new Promise<boolean>((resolve) => underWay.push(() => resolve(false)));
  const guess = (from: string) => limit.check({ operator: "kim", from }, slow);
  const addresses = Array.from({ length: 40 }, (_, n) => `10.0.${n}.1`);
  const guesses = addresses.flatMap((from) => Array.from({ length: 5 }, () => guess(from)));
  const own = limit.check({ operator: "kim", from: "192.168.0.1" }, right);
  // One after another: keys take turns.
  let turns = 0;
  const isDone = own.then(() => "done");
  while ((await Promise.race([isDone, new Promise((resolve) => setImmediate(resolve, "waiting"))])) === "waiting") {
    underWay.shift()?.();
    turns++;
  }
  expect(await own).toEqual({ kind: "right" });
  expect(turns).toBeLessThan(2 * addresses.length);
  const drain = setInterval(() => underWay.shift()?.(), 1);
  await Promise.all(guesses);
  clearInterval(drain);
});

test("who guesses at the same address does not lock out a browser in which the operator has signed in before", async () => {
  const limit = makeSignInLimit({ accountFailuresPerMinute: 2, addressFailuresPerMinute: 3 }, () => 0);
  const stranger = { operator: "kim", from: "10.0.0.1" };
  for (let count = 0; count < 3; count++) await limit.check(stranger, wrong);
  expect((await limit.check(stranger, right)).kind).toBe("too-many");
  const known = { ...stranger, browser: "kims-own" };
  expect((await limit.check(known, right)).kind).toBe("right");
  const kinds = [];
  for (let count = 0; count < 3; count++) kinds.push((await limit.check(known, wrong)).kind);
  expect(kinds).toEqual(["wrong", "wrong", "too-many"]);
});

test("a browser is known to the operator who has signed in there, and to no other", () => {
  const browsers = new KnownBrowsers();
  const cookie = browsers.makeCookie("kim", true).split(";", 1)[0];
  expect(browsers.find("kim", `a=b; ${cookie}; c=d`)).toMatch(/^[\w-]{22}$/);
  expect(browsers.find("lee", cookie)).toBeUndefined();
  expect(browsers.find("kim", undefined)).toBeUndefined();
  expect(new KnownBrowsers().find("kim", cookie)).toBeUndefined();
});

test("the cookie is for HTTPS only where the settings say so", () => {
  expect(makeSessionCookies(true).set("t", 60)).toMatch(/; Secure$/);
  expect(makeSessionCookies(false).set("t", 60)).not.toContain("Secure");
  expect(makeSessionCookies(true).remove()).toContain("Max-Age=0");
});
