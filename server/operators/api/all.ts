import type { Handlers } from "../../../generated/admin/handlers.ts";
import { accountOperations } from "./account-operations.ts";
import type { RequestContext } from "./context.ts";
import { messageOperations } from "./message-operations.ts";
import { makeSessionOperations, type SessionCookies } from "./session-operations.ts";
import { systemOperations } from "./system-operations.ts";

export type { OperatorParts } from "../parts.ts";
export { Refusal } from "../refusal.ts";
export type { OperatorSession } from "../sessions.ts";
export type { SignInLimit, SignInOutcome, SignInParts } from "../sign-in.ts";
export { perform } from "../use-case.ts";
export { describeRefusal, problem } from "./problem.ts";
export type { SessionCookies } from "./session-operations.ts";

/** Every operation of the operators' API: each translates a request for its use case, and what came of it for the caller. */
export const makeOperations = (cookies: SessionCookies) =>
  ({
    ...makeSessionOperations(cookies),
    ...messageOperations,
    ...accountOperations,
    ...systemOperations,
  }) satisfies Handlers<RequestContext>;
