import { type Credential, findCredential, splitClientId } from "../domain/credential.ts";
import type { Account } from "../domain/model.ts";
import { findAccount } from "./accounts.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

/** The account that a client id names, and the hash of the password that goes with the id; undefined: there is none that is still valid. */
export async function findAccountByClientId(
  queryable: Queryable,
  clientId: string,
  nowMs: number,
): Promise<{ readonly account: Account; readonly passwordHash: string } | undefined> {
  const { accountId, credentialId } = splitClientId(clientId);
  if (credentialId === undefined) return findAccount(queryable, accountId);
  // Both are asked whatever there is, because the time of an answer must not tell which credentials exist.
  const [stored, { rows }] = await Promise.all([
    findAccount(queryable, accountId),
    queryable.query<{ readonly passwordHash: string }>({
      text: `SELECT password_hash AS "passwordHash" FROM gateway.account_credentials
             WHERE account_id = $1 AND credential_id = $2`,
      values: [accountId, credentialId],
    }),
  ]);
  const isValid = stored && findCredential(stored.account.credentials, credentialId, nowMs) !== undefined;
  return isValid && rows[0] ? { account: stored.account, passwordHash: rows[0].passwordHash } : undefined;
}

/** Every gateway keeps them in memory with the account. */
export const MAX_CREDENTIALS = 20;

/** `known`: the account has one with that id. `full`: it has as many as an account may have. */
export function addCredential(
  database: Database,
  accountId: string,
  { id, rights, endsMs, createdMs, passwordHash }: Credential & { readonly passwordHash: string },
): Promise<"added" | "known" | "full"> {
  return withTransaction(database, async (client) => {
    // One at a time for each account, so that the count still holds when the credential is added.
    await client.query("SELECT FROM gateway.accounts WHERE account_id = $1 FOR UPDATE", [accountId]);
    const { rows } = await client.query<{ readonly id: string }>(
      "SELECT credential_id AS id FROM gateway.account_credentials WHERE account_id = $1",
      [accountId],
    );
    if (rows.some((known) => known.id === id)) return "known";
    if (rows.length >= MAX_CREDENTIALS) return "full";
    await client.query(
      `INSERT INTO gateway.account_credentials (account_id, credential_id, password_hash, rights, ends_ms, created_ms)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [accountId, id, passwordHash, rights, endsMs, createdMs],
    );
    return "added";
  });
}

/** What is left out stays; an end of null is none. */
export interface CredentialChange {
  readonly rights?: Credential["rights"] | undefined;
  readonly endsMs?: number | null | undefined;
}

/** False: there is no such credential. */
export async function changeCredential(
  queryable: Queryable,
  accountId: string,
  id: string,
  { rights, endsMs }: CredentialChange,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `UPDATE gateway.account_credentials
     SET rights = coalesce($3, rights), ends_ms = CASE WHEN $4 THEN $5::bigint ELSE ends_ms END
     WHERE account_id = $1 AND credential_id = $2`,
    [accountId, id, rights, endsMs !== undefined, endsMs],
  );
  return rowCount === 1;
}

/** False: there is no such credential. */
export async function removeCredential(queryable: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await queryable.query(
    "DELETE FROM gateway.account_credentials WHERE account_id = $1 AND credential_id = $2",
    [accountId, id],
  );
  return rowCount === 1;
}

/** When each credential of an account was last used, by its id; the account's own password has an empty one. */
export async function findCredentialUses(
  queryable: Queryable,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queryable.query<{ readonly id: string; readonly usedMs: number }>(
    `SELECT credential_id AS id, used_ms AS "usedMs" FROM gateway.credential_uses WHERE account_id = $1`,
    [accountId],
  );
  return new Map(rows.map(({ id, usedMs }) => [id, usedMs]));
}

/** By client id. Processes may write the same rows at once, always in the same order, and the latest time stays. */
export async function writeCredentialUses(queryable: Queryable, uses: ReadonlyMap<string, number>): Promise<void> {
  const names = [...uses.keys()].map(splitClientId);
  await queryable.query(
    `INSERT INTO gateway.credential_uses AS known (account_id, credential_id, used_ms)
     SELECT account_id, credential_id, used_ms
     FROM unnest($1::text[], $2::text[], $3::bigint[]) AS used (account_id, credential_id, used_ms)
     WHERE account_id IN (SELECT account_id FROM gateway.accounts) ORDER BY account_id, credential_id
     ON CONFLICT (account_id, credential_id) DO UPDATE SET used_ms = greatest(known.used_ms, excluded.used_ms)`,
    [names.map(({ accountId }) => accountId), names.map(({ credentialId }) => credentialId ?? ""), [...uses.values()]],
  );
}

/** How many have not ended, and will before this time. */
export async function countEndingCredentials(queryable: Queryable, nowMs: number, untilMs: number): Promise<number> {
  const { rows } = await queryable.query<{ readonly count: number }>(
    "SELECT count(*)::int AS count FROM gateway.account_credentials WHERE ends_ms > $1 AND ends_ms <= $2",
    [nowMs, untilMs],
  );
  return rows[0]?.count ?? 0;
}
