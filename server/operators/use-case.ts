import { mayActAs, type Role } from "../domain/operator-role.ts";
import { formatError } from "../errors.ts";
import { setAuditResult, writeAudit } from "../store/audit-log.ts";
import type { OperatorParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";

/** Who acts: an operator who has signed in, or the system's user who runs a command. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
  /** The address of the caller, or the machine. */
  readonly from: string;
}

export interface OperatorContext extends OperatorParts {
  readonly actor: Actor;
}

export interface UseCaseFacts {
  /** In the audit log, and the id of the operation in the document of the operators' API. */
  readonly name: string;
  /** The least role that may do it. */
  readonly role: Role;
  /** A `change` is always in the audit log, a `look` if it shows whole recipients, a `read` never. */
  readonly kind: "change" | "look" | "read";
  /** Its line is written when it has ended, because there may be no table for it before. */
  readonly makesTables?: true;
}

/** Something that operators do, by whichever way. Arguments and results are plain values. */
export interface UseCase<Args, Result> extends UseCaseFacts {
  /** On what, for the audit log; recipients are masked. */
  target?(args: Args): string;
  run(args: Args, context: OperatorContext): Promise<Result>;
  /** What came of it, for the audit log. */
  describe?(result: Result): string;
}

export type Perform = <Args, Result>(useCase: UseCase<Args, Result>, args: Args) => Promise<Result>;

export const seesRecipients = ({ role }: Actor): boolean => mayActAs(role, "operator");

/** The one way to a use case: checks the role and writes the audit log. */
export async function perform<Args, Result>(
  useCase: UseCase<Args, Result>,
  args: Args,
  context: OperatorContext,
): Promise<Result> {
  const { actor, auditLog, refusedAttempts, nowMs } = context;
  const getRecord = () => ({
    ...{ operator: actor.name, action: useCase.name, from: actor.from },
    target: useCase.target?.(args) ?? "",
  });
  const note = (result: string): Promise<number> => writeAudit(auditLog, { ...getRecord(), atMs: nowMs(), result });
  const describe = (result: Result): string => useCase.describe?.(result) ?? "done";
  if (!mayActAs(actor.role, useCase.role)) {
    const kind = "refused: role";
    const key = `${actor.name} ${useCase.name}`;
    await refusedAttempts.count({ ...getRecord(), kind, key });
    throw new Refusal("role", `the role ${actor.role} may not do this; it needs the role ${useCase.role}`);
  }
  if (useCase.kind !== "change") {
    const result = await useCase.run(args, context);
    if (useCase.kind === "look" && seesRecipients(actor)) await note(describe(result));
    return result;
  }
  // Before the change: a process that ends in the middle leaves a line, and nothing is changed without one.
  const entry = useCase.makesTables ? undefined : await note("begun");
  // What is done is done, also where the log does not say so: it has the line that it was begun.
  const finish = (result: string): Promise<unknown> =>
    entry === undefined ? note(result) : setAuditResult(auditLog, entry, result).catch(() => {});
  try {
    const result = await useCase.run(args, context);
    await finish(describe(result));
    return result;
  } catch (error) {
    // The error itself is what the operator has to know.
    await finish(`${describeFailure(error)}: ${formatError(error)}`).catch(() => {});
    throw error;
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Refusal)) return "failed";
  return error.kind === "counted" ? "counted only" : error.kind === "unconfirmed" ? "not confirmed" : "failed";
}
