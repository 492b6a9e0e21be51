import type { MessageRef } from "../domain/delivery.ts";
import { hasEnded, type MessageState } from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { Channel } from "../domain/model.ts";
import { DELIVERED } from "../domain/report-codes.ts";
import { type Database, type Queryable, withLongTransaction } from "./database.ts";
import { DatabaseTimeoutError } from "./database-errors.ts";
import { getFirstKeyAt, getStartOfDay, parseDayName } from "./day.ts";
import { addStates, type FoundMessage, type MessageRow } from "./found-messages.ts";
import { getKeyColumns, parseSteps } from "./step-batch.ts";

export interface MessageFilter {
  readonly to?: string | undefined;
  readonly ref?: string | undefined;
  readonly accountId?: string | undefined;
  readonly state?: MessageState | undefined;
  /** The report code that it ended with. */
  readonly code?: string | undefined;
  /** The channel of the step that decides the state. */
  readonly channel?: Channel | undefined;
  /** A step of it went to this carrier. */
  readonly carrier?: string | undefined;
  /** Accepted at this time or later, or with such a sendAt; undefined: as long as messages are kept. */
  readonly sinceMs?: number | undefined;
  /** Accepted before this time, and with no later sendAt. */
  readonly untilMs: number;
  /** Only messages with an older key: the last key of the page before. */
  readonly beforeKey?: string | undefined;
  readonly limit: number;
}

export interface FoundMessages {
  /** The newest first. */
  readonly messages: readonly FoundMessage[];
  /** Everything before this time was left out, because the time for the search was over. */
  readonly searchedSinceMs?: number | undefined;
}

export interface SearchContext {
  /** The accounts of the cell: the primary key begins with the account. While one is moved, another cell has a copy of its messages. */
  readonly accountIds: readonly string[];
  readonly timeoutMs: number;
  readonly nowMs: () => number;
}

/** Of one day; more than anybody reads, and what a filter by state chooses from. */
const MAX_CANDIDATES = 10_000;
/** Rows of the outbox that a search for waiting messages reads. */
const MAX_OUTBOX_ROWS = 5000;
/** Read at once where not all of them may be wanted: of a flow that has the channel, another step may decide. */
const FLOWS_AT_ONCE = 500;

/** Searches day by day, the newest first, until there are enough messages or the time is over. */
export async function findMessages(
  database: Database,
  filter: MessageFilter,
  context: SearchContext,
): Promise<FoundMessages> {
  const { nowMs, timeoutMs } = context;
  const deadlineMs = nowMs() + timeoutMs;
  const accounts = new Set(context.accountIds);
  const found: FoundMessage[] = [];
  const days = (await listDays(database.pool)).filter(
    ({ day }) => getStartOfDay(day) < filter.untilMs && getStartOfDay(day + 1) > (filter.sinceMs ?? 0),
  );
  /** Returns the key to go on with; undefined: the day has no more. */
  const searchDay = async (day: Day, beforeKey: string | undefined): Promise<string | undefined> => {
    const leftMs = deadlineMs - nowMs();
    if (leftMs <= 0) throw new DatabaseTimeoutError("The time for the search is over");
    const missing = filter.limit - found.length;
    const most = filter.channel === undefined ? missing : Math.max(missing, FLOWS_AT_ONCE);
    const search = (client: Queryable) => findRows(client, day, { ...filter, beforeKey }, context, most);
    const rows = await withLongTransaction(database, leftMs, search);
    const messages = await addStates(database.pool, rows);
    const wanted = messages.filter((message) => accounts.has(message.accountId) && isWanted(message, filter));
    found.push(...wanted.slice(0, missing));
    return rows.length < most ? undefined : rows.at(-1)?.msg_key;
  };
  for (const day of days) {
    let beforeKey: string | undefined;
    try {
      beforeKey = await searchDay(day, filter.beforeKey);
      while (beforeKey !== undefined && found.length < filter.limit) beforeKey = await searchDay(day, beforeKey);
    } catch (error) {
      // What was searched before is worth showing.
      if ((found.length === 0 && beforeKey === undefined) || nowMs() < deadlineMs) throw error;
      // Another message of the same millisecond may not have been read.
      const readMs = beforeKey === undefined ? undefined : timeOfMessageKey(beforeKey);
      return { messages: found, searchedSinceMs: readMs === undefined ? getStartOfDay(day.day + 1) : readMs + 1 };
    }
    if (found.length >= filter.limit) break;
  }
  return { messages: found };
}

