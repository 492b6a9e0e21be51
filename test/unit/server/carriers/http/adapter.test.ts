import { expect, test } from "vitest";
import { CarrierSettingsError } from "../../../../../server/carriers/carrier.ts";
import { httpAdapter, readHttpSettings } from "../../../../../server/carriers/http/adapter.ts";

const SECRET = "a secret that nobody guesses";
const least = { url: "https://provider.example/messages", secret: SECRET };

/** What is wrong, as `setting: how to mend it`. */
function faultsOf(settings: Record<string, unknown>): string[] {
  try {
    readHttpSettings(settings);
    return [];
  } catch (error) {
    const all = error instanceof AggregateError ? error.errors : [error];
    return all.map((fault) => {
      if (!(fault instanceof CarrierSettingsError)) throw fault;
      return `${fault.at}: ${fault.message}`;
    });
  }
}

test("a URL and a secret are enough", () => {
  expect(readHttpSettings(least)).toEqual({
    url: least.url,
    ask: undefined,
    secrets: [SECRET],
    timeoutMs: 10_000,
    codes: new Map(),
    limits: { window: 1000, batch: 100, ratePerSecond: undefined },
  });
});

test("everything can be set", () => {
  const all = {
    ...least,
    secretOld: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    ask: "http://10.0.0.7:8080/questions",
    timeoutMs: 5000,
    window: 200,
    batch: 50,
    ratePerSecond: 500,
    codes: { "E-4711": "23001", "42": 22003 },
  };
  const settings = readHttpSettings(all);
  expect(settings).toMatchObject({
    ask: all.ask,
    secrets: [SECRET, all.secretOld],
    timeoutMs: 5000,
    limits: { window: 200, batch: 50, ratePerSecond: 500 },
  });
  expect([...settings.codes]).toEqual([
    ["42", "22003"],
    ["E-4711", "23001"],
  ]);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ["no URL", { secret: SECRET }, /^url: is missing$/],
  ["no secret", { url: least.url }, /^secret: is missing$/],
  ["no address", { ...least, url: "provider.example" }, /^url: must be an address that begins with https/],
  ["another scheme", { ...least, url: "ftp://provider.example" }, /^url: must be an address/],
  ["a password in the address", { ...least, url: "https://me:word@provider.example" }, /^url: .*without a user name/],
  ["a question address that is none", { ...least, ask: "/questions" }, /^ask: must be an address/],
  ["a short secret", { ...least, secret: "secret" }, /^secret: must have at least 24 characters/],
  [
    "a short encoded secret",
    { ...least, secret: "whsec_c2VjcmV0" },
    /^secret: must hold the base64 of at least 24 bytes/,
  ],
  ["an encoded secret that is none", { ...least, secret: `whsec_${"?".repeat(40)}` }, /^secret: must hold the base64/],
  ["an old secret that is short", { ...least, secretOld: "secret" }, /^secretOld: must have at least 24/],
  ["too much patience", { ...least, timeoutMs: 1e6 }, /^timeoutMs: must be a whole number from 100 to 120000$/],
  ["a larger batch than the contract has", { ...least, batch: 1001 }, /^batch: must be a whole number from 1 to 1000$/],
  ["codes in a list", { ...least, codes: ["23001"] }, /^codes: must map codes of the provider/],
  ["a code that the contract lacks", { ...least, codes: { E1: "23999" } }, /^codes: must map E1 to a report code/],
  ["a code of no length", { ...least, codes: { "": "23001" } }, /^codes: must map codes of 1 to 50/],
  ["a setting that nobody knows", { ...least, urll: "x" }, /^urll: is not known; there are url, secret/],
])("%s is said with the setting and the fix", (_, settings, expected) => {
  expect(faultsOf(settings)).toEqual([expect.stringMatching(expected)]);
});

test("all that is wrong is said at once, and never a secret", () => {
  const faults = faultsOf({ url: "x", secret: "hunter2", batch: 0 });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["url", "secret", "batch"]);
  expect(faults.join()).not.toContain("hunter2");
});

test("an adapter says how its receipts are believed and understood", () => {
  const { callback } = httpAdapter({ ...least, codes: { OK: "10000", E1: "23001" } });
  expect(callback?.secrets).toEqual([SECRET]);
  const endingOf = (code: string) => callback?.endingOf({ code });
  expect(endingOf("OK")).toMatchObject({ state: "delivered", code: "10000" });
  expect(endingOf("10000")).toMatchObject({ state: "delivered", code: "10000" });
  expect(endingOf("E1")).toMatchObject({ state: "failed", code: "23001" });
  expect(endingOf("54003")).toMatchObject({ state: "failed", code: "54003" });
  expect(endingOf("E2")).toMatchObject({ state: "failed", code: "99999" });
  expect(callback?.endingOf({ code: "10000", network: "10002", userType: "F" })).toEqual({
    state: "delivered",
    code: "10000",
    network: "10002",
    userType: "F",
  });
});
