import { CHANNELS } from "../../domain/channel-table.ts";
import type { ReportCode } from "../../domain/delivery.ts";
import type { Channel } from "../../domain/model.ts";
import { codesOfChannel } from "../../domain/report-codes.ts";

// A recipient whose number ends with four zeros and four digits asks for a scenario or for a report code.

/** How the simulator answers a submit. */
export type SubmitAnswer =
  | "accept"
  | "refuse"
  /** Takes the message and does not answer. */
  | "no-answer"
  /** Throttles the first submit, and takes the second. */
  | "throttle-once"
  /** Loses the first submit without an answer, and takes the second. */
  | "lose-once"
  /** Takes the message, and answers after its receipt was handed over. */
  | "accept-after-receipt";

/** When a receipt comes: after a delay computed from the seed, after a fixed time, or after the step's expiry. */
export type ReceiptTime = { readonly seeded: true } | { readonly afterMs: number } | { readonly afterExpiryMs: number };

interface PlannedReceipt {
  readonly when: ReceiptTime;
  readonly state: "delivered" | "failed";
  readonly userType?: "F" | "N";
}

export interface Scenario {
  readonly answer: SubmitAnswer;
  readonly receipts: readonly PlannedReceipt[];
}

const delivered: PlannedReceipt = { when: { seeded: true }, state: "delivered" };
const deliveredAt = (when: ReceiptTime): PlannedReceipt => ({ when, state: "delivered" });

/** The scenario of a message to any other recipient. */
export const ordinary: Scenario = { answer: "accept", receipts: [delivered] };

/** The scenario of a message that fails with the code that its recipient's number asks for. */
export const failing: Scenario = { answer: "accept", receipts: [{ ...delivered, state: "failed" }] };

const accepted = (...receipts: readonly PlannedReceipt[]): Scenario => ({ answer: "accept", receipts });

/** The last four digits of the recipient's number, what happens in words, and the scenario. */
const scenarios: readonly (readonly [digits: string, what: string, scenario: Scenario])[] = [
  ["0000", "delivered at once", accepted(deliveredAt({ afterMs: 0 }))],
  ["8000", "refused at submit", { answer: "refuse", receipts: [] }],
  ["8001", "accepted, and no receipt ever: the step expires", accepted()],
  ["8002", "late: delivered one second after the step has expired", accepted(deliveredAt({ afterExpiryMs: 1000 }))],
  ["8003", "delivered, and the receipt comes twice", accepted(delivered, delivered)],
  [
    "8004",
    "taken, but the submit is not answered: unknown until the receipt comes, delivered",
    { answer: "no-answer", receipts: [delivered] },
  ],
  [
    "8005",
    "delivered, and the receipt comes before the answer to the submit",
    { answer: "accept-after-receipt", receipts: [deliveredAt({ afterMs: 0 })] },
  ],
  ["8006", "throttled once, then delivered", { answer: "throttle-once", receipts: [delivered] }],
  [
    "8007",
    "lost: the submit is not answered and the carrier never had it; sent again, delivered",
    { answer: "lose-once", receipts: [delivered] },
  ],
  ["8008", "slow: delivered after five seconds", accepted(deliveredAt({ afterMs: 5000 }))],
  [
    "8009",
    "out of order: a failure, then delivered",
    accepted({ when: { afterMs: 100 }, state: "failed" }, deliveredAt({ afterMs: 200 })),
  ],
  [
    "8010",
    "delivered; brandmessage, basic: to a friend of the channel (userType F)",
    accepted({ ...delivered, userType: "F" }),
  ],
  [
    "8011",
    "delivered; brandmessage, basic: to somebody who is no friend of the channel (userType N)",
    accepted({ ...delivered, userType: "N" }),
  ],
];

const scenarioByDigits = new Map(scenarios.map(([digits, , scenario]) => [digits, scenario]));

/** The scenario for these four digits; undefined where they name none, or a report code. */
export const findScenario = (digits: string): Scenario | undefined => scenarioByDigits.get(digits);

/** The last four digits of a number that ends with four zeros and four digits; undefined for every other number. */
export function magicDigits(to: string): string | undefined {
  const at = to.length - 8;
  return at >= 0 && to.startsWith("0000", at) ? to.slice(at + 4) : undefined;
}

/** Codes that every channel has. Their last four digits are taken by other codes or are zeros, so they get digits of their own. */
const codesOfAnyChannel: ReadonlyMap<string, ReportCode> = new Map([
  ["9000", "90000"],
  ["9999", "99999"],
]);

const codesByChannel: ReadonlyMap<Channel, ReadonlyMap<string, ReportCode>> = new Map(
  CHANNELS.map((channel) => [
    channel,
    new Map([...codesOfChannel(channel).map(({ code }) => [code.slice(1), code] as const), ...codesOfAnyChannel]),
  ]),
);

/** The code that these four digits ask a message of the channel to fail with; undefined where the channel lacks it. */
export const findCode = (channel: Channel, digits: string): ReportCode | undefined =>
  codesByChannel.get(channel)?.get(digits);

export interface MagicRecipient {
  /** The last eight digits of the recipient's number. */
  readonly ending: string;
  readonly what: string;
}

/** Every recipient that asks the simulator for something, for the documentation. */
export function magicRecipients(): readonly MagicRecipient[] {
  const rows = [...scenarios.map(([digits, what]) => ({ digits, what })), ...describeCodes()];
  return rows.map(({ digits, what }) => ({ ending: `0000${digits}`, what }));
}

function describeCodes(): readonly { readonly digits: string; readonly what: string }[] {
  const channelsByCode = new Map<string, Channel[]>();
  for (const channel of CHANNELS)
    for (const { code, text } of codesOfChannel(channel))
      channelsByCode.set(`${code} ${text}`, [...(channelsByCode.get(`${code} ${text}`) ?? []), channel]);
  const byDigits = Map.groupBy(channelsByCode, ([code]) => code.slice(1, 5));
  const ofChannels = [...byDigits].map(([digits, codes]) => ({
    digits,
    what: `fails with ${codes.map(([code, of]) => `${code} (${of.join(", ")})`).join(", ")}`,
  }));
  const ofAnyChannel = [...codesOfAnyChannel].map(([digits, code]) => ({ digits, what: `fails with ${code}` }));
  return [...ofChannels.sort((a, b) => (a.digits < b.digits ? -1 : 1)), ...ofAnyChannel];
}
