// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { part as part_small } from "./validators/schemas/small.js";
import { part as part_Ref } from "./validators/schemas/Ref.js";
import * as part_getSession from "./validators/getSession.js";
import * as part_signIn from "./validators/signIn.js";
import * as part_signOut from "./validators/signOut.js";
import * as part_findMessages from "./validators/findMessages.js";
import * as part_findMessagesTo from "./validators/findMessagesTo.js";
import * as part_getMessage from "./validators/getMessage.js";
import * as part_listAccounts from "./validators/listAccounts.js";
import * as part_getAccount from "./validators/getAccount.js";
import * as part_getRegistry from "./validators/getRegistry.js";
import * as part_getTraffic from "./validators/getTraffic.js";
import * as part_getBacklog from "./validators/getBacklog.js";
import * as part_listCarriers from "./validators/listCarriers.js";
import * as part_pauseCarrier from "./validators/pauseCarrier.js";
import * as part_resumeCarrier from "./validators/resumeCarrier.js";
import * as part_drainCarrier from "./validators/drainCarrier.js";
import * as part_listDeadLetters from "./validators/listDeadLetters.js";
import * as part_redeliver from "./validators/redeliver.js";
import * as part_listAudit from "./validators/listAudit.js";

export const schemas = {
  Problem: part_small.validators["Problem"],
  OperatorName: part_small.validators["OperatorName"],
  AccountId: part_small.validators["AccountId"],
  MsgKey: part_small.validators["MsgKey"],
  Ref: part_Ref.validators["Ref"],
  Time: part_small.validators["Time"],
  Limit: part_small.validators["Limit"],
  Role: part_small.validators["Role"],
  MessageState: part_Ref.validators["MessageState"],
  SignIn: part_signIn.part.validators["SignIn"],
  Session: part_small.validators["Session"],
  RecipientSearch: part_findMessagesTo.part.validators["RecipientSearch"],
  Message: part_Ref.validators["Message"],
  SilentCell: part_small.validators["SilentCell"],
  MessagePage: part_Ref.validators["MessagePage"],
  MessageDetail: part_getMessage.part.validators["MessageDetail"],
  AccountSummary: part_listAccounts.part.validators["AccountSummary"],
  Account: part_getAccount.part.validators["Account"],
  Registry: part_getRegistry.part.validators["Registry"],
  Traffic: part_getTraffic.part.validators["Traffic"],
  Backlog: part_getBacklog.part.validators["Backlog"],
  Carrier: part_listCarriers.part.validators["Carrier"],
  CarrierOrder: part_small.validators["CarrierOrder"],
  DeadLetter: part_listDeadLetters.part.validators["DeadLetter"],
  DeadLetterPage: part_listDeadLetters.part.validators["DeadLetterPage"],
  Redelivery: part_redeliver.part.validators["Redelivery"],
  AuditEntry: part_listAudit.part.validators["AuditEntry"],
  AuditPage: part_listAudit.part.validators["AuditPage"],
};

export const operations = {
  getSession: part_getSession,
  signIn: part_signIn,
  signOut: part_signOut,
  findMessages: part_findMessages,
  findMessagesTo: part_findMessagesTo,
  getMessage: part_getMessage,
  listAccounts: part_listAccounts,
  getAccount: part_getAccount,
  getRegistry: part_getRegistry,
  getTraffic: part_getTraffic,
  getBacklog: part_getBacklog,
  listCarriers: part_listCarriers,
  pauseCarrier: part_pauseCarrier,
  resumeCarrier: part_resumeCarrier,
  drainCarrier: part_drainCarrier,
  listDeadLetters: part_listDeadLetters,
  redeliver: part_redeliver,
  listAudit: part_listAudit,
};

export const webhooks = {};
