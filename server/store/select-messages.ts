import type { StepState } from "../domain/delivery.ts";
import { type Database, longQuery, withTransaction } from "./database.ts";
import { beginSearch, getFirstKey } from "./find-messages.ts";
import type { MessageRef } from "./message-history.ts";

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
  SELECT account_id, msg_key FROM (
    SELECT named.account_id, named.msg_key FROM outbox CROSS JOIN LATERAL list_steps(batch::json) AS named
    WHERE $4::text IS NULL OR split_part(lane, '/', 1) = $4
    UNION SELECT account_id, msg_key FROM scheduled_messages WHERE $4::text IS NULL
  ) AS waiting
  WHERE ${IS_WANTED} ORDER BY msg_key LIMIT $5`;

const SELECT_BY_STATE = `
  SELECT account_id, msg_key FROM steps
  WHERE ${IS_WANTED} AND ($4::text IS NULL OR carrier = $4)
    AND state = $6 AND (last OR state NOT IN ('failed', 'expired'))
  ORDER BY msg_key LIMIT $5`;

/** The messages of a group, the oldest first, at most so many. */
export function selectMessages(database: Database, group: MessageGroup, most: number): Promise<readonly MessageRef[]> {
  const { accountId = null, state, carrier = null, sinceMs, untilMs } = group;
  const values = [accountId, getFirstKey(sinceMs), getFirstKey(untilMs), carrier, most];
  return withTransaction(database, async (client) => {
    await beginSearch(client, TIMEOUT_MS);
    const { rows } = await client.query<{ account_id: string; msg_key: string }>(
      state === "waiting"
        ? longQuery(SELECT_WAITING, TIMEOUT_MS, values)
        : longQuery(SELECT_BY_STATE, TIMEOUT_MS, [...values, state]),
    );
    return rows.map(({ account_id, msg_key }) => ({ accountId: account_id, msgKey: msg_key }));
  });
}
