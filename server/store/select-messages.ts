import type { MessageRef } from "../domain/delivery.ts";
import type { MessageState } from "../domain/message-history.ts";
import type { Channel } from "../domain/model.ts";
import { type Database, type Queryable, withLongTransaction } from "./database.ts";
import { getFirstKeyAt } from "./day.ts";
import { parseMessage } from "./message-content.ts";
import { isCancelled } from "./step-conditions.ts";

/** Those that a group may be requeued by. What was cancelled, and what waits for its sendAt, goes out only if it is named. */
export const requeuedStates = [
  ...(["waiting", "scheduled", "submitted", "unknown", "failed", "expired", "cancelled"] as const),
] satisfies readonly MessageState[];

/** Messages that an operator does something about all at once. */
export interface MessageGroup {
  readonly accountId?: string | undefined;
  /** `unsent`: those that wait in the outbox, and those that are scheduled. */
  readonly state: "unsent" | Extract<MessageState, (typeof requeuedStates)[number]>;
  /** The carrier that they wait for, or that had them last. */
  readonly carrier?: WantedCarrier | undefined;
  /** The report code that they ended with. */
  readonly code?: string | undefined;
  /** The channel of the step that waits, or that decides the state. */
  readonly channel?: Channel | undefined;
  /** Accepted, or with a sendAt, at this time or later, and before the other. */
  readonly sinceMs: number;
  readonly untilMs: number;
}

export interface WantedCarrier {
  readonly name: string;
  /** Whether a step would go to it that is in no backlog: a worker has it in memory, or none has seen it. Undefined: nobody knows. */
  readonly wouldTake: ((step: WaitingStep) => boolean) | undefined;
}

interface WaitingStep {
  readonly accountId: string;
  readonly channel: Channel;
  readonly to: string;
}

export interface SelectedMessage extends MessageRef {
  /** The report code of its end; null or undefined: it has none. */
  readonly code?: string | null;
}

export interface SelectedMessages {
  /** The oldest first. */
  readonly refs: readonly SelectedMessage[];
  /** Messages that wait, and may be for the wanted carrier or not. */
  readonly unknown: number;
}

const TIMEOUT_MS = 60_000;
const PAGE = 5000;

const isWanted = (table: string): string =>
  `($1::text IS NULL OR ${table}.account_id = $1) AND ${table}.msg_key >= $2 AND ${table}.msg_key < $3`;

/** `lane` is a condition; `$4` is the carrier. */
const selectOutbox = (lane: string): string => `
  SELECT named.account_id, named.msg_key, named.step
  FROM outbox CROSS JOIN LATERAL list_steps(batch::json) AS named WHERE ${lane}`;

/** The step of the row has the channel. */
const hasChannel = (table: string, parameter: string): string => `EXISTS (
    SELECT FROM messages AS message WHERE message.account_id = ${table}.account_id AND message.msg_key = ${table}.msg_key
      AND ${isWanted("message")} AND message.content::json #>> ARRAY['steps', ${table}.step::text, 'channel'] = ${parameter})`;

const selectWaiting = (channel: string): string => `
  SELECT DISTINCT account_id AS "accountId", msg_key AS "msgKey" FROM (
    ${selectOutbox("$6 <> 'scheduled' AND ($4::text IS NULL OR split_part(lane, '/', 1) = $4)")}
    UNION SELECT account_id, msg_key, coalesce(step, 0) FROM scheduled_messages WHERE $6 <> 'waiting' AND $4::text IS NULL
  ) AS waiting
  WHERE ${isWanted("waiting")} AND ${channel} ORDER BY msg_key LIMIT $5`;

const UNPLACED = `(
    ${selectOutbox("$4 <> 'scheduled' AND lane IS NULL")}
    UNION SELECT account_id, msg_key, coalesce(step, 0) FROM scheduled_messages WHERE $4 <> 'waiting'
  ) AS waiting`;

