import type { OperatorSession } from "../sessions.ts";
import type { SignInParts } from "../sign-in.ts";
import type { Perform } from "../use-case.ts";

/** A request of an operator. */
export interface RequestContext {
  /** Undefined: nobody is signed in, which only a sign-in allows. */
  readonly session: OperatorSession | undefined;
  /** The address of the caller. */
  readonly from: string;
  /** Does something as the operator of the session. */
  readonly perform: Perform;
  readonly signInParts: SignInParts;
  /** The name of the caller's browser, if this operator has signed in there before. */
  findBrowser(operator: string): string | undefined;
  /** Called when the request has signed in an operator. */
  onSignedIn(operator: string): void;
}
