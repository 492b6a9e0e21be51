import { writeAudit } from "../store/audit-log.ts";
import type { OperatorParts } from "./parts.ts";
import type { RefusedAttempts } from "./refused-attempts.ts";
import type { OperatorSession, Sessions } from "./sessions.ts";

/** Limits wrong passwords. */
export interface SignInLimit {
  /**
   * Runs the check of a password, unless there were too many wrong ones for this name or from this address. A check that returns false
   * counts as a wrong one. Those of a known browser are counted by themselves.
   */
  check(attempt: Omit<SignInAttempt, "password">, isRight: () => Promise<boolean>): Promise<SignInOutcome>;
}

export type RefusedSignIn =
  | { readonly kind: "wrong" | "busy" }
  | { readonly kind: "too-many"; readonly retryAfterS: number };

export type SignInOutcome = { readonly kind: "right" } | RefusedSignIn;

export interface SignInParts extends Pick<OperatorParts, "auditLog" | "nowMs"> {
  readonly sessions: Sessions;
  readonly signInLimit: SignInLimit;
  readonly refusedAttempts: Pick<RefusedAttempts, "count">;
}

export interface SignInAttempt {
  readonly operator: string;
  readonly password: string;
  readonly from: string;
  /** The name of a browser in which this operator has signed in before. */
  readonly browser?: string | undefined;
}

/** Everybody may try, so it is no use case: nobody is known before. Each sign-in is in the audit log, and refused ones are counted there. */
export async function signIn(
  { password, ...attempt }: SignInAttempt,
  parts: SignInParts,
): Promise<{ readonly kind: "signed-in"; readonly session: OperatorSession } | RefusedSignIn> {
  const { sessions, signInLimit, refusedAttempts, nowMs } = parts;
  const { operator, from } = attempt;
  const outcome = await signInLimit.check(attempt, () => sessions.isPassword(operator, password));
  const session = outcome.kind === "right" ? await sessions.begin(operator, nowMs()) : undefined;
  if (session !== undefined) {
    await noteSession(parts, { action: "signIn", operator, from, result: "signed in" });
    return { kind: "signed-in", session };
  }
  // The operator may have been removed in this moment.
  const refused: RefusedSignIn = outcome.kind === "right" ? { kind: "wrong" } : outcome;
  await refusedAttempts.count({
    operator,
    from,
    action: "signIn",
    target: "",
    kind: refused.kind,
    key: `signIn ${from}`,
  });
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
