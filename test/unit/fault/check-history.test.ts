import { describe, expect, test } from "vitest";
import { checkHistory } from "../../load/fault/history/check-history.ts";
import { describeViolation } from "../../load/fault/history/describe-violation.ts";
import { emptyHistory, type History, OPTED_OUT_NUMBER, type Stored } from "../../load/fault/history/history.ts";

const LIMITS = { answerMs: 5000, notReadyAfterMs: 10_000, readyAgainMs: 5000, settledMs: 1000 };
const api = { process: "api-1", fromMs: 0, toMs: 10 };
const send = {
  ...api,
  round: 1,
  accountId: "acme",
  ref: "r1",
  to: "0101",
  outcome: { kind: "accepted", msgKey: "K1" },
} as const;
const batch = { kind: "batch", reportId: "B1", reports: [{ msgKey: "K1", code: "10000" }], text: "one" } as const;
const poll = { ...api, fromMs: 20, toMs: 30, accountId: "acme", outcome: batch };
const acknowledgement = {
  ...{ ...api, fromMs: 40, toMs: 50, accountId: "acme", reportId: "B1" },
  outcome: { kind: "acknowledged" } as const,
};
type Shared = typeof submit & { readonly channel: string };
const submit = { carrier: "smsc", to: "0101", atMs: 15 };
const message = { accountId: "acme", msgKey: "K1", ref: "r1", finalSteps: 1 };
const post = { accountId: "acme", msgKey: "K1", body: "{}", atMs: 20, confirmed: true };

const history = (change: Partial<History>): History => ({ ...emptyHistory(), ...change });
const stored = (change: Partial<Stored>): Stored => ({
  ...{ messages: [message], pending: [], waitingWebhooks: [], deadLetters: [] },
  ...change,
});
/** A message that was sent, submitted, polled and acknowledged. */
const good = { sends: [send], submits: [submit], polls: [poll], acknowledgements: [acknowledgement] };

const rulesOf = (change: Partial<History>, held?: Stored): readonly string[] =>
  checkHistory(history(change), LIMITS, held).map(({ rule }) => rule);

test("a good history has no violations", () => {
  expect(rulesOf(good, stored({}))).toEqual([]);
});

describe("what was accepted", () => {
  test("is stored, with its ref", () => {
    expect(rulesOf(good, stored({ messages: [] }))).toEqual(["lost", "balance"]);
    expect(rulesOf(good, stored({ messages: [{ ...message, ref: "r2" }] }))).toEqual(["lost"]);
  });

  test("has an end, and one only", () => {
    expect(rulesOf(good, stored({ messages: [{ ...message, finalSteps: 0 }] }))).toEqual(["stuck"]);
    expect(rulesOf(good, stored({ messages: [{ ...message, finalSteps: 2 }] }))).toEqual(["reported-twice"]);
  });

  test("is one message, however often the request was repeated", () => {
    const two = [message, { ...message, msgKey: "K2" }];
    const pending = [{ accountId: "acme", msgKey: "K2" }];
    expect(rulesOf(good, stored({ messages: two, pending }))).toEqual(["accepted-twice"]);
  });

  test("may also be what was not answered: the database says so", () => {
    const unanswered = { ...send, outcome: { kind: "no-answer", reason: "ECONNRESET" } } as const;
    const absences = [{ process: "api-1", fromMs: 5, toMs: 20 }];
    expect(rulesOf({ ...good, absences, sends: [unanswered] }, stored({}))).toEqual([]);
    expect(rulesOf({ absences, sends: [unanswered] }, stored({ messages: [] }))).toEqual([]);
    expect(rulesOf({ absences, sends: [unanswered] }, stored({}))).toEqual(["balance"]);
  });
});

