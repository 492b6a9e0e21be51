import type { MessageRef, StepState } from "../domain/delivery.ts";
import { type Database, withLongTransaction } from "./database.ts";
import { getFirstKeyAt } from "./day.ts";

/** Messages that an operator does something about all at once. */
export interface MessageGroup {
  readonly accountId?: string | undefined;
  /** `waiting`: in the outbox, or until their sendAt. Otherwise the state of the step that decides. */
  readonly state: "waiting" | Extract<StepState, "submitted" | "unknown" | "failed" | "expired">;
  /** The carrier in whose backlog they wait, or that had them last. */
  readonly carrier?: string | undefined;
  /** Accepted, or with a sendAt, at this time or later, and before the other. */
  readonly sinceMs: number;
  readonly untilMs: number;
}

const TIMEOUT_MS = 60_000;

const IS_WANTED = "($1::text IS NULL OR account_id = $1) AND msg_key >= $2 AND msg_key < $3";

const SELECT_WAITING = `
  SELECT account_id AS "accountId", msg_key AS "msgKey" FROM (
    SELECT named.account_id, named.msg_key FROM outbox CROSS JOIN LATERAL list_steps(batch::json) AS named
    WHERE $4::text IS NULL OR split_part(lane, '/', 1) = $4
    UNION SELECT account_id, msg_key FROM scheduled_messages WHERE $4::text IS NULL
  ) AS waiting
  WHERE ${IS_WANTED} ORDER BY msg_key LIMIT $5`;

const SELECT_BY_STATE = `
  SELECT account_id AS "accountId", msg_key AS "msgKey" FROM steps
  WHERE ${IS_WANTED} AND ($4::text IS NULL OR carrier = $4)
    AND state = $6 AND (last OR state NOT IN ('failed', 'expired'))
  ORDER BY msg_key LIMIT $5`;

/** The messages of a group, the oldest first, at most so many. */
export function selectMessages(database: Database, group: MessageGroup, most: number): Promise<readonly MessageRef[]> {
  const { accountId = null, state, carrier = null, sinceMs, untilMs } = group;
  const values = [accountId, getFirstKeyAt(sinceMs), getFirstKeyAt(untilMs), carrier, most];
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    const { rows } = await (state === "waiting"
      ? client.query<MessageRef>(SELECT_WAITING, values)
      : client.query<MessageRef>(SELECT_BY_STATE, [...values, state]));
    return rows;
  });
}
