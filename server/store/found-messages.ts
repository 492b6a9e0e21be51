import { type DecidingStep, getMessageState, getSender, type MessageState } from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { Channel } from "../domain/model.ts";
import type { Queryable } from "./database.ts";
import { parseMessage } from "./message-content.ts";

export interface FoundMessage {
  readonly accountId: string;
  readonly msgKey: string;
  readonly acceptedMs: number;
  /** Undefined: it was to be sent at once. */
  readonly sendAtMs: number | undefined;
  /** Undefined: the message was erased. */
  readonly to: string | undefined;
  /** What the step that decides is sent from. */
  readonly from: string | undefined;
  readonly ref: string | undefined;
  readonly state: MessageState;
  /** The channel of the step that decides the state. */
  readonly channel: Channel | undefined;
  readonly carrier: string | undefined;
  /** Those of all its steps. */
  readonly carriers: readonly string[];
  readonly code: string | undefined;
  readonly carrierReason: string | undefined;
}

export interface MessageRow {
  readonly account_id: string;
  readonly msg_key: string;
  readonly content: string;
}

interface StepRow extends DecidingStep {
  readonly account_id: string;
  readonly msg_key: string;
  readonly step: number;
  readonly code: string | null;
  readonly carrier_reason: string | null;
}

/** What became of each message. */
export async function addStates(queryable: Queryable, rows: readonly MessageRow[]): Promise<readonly FoundMessage[]> {
  if (rows.length === 0) return [];
  const { rows: steps } = await queryable.query<StepRow>(
    `SELECT account_id, msg_key, step, state, last, carrier, code, carrier_reason FROM steps
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) ORDER BY step`,
    [rows.map(({ account_id }) => account_id), rows.map(({ msg_key }) => msg_key)],
  );
  const stepsByName = Map.groupBy(steps, getName);
  const scheduled = await findScheduled(queryable, rows);
  return rows.map(({ account_id, msg_key, content }): FoundMessage => {
    const { to, ref, steps: flow, schedule } = parseMessage(content);
    const name = getName({ account_id, msg_key });
    const last = stepsByName.get(name)?.at(-1);
    return {
      accountId: account_id,
      msgKey: msg_key,
      acceptedMs: schedule?.acceptedMs ?? timeOfMessageKey(msg_key) ?? 0,
      sendAtMs: schedule?.sendAtMs,
      to: to === "" ? undefined : to,
      from: getSender(flow[last?.step ?? 0]),
      ref,
      state: scheduled.has(name) ? "scheduled" : getMessageState(last),
      channel: flow[last?.step ?? 0]?.channel,
      carrier: last?.carrier,
      carriers: (stepsByName.get(name) ?? []).map(({ carrier }) => carrier),
      code: last?.code ?? undefined,
      carrierReason: last?.carrier_reason ?? undefined,
    };
  });
}

const getName = ({ account_id, msg_key }: Pick<MessageRow, "account_id" | "msg_key">): string =>
  `${account_id}\n${msg_key}`;

/** The names of those that wait for their sendAt. */
async function findScheduled(queryable: Queryable, rows: readonly MessageRow[]): Promise<ReadonlySet<string>> {
  const { rows: found } = await queryable.query<Pick<MessageRow, "account_id" | "msg_key">>(
    `SELECT account_id, msg_key FROM scheduled_messages
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [rows.map(({ account_id }) => account_id), rows.map(({ msg_key }) => msg_key)],
  );
  return new Set(found.map(getName));
}
