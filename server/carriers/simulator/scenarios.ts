import { magicCodes } from "./magic-codes.ts";

/** What the simulator says to a submit. */
export type SubmitAnswer =
  | "accept"
  | "refuse"
  /** Takes it and says nothing. */
  | "no-answer"
  /** Says "not now" the first time, and takes it the second. */
  | "throttle-once"
  /** Says nothing and does not have it the first time, and takes it the second. */
  | "lose-once"
  /** Takes it, and says so after its receipt has been handed over. */
  | "accept-after-receipt";

/** When a receipt comes: after a delay by the seed, after so many milliseconds, or this long after the step has expired. */
export type Moment = { readonly seeded: true } | { readonly afterMs: number } | { readonly afterExpiryMs: number };

interface PlannedReceipt {
  readonly when: Moment;
  readonly state: "delivered" | "failed";
  readonly userType?: "F" | "N";
}

export interface Scenario {
  readonly answer: SubmitAnswer;
  readonly receipts: readonly PlannedReceipt[];
}

interface MagicScenario extends Scenario {
  /** The last four digits; four zeros stand before them. */
  readonly digits: string;
  readonly what: string;
}

const delivered: PlannedReceipt = { when: { seeded: true }, state: "delivered" };

/** What becomes of a message to anybody else. */
export const ordinary: Scenario = { answer: "accept", receipts: [delivered] };

/** Of a message that fails with the code that its recipient's number asks for. */
export const failing: Scenario = { answer: "accept", receipts: [{ ...delivered, state: "failed" }] };

const scenarios: readonly MagicScenario[] = [
  {
    digits: "0000",
    what: "delivered at once",
    answer: "accept",
    receipts: [{ ...delivered, when: { afterMs: 0 } }],
  },
  { digits: "8000", what: "refused at submit", answer: "refuse", receipts: [] },
  { digits: "8001", what: "accepted, and no receipt ever: the step expires", answer: "accept", receipts: [] },
  {
    digits: "8002",
    what: "late: delivered one second after the step has expired",
    answer: "accept",
    receipts: [{ ...delivered, when: { afterExpiryMs: 1000 } }],
  },
  {
    digits: "8003",
    what: "delivered, and the receipt comes twice",
    answer: "accept",
    receipts: [delivered, delivered],
  },
  {
    digits: "8004",
    what: "taken, but the submit is not answered: unknown until the receipt comes, delivered",
    answer: "no-answer",
    receipts: [delivered],
  },
  {
    digits: "8005",
    what: "delivered, and the receipt comes before the answer to the submit",
    answer: "accept-after-receipt",
    receipts: [{ ...delivered, when: { afterMs: 0 } }],
  },
  { digits: "8006", what: "throttled once, then delivered", answer: "throttle-once", receipts: [delivered] },
  {
    digits: "8007",
    what: "lost: the submit is not answered and the carrier never had it; sent again, delivered",
    answer: "lose-once",
    receipts: [delivered],
  },
  {
    digits: "8008",
    what: "slow: delivered after five seconds",
    answer: "accept",
    receipts: [{ ...delivered, when: { afterMs: 5000 } }],
  },
  {
    digits: "8009",
    what: "out of order: a failure, then delivered",
    answer: "accept",
    receipts: [
      { when: { afterMs: 100 }, state: "failed" },
      { when: { afterMs: 200 }, state: "delivered" },
    ],
  },
  {
    digits: "8010",
    what: "delivered; friendtalk: to a friend of the channel (userType F)",
    answer: "accept",
    receipts: [{ ...delivered, userType: "F" }],
  },
  {
    digits: "8011",
    what: "delivered; friendtalk: to somebody who is no friend of the channel (userType N)",
    answer: "accept",
    receipts: [{ ...delivered, userType: "N" }],
  },
];

const byDigits = new Map(scenarios.map((scenario) => [scenario.digits, scenario]));

/** The scenario that the last four digits name; undefined where they name none, or a report code. */
export const scenarioOf = (digits: string): Scenario | undefined => byDigits.get(digits);

/** Of a number that ends with four zeros and four digits, these; undefined for every other number. */
export function magicDigits(to: string): string | undefined {
  const at = to.length - 8;
  return at >= 0 && to.startsWith("0000", at) ? to.slice(at + 4) : undefined;
}

export interface MagicRecipient {
  /** The last eight digits of the recipient's number. */
  readonly ending: string;
  readonly what: string;
}

/** Every recipient that asks the simulator for something, for the documentation. */
export function magicRecipients(): readonly MagicRecipient[] {
  return [...scenarios, ...magicCodes()].map(({ digits, what }) => ({ ending: `0000${digits}`, what }));
}
