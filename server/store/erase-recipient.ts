import { eraseMessage, maskNumber } from "../domain/erase-message.ts";
import { type Database, type Queryable, withLongTransaction, withTransaction } from "./database.ts";
import { type Day, listDays, preferIndex, TO } from "./find-messages.ts";
import { parseMessage, serializeMessage } from "./message-content.ts";
import { isFinal } from "./step-conditions.ts";

export interface ErasedRecipient {
  readonly messages: number;
  readonly files: number;
  /** Answers of idempotency keys that named the number. */
  readonly answers: number;
  /** Messages that have not ended: they are still to be sent, and were left as they are. */
  readonly open: readonly string[];
}

/** Searching a large day that has no index takes long, and nobody waits for it but the operator. */
const TIMEOUT_MS = 600_000;
/** Small, so that other statements do not wait long behind it. */
const MESSAGES_AT_ONCE = 500;

interface MessageKey {
  readonly account_id: string;
  readonly msg_key: string;
}

/** How many messages there are to a number. */
export async function countMessagesTo(database: Database, number: string): Promise<number> {
  let count = 0;
  for (const day of await listDays(database.pool)) count += (await findKeys(database, day, number)).length;
  return count;
}

/** Removes a number and what was sent to it from one cell. It can be repeated, and goes on where it was interrupted. */
export async function eraseRecipient(database: Database, number: string): Promise<ErasedRecipient> {
  const open: string[] = [];
  const changedDays: Day[] = [];
  let [messages, files] = [0, 0];
  for (const day of await listDays(database.pool)) {
    const keys = await findKeys(database, day, number);
    for (let start = 0; start < keys.length; start += MESSAGES_AT_ONCE) {
      const some = keys.slice(start, start + MESSAGES_AT_ONCE);
      const erased = await withTransaction(database, (client) => eraseMessages(client, some));
      messages += erased.messages;
      open.push(...erased.open);
      files += await withLongTransaction(database, TIMEOUT_MS, (client) => removeUnusedFiles(client, erased.fileKeys));
    }
    if (keys.length > 0) changedDays.push(day);
  }
  const answers = await eraseAnswers(database, number);
  for (const { partition } of changedDays) await vacuum(database, partition);
  return { messages, files, answers, open };
}

function findKeys(database: Database, { partition }: Day, number: string): Promise<readonly MessageKey[]> {
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    await preferIndex(client);
    const text = `SELECT account_id, msg_key FROM ${partition} WHERE ${TO} = $1`;
    return (await client.query<MessageKey>(text, [number])).rows;
  });
}

interface FileKey {
  readonly account_id: string;
  readonly file_key: string;
}

interface ErasedMessages {
  readonly messages: number;
  readonly open: readonly string[];
  /** The files that the messages named. */
  readonly fileKeys: readonly FileKey[];
}

/** Erases the messages of the list that have ended. A worker reads the content of all others again. */
async function eraseMessages(client: Queryable, keys: readonly MessageKey[]): Promise<ErasedMessages> {
  const { rows } = await client.query<MessageKey & { content: string; has_ended: boolean }>(
    `SELECT message.account_id, message.msg_key, message.content, EXISTS (
       SELECT FROM steps WHERE steps.account_id = message.account_id AND steps.msg_key = message.msg_key
         AND ${isFinal("steps")}) AS has_ended
     FROM messages AS message
     WHERE (message.account_id, message.msg_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) FOR UPDATE OF message`,
    [keys.map(({ account_id }) => account_id), keys.map(({ msg_key }) => msg_key)],
  );
  const ended = rows.filter(({ has_ended }) => has_ended);
  const { rows: fileKeys } = await client.query<FileKey>(
    `SELECT DISTINCT file.account_id, file.file_key FROM unnest($1::text[], $2::text[]) AS erased (account_id, content)
     JOIN files AS file ON file.account_id = erased.account_id AND position(file.file_key IN erased.content) > 0`,
    [ended.map(({ account_id }) => account_id), ended.map(({ content }) => content)],
  );
  await client.query(
    `UPDATE messages AS message SET content = erased.content
     FROM unnest($1::text[], $2::text[], $3::text[]) AS erased (account_id, msg_key, content)
     WHERE message.account_id = erased.account_id AND message.msg_key = erased.msg_key`,
    [
      ended.map(({ account_id }) => account_id),
      ended.map(({ msg_key }) => msg_key),
      ended.map(({ content }) => serializeMessage(eraseMessage(parseMessage(content)))),
    ],
  );
  const open = rows.filter(({ has_ended }) => !has_ended).map(({ msg_key }) => msg_key);
  return { messages: ended.length, open, fileKeys };
}

/** A file that other messages or a form of the account name stays. */
async function removeUnusedFiles(client: Queryable, fileKeys: readonly FileKey[]): Promise<number> {
  let removed = 0;
  for (const { account_id, file_key } of fileKeys) {
    const { rows } = await client.query<{ is_used: boolean }>(
      `SELECT EXISTS (SELECT FROM messages WHERE account_id = $1 AND position($2 IN content) > 0)
         OR EXISTS (SELECT FROM forms WHERE account_id = $1 AND position($2 IN entries::text) > 0) AS is_used`,
      [account_id, file_key],
    );
    if (rows[0]?.is_used !== false) continue;
    for (const table of ["files", "file_contents"])
      await client.query(`DELETE FROM ${table} WHERE account_id = $1 AND file_key = $2`, [account_id, file_key]);
    removed += 1;
  }
  return removed;
}

/** The answers themselves stay: without its answer, a repeated request would be accepted once more. */
function eraseAnswers(database: Database, number: string): Promise<number> {
  return withLongTransaction(database, TIMEOUT_MS, async (client) => {
    const { rowCount } = await client.query(
      "UPDATE idempotency_keys SET answer = replace(answer::text, $1, $2)::json WHERE position($1 IN answer::text) > 0",
      [JSON.stringify(number), JSON.stringify(maskNumber(number))],
    );
    return rowCount ?? 0;
  });
}

/** The rows as they were stay in the file of the table until a vacuum, and autovacuum does not come for a few of them. */
async function vacuum(database: Database, partition: string): Promise<void> {
  await database.pool.query(`VACUUM ${partition}`);
}