const COUNT_UNPLACED = `SELECT count(DISTINCT msg_key) AS count FROM ${UNPLACED} WHERE ${isWanted("waiting")}`;

/** `$5` is the last key of the page before. */
const SELECT_UNPLACED = `
  SELECT waiting.account_id, waiting.msg_key, waiting.step, message.content
  FROM ${UNPLACED}
  JOIN messages AS message ON message.account_id = waiting.account_id AND message.msg_key = waiting.msg_key
  WHERE ${isWanted("waiting")} AND ${isWanted("message")} AND waiting.msg_key > $5
  ORDER BY waiting.msg_key LIMIT ${PAGE}`;

const selectByState = (channel: string): string => `
  SELECT account_id AS "accountId", msg_key AS "msgKey", code FROM steps
  WHERE ${isWanted("steps")} AND ($4::text IS NULL OR carrier = $4)
    AND CASE WHEN ${isCancelled("steps")} THEN 'cancelled' ELSE state END = $6
    AND (last OR state NOT IN ('failed', 'expired')) AND ($7::text IS NULL OR code = $7) AND ${channel}
  ORDER BY msg_key LIMIT $5`;

/** The messages of a group, the oldest first, at most so many. */
export function selectMessages(database: Database, group: MessageGroup, most: number): Promise<SelectedMessages> {
  const { accountId = null, state, carrier, code = null, channel, sinceMs, untilMs } = group;
  const wanted = [accountId, getFirstKeyAt(sinceMs), getFirstKeyAt(untilMs)];
  const values = [...wanted, carrier?.name ?? null, most, state];
  const ofChannel = channel === undefined ? [] : [channel];
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    if (state !== "unsent" && state !== "waiting" && state !== "scheduled") {
      const statement = selectByState(channel === undefined ? "true" : hasChannel("steps", "$8"));
      const { rows } = await client.query<SelectedMessage>(statement, [...values, code, ...ofChannel]);
      return { refs: rows, unknown: 0 };
    }
    // Only what has ended has a code.
    if (code !== null) return { refs: [], unknown: 0 };
    const statement = selectWaiting(channel === undefined ? "true" : hasChannel("waiting", "$7"));
    const { rows } = await client.query<MessageRef>(statement, [...values, ...ofChannel]);
    if (carrier === undefined) return { refs: rows, unknown: 0 };
    const { wouldTake } = carrier;
    const unplaced = [...wanted, state];
    if (wouldTake === undefined) return { refs: rows, unknown: await countUnplaced(client, unplaced) };
    const isOfGroup = (step: WaitingStep) => step.channel === (channel ?? step.channel) && wouldTake(step);
    const others = await selectUnplaced(client, unplaced, isOfGroup, most);
    const refs = [...rows, ...others].sort((one, other) => (one.msgKey < other.msgKey ? -1 : 1));
    return { refs: refs.slice(0, most), unknown: 0 };
  });
}

async function countUnplaced(client: Queryable, wanted: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNT_UNPLACED, [...wanted]);
  return rows[0]?.count ?? 0;
}

interface UnplacedRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly content: string;
}

/** Steps without a backlog that belong to the group, by the content of their messages. */
async function selectUnplaced(
  client: Queryable,
  wanted: readonly unknown[],
  isOfGroup: (step: WaitingStep) => boolean,
  most: number,
): Promise<readonly MessageRef[]> {
  const found: MessageRef[] = [];
  for (let lastKey = ""; found.length < most; ) {
    const { rows } = await client.query<UnplacedRow>(SELECT_UNPLACED, [...wanted, lastKey]);
    for (const { account_id: accountId, msg_key: msgKey, step, content } of rows) {
      const { to, steps } = parseMessage(content);
      const channel = steps[step]?.channel;
      if (channel !== undefined && isOfGroup({ accountId, channel, to })) found.push({ accountId, msgKey });
    }
    if (rows.length < PAGE) break;
    lastKey = rows.at(-1)?.msg_key ?? "";
  }
  return found;
}