export interface Day {
  readonly day: number;
  readonly partition: string;
}

/** The days of which messages are kept, the newest first. */
export async function listDays(queryable: Queryable): Promise<readonly Day[]> {
  const { rows } = await queryable.query<{ partition: string }>(
    `SELECT c.relname AS partition FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'messages'::regclass ORDER BY c.relname DESC`,
  );
  return rows.map(({ partition }) => ({ day: parseDayName(partition.slice("messages_".length)), partition }));
}

async function findRows(
  client: Queryable,
  day: Day,
  filter: MessageFilter,
  context: SearchContext,
  limit: number,
): Promise<readonly MessageRow[]> {
  const { to, ref, state, code } = filter;
  if (to !== undefined || ref !== undefined) return findByContent(client, day, filter);
  // Only what has ended has a code.
  if (code !== undefined && state !== undefined && !hasEnded(state)) return [];
  if (state === "waiting") return findWaiting(client, day, filter, limit);
  return state === undefined && code === undefined
    ? findNewest(client, day, filter, context, limit)
    : findByState(client, day, filter, context, limit);
}

/** Messages with a step of the channel. Quotes in a text of the content are escaped, so no text looks like this. */
const hasChannel = (parameter: string): string => `position(${parameter} IN message.content) > 0`;
const getChannelText = (channel: Channel): string => `"channel":${JSON.stringify(channel)}`;

/** The keys of one day that the filter allows: from the first, up to and without the second. */
function getKeyBounds({ day }: Day, { sinceMs = 0, untilMs, beforeKey }: MessageFilter): readonly [string, string] {
  const end = getFirstKeyAt(Math.min(untilMs, getStartOfDay(day + 1)));
  return [
    getFirstKeyAt(Math.max(sinceMs, getStartOfDay(day))),
    beforeKey === undefined || end < beforeKey ? end : beforeKey,
  ];
}

/** The texts between quotes that the index has: the recipient, and the reference as it is written in JSON, up to a quote in it. */
export const TO = `split_part(content, '"', 4)`;
const REF = `split_part(content, '"', 8)`;
const getRefKey = (ref: string): string => JSON.stringify(ref).slice(1, -1).split('"')[0] ?? "";

/**
 * The planner cannot estimate how few pages a bloom filter leaves, and reads the whole table now and then. The first setting takes the
 * second one to the nodes of Citus; PostgreSQL ignores it.
 */
export async function preferIndex(client: Queryable): Promise<void> {
  await client.query("SET LOCAL citus.propagate_set_commands = 'local'");
  await client.query("SET LOCAL enable_seqscan = off");
}

/** The partition is named, and only the indexed texts are compared in it, so that no other index looks cheaper to the planner. */
async function findByContent(client: Queryable, day: Day, filter: MessageFilter): Promise<readonly MessageRow[]> {
  const { to, ref, accountId } = filter;
  await preferIndex(client);
  const values: unknown[] = [...getKeyBounds(day, filter), accountId ?? null, MAX_CANDIDATES];
  const conditions: string[] = [];
  if (to !== undefined) conditions.push(`${TO} = $${values.push(to)}`);
  if (ref !== undefined) conditions.push(`${REF} = $${values.push(getRefKey(ref))}`);
  const { rows } = await client.query<MessageRow>(
    `WITH matching AS MATERIALIZED (
       SELECT account_id, msg_key, content FROM ${day.partition} WHERE ${conditions.join(" AND ")}
     )
     SELECT account_id, msg_key, content FROM matching
     WHERE msg_key >= $1 AND msg_key < $2 AND ($3::text IS NULL OR account_id = $3)
     ORDER BY msg_key DESC LIMIT $4`,
    values,
  );
  return rows;
}

