import { describe, expect, test } from "vitest";
import { explainMessage } from "../../../../server/domain/explain-message.ts";
import { CANCELLED, type MessageHistory } from "../../../../server/domain/message-history.ts";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import { decideCancel, decideRequeue } from "../../../../server/domain/operator-actions.ts";
import { failed, history, pause, step } from "./message-fixtures.ts";

const expired = { ...failed, state: "expired", reportedMs: 100 } as const;
const waiting = { step: 0, sinceMs: 5, dueMs: 7, carrier: undefined, stage: "ready" as const };
const explain = (change: Partial<MessageHistory>) => explainMessage({ ...history, ...change }, (ms) => `T${ms}`);
const why = (change: Partial<MessageHistory>): readonly string[] => explain(change).sentences;
const handOut = (change: Partial<MessageHistory["handOut"]>) => ({ handOut: { ...history.handOut, ...change } });

describe("the reason", () => {
  test.each<[string, Partial<MessageHistory>, string]>([
    [
      "refused",
      { steps: [failed] },
      "Not delivered: smsc refused it or reported a failure. 23001 No subscriber: The number",
    ],
    [
      "refused, with the carrier's words",
      { steps: [{ ...failed, carrierReason: "stat:UNDELIV err:011" }] },
      "Not delivered: smsc refused it or reported a failure (stat:UNDELIV err:011). 23001 ",
    ],
    [
      "no route",
      { steps: [{ ...failed, carrier: "none", code: "23015" }] },
      "Not delivered: no carrier takes sms to this recipient",
    ],
    [
      "no file",
      { steps: [{ ...failed, carrier: "none", code: "33034" }] },
      "Not delivered: no carrier was given it. 33034 ",
    ],
    [
      "expired unsent",
      { steps: [{ ...failed, state: "expired", carrier: "none" }] },
      "Not delivered: it expired at T99, before a carrier",
    ],
    [
      "expired, taken",
      { steps: [expired] },
      "Nobody knows whether it was delivered: smsc had it and reported no result before it expired at T99. 23001 ",
    ],
    [
      "expired, never answered",
      { steps: [{ ...expired, isTaken: false, carrierIds: [], acceptedMs: undefined }] },
      "Nobody knows whether it was delivered: smsc gave no answer when the message was handed to it at T10, so it may or may not have had it. No result was known when it expired at T99. 23001 ",
    ],
    [
      "expired, as its carrier reports",
      { steps: [{ ...failed, state: "expired", carrierReason: "stat:EXPIRED err:000" }] },
      "Not delivered: smsc reported that it expired (stat:EXPIRED err:000). 23001 ",
    ],
    [
      "expired, as a carrier without words of its own reports",
      { steps: [{ ...failed, state: "expired" }] },
      "Not delivered: smsc reported that it expired. 23001 ",
    ],
    [
      "delivered after it had expired",
      { steps: [{ ...expired, lateMs: 120, lateCode: "10000" }] },
      "Delivered, but smsc reported that only at T120, and the report was made before. It says 23001 ",
    ],
    [
      "delivered after a failure",
      { steps: [{ ...failed, lateMs: 120, lateCode: "10000" }] },
      "Delivered, but smsc reported that only at T120, and the report was made before. It says 23001 ",
    ],
    ["cancelled", { steps: [{ ...failed, carrier: CANCELLED }] }, "Not delivered: it was cancelled."],
    [
      "unknown code",
      { steps: [{ ...failed, code: "1" }] },
      "Not delivered: smsc refused it or reported a failure. 1, a code that",
    ],
    [
      "delivered",
      { steps: [{ ...failed, state: "delivered", code: "10000" }] },
      "Delivered by smsc. 10000 Delivered: ",
    ],
    [
      "submitting",
      { steps: [{ ...step, state: "submitting" }] },
      "It is being handed to smsc since T10; it expires at T99.",
    ],
    ["submitted", { steps: [step] }, "smsc has it since T10 and has sent no receipt yet; it expires at T99."],
    [
      "unknown",
      { steps: [{ ...step, state: "unknown" }] },
      "smsc gave no answer when the message was handed to it at T10, so it may or may not have it. It is",
    ],
    ["begun", { begun: { step: 0, carrier: "smsc", begunMs: 9 } }, "It is with smsc or on its way there since T9."],
    ["ready", { waiting }, "It waits since T5 for a worker to claim it."],
    [
      "no worker",
      { waiting, liveWorkers: 0 },
      "It waits since T5 for a worker to claim it. No worker is running: start one.",
    ],
    ["delayed", { waiting: { ...waiting, stage: "delayed" } }, "It waits for its next try at T7."],
    [
      "claimed",
      { waiting: { ...waiting, stage: "claimed" } },
      "It waits since T5 with a worker, for its carrier, which is away, or slower",
    ],
    [
      "claimed, for a known carrier",
      { waiting: { ...waiting, stage: "claimed", carrier: "smsc" } },
      "It waits since T5 with a worker, for smsc, which is away, or slower",
    ],
    [
      "claimed, for a paused carrier",
      { waiting: { ...waiting, stage: "claimed", carrier: "smsc" }, pauses: [pause] },
      "It waits since T5 for smsc, which kim paused at T4.",
    ],
    [
      "backlog",
      { waiting: { ...waiting, stage: "backlog", carrier: "smsc" } },
      "It waits since T5 in the backlog of smsc, which is away",
    ],
    [
      "for a paused carrier",
      { waiting: { ...waiting, stage: "backlog", carrier: "smsc" }, pauses: [pause] },
      "It waits since T5 for smsc, which kim paused at T4.",
    ],
    [
      "claimed, while some carrier is paused",
      { waiting: { ...waiting, stage: "claimed" }, pauses: [pause] },
      "It waits since T5 with a worker, for its carrier (smsc is paused by kim), which is away",
    ],
    [
      "for a drained carrier",
      {
        waiting: { ...waiting, stage: "backlog", carrier: "smsc" },
        pauses: [
          { ...pause, carrier: "other" },
          { ...pause, isDrain: true },
        ],
      },
      "It waits since T5 for smsc, which kim ordered to drain at T4.",
    ],
    [
      "claimed, with a paused and a drained carrier",
      { waiting: { ...waiting, stage: "claimed" }, pauses: [pause, { ...pause, carrier: "other", isDrain: true }] },
      "It waits since T5 with a worker, for its carrier (smsc is paused by kim, other is drained by kim), which is away",
    ],
    [
      "no carrier",
      { waiting: { ...waiting, stage: "no-carrier" } },
      "It waits since T5 for a carrier: none is set up for sms",
    ],
    ["lost", {}, "It is in no queue, and no carrier has it."],
  ])("%s", (_, change, expected) => {
    expect(why(change)[0]).toContain(expected);
  });

  test("says what can be done about it", () => {
    const held = { waiting: { ...waiting, stage: "claimed" as const, carrier: "smsc" } };
    expect(explain({ ...held, pauses: [pause] }).fix).toEqual({ operation: "resumeCarrier", carrier: "smsc" });
    expect(explain({}).fix).toEqual({ operation: "requeueMessage" });
    const deadLetter = { failedMs: 3, attempts: 9, reason: "HTTP 500" };
    expect(explain({ steps: [failed], ...handOut({ deadLetter }) }).fix).toEqual({ operation: "redeliver" });
    // Nothing has to be done, or nothing can be done here.
    for (const change of [held, { waiting }, { steps: [step] }, { steps: [failed] }])
      expect(explain(change).fix).toBeUndefined();
  });

  // Whoever requeues it gives it another row in the outbox, and it has waited before.
  const at = (ms: number): Partial<MessageHistory> => ({ msgKey: makeMessageKey(ms, new Uint8Array(10)) });
  const requeued = { ...waiting, sinceMs: 500 };
  const tried = { number: 1, carrier: "smsc", sentMs: 290, endMs: 300, reason: "it has no room" };
  test.each<[string, Partial<MessageHistory>, number]>([
    ["its acceptance", { ...at(100), waiting: requeued }, 100],
    [
      "the end of the step before",
      { ...at(100), steps: [{ ...failed, last: false }], waiting: { ...requeued, step: 1 } },
      20,
    ],
    ["its last try", { ...at(100), steps: [{ ...step, state: "queued", tries: [tried] }], waiting: requeued }, 300],
    ["the order to send it before its sendAt", { ...at(900), waiting: requeued }, 500],
  ])("it waits since %s", (_, change, sinceMs) => {
    expect(why(change)[0]).toContain(`It waits since T${sinceMs} for a worker`);
  });

  test("of a step that its carrier gave back names the carrier", () => {
    expect(why({ waiting, steps: [{ ...step, state: "queued" }] })[1]).toContain(
      "smsc was tried at T10 and did not take it",
    );
  });

  test.each<[string, Partial<MessageHistory["handOut"]>, string]>([
    [
      "dead",
      { deadLetter: { failedMs: 3, attempts: 9, reason: "HTTP 500" } },
      "its webhook was given up at T3 after 9 tries (HTTP 500)",
    ],
    ["failing", { webhook: { attempts: 2, dueMs: 8 } }, "its webhook has failed 2 times; the next try is at T8."],
    [
      "failing, with the reason",
      { webhook: { attempts: 1, dueMs: 8, reason: "it cannot be reached (ENOTFOUND)" } },
      "its webhook has failed 1 time (it cannot be reached (ENOTFOUND)); the next try is at T8.",
    ],
    ["due", { webhook: { attempts: 0, dueMs: 8 } }, "The report is about to be posted"],
    ["pending", { isPending: true }, "The account has not polled the report yet."],
    ["open", { openedMs: 4 }, "got the report by polling at T4 and has not acknowledged it"],
    ["polled", {}, "The report was polled and acknowledged, or nobody polled it in time."],
    ["posted", { mode: "webhook" }, "The report was delivered to the account's webhook."],
  ])("why the account has no report, or that it has one: %s", (_, change, expected) => {
    expect(why({ steps: [failed], ...handOut(change) })[1]).toContain(expected);
  });
});

