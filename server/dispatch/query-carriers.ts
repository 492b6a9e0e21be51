import type { Answer, Question } from "../carriers/carrier.ts";
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

/** Asks the carriers that can be asked what became of steps, and gives up steps whose time is over after that. */
export async function queryCarriers(
  findCarrier: FindCarrier,
  silentCarriers: SilentCarriers,
  open: readonly OpenStep[],
  nowMs: number,
): Promise<{ readonly events: readonly StepEvent[]; readonly stillOpen: readonly OpenStep[] }> {
  const events: StepEvent[] = [];
  const stillOpen: OpenStep[] = [];
  const answers = await collectAnswers(findCarrier, silentCarriers, open);
  for (const step of open) {
    const event = makeEvent(step, answers.get(step), nowMs);
    if (event === undefined) stillOpen.push(step);
    else events.push(event);
  }
  return { events, stillOpen };
}

function makeEvent(step: OpenStep, answer: Answer | undefined, nowMs: number): StepEvent | undefined {
  const { ref, row, stored } = step;
  const sent = { ref, repeats: row.repeats };
  if (answer?.kind === "ended") return { kind: "ended", ...sent, ending: answer.ending };
  const channel = stored.message.steps[ref.step]?.channel ?? "sms";
  if (row.expiresMs <= nowMs) return { kind: "ended", ...sent, ending: expiredEnding(channel) };
  // Its end was not recorded. What is to become of it is decided again, and not only when its time is over.
  if (row.carrier === NO_CARRIER) return makeReturned(step, "the worker that was to end it has stopped");
  // A carrier that accepted the step and now says it never had it contradicts itself: the step is not sent again.
  if (answer?.kind === "never-heard" && row.state !== "submitted")
    return makeReturned(step, "it says that it never had it");
  return undefined;
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
  for (const [name, steps] of Map.groupBy(open, ({ row }) => row.carrier)) {
    const carrier = findCarrier(name)?.carrier;
    const atOnce = carrier?.questionsAtOnce ?? QUESTIONS_AT_ONCE;
    for (let start = 0; carrier?.ask !== undefined && start < steps.length; start += atOnce) {
      const asked = steps.slice(start, start + atOnce).flatMap((step) => {
        const question = makeQuestion(step);
        return question === undefined ? [] : [{ step, question }];
      });
      const questions = asked.map(({ question }) => question);
      const received = await silentCarriers.ask(carrier, questions);
      for (const [index, { step }] of asked.entries()) {
        const answer = received[index];
        if (answer !== undefined) answers.set(step, answer);
      }
    }
  }
  return answers;
}

function makeQuestion({ row, stored, account }: OpenStep): Question | undefined {
  const submission = makeSubmission(stored, account, row.expiresMs);
  return submission && { submission, sentMs: row.sentMs, carrierIds: row.carrierIds };
}
