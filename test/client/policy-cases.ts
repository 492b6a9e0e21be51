import { newDelivery, OLD_SECRET, report, SECRET } from "./webhook-deliveries.ts";

/** What the clients of all languages decide in the same way. Everything here can be written as JSON. */

/** How a call failed. */
export interface FailureCase {
  readonly kind: "refused" | "undocumented" | "unanswered";
  readonly status?: number;
  readonly code?: string;
  readonly retryAfterMs?: number;
}

const refused = (status: number, code: string, retryAfterMs?: number): FailureCase => ({
  ...{ kind: "refused", status, code },
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const undocumented = (status: number, retryAfterMs?: number): FailureCase => ({
  ...{ kind: "undocumented", status },
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const lost: FailureCase = { kind: "unanswered" };

/** What failed; worth a retry if it can be repeated, and if not; perhaps temporary. */
export const failureCases: readonly (readonly [string, FailureCase, boolean, boolean, boolean])[] = [
  ["a rate limit", refused(429, "A020"), true, true, true],
  ["a busy gateway", refused(503, "A920"), true, true, true],
  ["a key in use", refused(409, "A309"), true, true, true],
  ["another conflict", refused(409, "A310"), false, false, false],
  ["a fault of the gateway", refused(500, "A999"), false, false, true],
  ["a bad request", refused(400, "A300"), false, false, false],
  ["a proxy's 429", undocumented(429), true, true, true],
  ["a proxy's 502", undocumented(502), true, false, true],
  ["a proxy's 503", undocumented(503), true, false, true],
  ["a proxy's 504", undocumented(504), true, false, true],
  ["a proxy's 500", undocumented(500), false, false, true],
  ["a proxy's 499", undocumented(499), false, false, false],
  ["no answer", lost, true, false, true],
];

/** Longer than any wait. */
const AGES = 1e9;
const LOST = [1, 2, 3, 4, 5].map((tries) => [lost, tries, AGES] as const);
const LIMITED = refused(429, "A020", 1000);

export interface WaitCase {
  readonly name: string;
  /** False: without retries. */
  readonly options: false | { tries?: number; firstWaitMs?: number; longestWaitMs?: number; budget?: number };
  readonly chance: number;
  /** Failures with their number of tries and the time that is left, and calls that succeeded. */
  readonly events: readonly (readonly [FailureCase, number, number] | "succeeded")[];
  /** The waits after the failures; null: no further try. */
  readonly waitsMs: readonly (number | null)[];
}

export const waitCases: readonly WaitCase[] = [
  {
    ...{ name: "five tries, from 200 ms", options: {}, chance: 1, events: LOST },
    waitsMs: [200, 400, 800, 1600, null],
  },
  {
    ...{ name: "the lower half", options: {}, chance: 0, events: LOST },
    waitsMs: [100, 200, 400, 800, null],
  },
  {
    ...{ name: "up to the longest", options: { tries: 99, longestWaitMs: 1000 }, chance: 1, events: LOST },
    waitsMs: [200, 400, 800, 1000, 1000],
  },
  {
    ...{ name: "ten seconds at most", options: { tries: 99 }, chance: 1, events: [[lost, 30, AGES]] },
    waitsMs: [10_000],
  },
  {
    ...{ name: "other settings", options: { tries: 3, firstWaitMs: 50 }, chance: 1, events: LOST },
    waitsMs: [50, 100, null, null, null],
  },
  {
    ...{
      name: "no retries",
      options: false,
      chance: 0,
      events: [
        [lost, 1, AGES],
        [LIMITED, 1, AGES],
      ],
    },
    waitsMs: [null, null],
  },
  {
    ...{ name: "not beyond the deadline, which uses no budget", options: { budget: 1 }, chance: 1 },
    events: [
      [lost, 1, 200],
      [lost, 1, 201],
      [lost, 1, 201],
    ],
    waitsMs: [null, 200, null],
  },
  {
    ...{ name: "a budget, which successful calls refill by a fifth each", options: { budget: 2 }, chance: 1 },
    events: [
      ...Array(3).fill([lost, 1, AGES]),
      ...Array(4).fill("succeeded"),
      [lost, 1, AGES],
      "succeeded",
      [lost, 1, AGES],
      [lost, 1, AGES],
    ],
    waitsMs: [200, 200, null, null, 200, null],
  },
  {
    ...{ name: "a budget that does not grow", options: { budget: 1 }, chance: 1 },
    events: [...Array(50).fill("succeeded"), [lost, 1, AGES], [lost, 1, AGES]],
    waitsMs: [200, null],
  },
  {
    ...{ name: "a hundred retries in all", options: {}, chance: 1, events: Array(101).fill([lost, 1, AGES]) },
    waitsMs: [...Array(100).fill(200), null],
  },
  {
    ...{ name: "not before Retry-After", options: {}, chance: 0, events: [[undocumented(503, 2000), 1, AGES]] },
    waitsMs: [2000],
  },
  {
    ...{ name: "a little after Retry-After", options: {}, chance: 1, events: [[undocumented(503, 2000), 1, AGES]] },
    waitsMs: [2700],
  },
  {
    ...{ name: "a second after Retry-After at most", options: {}, chance: 1 },
    events: [[refused(503, "A920", 3_600_000), 1, AGES]],
    waitsMs: [3_601_000],
  },
  {
    ...{ name: "the rate limit counts neither as a try nor against the budget", options: { tries: 2, budget: 1 } },
    ...{ chance: 1, events: [...[1, 2, 3, 50].map((tries) => [LIMITED, tries, AGES] as const), [lost, 1, AGES]] },
    waitsMs: [2000, 3000, 4000, 11_000, 200],
  },
  {
    ...{ name: "the rate limit of a proxy too", options: { tries: 2 }, chance: 0 },
    events: [[undocumented(429, 1000), 7, AGES]],
    waitsMs: [1000],
  },
  {
    ...{ name: "the rate limit up to the deadline", options: {}, chance: 0 },
    events: [
      [LIMITED, 1, 1000],
      [LIMITED, 1, 1001],
    ],
    waitsMs: [null, 1000],
  },
  {
    ...{ name: "a rate limit that says no time counts", options: { tries: 2 }, chance: 0 },
    events: [[refused(429, "A020"), 2, AGES]],
    waitsMs: [null],
  },
];

/** Values of Retry-After in an answer of 1994, and the wait. */
export const retryAfterCases: readonly (readonly [string, number | null])[] = [
  ["3", 3000],
  [" 0 ", 0],
  ["soon", null],
  ["", null],
  ["1.5", null],
  ["-1", null],
  ["x3", null],
  ["3x", null],
  ["9".repeat(400), 31_536_000_000],
  ["Sun, 06 Nov 1994 08:49:37 GMT", 7000],
  [" Sun, 06 Nov 1994 08:49:37 GMT", 7000],
  ["Sunday, 06-Nov-94 08:49:37 GMT", 7000],
  ["Sun, 06 Nov 1994 08:49:00 GMT", 0],
  ["Fri, 31 Dec 9999 23:59:59 GMT", 31_536_000_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
];
export const ANSWERED_AT = "Sun, 06 Nov 1994 08:49:30 GMT";

export interface WebhookCase {
  readonly name: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  /** `accepted`, or why it is refused. */
  readonly want: string;
}

export const RECEIVED_AT = new Date(1_763_166_600_000);

/** Deliveries that a receiver gets at that time. */
export const webhookCases: readonly WebhookCase[] = makeWebhookCases(RECEIVED_AT);

function makeWebhookCases(now: Date): readonly WebhookCase[] {
  const signed = newDelivery(report, { at: now });
  const signature = signed.headers["webhook-signature"] ?? "";
  const change = (name: string, headers: Readonly<Record<string, string>>, want: string): WebhookCase => ({
    ...{ name, body: signed.body, headers: { ...signed.headers, ...headers }, secrets: [SECRET], want },
  });
  const lack = (name: string): WebhookCase => {
    const { [name]: _, ...headers } = signed.headers;
    return { name: `no ${name}`, body: signed.body, headers, secrets: [SECRET], want: "headers" };
  };
  const at = (seconds: number, want: string): WebhookCase => ({
    ...newDelivery(report, { at: new Date(now.getTime() + seconds * 1000) }),
    ...{ name: `signed ${seconds} s from now`, secrets: [SECRET], want },
  });
  const rotated = newDelivery(report, { at: now, secrets: [SECRET, OLD_SECRET] });
  const bodies = ["no JSON", "null", "[]", "{}", '{"msgKey":1}', JSON.stringify({ ...report, msgKey: undefined })];
  return [
    { name: "as it was signed", ...signed, secrets: [SECRET], want: "accepted" },
    { name: "both signatures, the new secret", ...rotated, secrets: [SECRET], want: "accepted" },
    { name: "both signatures, the old secret", ...rotated, secrets: [OLD_SECRET], want: "accepted" },
    { name: "one signature, both secrets", ...signed, secrets: [OLD_SECRET, SECRET], want: "accepted" },
    { name: "another secret", ...signed, secrets: [OLD_SECRET], want: "signature" },
    ...["webhook-id", "webhook-timestamp", "webhook-signature"].map(lack),
    { ...change("another body", {}, "signature"), body: signed.body.replace("10000", "23001") },
    { ...change("the same JSON in another form", {}, "signature"), body: JSON.stringify(report, null, 1) },
    change("another id", { "webhook-id": "msg_2" }, "signature"),
    change("another time", { "webhook-timestamp": String(Math.floor(now.getTime() / 1000) + 1) }, "signature"),
    change("another signature", { "webhook-signature": `v1,${"A".repeat(43)}=` }, "signature"),
    change("another version", { "webhook-signature": signature.replace("v1", "v2") }, "signature"),
    change("no base64", { "webhook-signature": "v1,%%%" }, "signature"),
    change("the second of two", { "webhook-signature": `v1,AAAA ${signature}` }, "accepted"),
    change("after too many others", { "webhook-signature": `${"v1,AAAA ".repeat(20)}${signature}` }, "signature"),
    change("no time", { "webhook-timestamp": "soon" }, "timestamp"),
    change("a time without end", { "webhook-timestamp": "9".repeat(400) }, "timestamp"),
    ...[at(-301, "timestamp"), at(-300, "accepted"), at(300, "accepted"), at(301, "timestamp")],
    ...bodies.map((body): WebhookCase => {
      return { name: `a signed ${body}`, ...newDelivery(body, { at: now }), secrets: [SECRET], want: "body" };
    }),
  ];
}
