import { isAdvertisingHour } from "../../domain/advertising-hours.ts";
import { getChannelRow } from "../../domain/channel-table.ts";
import { type Ending, NETWORKS, type NetworkCode, OTHER_NETWORK, type ReportCode } from "../../domain/delivery.ts";
import { seededRandom } from "../../domain/seeded-random.ts";
import type { Submission } from "../carrier.ts";
import { findBrandmessageFault, guessUserType } from "./brandmessage-rules.ts";
import { advertisingCode, matchesTemplate } from "./carrier-rules.ts";
import {
  failing,
  findCode,
  findScenario,
  magicDigits,
  ordinary,
  type PlannedReceipt,
  type SubmitAnswer,
} from "./scenarios.ts";

export interface SimulatorSettings {
  readonly seed: number;
  /** Least and most milliseconds before a receipt. */
  readonly delayMs: readonly [number, number];
  /** Of a hundred messages so many fail with a code that tells of the carrier. */
  readonly failPercent?: number;
}

/** The answer to a submit, and the receipts that follow. */
export interface Plan {
  readonly answer: SubmitAnswer;
  /** Only for a message that is refused. */
  readonly refusal: Ending | undefined;
  readonly receipts: readonly { readonly dueMs: number; readonly ending: Ending }[];
}

const DOMESTIC_NETWORKS = NETWORKS.filter((network) => network !== OTHER_NETWORK);
const BROKEN: ReportCode = "99999";

/**
 * The plan depends only on the seed, the time of sending and the message: a simulator in another process makes the same
 * plan, and can answer for a process that died.
 */
export function makePlan(submission: Submission, sentMs: number, settings: SimulatorSettings): Plan {
  const { codes } = getChannelRow(submission.channel);
  const { scenario, code } = chooseScenario(submission, sentMs, settings);
  const network = chooseNetwork(submission, settings.seed);
  return {
    answer: scenario.answer,
    refusal: scenario.answer === "refuse" ? { state: "failed", code: codes.refused } : undefined,
    receipts: scenario.receipts.map((receipt) => ({
      dueMs: receiptTimeMs(receipt, submission, sentMs, settings),
      ending: {
        state: receipt.state,
        code: receipt.state === "delivered" ? "10000" : (code ?? codes.failed),
        network,
        userType: receipt.state === "delivered" ? guessUserType(submission, receipt.userType) : undefined,
      },
    })),
  };
}

/** A magic recipient gets its scenario at any hour; the rules of carriers do not apply to it. */
function chooseScenario(submission: Submission, sentMs: number, { seed, failPercent = 0 }: SimulatorSettings) {
  const { channel, to } = submission;
  const digits = magicDigits(to);
  if (digits !== undefined) {
    const scenario = findScenario(digits);
    if (scenario !== undefined) return { scenario, code: scenario.code };
    const code = findCode(channel, digits);
    return { scenario: code === undefined ? ordinary : failing, code };
  }
  if (failPercent > 0 && 100 * seededRandom(seed, "fail ", submission.reference) < failPercent)
    return { scenario: failing, code: BROKEN };
  const code = submission.sandbox ? undefined : findBrokenRule(submission, sentMs);
  return { scenario: code === undefined ? ordinary : failing, code };
}

function findBrokenRule(submission: Submission, sentMs: number): ReportCode | undefined {
  const { channel, payload, templateText } = submission;
  if (channel === "alimtalk" && templateText !== undefined)
    return typeof payload.text === "string" && matchesTemplate(payload.text, templateText) ? undefined : "63016";
  if (channel === "brandmessage") {
    const code = findBrandmessageFault(submission);
    if (code !== undefined) return code;
  }
  return isAdvertisingHour(sentMs) ? undefined : advertisingCode(submission);
}

function receiptTimeMs(
  { afterMs, afterExpiryMs }: PlannedReceipt,
  { to, ref, expiresMs }: Submission,
  sentMs: number,
  { seed, delayMs }: SimulatorSettings,
): number {
  if (afterMs !== undefined) return sentMs + afterMs;
  if (afterExpiryMs !== undefined) return expiresMs + afterExpiryMs;
  const [least, most] = delayMs;
  const random = seededRandom(seed, to, " ", ref.msgKey, " ", String(ref.step));
  return sentMs + least + Math.floor(random * (most - least + 1));
}

/** A subscriber always has the same network. */
function chooseNetwork({ channel, to }: Submission, seed: number): NetworkCode {
  if (getChannelRow(channel).recipients === "international") return OTHER_NETWORK;
  return DOMESTIC_NETWORKS[Math.floor(seededRandom(seed, to) * DOMESTIC_NETWORKS.length)] ?? OTHER_NETWORK;
}
