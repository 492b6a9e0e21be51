// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "contract-kit-runtime/validator";
import type * as part_getSession from "./validators/getSession.js";
import type * as part_signIn from "./validators/signIn.js";
import type * as part_signOut from "./validators/signOut.js";
import type * as part_findMessages from "./validators/findMessages.js";
import type * as part_findMessagesTo from "./validators/findMessagesTo.js";
import type * as part_getMessage from "./validators/getMessage.js";
import type * as part_listAccounts from "./validators/listAccounts.js";
import type * as part_getAccount from "./validators/getAccount.js";
import type * as part_getRegistry from "./validators/getRegistry.js";
import type * as part_getTraffic from "./validators/getTraffic.js";
import type * as part_getBacklog from "./validators/getBacklog.js";
import type * as part_listCarriers from "./validators/listCarriers.js";
import type * as part_pauseCarrier from "./validators/pauseCarrier.js";
import type * as part_resumeCarrier from "./validators/resumeCarrier.js";
import type * as part_drainCarrier from "./validators/drainCarrier.js";
import type * as part_listDeadLetters from "./validators/listDeadLetters.js";
import type * as part_redeliver from "./validators/redeliver.js";
import type * as part_listAudit from "./validators/listAudit.js";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {
  Problem: Validator<components["schemas"]["Problem"]>;
  OperatorName: Validator<components["schemas"]["OperatorName"]>;
  AccountId: Validator<components["schemas"]["AccountId"]>;
  MsgKey: Validator<components["schemas"]["MsgKey"]>;
  Ref: Validator<components["schemas"]["Ref"]>;
  Time: Validator<components["schemas"]["Time"]>;
  Limit: Validator<components["schemas"]["Limit"]>;
  Role: Validator<components["schemas"]["Role"]>;
  MessageState: Validator<components["schemas"]["MessageState"]>;
  SignIn: Validator<components["schemas"]["SignIn"]>;
  Session: Validator<components["schemas"]["Session"]>;
  RecipientSearch: Validator<components["schemas"]["RecipientSearch"]>;
  Message: Validator<components["schemas"]["Message"]>;
  SilentCell: Validator<components["schemas"]["SilentCell"]>;
  MessagePage: Validator<components["schemas"]["MessagePage"]>;
  MessageDetail: Validator<components["schemas"]["MessageDetail"]>;
  AccountSummary: Validator<components["schemas"]["AccountSummary"]>;
  Account: Validator<components["schemas"]["Account"]>;
  Registry: Validator<components["schemas"]["Registry"]>;
  Traffic: Validator<components["schemas"]["Traffic"]>;
  Backlog: Validator<components["schemas"]["Backlog"]>;
  Carrier: Validator<components["schemas"]["Carrier"]>;
  CarrierOrder: Validator<components["schemas"]["CarrierOrder"]>;
  DeadLetter: Validator<components["schemas"]["DeadLetter"]>;
  DeadLetterPage: Validator<components["schemas"]["DeadLetterPage"]>;
  Redelivery: Validator<components["schemas"]["Redelivery"]>;
  AuditEntry: Validator<components["schemas"]["AuditEntry"]>;
  AuditPage: Validator<components["schemas"]["AuditPage"]>;
};

export declare const operations: {
  getSession: typeof part_getSession;
  signIn: typeof part_signIn;
  signOut: typeof part_signOut;
  findMessages: typeof part_findMessages;
  findMessagesTo: typeof part_findMessagesTo;
  getMessage: typeof part_getMessage;
  listAccounts: typeof part_listAccounts;
  getAccount: typeof part_getAccount;
  getRegistry: typeof part_getRegistry;
  getTraffic: typeof part_getTraffic;
  getBacklog: typeof part_getBacklog;
  listCarriers: typeof part_listCarriers;
  pauseCarrier: typeof part_pauseCarrier;
  resumeCarrier: typeof part_resumeCarrier;
  drainCarrier: typeof part_drainCarrier;
  listDeadLetters: typeof part_listDeadLetters;
  redeliver: typeof part_redeliver;
  listAudit: typeof part_listAudit;
};

export declare const webhooks: {};
