import { signal } from "@preact/signals";
import type { Session } from "../../../generated/admin/types.ts";

/** Who is signed in; undefined: it is not known yet; null: nobody. */
export const session = signal<Session | null | undefined>(undefined);

/** Why the session has ended by itself. */
export const endedBecause = signal<string | undefined>(undefined);

export function beginSession(begun: Session): void {
  endedBecause.value = undefined;
  session.value = begun;
}

/** With a reason only if somebody was signed in. */
export function endSession(reason?: string): void {
  if (session.value) endedBecause.value = reason;
  session.value = null;
}

/** Operators change things and see recipients; viewers look. */
export const isOperator = (): boolean => (session.value?.role ?? "viewer") !== "viewer";
