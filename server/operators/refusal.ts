import { OperatorError } from "../errors.ts";

export type RefusalKind =
  /** The role does not allow it. */
  | "role"
  /** An argument is wrong. */
  | "invalid"
  /** There is no such thing. */
  | "missing"
  /** It cannot be done as things are. */
  | "conflict"
  /** It cannot be undone, and nobody has said that it is meant. */
  | "unconfirmed"
  /** Nobody has said that it is meant, so that it was only counted what would be changed. */
  | "counted";

/** Why something that an operator wants is not done. The text names no way in: neither options nor fields of a request. */
export class Refusal extends OperatorError {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, text: string) {
    super(text);
    this.kind = kind;
  }
}

export const noAccount = (id: string): Refusal => new Refusal("missing", `there is no account ${JSON.stringify(id)}`);
