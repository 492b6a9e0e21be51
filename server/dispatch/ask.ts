import type { Answer, Carrier, Question } from "../carriers/carrier.ts";
import type { CarrierHandle } from "../carriers/carriers.ts";
import type { Account } from "../domain/model.ts";
import { expiredEnding } from "../domain/own-ending.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { StoredStep } from "../store/messages.ts";
import { submissionOf } from "./plan.ts";

/** A step that some carrier has, or may have, and that has no end yet. */
export interface OpenStep {
  readonly ref: StoredStep["ref"];
  readonly row: NonNullable<StoredStep["row"]>;
  readonly stored: StoredStep;
  readonly account: Account | undefined;
}

/** In one call. */
const AT_ONCE = 100;

/** Asks the carriers that can be asked, and says what became of each step. Also asked once more when time is up. */
export async function ask(
  carriers: ReadonlyMap<string, CarrierHandle>,
  open: readonly OpenStep[],
  nowMs: number,
): Promise<{ readonly events: readonly StepEvent[]; readonly stillOpen: readonly OpenStep[] }> {
  const events: StepEvent[] = [];
  const stillOpen: OpenStep[] = [];
  const answers = await answersOf(carriers, open);
  for (const step of open) {
    const event = eventOf(step, answers.get(step), nowMs);
    if (event === undefined) stillOpen.push(step);
    else events.push(event);
  }
  return { events, stillOpen };
}

function eventOf({ ref, row, stored }: OpenStep, answer: Answer | undefined, nowMs: number): StepEvent | undefined {
  if (answer?.kind === "ended") return { kind: "ended", ref, ending: answer.ending };
  const channel = stored.message.steps[ref.step]?.channel ?? "sms";
  if (row.expiresMs <= nowMs) return { kind: "ended", ref, ending: expiredEnding(channel) };
  // A carrier that took it before and has never heard of it now is not to be believed either time: nothing is resent.
  if (answer?.kind === "never-heard" && row.state !== "submitted") {
    return { kind: "returned", ref, retryAfterMs: 0, begunMs: row.sentMs };
  }
  return undefined;
}

async function answersOf(
  carriers: ReadonlyMap<string, CarrierHandle>,
  open: readonly OpenStep[],
): Promise<ReadonlyMap<OpenStep, Answer>> {
  const answers = new Map<OpenStep, Answer>();
  for (const [name, steps] of Map.groupBy(open, ({ row }) => row.carrier)) {
    const carrier: Carrier | undefined = carriers.get(name)?.carrier;
    for (let at = 0; carrier?.ask !== undefined && at < steps.length; at += AT_ONCE) {
      const asked = steps.slice(at, at + AT_ONCE).flatMap((step) => {
        const question = questionOf(step);
        return question === undefined ? [] : [{ step, question }];
      });
      const given = await carrier.ask(asked.map(({ question }) => question));
      for (const [index, { step }] of asked.entries()) {
        const answer = given[index];
        if (answer !== undefined) answers.set(step, answer);
      }
    }
  }
  return answers;
}

function questionOf({ row, stored, account }: OpenStep): Question | undefined {
  const submission = submissionOf(stored, account, row.expiresMs);
  return submission && { submission, sentMs: row.sentMs, carrierIds: row.carrierIds };
}