/** A condition on rows of the table: a step of the message went to the carrier. */
const hasCarrier = ({ partition }: Day, table: string, parameter: string): string =>
  `EXISTS (
     SELECT FROM ${partition.replace("messages", "steps")} AS sent
     WHERE sent.account_id = ${table}.account_id AND sent.msg_key = ${table}.msg_key AND sent.carrier = ${parameter})`;

/** The newest of each account by its index, and of these the newest. */
async function findNewest(
  client: Queryable,
  day: Day,
  filter: MessageFilter,
  { accountIds }: SearchContext,
  limit: number,
): Promise<readonly MessageRow[]> {
  const values = listValues(day, filter, accountIds, limit);
  const ofChannel =
    filter.channel === undefined ? "" : `AND ${hasChannel(`$${values.push(getChannelText(filter.channel))}`)}`;
  const ofCarrier =
    filter.carrier === undefined ? "" : `AND ${hasCarrier(day, "message", `$${values.push(filter.carrier)}`)}`;
  const { rows } = await client.query<MessageRow>(
    `SELECT account_id, msg_key, content
     FROM (
       SELECT newest.* FROM unnest($3::text[]) AS account (account_id) CROSS JOIN LATERAL (
         SELECT account_id, msg_key FROM ${day.partition} AS message
         WHERE message.account_id = account.account_id AND msg_key >= $1 AND msg_key < $2 ${ofChannel} ${ofCarrier}
         ORDER BY msg_key DESC LIMIT $4
       ) AS newest
       ORDER BY msg_key DESC LIMIT $4
     ) AS newest
     JOIN ${day.partition} AS message USING (account_id, msg_key)
     ORDER BY msg_key DESC`,
    values,
  );
  return rows;
}

/** `$1` and `$2` are the bounds of keys, `$3` the accounts, `$4` how many. */
const listValues = (day: Day, filter: MessageFilter, accountIds: readonly string[], limit: number): unknown[] => [
  ...getKeyBounds(day, filter),
  filter.accountId === undefined ? accountIds : [filter.accountId],
  limit,
];

/** The newest messages in a state, or with a code: where the few that are not delivered are listed, where open ones are named, or among all steps. */
async function findByState(
  client: Queryable,
  day: Day,
  filter: MessageFilter,
  { accountIds }: SearchContext,
  limit: number,
): Promise<readonly MessageRow[]> {
  const values = listValues(day, filter, accountIds, limit);
  const { rows } = await client.query<MessageRow>(
    `SELECT found.account_id, found.msg_key, message.content
     FROM (SELECT DISTINCT account_id, msg_key FROM (${selectByState(day, filter, values)}) AS found ORDER BY msg_key DESC LIMIT $4) AS found
     JOIN ${day.partition} AS message USING (account_id, msg_key)
     ORDER BY found.msg_key DESC`,
    values,
  );
  return rows;
}

