import { escapeUnprintable } from "../domain/printable-text.ts";
import type { Queryable } from "./database.ts";

/** Something that an operator did, or tried to do. */
export interface AuditRecord {
  readonly atMs: number;
  readonly operator: string;
  /** The use case, by its name. */
  readonly action: string;
  /** On what; recipients are masked. */
  readonly target: string;
  /** The address of the caller, or the machine of the command. */
  readonly from: string;
  readonly result: string;
}

export interface AuditEntry extends AuditRecord {
  readonly id: number;
}

/** Longer texts come from callers that are not signed in. */
const MAX_LENGTH = 200;

/** Returns the number of the entry. */
export async function writeAudit(directory: Queryable, record: AuditRecord): Promise<number> {
  const { atMs, operator, action, target, from, result } = record;
  const { rows } = await directory.query<{ readonly id: number }>(
    `INSERT INTO gateway.audit_log (at_ms, operator_id, action, target, source, result) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING audit_id AS id`,
    [atMs, ...[operator, action, target, from, result].map(toStoredText)],
  );
  return rows[0]?.id ?? 0;
}

/** Says what came of what an entry tells of. */
export async function setAuditResult(directory: Queryable, id: number, result: string): Promise<void> {
  await directory.query("UPDATE gateway.audit_log SET result = $2 WHERE audit_id = $1", [id, toStoredText(result)]);
}

/** PostgreSQL keeps no NUL, and names come from outside. */
function toStoredText(text: string): string {
  const escaped = escapeUnprintable(text.slice(0, MAX_LENGTH + 1));
  const characters = [...escaped];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join("")}…` : escaped;
}

export interface AuditQuery {
  readonly operator?: string | undefined;
  /** Entries before the one with this number. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listAudit(directory: Queryable, query: AuditQuery): Promise<readonly AuditEntry[]> {
  const { rows } = await directory.query<AuditEntry>(
    `SELECT audit_id AS id, at_ms AS "atMs", operator_id AS operator, action, target, source AS "from", result
     FROM gateway.audit_log WHERE ($1::text IS NULL OR operator_id = $1) AND audit_id < $2
     ORDER BY audit_id DESC LIMIT $3`,
    [
      query.operator === undefined ? null : toStoredText(query.operator),
      query.before ?? Number.MAX_SAFE_INTEGER,
      query.limit,
    ],
  );
  return rows;
}

/** What was done with one target, the oldest first. It reads the whole log: no index has targets. */
export async function listAuditOf(
  directory: Queryable,
  { action, target }: Pick<AuditRecord, "action" | "target">,
): Promise<readonly Pick<AuditRecord, "atMs" | "operator" | "result">[]> {
  const { rows } = await directory.query<Pick<AuditRecord, "atMs" | "operator" | "result">>(
    `SELECT at_ms AS "atMs", operator_id AS operator, result FROM gateway.audit_log
     WHERE action = $1 AND target = $2 ORDER BY audit_id`,
    [action, target],
  );
  return rows;
}

/** Rows of one statement. The numbers are in the order of time, so that the oldest are found by the primary key. */
const DELETED_AT_ONCE = 5000;

export async function deleteOldAudit(directory: Queryable, beforeMs: number): Promise<void> {
  await directory.query(
    `DELETE FROM gateway.audit_log WHERE audit_id IN (
       SELECT audit_id FROM (SELECT audit_id, at_ms FROM gateway.audit_log ORDER BY audit_id LIMIT ${DELETED_AT_ONCE}) AS oldest
       WHERE at_ms < $1)`,
    [beforeMs],
  );
}
