import type { Handlers } from "../../generated/handlers.ts";
import { issueToken } from "./auth/issue-token.ts";
import { receiveReceipts } from "./carriers/receive-receipts.ts";
import type { Context } from "./context.ts";
import { getImage } from "./files/get-image.ts";
import { uploadFile } from "./files/upload-file.ts";
import { uploadSubtypedFile } from "./files/upload-subtyped-file.ts";
import { uploadTypedFile } from "./files/upload-typed-file.ts";
import { createForm } from "./forms/create-form.ts";
import { deleteForm } from "./forms/delete-form.ts";
import { getForm } from "./forms/get-form.ts";
import { replaceForm } from "./forms/replace-form.ts";
import { addOptOuts } from "./optout/add-opt-outs.ts";
import { findOptOuts } from "./optout/find-opt-outs.ts";
import { removeOptOuts } from "./optout/remove-opt-outs.ts";
import { acknowledgeReports } from "./reports/acknowledge-reports.ts";
import { inquireReport } from "./reports/inquire-report.ts";
import { pollReports } from "./reports/poll-reports.ts";
import { streamInquiry } from "./reports/stream-inquiry.ts";
import { streamReports } from "./reports/stream-reports.ts";
import { testAlert } from "./reports/test-alert.ts";
import { testWebhook } from "./reports/test-webhook.ts";
import { cancelMessage } from "./send/cancel-message.ts";
import { sendOmni } from "./send/send-omni.ts";
import { singleSends } from "./send/single-sends.ts";

export type { Handlers } from "../../generated/handlers.ts";
export type { Account, AccountLimits, Fault, Refusal } from "../domain/model.ts";
export type { Context } from "./context.ts";
export { makeEnvelope } from "./envelope.ts";
export { describeFailing } from "./send/failure-warnings.ts";
export { hasMessages, refuseInvalidSend } from "./send/refuse-invalid-send.ts";
export type { Accounts, Files, Receipts, Services, Tokens } from "./services.ts";

/** Every operation of the contract: one that is missing, or answers what it may not, does not compile. */
export const handlers = {
  issueToken,
  pollReports,
  acknowledgeReports,
  streamReports,
  inquireReport,
  streamInquiry,
  testAlert,
  testWebhook,
  ...singleSends,
  sendOmni,
  cancelMessage,
  addOptOuts,
  removeOptOuts,
  findOptOuts,
  createForm,
  getForm,
  replaceForm,
  deleteForm,
  uploadFile,
  uploadTypedFile,
  uploadSubtypedFile,
  getImage,
  receiveReceipts,
} satisfies Handlers<Context>;
