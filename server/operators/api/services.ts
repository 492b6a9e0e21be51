import type { AuditRecord } from "../../store/audit-log.ts";
import type { AdminStore } from "../command-line/admin-store.ts";
import type { OperatorSession, Sessions } from "./sessions.ts";
import type { BacklogFigures, TrafficSlot } from "./traffic-figures.ts";

/** Limits wrong passwords. */
export interface SignInLimit {
  /**
   * Runs the check of a password, unless there were too many wrong ones for this name or from this address. A check that returns false
   * counts as a wrong one.
   */
  check(operator: string, from: string, isRight: () => Promise<boolean>): Promise<SignInOutcome>;
}

export type SignInOutcome =
  | { readonly kind: "right" | "wrong" | "busy" }
  | { readonly kind: "too-many"; readonly retryAfterS: number };

/** What the operations of the operators' API work on. */
export interface OperateServices {
  readonly store: AdminStore;
  readonly sessions: Sessions;
  readonly signInLimit: SignInLimit;
  readTraffic(minutes: number): Promise<{ readonly slotS: number; readonly slots: readonly TrafficSlot[] }>;
  readBacklog(): Promise<BacklogFigures>;
  writeAudit(record: AuditRecord): Promise<void>;
  readonly nowMs: () => number;
}

/** A request of an operator. */
export interface OperateContext {
  /** Undefined: nobody is signed in, which only a sign-in allows. */
  readonly session: OperatorSession | undefined;
  readonly operationId: string;
  /** The address of the caller. */
  readonly from: string;
  readonly services: OperateServices;
}

/** Writes into the audit log what the operator does with this request. */
export function audit(
  { session, operationId, from, services }: OperateContext,
  target: string,
  result: string,
  operator = session?.operator ?? "",
): Promise<void> {
  return services.writeAudit({ atMs: services.nowMs(), operator, action: operationId, target, from, result });
}

/** Security checks have made sure that somebody is signed in. */
export function requireSession({ session, operationId }: OperateContext): OperatorSession {
  if (session === undefined) throw new Error(`${operationId} was called without a session`);
  return session;
}