describe("reports", () => {
  test("are polled once, or wait, or were posted, or were given up", () => {
    const sends = [send];
    expect(rulesOf({ sends }, stored({}))).toEqual(["balance"]);
    expect(rulesOf({ sends }, stored({ pending: [message] }))).toEqual([]);
    expect(rulesOf({ sends }, stored({ waitingWebhooks: [message] }))).toEqual([]);
    expect(rulesOf({ sends }, stored({ deadLetters: [message] }))).toEqual([]);
    expect(rulesOf({ sends, webhooks: [post, post] }, stored({}))).toEqual([]);
    expect(rulesOf({ sends, webhooks: [{ ...post, confirmed: false }] }, stored({}))).toEqual(["balance"]);
  });

  test("are not in two batches, nor twice in one", () => {
    const second = { ...poll, fromMs: 60, toMs: 70, outcome: { ...batch, reportId: "B2" } };
    expect(rulesOf({ ...good, polls: [poll, second] }, stored({}))).toEqual(["reported-twice"]);
    const twice = { ...poll, outcome: { ...batch, reports: [...batch.reports, ...batch.reports] } };
    expect(rulesOf({ ...good, polls: [twice] }, stored({}))).toEqual(["reported-twice"]);
  });

  test("are posted with the same content each time", () => {
    const webhooks = [post, { ...post, body: "{ }" }];
    expect(rulesOf({ sends: [send], webhooks }, stored({}))).toEqual(["reported-twice"]);
  });

  test("are of messages that exist", () => {
    const stranger = { ...poll, outcome: { ...batch, reports: [...batch.reports, { msgKey: "K9", code: "10000" }] } };
    expect(rulesOf({ ...good, polls: [stranger] }, stored({}))).toEqual(["balance"]);
  });
});

describe("a batch", () => {
  const again = { ...poll, fromMs: 32, toMs: 36 };

  test("is served again until it is acknowledged", () => {
    expect(rulesOf({ ...good, polls: [poll, again] })).toEqual([]);
    const next = { ...again, outcome: { ...batch, reportId: "B2" } };
    expect(rulesOf({ ...good, polls: [poll, next] })).toEqual(["batch-skipped"]);
  });

  test("does not change", () => {
    const changed = { ...again, outcome: { ...batch, text: "two" } };
    expect(rulesOf({ ...good, polls: [poll, changed] })).toEqual(["batch-changed"]);
  });

  test("does not come back after its acknowledgement was answered, but may while it is not", () => {
    const late = { ...poll, fromMs: 60, toMs: 70 };
    expect(rulesOf({ ...good, polls: [poll, late] })).toEqual(["batch-changed"]);
    const absences = [{ process: "api-1", fromMs: 45, toMs: 55 }];
    const unanswered = { ...acknowledgement, outcome: { kind: "no-answer", reason: "time-out" } as const };
    expect(rulesOf({ ...good, absences, polls: [poll, late], acknowledgements: [unanswered] })).toEqual([]);
    const next = { ...late, outcome: { ...batch, reportId: "B2" } };
    expect(rulesOf({ ...good, absences, polls: [poll, next], acknowledgements: [unanswered] })).toEqual([]);
  });
});

describe("a carrier gets a message", () => {
  test("once", () => {
    expect(rulesOf({ submits: [submit, submit] })).toEqual(["submitted-twice"]);
    expect(rulesOf({ submits: [submit, { ...submit, carrier: "talk" }] })).toEqual([]);
  });

  test("once more each time that it has said not to have it", () => {
    expect(rulesOf({ submits: [submit, submit], denials: [submit] })).toEqual([]);
    expect(rulesOf({ submits: [submit, submit], denials: [{ ...submit, carrier: "talk" }] })).toEqual([
      "submitted-twice",
    ]);
    expect(rulesOf({ submits: [submit, submit, submit], denials: [submit] })).toEqual(["submitted-twice"]);
  });

  test("that no other carrier of its channel may have", () => {
    const [one, other] = ["smsc", "talk"].map((carrier) => ({ ...submit, carrier, channel: "sms" })) as [
      Shared,
      Shared,
    ];
    expect(rulesOf({ submits: [one, other] })).toEqual(["submitted-twice"]);
    expect(rulesOf({ submits: [one, one] })).toEqual(["submitted-twice"]);
    expect(rulesOf({ submits: [one, other], denials: [one] })).toEqual([]);
    expect(rulesOf({ submits: [one, one], denials: [other] })).toEqual(["submitted-twice"]);
    expect(rulesOf({ submits: [one, { ...other, channel: "rcs" }] })).toEqual([]);
  });

  test("that advertises, unless its recipient has opted out", () => {
    expect(rulesOf({ submits: [{ ...submit, to: OPTED_OUT_NUMBER }] })).toEqual(["opted-out"]);
    const toOptedOut = { ...good, sends: [{ ...send, to: OPTED_OUT_NUMBER }], submits: [] };
    const ended = (code: string) => rulesOf(toOptedOut, stored({ messages: [{ ...message, code }] }));
    expect(ended("90003")).toEqual([]);
    expect(ended("22000")).toEqual([]);
    expect(ended("10000")).toEqual(["opted-out"]);
  });
});

