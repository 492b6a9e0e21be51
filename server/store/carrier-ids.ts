import type { Ending, StepRef } from "../domain/delivery.ts";
import { binaryArray, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";
import { DAY_MS } from "./day.ts";

/** A name that a carrier gave to a part of a message. */
export interface CarrierName {
  readonly carrier: string;
  readonly carrierId: string;
}

/** The part of a step that a name stands for, counted from 0. */
export interface NamedPart {
  readonly ref: StepRef;
  readonly part: number;
  readonly parts: number;
}

/** A carrier's names for all parts of a step, and when it gave them: the same time at every try. */
export interface TakenNames {
  readonly ref: StepRef;
  readonly carrier: string;
  readonly carrierIds: readonly string[];
  readonly takenMs: number;
}

/** A receipt that came before the name it is for. */
export interface EarlyReceipt extends CarrierName, NamedPart {
  readonly receivedMs: number;
  readonly ending: Ending;
}

interface NamedRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly part: number;
  readonly parts: number;
}

export interface EarlyRow extends NamedRow {
  readonly carrier: string;
  readonly carrier_id: string;
  readonly received_ms: number;
  readonly ending: Ending;
}

/** Names that are older belong to messages whose end is long known. */
export const NAME_LIFETIME_MS = 7 * DAY_MS;
/** An answer to a submit comes within this time: what was received earlier is about somebody else of the same name. */
export const ANSWER_MS = 300_000;

const FIND = `
  SELECT given.number, named.*
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (carrier, carrier_id, number)
  CROSS JOIN LATERAL (
    SELECT account_id, msg_key, step, part, parts FROM gateway.carrier_ids
    WHERE carrier = given.carrier AND carrier_id = given.carrier_id AND taken_ms > $3
    ORDER BY taken_ms DESC LIMIT 1
  ) AS named`;

/** For each name the part that it stands for, undefined where it is not known. */
export async function findNamedParts(
  queryable: Queryable,
  names: readonly CarrierName[],
  nowMs: number,
): Promise<readonly (NamedPart | undefined)[]> {
  if (names.length === 0) return [];
  const { rows } = await queryable.query<NamedRow & { readonly number: number }>({
    name: "find-named-parts",
    text: FIND,
    values: [
      binaryArray(
        TEXT,
        names.map(({ carrier }) => carrier),
      ),
      binaryArray(
        TEXT,
        names.map(({ carrierId }) => carrierId),
      ),
      nowMs - NAME_LIFETIME_MS,
    ],
  });
  const found = new Array<NamedPart | undefined>(names.length).fill(undefined);
  for (const row of rows) found[row.number - 1] = namedPart(row);
  return found;
}

const STORE = `
  WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::smallint[], $7::smallint[],
      $8::smallint[]) AS given (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts)
  ),
  stored AS (
    INSERT INTO gateway.carrier_ids (carrier, carrier_id, taken_ms, account_id, msg_key, step, part, parts)
    SELECT * FROM given ON CONFLICT DO NOTHING
  )
  SELECT given.carrier, given.carrier_id, given.account_id, given.msg_key, given.step, given.part, given.parts,
    early.received_ms, early.ending
  FROM given
  CROSS JOIN LATERAL (
    SELECT received_ms, ending FROM gateway.orphan_receipts
    WHERE carrier = given.carrier AND carrier_id = given.carrier_id AND received_ms > given.taken_ms - ${ANSWER_MS}
      AND received_ms > $9
    ORDER BY received_ms LIMIT 10
  ) AS early
  ORDER BY early.received_ms`;

/** Keeps names, and returns the receipts for them that are here already, in the order in which they came. */
export async function storeNames(client: Queryable, taken: readonly TakenNames[]): Promise<readonly EarlyReceipt[]> {
  const parts = taken.flatMap((names) => names.carrierIds.map((carrierId, part) => ({ ...names, carrierId, part })));
  if (parts.length === 0) return [];
  const texts = (read: (part: (typeof parts)[number]) => string) => binaryArray(TEXT, parts.map(read));
  const { rows } = await client.query<EarlyRow>({
    name: "store-names",
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
      // Said once more for all of them: so the days that hold none are left out from the start.
      Math.min(...parts.map(({ takenMs }) => takenMs)) - ANSWER_MS,
    ],
  });
  return rows.map(earlyReceipt);
}

const namedPart = ({ account_id, msg_key, step, part, parts }: NamedRow): NamedPart => ({
  ref: { accountId: account_id, msgKey: msg_key, step },
  part,
  parts,
});

export const earlyReceipt = (row: EarlyRow): EarlyReceipt => ({
  ...namedPart(row),
  carrier: row.carrier,
  carrierId: row.carrier_id,
  receivedMs: row.received_ms,
  ending: row.ending,
});
