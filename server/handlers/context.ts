import type { Account } from "../domain/model.ts";
import type { Services } from "./services.ts";

/** What a handler knows besides the request itself. */
export interface Context {
  /** Whose token or password was shown. An operation that is open to all has none, and throws if it asks. */
  readonly account: Account;
  readonly requestId: string;
  readonly nowMs: number;
  readonly services: Services;
  /** Takes more of the account's rate than the one that every request costs; false: there is not enough left. */
  charge(cost: number): Promise<boolean>;
}
