// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { part as part_small } from "./validators/schemas/small.js";
import { part as part_MessagePage } from "./validators/schemas/MessagePage.js";
import { part as part_AccountChanges } from "./validators/schemas/AccountChanges.js";
import { part as part_Quota } from "./validators/schemas/Quota.js";
import { part as part_RegistryEntries } from "./validators/schemas/RegistryEntries.js";
import * as part_getSession from "./validators/getSession.js";
import * as part_signIn from "./validators/signIn.js";
import * as part_signOut from "./validators/signOut.js";
import * as part_findMessages from "./validators/findMessages.js";
import * as part_countMessages from "./validators/countMessages.js";
import * as part_findMessagesTo from "./validators/findMessagesTo.js";
import * as part_cancelMessages from "./validators/cancelMessages.js";
import * as part_requeueMessages from "./validators/requeueMessages.js";
import * as part_getMessage from "./validators/getMessage.js";
import * as part_cancelMessage from "./validators/cancelMessage.js";
import * as part_requeueMessage from "./validators/requeueMessage.js";
import * as part_listAccounts from "./validators/listAccounts.js";
import * as part_createAccount from "./validators/createAccount.js";
import * as part_getAccount from "./validators/getAccount.js";
import * as part_deleteAccount from "./validators/deleteAccount.js";
import * as part_changeAccount from "./validators/changeAccount.js";
import * as part_getRegistry from "./validators/getRegistry.js";
import * as part_replaceRegistry from "./validators/replaceRegistry.js";
import * as part_addRegistryEntries from "./validators/addRegistryEntries.js";
import * as part_setAccountPassword from "./validators/setAccountPassword.js";
import * as part_listCredentials from "./validators/listCredentials.js";
import * as part_addCredential from "./validators/addCredential.js";
import * as part_removeCredential from "./validators/removeCredential.js";
import * as part_changeCredential from "./validators/changeCredential.js";
import * as part_revokeTokens from "./validators/revokeTokens.js";
import * as part_rotateWebhookSecret from "./validators/rotateWebhookSecret.js";
import * as part_dropOldWebhookSecret from "./validators/dropOldWebhookSecret.js";
import * as part_getAccountTraffic from "./validators/getAccountTraffic.js";
import * as part_getQuotas from "./validators/getQuotas.js";
import * as part_moveAccount from "./validators/moveAccount.js";
import * as part_removeRegistryEntry from "./validators/removeRegistryEntry.js";
import * as part_listOptOuts from "./validators/listOptOuts.js";
import * as part_addOptOuts from "./validators/addOptOuts.js";
import * as part_removeOptOuts from "./validators/removeOptOuts.js";
import * as part_findOptOuts from "./validators/findOptOuts.js";
import * as part_eraseRecipient from "./validators/eraseRecipient.js";
import * as part_getTraffic from "./validators/getTraffic.js";
import * as part_getUsage from "./validators/getUsage.js";
import * as part_getBacklog from "./validators/getBacklog.js";
import * as part_listFailures from "./validators/listFailures.js";
import * as part_listCarriers from "./validators/listCarriers.js";
import * as part_pauseCarrier from "./validators/pauseCarrier.js";
import * as part_resumeCarrier from "./validators/resumeCarrier.js";
import * as part_drainCarrier from "./validators/drainCarrier.js";
import * as part_resetCarrierShares from "./validators/resetCarrierShares.js";
import * as part_reloadCarriers from "./validators/reloadCarriers.js";
import * as part_listDeadLetters from "./validators/listDeadLetters.js";
import * as part_redeliver from "./validators/redeliver.js";
import * as part_listOperators from "./validators/listOperators.js";
import * as part_addOperator from "./validators/addOperator.js";
import * as part_removeOperator from "./validators/removeOperator.js";
import * as part_setOperatorPassword from "./validators/setOperatorPassword.js";
import * as part_listCells from "./validators/listCells.js";
import * as part_addCell from "./validators/addCell.js";
import * as part_rebalanceCells from "./validators/rebalanceCells.js";
import * as part_listAudit from "./validators/listAudit.js";

