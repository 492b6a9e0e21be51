import type { Ending, SentStep } from "../domain/delivery.ts";
import { MAX_VALIDITY_S } from "../domain/timings.ts";
import { IN_CELL } from "./citus.ts";
import type { Queryable } from "./database.ts";

/** A carrier's id for a part of a message. */
export interface CarrierId {
  readonly carrier: string;
  readonly carrierId: string;
}

/** The part of a step that an id stands for, counted from 0. */
export interface StepPart extends SentStep {
  readonly part: number;
  readonly parts: number;
}

/** A carrier's ids for all parts of a step, and when they came. Each try to store them gives the same time. */
export interface NewCarrierIds extends SentStep {
  readonly carrier: string;
  readonly carrierIds: readonly string[];
  readonly takenMs: number;
}

/** A receipt that came before the id it is for. */
export interface EarlyReceipt extends CarrierId, StepPart {
  readonly receivedMs: number;
  readonly ending: Ending;
}

interface PartRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly part: number;
  readonly parts: number;
  readonly repeats: number;
}

export interface EarlyRow extends PartRow {
  readonly carrier: string;
  readonly carrier_id: string;
  readonly received_ms: number;
  readonly ending: Ending;
}

/** Steps with older ids have expired. */
export const ID_LIFETIME_MS = MAX_VALIDITY_S * 1000;
/** The answer to a submit comes within this time. A receipt that came earlier is about another message with the same id. */
export const ANSWER_MS = 300_000;

const FIND = `
  SELECT input.number, part_row.*
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS input (carrier, carrier_id, number)
  CROSS JOIN LATERAL (
    SELECT account_id, msg_key, step, part, parts, repeats FROM carrier_ids
    WHERE carrier = input.carrier AND carrier_id = input.carrier_id AND taken_ms > $3
    ORDER BY taken_ms DESC LIMIT 1
  ) AS part_row`;

/** For each id the part that it stands for; undefined: not known. */
export async function findParts(
  queryable: Queryable,
  names: readonly CarrierId[],
  nowMs: number,
): Promise<readonly (StepPart | undefined)[]> {
  if (names.length === 0) return [];
  const { rows } = await queryable.query<PartRow & { readonly number: number }>({
    text: FIND,
    values: [names.map(({ carrier }) => carrier), names.map(({ carrierId }) => carrierId), nowMs - ID_LIFETIME_MS],
  });
  const found = new Array<StepPart | undefined>(names.length).fill(undefined);
  for (const row of rows) found[row.number - 1] = toStepPart(row);
  return found;
}

const FIND_EARLY = `
  SELECT input.number, part_row.*
  FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS input (carrier, carrier_id, received_ms, number)
  CROSS JOIN LATERAL (
    SELECT account_id, msg_key, step, part, parts, repeats FROM carrier_ids
    WHERE carrier = input.carrier AND carrier_id = input.carrier_id
      AND taken_ms > $4 AND taken_ms < input.received_ms + ${ANSWER_MS}
    ORDER BY taken_ms DESC LIMIT 1
  ) AS part_row`;

/** Those of the receipts whose id is known here, with the part that it stands for. */
export async function findEarlyReceipts(
  queryable: Queryable,
  receipts: readonly Omit<EarlyReceipt, keyof StepPart>[],
  nowMs: number,
): Promise<readonly EarlyReceipt[]> {
  if (receipts.length === 0) return [];
  const { rows } = await queryable.query<PartRow & { readonly number: number }>({
    text: FIND_EARLY,
    values: [
      receipts.map(({ carrier }) => carrier),
      receipts.map(({ carrierId }) => carrierId),
      receipts.map(({ receivedMs }) => receivedMs),
      nowMs - ID_LIFETIME_MS,
    ],
  });
  return rows.flatMap((row) => {
    const receipt = receipts[row.number - 1];
    return receipt === undefined ? [] : [{ ...receipt, ...toStepPart(row) }];
  });
}

const STORE = `
  WITH input AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::smallint[], $7::smallint[],
      $8::smallint[], $9::smallint[])
      AS input (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts, repeats)
  ),
  stored AS (
    INSERT INTO carrier_ids (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts, repeats)
    SELECT input.* FROM input ${IN_CELL} ON CONFLICT DO NOTHING
  )
  SELECT input.carrier, input.carrier_id, input.account_id, input.msg_key, input.step, input.part, input.parts,
    input.repeats, early.received_ms, early.ending
  FROM input
  CROSS JOIN LATERAL (
    SELECT received_ms, ending FROM orphan_receipts
    WHERE carrier = input.carrier AND carrier_id = input.carrier_id AND received_ms > input.taken_ms - ${ANSWER_MS}
      AND received_ms > $10
    ORDER BY received_ms LIMIT 10
  ) AS early
  ORDER BY early.received_ms`;

/** Stores ids, and returns the receipts for them that came before, in the order in which they came. */
export async function storeCarrierIds(
  client: Queryable,
  taken: readonly NewCarrierIds[],
): Promise<readonly EarlyReceipt[]> {
  const parts = taken.flatMap((names) => names.carrierIds.map((carrierId, part) => ({ ...names, carrierId, part })));
  if (parts.length === 0) return [];
  const texts = (read: (part: (typeof parts)[number]) => string) => parts.map(read);
  const { rows } = await client.query<EarlyRow>({
    text: STORE,
    values: [
      texts(({ carrier }) => carrier),
      texts(({ carrierId }) => carrierId),
      parts.map(({ takenMs }) => takenMs),
      texts(({ ref }) => ref.accountId),
      texts(({ ref }) => ref.msgKey),
      parts.map(({ ref }) => ref.step),
      parts.map(({ part }) => part),
      parts.map(({ carrierIds }) => carrierIds.length),
      parts.map(({ repeats }) => repeats),
      // The earliest time of all, so that partitions of earlier days are left out.
      Math.min(...parts.map(({ takenMs }) => takenMs)) - ANSWER_MS,
    ],
  });
  return rows.map(toEarlyReceipt);
}

const toStepPart = ({ account_id, msg_key, step, part, parts, repeats }: PartRow): StepPart => ({
  ref: { accountId: account_id, msgKey: msg_key, step },
  repeats,
  part,
  parts,
});

export const toEarlyReceipt = (row: EarlyRow): EarlyReceipt => ({
  ...toStepPart(row),
  carrier: row.carrier,
  carrierId: row.carrier_id,
  receivedMs: row.received_ms,
  ending: row.ending,
});
