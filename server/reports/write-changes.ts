import type { Queryable } from "../store/database.ts";
import {
  type FirstOutcome,
  type UnwrittenStep,
  type UnwrittenSteps,
  writeFirstOutcomes,
  writeMissingSteps,
} from "../store/new-steps.ts";
import { type ChangedStep, recordSteps, type StepChange } from "../store/record-steps.ts";

/** Changes by what has to be done about their rows. */
export interface PartedChanges {
  /** The row is written with its first outcome, which is all that there is to say. */
  readonly first: readonly FirstOutcome[];
  /** These rows are written as if they had been from the beginning, and then changed like the others. */
  readonly missing: readonly UnwrittenStep[];
  readonly others: readonly StepChange[];
}

/** `mayBeThere`: a row that we take for unwritten may have been written all the same. */
export function partChanges(
  changes: readonly StepChange[],
  unwritten: UnwrittenSteps,
  mayBeThere: boolean,
): PartedChanges {
  if (unwritten.size === 0) return { first: [], missing: [], others: changes };
  const first: FirstOutcome[] = [];
  const missing: UnwrittenStep[] = [];
  const others: StepChange[] = [];
  for (const change of changes) {
    const step = unwritten.get(change.name);
    if (step !== undefined && !mayBeThere && isWhole(change, step)) first.push({ step, change });
    else {
      if (step !== undefined) missing.push(step);
      others.push(change);
    }
  }
  return { first, missing, others };
}

/** Whether it takes effect whatever else is known of the step. */
const isWhole = ({ state, part, carrier }: StepChange, step: UnwrittenStep): boolean =>
  state !== "queued" && part === undefined && (carrier === undefined || carrier === step.carrier);

export const isOneStatement = ({ first, missing, others }: PartedChanges): boolean =>
  [first, missing, others].filter(({ length }) => length > 0).length <= 1;

export async function writeChanges(
  client: Queryable,
  { first, missing, others }: PartedChanges,
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  const written = await writeFirstOutcomes(client, first, nowMs);
  await writeMissingSteps(client, missing);
  const changed = await recordSteps(client, others, nowMs);
  return written.length === 0 ? changed : [...written, ...changed];
}