export const schemas = {
  Problem: part_small.validators["Problem"],
  OperatorName: part_small.validators["OperatorName"],
  AccountId: part_small.validators["AccountId"],
  AccountName: part_createAccount.part.validators["AccountName"],
  MsgKey: part_small.validators["MsgKey"],
  Ref: part_small.validators["Ref"],
  Code: part_small.validators["Code"],
  Time: part_small.validators["Time"],
  Limit: part_small.validators["Limit"],
  Role: part_small.validators["Role"],
  MessageState: part_small.validators["MessageState"],
  SignIn: part_signIn.part.validators["SignIn"],
  Session: part_small.validators["Session"],
  RecipientSearch: part_findMessagesTo.part.validators["RecipientSearch"],
  CancelledGroup: part_cancelMessages.part.validators["CancelledGroup"],
  RequeuedGroup: part_requeueMessages.part.validators["RequeuedGroup"],
  ChangedMessages: part_small.validators["ChangedMessages"],
  Message: part_MessagePage.validators["Message"],
  MessageTotals: part_countMessages.part.validators["MessageTotals"],
  CodeCounts: part_small.validators["CodeCounts"],
  CarrierReason: part_small.validators["CarrierReason"],
  SilentCell: part_small.validators["SilentCell"],
  MessagePage: part_MessagePage.validators["MessagePage"],
  MessageDetail: part_getMessage.part.validators["MessageDetail"],
  Fix: part_getMessage.part.validators["Fix"],
  AccountSummary: part_listAccounts.part.validators["AccountSummary"],
  Account: part_Quota.validators["Account"],
  Registry: part_getRegistry.part.validators["Registry"],
  Traffic: part_getTraffic.part.validators["Traffic"],
  ChannelFailure: part_listFailures.part.validators["ChannelFailure"],
  Backlog: part_getBacklog.part.validators["Backlog"],
  Carrier: part_listCarriers.part.validators["Carrier"],
  CarrierShare: part_listCarriers.part.validators["CarrierShare"],
  ResetShares: part_resetCarrierShares.part.validators["ResetShares"],
  CarrierState: part_small.validators["CarrierState"],
  CarrierOrder: part_small.validators["CarrierOrder"],
  DeadLetter: part_listDeadLetters.part.validators["DeadLetter"],
  DeadLetterPage: part_listDeadLetters.part.validators["DeadLetterPage"],
  Redelivery: part_redeliver.part.validators["Redelivery"],
  Channel: part_small.validators["Channel"],
  Password: part_small.validators["Password"],
  WaitSeconds: part_small.validators["WaitSeconds"],
  Confirmation: part_requeueMessage.part.validators["Confirmation"],
  Requeued: part_requeueMessage.part.validators["Requeued"],
  LimitChanges: part_AccountChanges.validators["LimitChanges"],
  RateLimit: part_AccountChanges.validators["RateLimit"],
  Quota: part_Quota.validators["Quota"],
  FallbackCap: part_Quota.validators["FallbackCap"],
  QuotaUses: part_getQuotas.part.validators["QuotaUses"],
  AccountChanges: part_AccountChanges.validators["AccountChanges"],
  NewAccount: part_createAccount.part.validators["NewAccount"],
  MadeAccount: part_createAccount.part.validators["MadeAccount"],
  PasswordChoice: part_small.validators["PasswordChoice"],
  ChosenPassword: part_small.validators["ChosenPassword"],
  CredentialId: part_small.validators["CredentialId"],
  Right: part_small.validators["Right"],
  Rights: part_small.validators["Rights"],
  Credential: part_small.validators["Credential"],
  Credentials: part_listCredentials.part.validators["Credentials"],
  NewCredential: part_addCredential.part.validators["NewCredential"],
  AddedCredential: part_addCredential.part.validators["AddedCredential"],
  CredentialChanges: part_changeCredential.part.validators["CredentialChanges"],
  Revoked: part_revokeTokens.part.validators["Revoked"],
  SecretRotation: part_rotateWebhookSecret.part.validators["SecretRotation"],
  RotatedSecret: part_rotateWebhookSecret.part.validators["RotatedSecret"],
  Rows: part_deleteAccount.part.validators["Rows"],
  AccountTraffic: part_getAccountTraffic.part.validators["AccountTraffic"],
  Usage: part_getUsage.part.validators["Usage"],
  AccountMove: part_moveAccount.part.validators["AccountMove"],
  MovedAccount: part_moveAccount.part.validators["MovedAccount"],
  RegistryText: part_RegistryEntries.validators["RegistryText"],
  OptOuts: part_small.validators["OptOuts"],
  OptOutQuestion: part_findOptOuts.part.validators["OptOutQuestion"],
  AddedOptOuts: part_addOptOuts.part.validators["AddedOptOuts"],
  RemovedOptOuts: part_removeOptOuts.part.validators["RemovedOptOuts"],
  OptOutCounts: part_listOptOuts.part.validators["OptOutCounts"],
  FoundOptOuts: part_findOptOuts.part.validators["FoundOptOuts"],
  RegistryEntries: part_RegistryEntries.validators["RegistryEntries"],
  Registered: part_small.validators["Registered"],
  RecipientErasure: part_eraseRecipient.part.validators["RecipientErasure"],
  ErasedRecipient: part_eraseRecipient.part.validators["ErasedRecipient"],
  Reloaded: part_reloadCarriers.part.validators["Reloaded"],
  Operators: part_listOperators.part.validators["Operators"],
  NewOperator: part_addOperator.part.validators["NewOperator"],
  Cells: part_listCells.part.validators["Cells"],
  AddedCell: part_addCell.part.validators["AddedCell"],
  MovedCells: part_rebalanceCells.part.validators["MovedCells"],
  AuditEntry: part_listAudit.part.validators["AuditEntry"],
  AuditPage: part_listAudit.part.validators["AuditPage"],
};

