import { expect, test } from "vitest";
import {
  CANCELLED,
  type MessageHistory,
  NO_CARRIER,
  type StepHistory,
} from "../../../../server/domain/message-history.ts";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import { listTimeline } from "../../../../server/domain/message-timeline.ts";
import { failed, history, pause, step } from "./message-fixtures.ts";

const ACCEPTED_MS = 1_700_000_000_000;
const at = (seconds: number): number => ACCEPTED_MS + seconds * 1000;

/** Seconds after the acceptance, and what happened then. */
function timeline(change: Partial<MessageHistory>): readonly string[] {
  const msgKey = makeMessageKey(ACCEPTED_MS, new Uint8Array(10));
  return listTimeline({ ...history, msgKey, acceptedMs: ACCEPTED_MS, ...change }).map(
    ({ atMs, text }) => `${(atMs - ACCEPTED_MS) / 1000} ${text}`,
  );
}

const submitted: StepHistory = { ...step, sentMs: at(30), acceptedMs: undefined };
const throttled = { number: 1, carrier: "smsc", sentMs: at(1), endMs: at(2), reason: "it has no room" };

test("the timeline has all steps of a flow in the order of time", () => {
  const first: StepHistory = { ...failed, last: false, code: "33101", lateMs: 50, lateCode: "10000" };
  const second: StepHistory = { ...step, step: 1, state: "queued", sentMs: 30, carrierIds: [], acceptedMs: undefined };
  const entries = listTimeline({
    ...history,
    channels: ["rcs", "sms"],
    steps: [first, { ...second, tries: [{ ...throttled, sentMs: 30, endMs: 30 }] }],
    waiting: { step: 1, sinceMs: 31, dueMs: 40, stage: "delayed", carrier: undefined },
    handOut: {
      ...history.handOut,
      openedMs: 60,
      webhook: { attempts: 2, dueMs: 65 },
      deadLetter: { failedMs: 70, attempts: 9, reason: "HTTP 500" },
    },
  });
  expect(entries.map(({ atMs, text }) => `${atMs} ${text}`)).toEqual([
    "1 accepted; flow: rcs, then sms",
    "10 step 1 (rcs) is handed to smsc",
    "11 smsc accepts it as c-1",
    "20 step 1 (rcs) failed: 33101 Handset without RCS: The recipient's handset has no RCS; the next step follows",
    "30 step 2 (sms) is handed to smsc",
    "30 smsc does not take it: it has no room",
    "31 step 2 (sms) waits: for its next try",
    "50 smsc reports a late success of step 1 (rcs): 10000 Delivered: The message reached the recipient.",
    "60 the final report is handed out by polling; not acknowledged yet",
    "65 the next try of the webhook is due, after 2 that failed",
    "70 the webhook is given up after 9 tries: HTTP 500",
  ]);
});

const expired: StepHistory = { ...failed, state: "expired", sentMs: at(0), expiresMs: at(9), reportedMs: at(10) };
const unanswered: StepHistory = { ...expired, isTaken: false, carrierIds: [], acceptedMs: undefined };
const NO_ANSWER = "smsc gave no answer, and may have had it or not";

test.each<[string, StepHistory, readonly string[]]>([
  ["was not answered", unanswered, [NO_ANSWER]],
  ["was taken", { ...expired, acceptedMs: at(1) }, ["smsc accepts it as c-1"]],
  ["was taken without an id", { ...unanswered, isTaken: true }, []],
  ["was reported as expired", { ...unanswered, reportedMs: at(5) }, []],
])("a submit of a step that expired and %s", (_what, step, between) => {
  const [, handed, ...rest] = timeline({ steps: [step] });
  expect(handed).toBe("0 step 1 (sms) is handed to smsc");
  expect(rest.map((line) => line.replace(/^\d+ /, ""))).toEqual([
    ...between,
    expect.stringMatching(/^step 1 \(sms\) expired: .*; this is the final report$/),
  ]);
});

test("a submit that was not answered stays so when an operator sends the message again", () => {
  const repeated = { number: 1, carrier: "smsc", sentMs: at(0), endMs: at(5), reason: "", requeuedBy: "kim" };
  const tries = [{ ...repeated, endState: "unknown", unanswered: "true" } as const];
  expect(timeline({ steps: [{ ...submitted, tries }] }).slice(1, 4)).toEqual([
    "0 step 1 (sms) is handed to smsc",
    `0 ${NO_ANSWER}`,
    "5 kim sends it again",
  ]);
});

test("the carrier's own words stand behind the report code", () => {
  const { carrierReason } = { carrierReason: "stat:UNDELIV err:011" };
  const steps = [{ ...failed, sentMs: at(0), acceptedMs: undefined, reportedMs: at(1), carrierReason }];
  expect(timeline({ steps }).at(-1)).toMatch(/^1 step 1 \(sms\) failed: 23001 .* \(smsc: stat:UNDELIV err:011\); this/);
});

test("every submit has its line, with how long the step had waited", () => {
  const steps = [
    { ...submitted, carrier: "second", tries: [throttled, { ...throttled, number: 2, sentMs: at(3), endMs: at(4) }] },
  ];
  expect(timeline({ steps }).slice(1)).toEqual([
    "1 step 1 (sms) is handed to smsc, after it waited 1 s",
    "2 smsc does not take it: it has no room",
    "3 step 1 (sms) is handed to smsc (try 2), after it waited 1 s",
    "4 smsc does not take it: it has no room",
    "30 step 1 (sms) is handed to second (try 3), after it waited 26 s",
  ]);
});

