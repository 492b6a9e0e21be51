import type { Role } from "../domain/operator-role.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

export interface Operator {
  readonly id: string;
  readonly role: Role;
  readonly createdMs: number;
}

export interface StoredOperator extends Operator {
  readonly passwordHash: string;
}

const COLUMNS = `operator_id AS id, role, created_ms AS "createdMs", password_hash AS "passwordHash"`;

export async function findOperator(directory: Queryable, id: string): Promise<StoredOperator | undefined> {
  const { rows } = await directory.query<StoredOperator>(
    `SELECT ${COLUMNS} FROM gateway.operators WHERE operator_id = $1`,
    [id],
  );
  return rows[0];
}

export async function listOperators(directory: Queryable): Promise<readonly StoredOperator[]> {
  const { rows } = await directory.query<StoredOperator>(
    `SELECT ${COLUMNS} FROM gateway.operators ORDER BY operator_id`,
  );
  return rows;
}

/** False: there is an operator with this name. */
export async function addOperator(directory: Queryable, operator: StoredOperator): Promise<boolean> {
  const { rowCount } = await directory.query(
    `INSERT INTO gateway.operators (operator_id, role, created_ms, password_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [operator.id, operator.role, operator.createdMs, operator.passwordHash],
  );
  return rowCount === 1;
}

/** Ends the operator's sessions, too. False: there is no such operator. */
export function setOperatorPassword(directory: Database, id: string, passwordHash: string): Promise<boolean> {
  return withTransaction(directory, async (client) => {
    const { rowCount } = await client.query("UPDATE gateway.operators SET password_hash = $2 WHERE operator_id = $1", [
      id,
      passwordHash,
    ]);
    await endSessionsOf(client, id);
    return rowCount === 1;
  });
}

/** With the operator's sessions. False: there is no such operator. */
export function removeOperator(directory: Database, id: string): Promise<boolean> {
  return withTransaction(directory, async (client) => {
    const { rowCount } = await client.query("DELETE FROM gateway.operators WHERE operator_id = $1", [id]);
    await endSessionsOf(client, id);
    return rowCount === 1;
  });
}

async function endSessionsOf(client: Queryable, id: string): Promise<void> {
  await client.query("DELETE FROM gateway.operator_sessions WHERE operator_id = $1", [id]);
}

export interface StoredSession extends Operator {
  readonly signedInMs: number;
  readonly usedMs: number;
}

export async function saveSession(
  directory: Queryable,
  tokenHash: Uint8Array,
  operatorId: string,
  nowMs: number,
): Promise<void> {
  await directory.query(
    "INSERT INTO gateway.operator_sessions (token_hash, operator_id, created_ms, used_ms) VALUES ($1, $2, $3, $3)",
    [tokenHash, operatorId, nowMs],
  );
}

/** The session with its operator as the operator is now, so that a role that is taken away counts at once. */
export async function findSession(directory: Queryable, tokenHash: Uint8Array): Promise<StoredSession | undefined> {
  const { rows } = await directory.query<StoredSession>(
    `SELECT operator_id AS id, role, operator.created_ms AS "createdMs", session.created_ms AS "signedInMs", used_ms AS "usedMs"
     FROM gateway.operator_sessions AS session JOIN gateway.operators AS operator USING (operator_id)
     WHERE token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

export async function markSessionUsed(directory: Queryable, tokenHash: Uint8Array, nowMs: number): Promise<void> {
  await directory.query("UPDATE gateway.operator_sessions SET used_ms = $2 WHERE token_hash = $1", [tokenHash, nowMs]);
}

export async function endSession(directory: Queryable, tokenHash: Uint8Array): Promise<void> {
  await directory.query("DELETE FROM gateway.operator_sessions WHERE token_hash = $1", [tokenHash]);
}

/** Deletes sessions that were begun before this time. */
export async function deleteOldSessions(directory: Queryable, beforeMs: number): Promise<void> {
  await directory.query("DELETE FROM gateway.operator_sessions WHERE created_ms < $1", [beforeMs]);
}
