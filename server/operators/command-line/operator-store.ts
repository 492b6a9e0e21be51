import type { Role } from "../../domain/operator-role.ts";
import { type AuditEntry, type AuditQuery, type AuditRecord, listAudit, writeAudit } from "../../store/audit-log.ts";
import type { Database } from "../../store/database.ts";
import {
  addOperator,
  listOperators,
  type Operator,
  removeOperator,
  setOperatorPassword,
} from "../../store/operators.ts";

/** The people who may sign in to the console, and what they did. */
export interface OperatorStore {
  list(): Promise<readonly Operator[]>;
  /** False: there is an operator with this name. */
  add(id: string, role: Role, passwordHash: string): Promise<boolean>;
  /** Ends the operator's sessions. False: there is no such operator. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Ends the operator's sessions. False: there is no such operator. */
  remove(id: string): Promise<boolean>;
  writeAudit(record: Omit<AuditRecord, "atMs">): Promise<void>;
  listAudit(query: AuditQuery): Promise<readonly AuditEntry[]>;
}

export function createOperatorStore(directory: Database, nowMs: () => number): OperatorStore {
  const { pool } = directory;
  return {
    list: () => listOperators(pool),
    add: (id, role, passwordHash) => addOperator(pool, { id, role, passwordHash, createdMs: nowMs() }),
    setPassword: (id, passwordHash) => setOperatorPassword(directory, id, passwordHash),
    remove: (id) => removeOperator(directory, id),
    writeAudit: (record) => writeAudit(pool, { ...record, atMs: nowMs() }),
    listAudit: (query) => listAudit(pool, query),
  };
}
