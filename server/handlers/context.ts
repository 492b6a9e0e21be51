import type { CredentialName } from "../domain/credential.ts";
import type { Account } from "../domain/model.ts";
import type { Services } from "./services.ts";

/** What a handler knows besides the request itself. */
export interface Context {
  /** The authenticated account. Reading it throws in an operation without authentication. */
  readonly account: Account;
  /** For which credential a token is to be issued; undefined: for the account's own password. */
  readonly credential: CredentialName | undefined;
  readonly requestId: string;
  readonly nowMs: number;
  readonly services: Services;
  /** Aborted when the caller is gone, the reply is sent, or the gateway stops. */
  readonly signal: AbortSignal;
  /** The account as it is now, for a reply that goes on for long. Undefined: the caller's token is not accepted any more. */
  findAccountAgain(nowMs: number): Promise<Account | undefined>;
  /** Takes more from the account's rate than the one that every request costs; false: there is not enough left. */
  charge(cost: number): Promise<boolean>;
}
