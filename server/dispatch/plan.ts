import type { Submission } from "../carriers/carrier.ts";
import type { Carriers } from "../carriers/carriers.ts";
import { nameOfStep, type StepRef } from "../domain/delivery.ts";
import type { Account, NewMessage, Step } from "../domain/model.ts";
import { expiredEnding, noRouteEnding } from "../domain/own-ending.ts";
import type { StoredStep } from "../store/messages.ts";
import type { UnwrittenStep } from "../store/new-steps.ts";
import type { StepDetail } from "../store/steps.ts";
import type { HeldJob } from "./held-jobs.ts";
import type { EndedStep, WaitingStep } from "./waiting-step.ts";

export interface PlanRules {
  readonly route: Carriers["route"];
  /** How long a step may take that does not say so itself. */
  readonly stepValidityS: number;
}

/** What is to be done about a step that a job names. */
export type Plan =
  | { readonly kind: "wait"; readonly step: WaitingStep }
  | { readonly kind: "end"; readonly ended: EndedStep }
  /** It was begun already, or it is not its turn. */
  | { readonly kind: "nothing" };

const NOTHING: Plan = { kind: "nothing" };

export function planStep(
  rules: PlanRules,
  stored: StoredStep,
  account: Account | undefined,
  nowMs: number,
  job: HeldJob | undefined,
): Plan {
  const expiresMs = expiryOf(stored, rules.stepValidityS);
  if (expiresMs === undefined || (stored.row !== undefined && stored.row.state !== "queued")) return NOTHING;
  const submission = submissionOf(stored, account, expiresMs);
  if (submission === undefined) return NOTHING;
  const { channel, to, sandbox } = submission;
  // An account that is gone has no carrier either.
  const routes = account === undefined ? [] : rules.route({ channel, to, sandbox }).map(({ name }) => name);
  const step = waitingStep(stored, submission, account, routes, job);
  if (expiresMs <= nowMs) return { kind: "end", ended: { step, ending: expiredEnding(channel) } };
  if (routes.length === 0) return { kind: "end", ended: { step, ending: noRouteEnding(channel) } };
  return { kind: "wait", step };
}

const NO_FILES: Submission["files"] = [];

/** When a step is given up; undefined: its time has not begun. */
export function expiryOf({ ref, message, row, startedMs }: StoredStep, stepValidityS: number): number | undefined {
  if (row !== undefined) return row.expiresMs;
  if (startedMs === undefined) return undefined;
  return startedMs + (message.steps[ref.step]?.validityS ?? stepValidityS) * 1000;
}

/** What a carrier is given, or asked about; undefined: the message has no such step. */
export function submissionOf(
  { ref, message }: StoredStep,
  account: Account | undefined,
  expiresMs: number,
): Submission | undefined {
  const step: Step | undefined = message.steps[ref.step];
  if (step === undefined) return undefined;
  const { channel, serviceType, msgType, payload } = step;
  return {
    channel,
    serviceType,
    msgType,
    payload,
    ref,
    reference: nameOfStep(ref),
    to: message.to,
    files: NO_FILES,
    // The careful answer where nobody knows: a sandbox never reaches a real carrier.
    sandbox: account?.sandbox ?? true,
    templateText: undefined,
    expiresMs,
  };
}

function waitingStep(
  { ref, message, row }: StoredStep,
  submission: Submission,
  account: Account | undefined,
  routes: readonly string[],
  job: HeldJob | undefined,
): WaitingStep {
  const { expiresMs, reference: name } = submission;
  const last = isLast(ref, message);
  const detail = detailOf(submission, message, account);
  return { ref, name, submission, expiresMs, lastBegunMs: row?.sentMs, last, detail, routes, job };
}

const isLast = ({ step }: StepRef, { steps }: NewMessage): boolean => step === steps.length - 1;

function detailOf(
  { serviceType, msgType }: Pick<Step, "serviceType" | "msgType">,
  { parts, ref }: NewMessage,
  account: Account | undefined,
): StepDetail {
  // The number of parts is told to accounts that asked for it.
  return { serviceType, msgType, parts: account?.splitCount === true ? parts : undefined, ref };
}

/** What a step's row would say, had its worker written it before it went. */
export function stepLeftUnwritten(
  stored: StoredStep,
  account: Account | undefined,
  stepValidityS: number,
  { carrier, sentMs }: Pick<UnwrittenStep, "carrier" | "sentMs">,
): UnwrittenStep | undefined {
  const { ref, message } = stored;
  const step = message.steps[ref.step];
  const expiresMs = expiryOf(stored, stepValidityS);
  if (step === undefined || expiresMs === undefined) return undefined;
  return { ref, carrier, sentMs, expiresMs, last: isLast(ref, message), detail: detailOf(step, message, account) };
}
