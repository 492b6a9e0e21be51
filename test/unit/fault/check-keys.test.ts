import { expect, test } from "vitest";
import { checkHistory } from "../../load/fault/history/check-history.ts";
import { checkKeys, type KeyedRequest } from "../../load/fault/history/check-keys.ts";
import { emptyHistory } from "../../load/fault/history/history.ts";

const accepted = (msgKey: string) => ({ kind: "accepted", msgKey }) as const;
const refused = (code: string) => ({ kind: "refused", status: 409, code }) as const;
const lost = { kind: "no-answer", reason: "ECONNRESET" } as const;

/** A request from one time to another. */
const request = (
  fromMs: number,
  toMs: number,
  outcome: KeyedRequest["outcome"],
  change: Partial<KeyedRequest> = {},
): KeyedRequest => ({ accountId: "acme", key: "k1", body: "one", fromMs, toMs, outcome, ...change });
const other = { body: "two" };

const good: Readonly<Record<string, readonly KeyedRequest[]>> = {
  "one request": [request(0, 5, accepted("M1"))],
  "the same answer again": [request(0, 5, accepted("M1")), request(6, 9, accepted("M1"))],
  "a lost answer, then the message": [request(0, 5, lost), request(6, 9, accepted("M1"))],
  "an answer that comes before the lost one was given up": [request(0, 50, lost), request(6, 9, accepted("M1"))],
  "in use while the first runs": [request(0, 9, accepted("M1")), request(2, 3, refused("A309"))],
  "in use although the first was given up": [
    ...[request(0, 5, lost), request(6, 9, refused("A309")), request(10, 12, accepted("M1"))],
  ],
  "no time and no database": [
    ...[request(0, 5, refused("A920")), request(6, 7, refused("A020")), request(8, 9, accepted("M1"))],
  ],
  "another body, refused": [request(0, 5, accepted("M1")), request(6, 9, refused("A301"), other)],
  "another body won, without an answer": [request(0, 5, lost, other), request(6, 9, refused("A301"))],
  "the same key of two accounts": [
    ...[request(0, 5, accepted("M1")), request(6, 9, accepted("M2"), { accountId: "other" })],
  ],
  "two keys": [request(0, 5, accepted("M1")), request(6, 9, accepted("M2"), { key: "k2" })],
};

test.each(Object.entries(good))("%s: nothing is wrong", (_name, requests) => {
  expect(checkKeys(requests)).toEqual([]);
});

const bad: Readonly<Record<string, readonly [readonly KeyedRequest[], string]>> = {
  "a second message": [[request(0, 5, accepted("M1")), request(6, 9, accepted("M2"))], "key-of-two-messages"],
  "a second message at the same time": [
    [request(0, 9, accepted("M1")), request(1, 8, accepted("M2"))],
    "key-of-two-messages",
  ],
  "a second message long after the first": [
    [request(0, 5, accepted("M1")), request(6, 9, accepted("M1")), request(90, 99, accepted("M2"))],
    "key-of-two-messages",
  ],
  "the answer of another body": [
    [request(0, 5, accepted("M1")), request(6, 9, accepted("M1"), other)],
    "key-of-two-bodies",
  ],
  "in use by nobody": [[request(0, 5, refused("A309"))], "key-refused"],
  "in use by a later request": [[request(0, 5, refused("A309")), request(6, 9, accepted("M1"))], "key-refused"],
  "another body that nobody sent": [[request(0, 5, accepted("M1")), request(6, 9, refused("A301"))], "key-refused"],
  "refused for the body that was accepted": [
    [request(0, 5, accepted("M1")), request(1, 5, refused("A301"), other), request(6, 9, refused("A301"))],
    "key-refused",
  ],
};

test.each(Object.entries(bad))("%s is found", (_name, [requests, rule]) => {
  expect([...new Set(checkKeys(requests).map((violation) => violation.rule))]).toEqual([rule]);
});

test("the sends of a fault round are checked by their keys", () => {
  const send = { process: "api-1", round: 1, accountId: "acme", ref: "r1", to: "0101", key: "k1" };
  const sends = [
    { ...send, fromMs: 0, toMs: 5, outcome: accepted("M1") },
    { ...send, fromMs: 6, toMs: 9, outcome: accepted("M2") },
    { ...send, key: undefined, fromMs: 10, toMs: 12, outcome: accepted("M3") },
  ];
  const limits = { answerMs: 5000, notReadyAfterMs: 10_000, readyAgainMs: 5000, settledMs: 1000 };
  expect(checkHistory({ ...emptyHistory(), sends }, limits).map(({ rule }) => rule)).toEqual(["key-of-two-messages"]);
});
