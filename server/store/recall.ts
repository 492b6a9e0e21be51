import type { AcceptOutcome } from "./accept-request.ts";
import { KEY_LIFETIME_MS } from "./accept-statement.ts";
import { binaryArray, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { dayOf } from "./day.ts";

/** A request that asks what was answered under its key. */
export interface Recalled {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly atMs: number;
}

interface Row {
  readonly number: number;
  readonly body_hash: string;
  readonly status: number;
  readonly answer: unknown;
}

/**
 * The row of the claim's own day, and only together with that of the next day: one alone belongs to a claim that lost.
 * The day after is looked at as well, for a claim made by a clock that is ahead.
 */
const QUERY = `
  SELECT asked.number, held.body_hash, held.status, held.answer
  FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[])
    WITH ORDINALITY AS asked (account_id, operation, key, day, at_ms, number)
  JOIN gateway.idempotency_keys held
    ON held.account_id = asked.account_id AND held.operation = asked.operation AND held.key = asked.key
    AND held.day IN (asked.day - 1, asked.day, asked.day + 1) AND held.claimed_ms > asked.at_ms - ${KEY_LIFETIME_MS}
    AND held.answer IS NOT NULL
  JOIN gateway.idempotency_keys next
    ON next.account_id = held.account_id AND next.operation = held.operation AND next.key = held.key
    AND next.day = held.day + 1 AND next.msg_key = held.msg_key`;

/** For each request the answer kept under its key, undefined where there is none. */
export async function recallAnswers(
  queryable: Queryable,
  asked: readonly Recalled[],
): Promise<readonly (AcceptOutcome | undefined)[]> {
  const texts = (read: (one: Recalled) => string) => binaryArray(TEXT, asked.map(read));
  const { rows } = await queryable.query<Row>({
    name: "recall-answers",
    text: QUERY,
    values: [
      texts(({ accountId }) => accountId),
      texts(({ operation }) => operation),
      texts(({ key }) => key),
      asked.map(({ atMs }) => dayOf(atMs)),
      asked.map(({ atMs }) => atMs),
    ],
  });
  const outcomes = new Array<AcceptOutcome | undefined>(asked.length).fill(undefined);
  for (const { number, body_hash, status, answer } of rows) {
    const same = asked[number - 1]?.bodyHash === body_hash;
    outcomes[number - 1] = same ? { kind: "replayed", status, answer } : { kind: "other-body" };
  }
  return outcomes;
}
