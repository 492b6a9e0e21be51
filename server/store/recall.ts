import type { AcceptOutcome } from "./accept-request.ts";
import { binaryArray, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { dayOf } from "./day.ts";
import { KEY_LIFETIME_MS } from "./idempotency-claims.ts";

/** A request that asks what was answered under its key. */
export interface Recalled {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
}

interface Row {
  readonly number: number;
  readonly body_hash: string;
  readonly status: number;
  readonly answer: unknown;
}

/**
 * A claim counts when its message is stored: one without belongs to a request that lost the other day of its claim.
 * The day after is looked at as well, for a claim made by a clock that is ahead.
 */
const QUERY = `
  SELECT asked.number, held.body_hash, held.status, held.answer
  FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS asked (account_id, operation, key, number)
  JOIN gateway.idempotency_keys held
    ON held.account_id = asked.account_id AND held.operation = asked.operation AND held.key = asked.key
    AND held.day IN ($4::int - 1, $4::int, $4::int + 1) AND held.claimed_ms > $5::bigint - ${KEY_LIFETIME_MS}
    AND held.answer IS NOT NULL
  JOIN gateway.messages message ON message.account_id = held.account_id AND message.msg_key = held.msg_key`;

/** For each request the answer kept under its key, undefined where there is none. */
export async function recallAnswers(
  queryable: Queryable,
  asked: readonly Recalled[],
  nowMs: number,
): Promise<readonly (AcceptOutcome | undefined)[]> {
  const texts = (read: (one: Recalled) => string) => binaryArray(TEXT, asked.map(read));
  const { rows } = await queryable.query<Row>({
    name: "recall-answers",
    text: QUERY,
    values: [
      texts(({ accountId }) => accountId),
      texts(({ operation }) => operation),
      texts(({ key }) => key),
      dayOf(nowMs),
      nowMs,
    ],
  });
  const outcomes = new Array<AcceptOutcome | undefined>(asked.length).fill(undefined);
  for (const { number, body_hash, status, answer } of rows) {
    const same = asked[number - 1]?.bodyHash === body_hash;
    outcomes[number - 1] = same ? { kind: "replayed", status, answer } : { kind: "other-body" };
  }
  return outcomes;
}
