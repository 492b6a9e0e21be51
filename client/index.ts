export type { RetryOptions } from "contract-kit-runtime/retry";
export type { RawClient } from "../generated/client.ts";
// Every schema of the contract that clients use, under its own name: messages, steps, cards, buttons, reports.
export type * from "../generated/client-types.ts";
export type { components, operations, paths } from "../generated/types.ts";
export type { AnswerOf, BodyOf, KeyedOperation, OperationId, ParamsOf } from "./contract.ts";
export { GatewayError } from "./errors.ts";
export { createGateway, type Gateway } from "./gateway.ts";
export type { HookHeaders, RequestEvent, ResponseEvent, WarningEvent } from "./hooks.ts";
export type { MessageReports, NoReportYet, ReportResult, WaitOptions, WaitResult } from "./message-reports.ts";
export type { Methods, ThrowingMethods } from "./methods.ts";
export type { AnyCallOptions, CallOptions, Fetch, GatewayOptions, KeyedCallOptions } from "./options.ts";
export type { Report } from "./report.ts";
export type { ReportStreamOptions } from "./report-stream-options.ts";
export type { ReportsOptions } from "./reports.ts";
export type {
  AcceptedDestination,
  AcceptedMessage,
  AnyFailure,
  AnyRefused,
  Failure,
  Fault,
  OmniOutcome,
  RefusalCode,
  Refused,
  RefusedDestination,
  Result,
  SendOperation,
  Succeeded,
  Unanswered,
  Undocumented,
  ValueOf,
} from "./results.ts";
export type { RetryEvent } from "./retry.ts";
export type { OutgoingMessage, SendManyOptions, SentMessage, Unsent } from "./send-many.ts";
export { MemoryTokenStore, type StoredToken, type TokenStore } from "./token-store.ts";
export type { UploadOptions, UploadResult } from "./upload.ts";
export type { ByteStream, UploadSource } from "./upload-source.ts";
