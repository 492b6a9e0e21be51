import { nameOfStep } from "../domain/delivery.ts";
import { BOOLEAN, binaryArray, binaryNumbers, INT2, INT8, JSON_TEXT, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { givenRows } from "./given-rows.ts";
import { givenGroups, groupValues, handOver } from "./hand-over.ts";
import type { ChangedStep, StepChange } from "./record-steps.ts";
import { inStepOrder } from "./step-batch.ts";
import type { Beginning } from "./steps.ts";

/** A step that was begun and that its watch alone tells of so far. */
export interface UnwrittenStep extends Beginning {
  readonly sentMs: number;
}

/** Those of one process, by name. */
export type UnwrittenSteps = Map<string, UnwrittenStep>;

/** What became of an unwritten step at first. */
export interface FirstOutcome {
  readonly step: UnwrittenStep;
  readonly change: StepChange;
}

const UNIQUE_VIOLATION = "23505";

/** Somebody has found its watch and written its row, or we have, and did not hear that it was committed. */
export const isWrittenAlready = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;

/** The columns that a beginning fills. */
const BEGINNING = {
  account_id: "text",
  msg_key: "text",
  step: "smallint",
  carrier: "text",
  sent_ms: "bigint",
  expires_ms: "bigint",
  last: "boolean",
  detail: "json",
};
const FIRST_OUTCOME = {
  ...BEGINNING,
  ...{ state: "text", carrier_ids: "json", parts: "smallint", code: "text", network: "text", user_type: "text" },
};
const namesOf = (columns: object): string => Object.keys(columns).join(", ");

const WRITE = `
  WITH written AS (
    INSERT INTO gateway.steps (${namesOf(FIRST_OUTCOME)}, reported_ms)
    SELECT *, CASE WHEN code IS NOT NULL THEN $15::bigint END FROM (${givenRows(FIRST_OUTCOME)}) AS given
  ),
  ${handOver(givenGroups(16, "$15::bigint"), "$16::text[]")}
  SELECT`;

/** Writes rows with their first outcome, and gives final reports to whoever delivers them. None may be there. */
export async function writeFirstOutcomes(
  queryable: Queryable,
  outcomes: readonly FirstOutcome[],
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  if (outcomes.length === 0) return [];
  // In one order, because who meets another's row on the way waits for it.
  const given = outcomes.toSorted(({ step: one }, { step: other }) => inStepOrder(one, other));
  const changes = given.map(({ change }) => change);
  await queryable.query({
    name: "write-first-outcomes",
    text: WRITE,
    values: [
      ...beginningValues(given.map(({ step }) => step)),
      textsOrNone(changes, ({ state }) => state),
      textsOrNone(changes, ({ carrierIds }) => carrierIds && JSON.stringify(carrierIds), JSON_TEXT),
      changes.some(({ carrierIds }) => carrierIds) ? changes.map(({ carrierIds }) => carrierIds?.length) : [],
      textsOrNone(changes, ({ code }) => code),
      textsOrNone(changes, ({ network }) => network),
      textsOrNone(changes, ({ userType }) => userType),
      nowMs,
      ...groupValues(given.filter(isFinal).map(({ step }) => step.ref)),
    ],
  });
  return given.map(({ step: { ref, carrier, last, sentMs }, change: { name, state, code } }) => {
    return { ref, name, state, outcome: code === undefined ? "none" : "ended", last, carrier, sentMs, code };
  });
}

const isFinal = ({ step, change: { state, code } }: FirstOutcome): boolean =>
  code !== undefined && (state === "delivered" || step.last);

/** Lists that are shorter than the others are filled up with null: one of nothing else need not be sent. */
function textsOrNone(
  changes: readonly StepChange[],
  read: (change: StepChange) => string | undefined,
  type = TEXT,
): Buffer | [] {
  const values = changes.map((change) => read(change) ?? null);
  return values.some((value) => value !== null) ? binaryArray(type, values) : [];
}

/** Writes the rows that are missing, of steps that are being submitted or were when their worker was last heard of. */
export async function writeMissingSteps(queryable: Queryable, steps: readonly UnwrittenStep[]): Promise<void> {
  const given = [...new Map(steps.map((step) => [nameOfStep(step.ref), step])).values()].sort(inStepOrder);
  if (given.length === 0) return;
  await queryable.query({
    name: "write-missing-steps",
    text: `INSERT INTO gateway.steps (${namesOf(BEGINNING)}, state)
           SELECT *, 'submitting' FROM (${givenRows(BEGINNING)}) AS given ON CONFLICT DO NOTHING`,
    values: beginningValues(given),
  });
}

function beginningValues(steps: readonly UnwrittenStep[]): unknown[] {
  const texts = (read: (step: UnwrittenStep) => string) => binaryArray(TEXT, steps.map(read));
  return [
    texts(({ ref }) => ref.accountId),
    texts(({ ref }) => ref.msgKey),
    binaryNumbers(
      INT2,
      steps.map(({ ref }) => ref.step),
    ),
    texts(({ carrier }) => carrier),
    binaryNumbers(
      INT8,
      steps.map(({ sentMs }) => sentMs),
    ),
    binaryNumbers(
      INT8,
      steps.map(({ expiresMs }) => expiresMs),
    ),
    binaryNumbers(
      BOOLEAN,
      steps.map(({ last }) => (last ? 1 : 0)),
    ),
    binaryArray(
      JSON_TEXT,
      steps.map(({ detail }) => JSON.stringify(detail)),
    ),
  ];
}
