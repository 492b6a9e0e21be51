import type { Submission } from "../carriers/carrier.ts";
import type { Carriers } from "../carriers/carriers.ts";
import { isAdvertising } from "../domain/advertising.ts";
import { findAdvertisingWindow } from "../domain/advertising-hours.ts";
import { type Ending, getCarrierReference, getStepName, type StepRef } from "../domain/delivery.ts";
import { CAPPED, expiredEnding, noRouteEnding, OPTED_OUT } from "../domain/gateway-endings.ts";
import type { Account, Step } from "../domain/model.ts";
import { getExpiryMs, makeStepDetail, type StepDetail } from "../domain/step.ts";
import type { StoredStep } from "../store/messages.ts";
import type { Advertisement } from "../store/opt-outs.ts";
import type { OpenBatch } from "./claimed-batches.ts";

/** A step that is to be submitted, with everything that is needed for it. */
export interface WaitingStep {
  readonly ref: StepRef;
  /** `getStepName(ref)`. */
  readonly name: string;
  /** What is submitted, except for what is read at the last moment: files, and the text of a template. */
  readonly submission: Submission;
  /** When its message was accepted, or the step before it failed. */
  readonly startedMs: number;
  readonly expiresMs: number;
  /** When it was begun the last time, if it came back from its carrier. */
  readonly lastBegunMs: number | undefined;
  /** How often an operator has sent it again. */
  readonly repeats: number;
  readonly last: boolean;
  readonly detail: StepDetail;
  /** The carriers that may have it, first choice first. */
  readonly routes: readonly string[];
  /** The hours after which it is held, and until when; undefined: it may be submitted at any hour. */
  readonly closing: Closing | undefined;
  /** Undefined: nobody can have opted out of it. */
  readonly advertised?: Advertised | undefined;
  /** The batch of the outbox that it came with; undefined: it came from a lease. */
  readonly batch: OpenBatch | undefined;
}

/** An advertisement of an account that has opt-outs. */
export interface Advertised extends Advertisement {
  /** `getStepName` of its step. */
  readonly name: string;
  /** When the opt-outs were looked up. */
  readonly askedMs: number;
  readonly isRefused: boolean;
}

export interface Closing {
  readonly closesMs: number;
  /** When the next hours begin. */
  readonly reopensMs: number;
}

/** A step whose end is known without any carrier. */
export interface FinishedStep {
  readonly step: WaitingStep;
  readonly ending: Ending;
}

export interface PlanRules {
  readonly route: Carriers["route"];
  /** How long a step may take that does not say so itself. */
  readonly stepValidityS: number;
}

/** What is to be done about a step. */
export type Plan =
  | { readonly kind: "submit"; readonly step: WaitingStep }
  | { readonly kind: "finish"; readonly finished: FinishedStep }
  /** It advertises, and the hours of advertising have not begun. */
  | { readonly kind: "hold"; readonly step: WaitingStep; readonly sinceMs: number; readonly untilMs: number }
  /** No carrier may have it for now, see Carriers.route. */
  | { readonly kind: "wait"; readonly step: WaitingStep }
  /** It was begun already, or the step before it has not failed. */
  | { readonly kind: "nothing" };

const NOTHING: Plan = { kind: "nothing" };

export function planStep(
  rules: PlanRules,
  stored: StoredStep,
  account: Account | undefined,
  nowMs: number,
  batch: OpenBatch | undefined,
  advertised?: Advertised,
): Plan {
  const expiresMs = findExpiryMs(stored, rules.stepValidityS);
  if (expiresMs === undefined || (stored.row !== undefined && stored.row.state !== "queued")) return NOTHING;
  const submission = makeSubmission(stored, account, expiresMs);
  if (submission === undefined) return NOTHING;
  const { ref, message, row } = stored;
  const window = findWindow(submission, account, nowMs);
  const step: Omit<WaitingStep, "routes"> = {
    ...{ ref, name: getStepName(ref), submission, expiresMs, batch, closing: window?.closing, advertised },
    startedMs: stored.startedMs ?? nowMs,
    lastBegunMs: row?.sentMs,
    repeats: row?.repeats ?? 0,
    last: ref.step === message.steps.length - 1,
    detail: makeStepDetail(submission, message, account?.splitCount === true),
  };
  if (expiresMs <= nowMs)
    return { kind: "finish", finished: { step: { ...step, routes: [] }, ending: expiredEnding(submission.channel) } };
  if (advertised?.isRefused) return { kind: "finish", finished: { step: { ...step, routes: [] }, ending: OPTED_OUT } };
  if (window !== undefined && window.opensMs > nowMs)
    return { kind: "hold", step: { ...step, routes: [] }, sinceMs: nowMs, untilMs: window.opensMs };
  // An account that was deleted has no carrier either.
  return chooseRoutes(step, account === undefined ? [] : rules.route(submission));
}

/** The hours of a step that is held outside of them; undefined: it does not advertise, or its account does not want that. */
function findWindow(submission: Submission, account: Account | undefined, nowMs: number) {
  if (account?.holdAdvertising !== true || !isAdvertising(submission)) return undefined;
  const { opensMs, closesMs } = findAdvertisingWindow(account, nowMs);
  return { opensMs, closing: { closesMs, reopensMs: findAdvertisingWindow(account, closesMs).opensMs } };
}

/** The same for a step that no carrier may have, because of a cap. */
export function endCapped(plan: Plan): Plan {
  if (plan.kind === "nothing" || plan.kind === "finish") return plan;
  return { kind: "finish", finished: { step: { ...plan.step, routes: [] }, ending: CAPPED } };
}

/** For a step that waits already, after the routes have changed. */
export const planAgain = (rules: Pick<PlanRules, "route">, step: WaitingStep): Plan =>
  chooseRoutes(step, rules.route(step.submission));

function chooseRoutes(waiting: Omit<WaitingStep, "routes">, carriers: ReturnType<PlanRules["route"]>): Plan {
  const step: WaitingStep = { ...waiting, routes: carriers?.map(({ name }) => name) ?? [] };
  if (carriers === undefined) return { kind: "wait", step };
  if (carriers.length > 0) return { kind: "submit", step };
  return { kind: "finish", finished: { step, ending: noRouteEnding(step.submission.channel) } };
}

/** When a step expires; undefined: its time has not begun. */
function findExpiryMs({ ref, message, row, startedMs }: StoredStep, stepValidityS: number): number | undefined {
  if (row !== undefined) return row.expiresMs;
  return startedMs === undefined ? undefined : getExpiryMs(message.steps[ref.step], startedMs, stepValidityS);
}

const NO_FILES: Submission["files"] = [];

/** What a carrier is given, or asked about; undefined: the message has no such step. */
export function makeSubmission(
  { ref, message, row }: StoredStep,
  account: Account | undefined,
  expiresMs: number,
): Submission | undefined {
  const step: Step | undefined = message.steps[ref.step];
  if (step === undefined) return undefined;
  const { channel, serviceType, msgType, payload } = step;
  return {
    ...{ channel, serviceType, msgType, payload, ref, expiresMs },
    reference: getCarrierReference({ ref, repeats: row?.repeats ?? 0 }),
    to: message.to,
    files: NO_FILES,
    // Without an account it counts as a sandbox, which never reaches a real carrier.
    sandbox: account?.sandbox ?? true,
    templateText: undefined,
  };
}