describe("what an operator may do", () => {
  const of = (change: Partial<MessageHistory>): MessageHistory => ({ ...history, ...change });

  test.each<[string, Partial<MessageHistory>, object]>([
    ["waits", { waiting }, { ok: true, step: 0 }],
    ["was given back", { steps: [{ ...step, state: "queued" }] }, { ok: true, step: 0 }],
    ["waits for its second step", { steps: [{ ...failed, last: false }] }, { ok: true, step: 1 }],
    ["is with its carrier", { steps: [step] }, { ok: false, reason: "smsc has it or may have it (submitted)" }],
    ["has ended", { steps: [failed] }, { ok: false, reason: "it has ended (failed)" }],
  ])("cancel: a message that %s", (_, change, expected) => {
    expect(decideCancel({ last: of(change).steps.at(-1) })).toEqual(expected);
  });

  test.each<[string, Partial<MessageHistory>, object]>([
    ["waits", { waiting }, { kind: "release", step: 0 }],
    ["is in no queue", { steps: [{ ...failed, last: false }] }, { kind: "release", step: 1 }],
    ["is begun", { begun: { step: 0, carrier: "smsc", begunMs: 9 } }, { kind: "refused" }],
    ["is being submitted", { steps: [{ ...step, state: "submitting" }] }, { kind: "refused" }],
    ["is with its carrier", { steps: [step] }, { kind: "repeat", step: 0, removesReport: false }],
    ["may be with its carrier", { steps: [{ ...step, state: "unknown" }] }, { kind: "repeat", removesReport: false }],
    [
      "was delivered",
      { steps: [{ ...failed, state: "delivered" }], ...handOut({ isPending: true }) },
      { kind: "refused" },
    ],
    ["failed, reported", { steps: [failed] }, { kind: "refused" }],
    [
      "failed, perhaps reported",
      { steps: [failed], ...handOut({ webhook: { attempts: 1, dueMs: 0 } }) },
      { kind: "refused" },
    ],
    [
      "failed, to be polled",
      { steps: [failed], ...handOut({ isPending: true }) },
      { kind: "repeat", removesReport: true },
    ],
    [
      "failed, to be posted",
      { steps: [failed], ...handOut({ webhook: { attempts: 0, dueMs: 0 } }) },
      { kind: "repeat", removesReport: true },
    ],
    [
      "failed, to be posted once more after it was given up",
      { steps: [failed], ...handOut({ webhook: { attempts: 0, dueMs: 0, reason: "it answered HTTP 500" } }) },
      { kind: "refused" },
    ],
  ])("requeue: a message that %s", (_, change, expected) => {
    expect(decideRequeue(of(change))).toMatchObject(expected);
  });
});
