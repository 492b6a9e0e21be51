import type { Answer, Carrier, Question } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import { expiredEnding } from "../domain/gateway-endings.ts";
import { NO_CARRIER } from "../domain/message-history.ts";
import type { Account } from "../domain/model.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { StoredStep } from "../store/messages.ts";
import { makeSubmission } from "./plan-step.ts";
import type { SilentCarriers } from "./silent-carriers.ts";

/** A step that a carrier has, or may have, and that has no end yet. */
export interface OpenStep {
  readonly ref: StoredStep["ref"];
  readonly row: NonNullable<StoredStep["row"]>;
  readonly stored: StoredStep;
  readonly account: Account | undefined;
}

/** Undefined: this worker does not run the carrier. */
export type FindCarrier = (name: string) => CarrierHandle | undefined;

/** Steps that a carrier is asked about in one call, if it says nothing else. */
const QUESTIONS_AT_ONCE = 100;

interface Looked {
  readonly events: readonly StepEvent[];
  readonly stillOpen: readonly OpenStep[];
}

/** Asks the carriers that can be asked what became of steps, and gives up steps whose time is over after that. */
export async function queryCarriers(
  findCarrier: FindCarrier,
  silentCarriers: SilentCarriers,
  open: readonly OpenStep[],
  now: () => number,
): Promise<Looked> {
  const answers = await collectAnswers(findCarrier, silentCarriers, open);
  const nowMs = now();
  return splitByEvent(open, (step) => makeEvent(step, answers.get(step), nowMs));
}

/** Gives up steps whose time is over, and asks nobody. */
export const giveUpExpired = (open: readonly OpenStep[], nowMs: number): Looked =>
  splitByEvent(open, (step) => makeExpired(step, nowMs));

function splitByEvent(open: readonly OpenStep[], find: (step: OpenStep) => StepEvent | undefined): Looked {
  const events: StepEvent[] = [];
  const stillOpen: OpenStep[] = [];
  for (const step of open) {
    const event = find(step);
    if (event !== undefined) events.push(event);
    if (event === undefined || event.kind === "submitted") stillOpen.push(step);
  }
  return { events, stillOpen };
}

function makeEvent(step: OpenStep, answer: Answer | undefined, nowMs: number): StepEvent | undefined {
  const { ref, row } = step;
  if (answer?.kind === "ended") return { kind: "ended", ref, repeats: row.repeats, ending: answer.ending };
  const expired = makeExpired(step, nowMs);
  // A carrier that accepted the step and now says it never had it contradicts itself: the step is not sent again.
  if (expired !== undefined || row.state === "submitted") return expired;
  // Its end was not recorded. What is to become of it is decided again, and not only when its time is over.
  if (row.carrier === NO_CARRIER) return makeReturned(step, "the worker that was to end it has stopped");
  if (answer?.kind === "never-heard") return makeReturned(step, "it says that it never had it");
  if (answer?.kind !== "pending") return undefined;
  const { repeats, carrier, carrierIds } = row;
  return { kind: "submitted", ref, repeats, carrier, carrierIds };
}

function makeExpired({ ref, row, stored }: OpenStep, nowMs: number): StepEvent | undefined {
  if (row.expiresMs > nowMs) return undefined;
  const channel = stored.message.steps[ref.step]?.channel ?? "sms";
  return { kind: "ended", ref, repeats: row.repeats, ending: expiredEnding(channel) };
}

const makeReturned = ({ ref, row: { repeats, sentMs } }: OpenStep, reason: string): StepEvent => {
  return { kind: "returned", ref, repeats, retryAfterMs: 0, begunMs: sentMs, reason };
};

async function collectAnswers(
  findCarrier: FindCarrier,
  silentCarriers: SilentCarriers,
  open: readonly OpenStep[],
): Promise<ReadonlyMap<OpenStep, Answer>> {
  const answers = new Map<OpenStep, Answer>();
  const askAbout = async (carrier: Carrier, steps: readonly OpenStep[]): Promise<void> => {
    const asked = steps.flatMap((step) => {
      const question = makeQuestion(step);
      return question === undefined ? [] : [{ step, question }];
    });
    const questions = asked.map(({ question }) => question);
    const received = await silentCarriers.ask(carrier, questions);
    for (const [index, { step }] of asked.entries()) {
      const answer = received[index];
      if (answer !== undefined) answers.set(step, answer);
    }
  };
  const calls: Promise<void>[] = [];
  for (const [name, steps] of Map.groupBy(open, ({ row }) => row.carrier)) {
    const carrier = findCarrier(name)?.carrier;
    if (carrier?.ask === undefined) continue;
    const atOnce = carrier.questionsAtOnce ?? QUESTIONS_AT_ONCE;
    for (let start = 0; start < steps.length; start += atOnce)
      calls.push(askAbout(carrier, steps.slice(start, start + atOnce)));
  }
  await Promise.all(calls);
  return answers;
}

function makeQuestion({ row, stored, account }: OpenStep): Question | undefined {
  const submission = makeSubmission(stored, account, row.expiresMs);
  return submission && { submission, sentMs: row.sentMs, carrierIds: row.carrierIds };
}
