import type { Account } from "../domain/model.ts";
import type { Services } from "./services.ts";

/** A body in JSON as its caller wrote it. */
export interface Written {
  /** There until the handler waits for something: afterwards its place holds another request. */
  readonly bytes: Buffer;
  /** Whether characters are written by their numbers (`\u0041`). */
  readonly hasEscapes: boolean;
  /** The members that are not written there, but were added as defaults. */
  readonly added: readonly string[];
}

/** What a handler knows besides the request itself. */
export interface Context {
  /** Whose token or password was shown. An operation that is open to all has none, and throws if it asks. */
  readonly account: Account;
  readonly requestId: string;
  readonly nowMs: number;
  readonly services: Services;
  /** What the request's body was read from. Undefined: no JSON, or defaults were put inside of its members. */
  readonly written: Written | undefined;
  /** Takes more of the account's rate than the one that every request costs; false: there is not enough left. */
  charge(cost: number): Promise<boolean>;
}
