import { writeAudit } from "../store/audit-log.ts";
import type { OperatorParts } from "./parts.ts";
import type { OperatorSession, Sessions } from "./sessions.ts";

/** Limits wrong passwords. */
export interface SignInLimit {
  /**
   * Runs the check of a password, unless there were too many wrong ones for this name or from this address. A check that returns false
   * counts as a wrong one.
   */
  check(operator: string, from: string, isRight: () => Promise<boolean>): Promise<SignInOutcome>;
}

export type RefusedSignIn =
  | { readonly kind: "wrong" | "busy" }
  | { readonly kind: "too-many"; readonly retryAfterS: number };

export type SignInOutcome = { readonly kind: "right" } | RefusedSignIn;

export interface SignInParts extends Pick<OperatorParts, "auditLog" | "nowMs"> {
  readonly sessions: Sessions;
  readonly signInLimit: SignInLimit;
}

export interface SignInAttempt {
  readonly operator: string;
  readonly password: string;
  readonly from: string;
}

/** Everybody may try, so it is no use case: nobody is known before. Every attempt is in the audit log. */
export async function signIn(
  { operator, password, from }: SignInAttempt,
  parts: SignInParts,
): Promise<{ readonly kind: "signed-in"; readonly session: OperatorSession } | RefusedSignIn> {
  const { sessions, signInLimit, nowMs } = parts;
  const outcome = await signInLimit.check(operator, from, () => sessions.isPassword(operator, password));
  const session = outcome.kind === "right" ? await sessions.begin(operator, nowMs()) : undefined;
  const note = (result: string) => noteSession(parts, { action: "signIn", operator, from, result });
  if (session !== undefined) {
    await note("signed in");
    return { kind: "signed-in", session };
  }
  // The operator may have been removed in this moment.
  const refused: RefusedSignIn = outcome.kind === "right" ? { kind: "wrong" } : outcome;
  await note(refused.kind);
  return refused;
}

export async function signOut({ operator, token }: OperatorSession, from: string, parts: SignInParts): Promise<void> {
  await parts.sessions.end(token);
  await noteSession(parts, { action: "signOut", operator, from, result: "signed out" });
}

const noteSession = (
  { auditLog, nowMs }: SignInParts,
  record: { readonly action: string; readonly operator: string; readonly from: string; readonly result: string },
): Promise<number> => writeAudit(auditLog, { ...record, atMs: nowMs(), target: "" });