export const operations = {
  getSession: part_getSession,
  signIn: part_signIn,
  signOut: part_signOut,
  findMessages: part_findMessages,
  countMessages: part_countMessages,
  findMessagesTo: part_findMessagesTo,
  cancelMessages: part_cancelMessages,
  requeueMessages: part_requeueMessages,
  getMessage: part_getMessage,
  cancelMessage: part_cancelMessage,
  requeueMessage: part_requeueMessage,
  listAccounts: part_listAccounts,
  createAccount: part_createAccount,
  getAccount: part_getAccount,
  deleteAccount: part_deleteAccount,
  changeAccount: part_changeAccount,
  getRegistry: part_getRegistry,
  replaceRegistry: part_replaceRegistry,
  addRegistryEntries: part_addRegistryEntries,
  setAccountPassword: part_setAccountPassword,
  listCredentials: part_listCredentials,
  addCredential: part_addCredential,
  removeCredential: part_removeCredential,
  changeCredential: part_changeCredential,
  revokeTokens: part_revokeTokens,
  rotateWebhookSecret: part_rotateWebhookSecret,
  dropOldWebhookSecret: part_dropOldWebhookSecret,
  getAccountTraffic: part_getAccountTraffic,
  getQuotas: part_getQuotas,
  moveAccount: part_moveAccount,
  removeRegistryEntry: part_removeRegistryEntry,
  listOptOuts: part_listOptOuts,
  addOptOuts: part_addOptOuts,
  removeOptOuts: part_removeOptOuts,
  findOptOuts: part_findOptOuts,
  eraseRecipient: part_eraseRecipient,
  getTraffic: part_getTraffic,
  getUsage: part_getUsage,
  getBacklog: part_getBacklog,
  listFailures: part_listFailures,
  listCarriers: part_listCarriers,
  pauseCarrier: part_pauseCarrier,
  resumeCarrier: part_resumeCarrier,
  drainCarrier: part_drainCarrier,
  resetCarrierShares: part_resetCarrierShares,
  reloadCarriers: part_reloadCarriers,
  listDeadLetters: part_listDeadLetters,
  redeliver: part_redeliver,
  listOperators: part_listOperators,
  addOperator: part_addOperator,
  removeOperator: part_removeOperator,
  setOperatorPassword: part_setOperatorPassword,
  listCells: part_listCells,
  addCell: part_addCell,
  rebalanceCells: part_rebalanceCells,
  listAudit: part_listAudit,
};

export const webhooks = {};
