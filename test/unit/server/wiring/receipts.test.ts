import { expect, test } from "vitest";
import type { Receipt } from "../../../../server/carriers/carrier.ts";
import { httpAdapter } from "../../../../server/carriers/http/adapter.ts";
import { makeReceipts } from "../../../../server/wiring/receipts.ts";

const SECRET = "a secret that nobody guesses";
const { callback } = httpAdapter({ url: "https://provider.example", secret: SECRET, codes: { E1: "23001" } });
const REFERENCE = "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme";

function given(receive: (carrier: string, receipts: readonly Receipt[]) => Promise<void> = async () => {}) {
  const received: [string, readonly Receipt[]][] = [];
  const receipts = makeReceipts({
    callbackOf: (carrier) => (carrier === "acme" ? callback : undefined),
    receive: (carrier, taken) => {
      received.push([carrier, taken]);
      return receive(carrier, taken);
    },
  });
  return { receipts, received };
}

test("a carrier that posts receipts has secrets, any other name has none", () => {
  const { receipts } = given();
  expect(receipts.secretsOf("acme")).toEqual([SECRET]);
  expect(receipts.secretsOf("other")).toBeUndefined();
});

test("receipts are recorded in the contract's own words", async () => {
  const { receipts, received } = given();
  const outcome = await receipts.receive("acme", [
    { reference: REFERENCE, reportCode: "10000", carrier: "10002", userType: "F", reportedAt: "2025-11-15T00:30:04Z" },
    { reference: REFERENCE, reportCode: "E1" },
  ]);
  expect(outcome).toEqual({ unknown: 0 });
  expect(received).toEqual([
    [
      "acme",
      [
        {
          of: { reference: REFERENCE },
          ending: { state: "delivered", code: "10000", network: "10002", userType: "F" },
        },
        { of: { reference: REFERENCE }, ending: { state: "failed", code: "23001", carrierReason: "code:E1" } },
      ],
    ],
  ]);
});

test("a reference that this gateway cannot have made is counted and ignored", async () => {
  const { receipts, received } = given();
  const theirs = ["nobody's", `${REFERENCE.slice(1)}`, ""].map((reference) => ({ reference, reportCode: "10000" }));
  expect(await receipts.receive("acme", theirs)).toEqual({ unknown: 3 });
  expect(received).toEqual([]);
  expect(await receipts.receive("acme", [...theirs, { reference: REFERENCE, reportCode: "1" }])).toEqual({
    unknown: 3,
  });
  expect(received.map(([, taken]) => taken.length)).toEqual([1]);
});

test("receipts that cannot be recorded are not confirmed", async () => {
  const { receipts } = given(async () => Promise.reject(new Error("away")));
  await expect(receipts.receive("acme", [{ reference: REFERENCE, reportCode: "1" }])).rejects.toThrow("away");
});