/** Adds the values that its conditions need to those of `listValues`. */
function selectByState(of: Day, { state, code, channel, carrier }: MessageFilter, values: unknown[]): string {
  const { partition } = of;
  const day = partition.slice("messages".length);
  const ofMessage = (table: string): readonly string[] => [
    ...(carrier === undefined ? [] : [hasCarrier(of, table, `$${values.push(carrier)}`)]),
    ...(channel === undefined
      ? []
      : [
          `EXISTS (SELECT FROM ${partition} AS message WHERE message.account_id = ${table}.account_id
             AND message.msg_key = ${table}.msg_key AND ${hasChannel(`$${values.push(getChannelText(channel))}`)})`,
        ]),
  ];
  const ofState = (table: string): readonly string[] => [
    ...(state === undefined ? [] : [`${table}.state = $${values.push(state)}`]),
    ...(code === undefined ? [] : [`${table}.code = $${values.push(code)}`]),
    ...ofMessage(table),
  ];
  const ofAccounts = (table: string, conditions: readonly string[]): string => `
    SELECT newest.* FROM unnest($3::text[]) AS account (account_id) CROSS JOIN LATERAL (
      SELECT account_id, msg_key FROM ${table} AS listed
      WHERE ${["listed.account_id = account.account_id AND msg_key >= $1 AND msg_key < $2", ...conditions].join(" AND ")}
      ORDER BY msg_key DESC LIMIT $4
    ) AS newest`;
  // Its rows say no more than that.
  if (state === "scheduled") return ofAccounts("scheduled_messages", ofMessage("listed"));
  // Most messages are delivered, so that the newest are found after a few.
  if (state === "delivered" || code === DELIVERED) return ofAccounts(`steps${day}`, ofState("listed"));
  if (state === "failed" || state === "expired" || state === "cancelled" || code !== undefined)
    return ofAccounts(`undelivered_messages${day}`, ofState("listed"));
  const members =
    state === "queued"
      ? "outbox CROSS JOIN LATERAL list_steps(batch::json)"
      : "step_leases CROSS JOIN LATERAL list_steps(members)";
  // The newest first, each looked up by its key, until there are enough. OFFSET 0 keeps it so: PostgreSQL takes the steps that a batch names
  // for so many that it would read all steps instead.
  return `
    SELECT named.account_id, named.msg_key
    FROM (
      SELECT named.account_id, named.msg_key, named.step FROM ${members} AS named
      WHERE named.msg_key >= $1 AND named.msg_key < $2 AND named.account_id = ANY ($3::text[])
      ORDER BY named.msg_key DESC OFFSET 0
    ) AS named
    CROSS JOIN LATERAL (
      SELECT FROM steps${day} AS step
      WHERE ${["step.account_id = named.account_id AND step.msg_key = named.msg_key AND step.step = named.step", ...ofState("step")].join(" AND ")} OFFSET 0
    ) AS step
    LIMIT $4`;
}

/** What waits is in the outbox. */
async function findWaiting(
  client: Queryable,
  day: Day,
  filter: MessageFilter,
  limit: number,
): Promise<readonly MessageRow[]> {
  const [from, to] = getKeyBounds(day, filter);
  const { rows } = await client.query<{ batch: string }>(
    `SELECT batch FROM outbox WHERE $1::text IS NULL OR position(to_json($1)::text IN batch) > 0
     ORDER BY outbox_id DESC LIMIT ${MAX_OUTBOX_ROWS}`,
    [filter.accountId ?? null],
  );
  const refs = rows
    .flatMap(({ batch }) => parseSteps(batch))
    .filter(({ accountId, msgKey }) => msgKey >= from && msgKey < to && accountId === (filter.accountId ?? accountId))
    .sort((one, other) => (one.msgKey < other.msgKey ? 1 : -1))
    .slice(0, limit * 2);
  return loadContents(client, refs);
}

async function loadContents(client: Queryable, refs: readonly MessageRef[]): Promise<readonly MessageRow[]> {
  const { rows } = await client.query<MessageRow>(
    `SELECT account_id, msg_key, content FROM messages
     WHERE (account_id, msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) ORDER BY msg_key DESC`,
    getKeyColumns(refs),
  );
  return rows;
}

const isWanted = (message: FoundMessage, { to, ref, state, code, channel, carrier }: MessageFilter): boolean =>
  (carrier === undefined || message.carriers.includes(carrier)) &&
  message.to === (to ?? message.to) &&
  message.ref === (ref ?? message.ref) &&
  message.state === (state ?? message.state) &&
  message.channel === (channel ?? message.channel) &&
  (code === undefined || (message.code === code && hasEnded(message.state)));
