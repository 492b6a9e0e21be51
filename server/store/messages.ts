import type { StepRef, StepState } from "../domain/delivery.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { NewMessage } from "../domain/model.ts";
import { binaryArray, TEXT } from "./binary-array.ts";
import { readContent } from "./content.ts";
import type { Queryable } from "./database.ts";
import { keyBounds } from "./step-batch.ts";

/** A step with its message and what became of it so far. */
export interface StoredStep {
  /** The very object that was asked with. */
  readonly ref: StepRef;
  readonly message: NewMessage;
  /** The step's own row, if it was begun. */
  readonly row:
    | {
        readonly state: StepState;
        readonly carrier: string;
        readonly sentMs: number;
        readonly expiresMs: number;
        readonly carrierIds: readonly string[];
      }
    | undefined;
  /** From when its validity counts; undefined: not due, the step before has not failed or expired. */
  readonly startedMs: number | undefined;
}

interface Row {
  readonly number: number;
  readonly content: string;
  readonly state: StepState | null;
  readonly carrier: string;
  readonly sent_ms: number;
  readonly expires_ms: number;
  readonly carrier_ids: readonly string[] | null;
  readonly given_up_ms: number | null;
}

/**
 * Each row is looked up by its primary key: a subquery with a limit is run once for every step, whatever the planner
 * believes of a day's partition that was empty when it made the plan.
 */
const LOAD = `
  SELECT given.number, message.content, own.state, own.carrier, own.sent_ms, own.expires_ms, own.carrier_ids,
    before.given_up_ms
  FROM unnest($1::text[], $2::text[], $3::smallint[])
    WITH ORDINALITY AS given (account_id, msg_key, step, number)
  CROSS JOIN LATERAL (
    SELECT content FROM gateway.messages
    WHERE account_id = given.account_id AND msg_key = given.msg_key AND msg_key BETWEEN $4 AND $5
    LIMIT 1
  ) AS message
  LEFT JOIN LATERAL (
    SELECT state, carrier, sent_ms, expires_ms, carrier_ids FROM gateway.steps
    WHERE account_id = given.account_id AND msg_key = given.msg_key AND step = given.step AND msg_key BETWEEN $4 AND $5
    LIMIT 1
  ) AS own ON true
  LEFT JOIN LATERAL (
    SELECT reported_ms AS given_up_ms FROM gateway.steps
    WHERE given.step > 0 AND account_id = given.account_id AND msg_key = given.msg_key AND step = given.step - 1
      AND state IN ('failed', 'expired') AND msg_key BETWEEN $4 AND $5
    LIMIT 1
  ) AS before ON true
  ORDER BY given.number`;

/** By one list: the index is walked along, not searched once for each message. */
const LOAD_NEW = `
  SELECT msg_key, content FROM gateway.messages
  WHERE account_id = $1 AND msg_key = ANY ($2::text[]) AND msg_key BETWEEN $3 AND $4`;

/** Of several accounts it is searched for pairs: servers before PostgreSQL 17 try each account with each key of two lists. */
const LOAD_NEW_OF_SEVERAL = `
  SELECT given.account_id, given.msg_key, message.content
  FROM unnest($1::text[], $2::text[]) AS given (account_id, msg_key)
  CROSS JOIN LATERAL (
    SELECT content FROM gateway.messages
    WHERE account_id = given.account_id AND msg_key = given.msg_key AND msg_key BETWEEN $3 AND $4
    LIMIT 1
  ) AS message`;

/** First steps that nobody has begun: they have no row, and none is looked for. In any order. */
export async function loadNewSteps(queryable: Queryable, refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
  if (refs.length === 0) return [];
  const asked = new Map<string, Map<string, StepRef>>();
  for (const ref of refs) {
    // Only first steps are new.
    if (ref.step > 0) continue;
    const ofAccount = asked.get(ref.accountId) ?? new Map<string, StepRef>();
    asked.set(ref.accountId, ofAccount.set(ref.msgKey, ref));
  }
  const texts = (read: (ref: StepRef) => string) => binaryArray(TEXT, refs.map(read));
  const keys = [texts(({ msgKey }) => msgKey), ...keyBounds(refs)];
  const [accountId = ""] = asked.keys();
  const { rows } = await queryable.query<{ account_id?: string; msg_key: string; content: string }>(
    asked.size === 1
      ? { name: "load-new-steps", text: LOAD_NEW, values: [accountId, ...keys] }
      : {
          name: "load-new-steps-of-several",
          text: LOAD_NEW_OF_SEVERAL,
          values: [texts(({ accountId }) => accountId), ...keys],
        },
  );
  const loaded: StoredStep[] = [];
  for (const { account_id = accountId, msg_key, content } of rows) {
    const ref = asked.get(account_id)?.get(msg_key);
    if (ref !== undefined) loaded.push(newStep(ref, readContent(content)));
  }
  return loaded;
}

/** Steps of messages that exist; unknown messages and step numbers beyond the flow are left out. */
export async function loadSteps(queryable: Queryable, refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
  if (refs.length === 0) return [];
  const texts = (read: (ref: StepRef) => string) => binaryArray(TEXT, refs.map(read));
  const { rows } = await queryable.query<Row>({
    name: "load-steps",
    text: LOAD,
    values: [
      texts(({ accountId }) => accountId),
      texts(({ msgKey }) => msgKey),
      refs.map(({ step }) => step),
      ...keyBounds(refs),
    ],
  });
  const loaded: StoredStep[] = [];
  for (const row of rows) {
    const ref = refs[row.number - 1];
    if (ref === undefined) continue;
    const message = readContent(row.content);
    if (ref.step < message.steps.length) loaded.push(storedStep(ref, message, row));
  }
  return loaded;
}

const newStep = (ref: StepRef, message: NewMessage): StoredStep => ({
  ref,
  message,
  row: undefined,
  startedMs: timeOfMessageKey(ref.msgKey),
});

function storedStep(ref: StepRef, message: NewMessage, row: Row): StoredStep {
  const { state, carrier, sent_ms, expires_ms, carrier_ids, given_up_ms } = row;
  return {
    ref,
    message,
    row:
      state === null
        ? undefined
        : { state, carrier, sentMs: sent_ms, expiresMs: expires_ms, carrierIds: carrier_ids ?? [] },
    startedMs: ref.step === 0 ? timeOfMessageKey(ref.msgKey) : (given_up_ms ?? undefined),
  };
}