describe("a request", () => {
  const absences = [{ process: "api-1", fromMs: 5, toMs: 20 }];
  const unanswered = { ...send, outcome: { kind: "no-answer", reason: "ECONNRESET" } } as const;

  test("is answered, unless its process was away", () => {
    expect(rulesOf({ sends: [unanswered] })).toEqual(["no-answer"]);
    expect(rulesOf({ sends: [unanswered], absences })).toEqual([]);
    expect(rulesOf({ sends: [{ ...unanswered, process: "api-2" }], absences })).toEqual(["no-answer"]);
    expect(rulesOf({ sends: [{ ...unanswered, fromMs: 21, toMs: 22 }], absences })).toEqual(["no-answer"]);
  });

  test("is answered in time", () => {
    expect(rulesOf({ sends: [{ ...send, toMs: 5001 }] })).toEqual(["deadline"]);
    expect(rulesOf({ sends: [{ ...send, toMs: 5000 }] })).toEqual([]);
    expect(rulesOf({ polls: [{ ...poll, toMs: 5021 }] })).toEqual(["deadline"]);
    expect(rulesOf({ acknowledgements: [{ ...acknowledgement, toMs: 5041 }] })).toEqual(["deadline"]);
  });

  test("is refused only until later", () => {
    const refused = (code: string) => ({ ...send, outcome: { kind: "refused", status: 503, code } as const });
    expect(rulesOf({ sends: [refused("A920"), refused("A020")] })).toEqual([]);
    expect(rulesOf({ sends: [refused("A999")] })).toEqual(["wrong-answer"]);
    const { outcome, ...ofQuota } = refused("A020");
    const usedUp = { ...outcome, message: "the quota of 9 messages a day is used up" };
    expect(rulesOf({ sends: [{ ...ofQuota, outcome: usedUp }] })).toEqual(["wrong-answer"]);
    const lost = { fromMs: 0, toMs: 20, otherAccounts: ["acme"] };
    expect(rulesOf({ sends: [refused("A920")], lostNodes: [lost] })).toEqual(["harmed-by-other-node"]);
    expect(rulesOf({ sends: [refused("A020")], lostNodes: [lost] })).toEqual([]);
    expect(rulesOf({ sends: [refused("A920")], lostNodes: [{ ...lost, otherAccounts: [] }] })).toEqual([]);
    expect(rulesOf({ sends: [refused("A920")], lostNodes: [{ ...lost, toMs: 5 }] })).toEqual([]);
  });
});

describe("a probe", () => {
  const probe = (atMs: number, ready: boolean | undefined) => ({
    process: "api-1",
    fromMs: atMs,
    toMs: atMs + 1,
    ready,
  });
  const outages = [{ process: "api-1", fromMs: 0, toMs: 12_000 }];
  const green = probe(13_000, true);

  test("is red while the database has been away for long", () => {
    expect(rulesOf({ outages, probes: [probe(9000, true), probe(11_000, false), green] })).toEqual([]);
    expect(rulesOf({ outages, probes: [probe(11_000, undefined), green] })).toEqual([]);
    expect(rulesOf({ outages, probes: [probe(11_000, true), green] })).toEqual(["ready-without-database"]);
    const starting = outages.map((outage) => ({ ...outage, mayBeBackMs: 10_900 }));
    expect(rulesOf({ outages: starting, probes: [probe(11_000, true), green] })).toEqual([]);
    expect(rulesOf({ outages: starting, probes: [probe(10_800, true), green] })).toEqual(["ready-without-database"]);
    expect(
      rulesOf({
        outages: [{ ...outages[0], process: "api-2", fromMs: 0, toMs: 12_000 }],
        probes: [probe(11_000, true)],
      }),
    ).toEqual([]);
  });

  test("is green again soon after, unless something else happens", () => {
    const red = [probe(16_000, false), probe(18_000, true)];
    expect(rulesOf({ outages, probes: red })).toEqual(["not-ready-again"]);
    expect(rulesOf({ outages, probes: red, absences: [{ process: "api-1", fromMs: 14_000, toMs: 15_000 }] })).toEqual(
      [],
    );
    expect(rulesOf({ outages, probes: [probe(16_000, false)] })).toEqual([]);
  });
});

test("a violation is told with the records that belong to it", () => {
  const told = describeViolation(history({ ...good, rounds: [{ number: 1, kind: "kill-api", fromMs: 5 }] }), {
    ...{ rule: "lost", text: "K1 was accepted and is not stored", about: ["r1"] },
  });
  expect(told).toContain("lost: K1 was accepted");
  expect(told).toContain('sends {"process":"api-1"');
  expect(told).toContain("kill-api");
  expect(told).not.toContain("acknowledgements");
});