test("a cancelled message that an operator sends again tells both, with names and times", () => {
  const requeued = { number: 1, sentMs: at(1), endMs: at(9), requeuedBy: "lee", reportedMs: String(at(5)) };
  const cancelled = { ...requeued, carrier: CANCELLED, endState: "failed", code: "90001", reason: "by kim" } as const;
  const steps = [{ ...submitted, tries: [cancelled] }];
  expect(timeline({ steps }).slice(1)).toEqual([
    "5 step 1 (sms) is cancelled by kim: 90001 Cancelled: The message was cancelled before a carrier had it; this report is withdrawn",
    "9 lee sends it again",
    "30 step 1 (sms) is handed to smsc, after it waited 21 s",
  ]);
  const refused = { ...requeued, carrier: "smsc", endState: "failed", code: "23001", reason: "err:011" } as const;
  expect(timeline({ steps: [{ ...submitted, tries: [refused] }] }).slice(1, 4)).toEqual([
    "1 step 1 (sms) is handed to smsc, after it waited 1 s",
    expect.stringMatching(/^5 step 1 \(sms\) failed: 23001 .* \(smsc: err:011\); this report is withdrawn$/),
    "9 lee sends it again",
  ]);
});

test("a webhook that is sent again after it was given up has a line that says so", () => {
  const webhook = { attempts: 0, dueMs: at(65), reason: "it answered HTTP 500" };
  expect(timeline({ handOut: { ...history.handOut, webhook } }).at(-1)).toBe(
    "65 the next try of the webhook is due, after it was given up (it answered HTTP 500)",
  );
});

test("a submit without an answer has a line that says so", () => {
  expect(timeline({ steps: [{ ...submitted, state: "unknown" }] }).slice(1)).toEqual([
    "30 step 1 (sms) is handed to smsc, after it waited 30 s",
    "30 smsc has given no answer since then, and may have it or not",
  ]);
});

test("an end that was not recorded, and was decided again, is no try", () => {
  const reason = "the worker that was to end it has stopped";
  const steps = [{ ...submitted, tries: [{ ...throttled, carrier: NO_CARRIER, reason }] }];
  expect(timeline({ steps }).slice(1, 3)).toEqual([
    `2 the gateway looks at step 1 (sms) again: ${reason}`,
    "30 step 1 (sms) is handed to smsc, after it waited 28 s",
  ]);
});

test("tries of which there were too many are counted", () => {
  const steps = [{ ...submitted, tries: [throttled, { ...throttled, number: 300, sentMs: at(20), endMs: at(30) }] }];
  expect(timeline({ steps }).slice(3)).toEqual([
    "20 298 tries between are not kept",
    "20 step 1 (sms) is handed to smsc (try 300), after it waited 18 s",
    "30 smsc does not take it: it has no room",
    "30 step 1 (sms) is handed to smsc (try 301)",
  ]);
});

test.each<[string, Partial<MessageHistory>]>([
  ["a step with a row", { steps: [submitted] }],
  ["a step that has only a lease", { begun: { step: 0, carrier: "smsc", begunMs: at(30) } }],
])("a wait for a paused carrier names the operator: %s", (_, change) => {
  const pauses = [
    { ...pause, sinceMs: at(-60), untilMs: at(10) },
    { ...pause, by: "lee", isDrain: true, sinceMs: at(15), untilMs: at(28) },
    { ...pause, carrier: "other", sinceMs: at(0), untilMs: at(30) },
    { ...pause, sinceMs: at(31), untilMs: undefined },
  ];
  expect(timeline({ ...change, pauses }).at(-1)).toBe(
    "30 step 1 (sms) is handed to smsc, after it waited 30 s: smsc was paused by kim for 10 s of it; smsc was drained by lee for 13 s of it",
  );
});

test.each([
  { isDrain: false, done: "paused" },
  { isDrain: true, done: "drained" },
])("a message that waits for a $done carrier names the operator", ({ isDrain, done }) => {
  const waiting = { step: 0, sinceMs: at(1), dueMs: at(1), stage: "backlog" as const, carrier: "smsc" };
  expect(timeline({ waiting, pauses: [{ ...pause, isDrain }] }).at(-1)).toBe(
    `1 step 1 (sms) waits: in the backlog of smsc, which kim has ${done}`,
  );
});

test("a message that an operator put in front of others names the operator", () => {
  const waiting = { step: 0, sinceMs: at(9), dueMs: at(9), stage: "ready" as const, carrier: undefined };
  expect(timeline({ waiting, releases: [{ atMs: at(8), by: "kim" }] }).slice(1)).toEqual([
    "8 kim puts it in front of others that wait",
    "9 step 1 (sms) waits: for a worker to claim it",
  ]);
});

test("a step that was cancelled while it waited keeps its tries", () => {
  const steps = [
    { ...failed, carrier: CANCELLED, code: "90001", acceptedMs: undefined, reportedMs: at(9), tries: [throttled] },
  ];
  expect(timeline({ steps }).slice(1)).toEqual([
    "1 step 1 (sms) is handed to smsc, after it waited 1 s",
    "2 smsc does not take it: it has no room",
    expect.stringMatching(/^9 step 1 \(sms\) is cancelled: 90001 /),
  ]);
});
