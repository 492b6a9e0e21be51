import { getStepName, type MessageRef, type StepRef, type StepState } from "../domain/delivery.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { NewMessage } from "../domain/model.ts";
import type { Queryable } from "./database.ts";
import { parseMessage } from "./message-content.ts";
import { getKeyRange } from "./step-batch.ts";

/** A step with its message and what became of it so far. */
export interface StoredStep {
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
        /** How often an operator has sent it again. */
        readonly repeats: number;
      }
    | undefined;
  /** When its validity began; undefined: not yet, because the step before has not failed or expired. */
  readonly startedMs: number | undefined;
}

interface MessageRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly content: string;
}

interface StepRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly state: StepState;
  readonly carrier: string;
  readonly sent_ms: number;
  readonly expires_ms: number;
  readonly carrier_ids: readonly string[] | null;
  readonly reported_ms: number | null;
  readonly repeats: number;
}

/** Undefined: there is no such message. */
export async function findMessage(
  queryable: Queryable,
  { accountId, msgKey }: MessageRef,
): Promise<NewMessage | undefined> {
  const { rows } = await queryable.query<{ content: string }>(
    "SELECT content FROM messages WHERE account_id = $1 AND msg_key = $2",
    [accountId, msgKey],
  );
  return rows[0] && parseMessage(rows[0].content);
}

/** One row of input for each account, because one walk along the index for a list of keys is cheaper than a search for each. */
const lookUpKeys = (columns: string, table: string): string => `
  SELECT input.account_id, found.*
  FROM unnest($1::text[], $2::text[]) AS input (account_id, msg_keys)
  CROSS JOIN LATERAL (
    SELECT msg_key, ${columns} FROM ${table}
    WHERE account_id = input.account_id AND msg_key = ANY (string_to_array(input.msg_keys, ' ')) AND msg_key BETWEEN $3 AND $4
    OFFSET 0
  ) AS found`;
const LOAD_MESSAGES = lookUpKeys("content", "messages");
const LOAD_STEPS = lookUpKeys("step, state, carrier, sent_ms, expires_ms, carrier_ids, reported_ms, repeats", "steps");

function getKeyValues(refs: readonly StepRef[]): unknown[] {
  const byAccount = Map.groupBy(refs, ({ accountId }) => accountId);
  const keys = [...byAccount.values()].map((group) => group.map(({ msgKey }) => msgKey).join(" "));
  return [[...byAccount.keys()], keys, ...getKeyRange(refs)];
}

/** Steps of messages that exist, in the order of `refs`. Unknown messages and step numbers beyond the flow are left out. */
export async function loadSteps(queryable: Queryable, refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
  if (refs.length === 0) return [];
  const { rows: stepRows } = await queryable.query<StepRow>(LOAD_STEPS, getKeyValues(refs));
  const rows = new Map(
    stepRows.map((row) => [getStepName({ accountId: row.account_id, msgKey: row.msg_key, step: row.step }), row]),
  );
  return loadWithRows(queryable, refs, rows);
}

/** The same for steps that no worker has claimed before: they have no rows, and none are looked for. */
export async function loadNewSteps(queryable: Queryable, refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
  return refs.length === 0 ? [] : loadWithRows(queryable, refs, new Map());
}

async function loadWithRows(
  queryable: Queryable,
  refs: readonly StepRef[],
  rows: ReadonlyMap<string, StepRow>,
): Promise<readonly StoredStep[]> {
  const { rows: found } = await queryable.query<MessageRow>(LOAD_MESSAGES, getKeyValues(refs));
  const messages = new Map(found.map(({ account_id, msg_key, content }) => [`${account_id}\n${msg_key}`, content]));
  return refs.flatMap((ref) => {
    const content = messages.get(`${ref.accountId}\n${ref.msgKey}`);
    const message = content === undefined ? undefined : parseMessage(content);
    if (message === undefined || ref.step >= message.steps.length) return [];
    return [{ ref, message, row: toStepState(rows.get(getStepName(ref))), startedMs: getStartedMs(ref, rows) }];
  });
}

const toStepState = (row: StepRow | undefined): StoredStep["row"] =>
  row && {
    state: row.state,
    carrier: row.carrier,
    sentMs: row.sent_ms,
    expiresMs: row.expires_ms,
    carrierIds: row.carrier_ids ?? [],
    repeats: row.repeats,
  };

function getStartedMs(ref: StepRef, rows: ReadonlyMap<string, StepRow>): number | undefined {
  if (ref.step === 0) return timeOfMessageKey(ref.msgKey);
  const previous = rows.get(getStepName({ ...ref, step: ref.step - 1 }));
  const hasFailed = previous?.state === "failed" || previous?.state === "expired";
  return hasFailed ? (previous.reported_ms ?? undefined) : undefined;
}
