import { describe, expect, test } from "vitest";
import { checkHistory } from "../../load/fault/history/check-history.ts";
import {
  emptyHistory,
  type History,
  type Order,
  type Planned,
  type Result,
  type Stored,
} from "../../load/fault/history/history.ts";

const LIMITS = { answerMs: 5000, notReadyAfterMs: 10_000, readyAgainMs: 5000, settledMs: 1000 };
const request = { process: "one", fromMs: 1000, toMs: 1100, accountId: "acme" };
const send = { ...request, round: 0, ref: "r", to: "0101", outcome: { kind: "accepted", msgKey: "K" } } as const;
const steps = ["rcs", "sms"].map((channel) => ({ channel, validityMs: 2000, isHeld: false }));
const planned: Planned = { accountId: "acme", ref: "r", to: "0101", steps };
const rcs = { carrier: "talk", channel: "rcs", to: "0101", atMs: 1200, validUntilMs: 3050 };
const sms = { ...rcs, channel: "sms", atMs: 1600, validUntilMs: 3500 };
const failed: Result = {
  carrier: "talk",
  channel: "rcs",
  to: "0101",
  reference: "K.0",
  code: "54003",
  fromMs: 1500,
  toMs: 1510,
};
const delivered: Result = { ...failed, channel: "sms", reference: "K.1", code: "10000", fromMs: 1700, toMs: 1710 };
const final = { isFinal: true, serviceType: "SMS", code: "10000", parts: undefined, reportedMs: 2000 };
const before = { ...final, isFinal: false, serviceType: "RCS", code: "54003" };
const batch = { kind: "batch", reportId: "B", reports: [{ msgKey: "K", code: "10000" }], text: "one" } as const;
const poll = { ...request, fromMs: 2000, toMs: 2010, outcome: batch };
const acknowledged = {
  ...request,
  fromMs: 2020,
  toMs: 2030,
  reportId: "B",
  outcome: { kind: "acknowledged" },
} as const;
const unknown = {
  ...acknowledged,
  fromMs: 2040,
  toMs: 2050,
  outcome: { kind: "refused", status: 404, code: "A805" },
} as const;

/** A flow whose first step failed and whose second was delivered. */
const good: Partial<History> = {
  ...{ sends: [send], planned: [planned], submits: [rcs, sms], results: [failed, delivered] },
  ...{ polls: [poll], acknowledgements: [acknowledged] },
};
const message = { accountId: "acme", msgKey: "K", ref: "r", finalSteps: 1, code: "10000", reports: [before, final] };
const order: Order = { kind: "cancel", of: "r", fromMs: 1300, toMs: 1400, doneMs: 1400 };

function rulesOf(change: Partial<History>, reports = message.reports): readonly string[] {
  const stored: Stored = { messages: [{ ...message, reports }], pending: [], waitingWebhooks: [], deadLetters: [] };
  return checkHistory({ ...emptyHistory(), ...good, ...change }, LIMITS, stored).map(({ rule }) => rule);
}

test("a message that went as planned breaks no rule", () => {
  expect(rulesOf({})).toEqual([]);
});

describe("it is seen", () => {
  const cancelled = { ...final, code: "90001" };
  const paused: Order = { kind: "pause", of: "talk", fromMs: 0, doneMs: 10, toMs: 1150 };
  const blocked: Order = { kind: "block", of: "acme", fromMs: 900, doneMs: 950, toMs: 9000 };
  const post = { accountId: "acme", msgKey: "K", body: '{"reportCode":"10000"}', atMs: 2000, confirmed: true };
  test.each<
    readonly [what: string, change: Partial<History>, reports: typeof message.reports, rules: readonly string[]]
  >([
    [
      "a step before the one before has failed",
      { submits: [rcs, { ...sms, atMs: 1400 }] },
      message.reports,
      ["too-early"],
    ],
    [
      "a message before its sendAt",
      { planned: [{ ...planned, sendAtMs: 1400 }] },
      message.reports,
      ["too-early", "wrong-validity"],
    ],
    [
      "a step outside of its hours",
      { planned: [{ ...planned, steps: steps.map((step) => ({ ...step, isHeld: true })) }] },
      message.reports,
      ["too-early", "too-early"],
    ],
    ["another validity", { submits: [{ ...rcs, validUntilMs: 9000 }, sms] }, message.reports, ["wrong-validity"]],
    [
      "a step after a success",
      { results: [{ ...failed, code: "10000" }, delivered] },
      [final],
      ["too-early", "after-success", "wrong-validity", "receipt-lost", "late-lost"],
    ],
    [
      "a cancelled message that is sent",
      { orders: [order] },
      [before, cancelled],
      ["cancelled-sent", "report-differs", "late-lost"],
    ],
    [
      "a code that no carrier said",
      {},
      [before, { ...final, code: "23001" }],
      ["wrong-end", "report-differs", "late-lost"],
    ],
    [
      "an expiry although there was a receipt",
      {},
      [before, { ...final, code: "22000", reportedMs: 9000 }],
      ["receipt-lost", "late-lost", "report-differs"],
    ],
    [
      "an expiry before its time",
      { results: [failed] },
      [before, { ...final, code: "22000" }],
      ["too-early", "report-differs"],
    ],
    [
      "a late success that inquiry has not",
      { results: [failed, delivered, { ...failed, code: "10000", fromMs: 1800, toMs: 1810 }] },
      message.reports,
      ["late-lost"],
    ],
    [
      "a carrier that is paused and gets messages",
      { orders: [{ ...paused, toMs: 9000 }] },
      message.reports,
      ["order-ignored"],
    ],
    ["a carrier that is resumed in time", { orders: [paused] }, message.reports, []],
    [
      "an account that is blocked and served",
      { orders: [{ ...blocked, doneMs: 0 }] },
      message.reports,
      ["order-ignored"],
    ],
    [
      "an account that is served before everybody has heard of its block",
      { orders: [{ ...blocked, doneMs: 1500 }] },
      message.reports,
      [],
    ],
    [
      "a report that is posted after it was taken",
      { webhooks: [post, { ...post, atMs: 2500 }] },
      message.reports,
      ["posted-again"],
    ],
    [
      "a batch that is unknown when it is acknowledged again",
      { acknowledgements: [acknowledged, unknown] },
      message.reports,
      ["batch-refused"],
    ],
    [
      "a requeue of what has been delivered",
      { orders: [{ ...order, kind: "requeue", fromMs: 1800, doneMs: 1900 }] },
      message.reports,
      ["after-success"],
    ],
  ])("%s", (_, change, reports, rules) => {
    expect(rulesOf(change, reports).toSorted()).toEqual(rules.toSorted());
  });
});
