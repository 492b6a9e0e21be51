import type { Handlers } from "../../../generated/admin/handlers.ts";
import { getAccount, getRegistry, listAccounts } from "./account-operations.ts";
import { listAudit } from "./audit-operations.ts";
import { drainCarrier, listCarriers, pauseCarrier, resumeCarrier } from "./carrier-operations.ts";
import { listDeadLetters, redeliver } from "./dead-letter-operations.ts";
import { findMessages, findMessagesTo, getMessage } from "./message-operations.ts";
import type { OperateContext } from "./services.ts";
import { getSession, makeSignIn, makeSignOut, type SessionCookies } from "./session-operations.ts";
import { getBacklog, getTraffic } from "./traffic-operations.ts";

export { isRole, mayActAs } from "../../domain/operator-role.ts";
export { problem } from "./problem.ts";
export { audit, type OperateContext, type OperateServices, type SignInLimit, type SignInOutcome } from "./services.ts";
export type { SessionCookies } from "./session-operations.ts";
export type { OperatorSession } from "./sessions.ts";

/** Every operation of the operators' API. */
export const makeOperations = (cookies: SessionCookies) =>
  ({
    getSession,
    signIn: makeSignIn(cookies),
    signOut: makeSignOut(cookies),
    findMessages,
    findMessagesTo,
    getMessage,
    listAccounts,
    getAccount,
    getRegistry,
    getTraffic,
    getBacklog,
    listCarriers,
    pauseCarrier,
    resumeCarrier,
    drainCarrier,
    listDeadLetters,
    redeliver,
    listAudit,
  }) satisfies Handlers<OperateContext>;
