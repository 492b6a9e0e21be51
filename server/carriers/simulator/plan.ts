import type { Ending, NetworkCode, ReportCode } from "../../domain/delivery.ts";
import type { Submission } from "../carrier.ts";
import { advertisingCode, isAdvertisingHour, matchesTemplate } from "./carrier-rules.ts";
import { chance } from "./chance.ts";
import { codeOf, codeOfFailure, codeOfRefusal } from "./magic-codes.ts";
import { failing, type Moment, magicDigits, ordinary, type SubmitAnswer, scenarioOf } from "./scenarios.ts";

export interface Temper {
  readonly seed: number;
  /** Least and most milliseconds before a receipt. */
  readonly delayMs: readonly [number, number];
}

/** What becomes of a message. */
export interface Plan {
  readonly answer: SubmitAnswer;
  /** What it is refused with, if it is. */
  readonly refusal: Ending | undefined;
  readonly receipts: readonly { readonly dueMs: number; readonly ending: Ending }[];
}

const DOMESTIC_NETWORKS: readonly NetworkCode[] = ["10001", "10002", "10003", "10008"];
const FOREIGN_NETWORK: NetworkCode = "10000";

/**
 * The whole fate of a message that was sent at a time: a function of the seed, the recipient, the key, the step and the
 * message itself. So a simulator in another process knows it too, and answers for one that died.
 */
export function planOf(submission: Submission, sentMs: number, temper: Temper): Plan {
  const { channel } = submission;
  const { scenario, code } = fateOf(submission, sentMs);
  const network = networkOf(submission, temper.seed);
  return {
    answer: scenario.answer,
    refusal: scenario.answer === "refuse" ? { state: "failed", code: codeOfRefusal(channel) } : undefined,
    receipts: scenario.receipts.map(({ when, state, userType }) => ({
      dueMs: timeOf(when, submission, sentMs, temper),
      ending: {
        state,
        code: state === "delivered" ? "10000" : (code ?? codeOfFailure(channel)),
        network,
        userType: channel === "friendtalk" ? userType : undefined,
      },
    })),
  };
}

/** A magic recipient decides alone: whoever asks for a result gets it at any hour. */
function fateOf(submission: Submission, sentMs: number) {
  const { channel, to } = submission;
  const digits = magicDigits(to);
  if (digits !== undefined) {
    const scenario = scenarioOf(digits);
    if (scenario !== undefined) return { scenario, code: undefined };
    const code = codeOf(channel, digits);
    return { scenario: code === undefined ? ordinary : failing, code };
  }
  const code = submission.sandbox ? undefined : ruleBroken(submission, sentMs);
  return { scenario: code === undefined ? ordinary : failing, code };
}

/** The rules that carriers hold messages to and the gateway does not. */
function ruleBroken(submission: Submission, sentMs: number): ReportCode | undefined {
  const { channel, payload, templateText } = submission;
  if (channel === "alimtalk" && templateText !== undefined)
    return typeof payload.text === "string" && matchesTemplate(payload.text, templateText) ? undefined : "63016";
  return isAdvertisingHour(sentMs) ? undefined : advertisingCode(submission);
}

function timeOf(when: Moment, { to, ref, expiresMs }: Submission, sentMs: number, { seed, delayMs }: Temper): number {
  if ("afterMs" in when) return sentMs + when.afterMs;
  if ("afterExpiryMs" in when) return expiresMs + when.afterExpiryMs;
  const [least, most] = delayMs;
  return sentMs + least + Math.floor(chance(seed, to, " ", ref.msgKey, " ", String(ref.step)) * (most - least + 1));
}

/** A subscriber stays with a network, whatever is sent. */
function networkOf({ channel, to }: Submission, seed: number): NetworkCode {
  if (channel === "international") return FOREIGN_NETWORK;
  return DOMESTIC_NETWORKS[Math.floor(chance(seed, to) * DOMESTIC_NETWORKS.length)] ?? FOREIGN_NETWORK;
}
