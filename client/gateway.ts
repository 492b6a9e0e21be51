import { RetryPolicy } from "contract-kit-runtime/retry";
import type { RawClient } from "../generated/client.ts";
import { securitySchemes } from "../generated/security.ts";
import { type CallSettings, toHeaders } from "./call.ts";
import {
  lookUp,
  type MessageReports,
  type ReportResult,
  type WaitOptions,
  type WaitResult,
  waitForReport,
} from "./message-reports.ts";
import { type Methods, makeMethods, type ThrowingMethods } from "./methods.ts";
import { type AnyCallOptions, checkGatewayOptions, type Fetch, type GatewayOptions, isCredential } from "./options.ts";
import { rawClient } from "./raw.ts";
import type { Report } from "./report.ts";
import type { Streaming } from "./report-stream.ts";
import { checkStreamOptions, type ReportStreamOptions } from "./report-stream-options.ts";
import { checkReportsOptions, type Polling, type ReportsOptions, reportBatches, reports } from "./reports.ts";
import type { ValueOf } from "./results.ts";
import {
  checkSendMany,
  type Messages,
  type OutgoingMessage,
  type SendManyOptions,
  type SentMessage,
  sendMany,
} from "./send-many.ts";
import { newSender } from "./send-request.ts";
import { toThrowingMethods } from "./throwing-methods.ts";
import { Tokens } from "./token.ts";
import { MemoryTokenStore } from "./token-store.ts";
import { type UploadOptions, type UploadResult, upload } from "./upload.ts";
import type { UploadSource } from "./upload-source.ts";

/** Methods that use several operations, in the returning style. */
interface Conveniences {
  /** The state of a message: pending, delivered or failed. */
  report(msgKey: string, options?: AnyCallOptions): Promise<ReportResult>;
  /** Polls until there is a final report. */
  waitForReport(msgKey: string, options?: WaitOptions): Promise<WaitResult>;
  /** Registers an image from a path, bytes, a Blob or a stream. */
  upload(source: UploadSource, options: UploadOptions): Promise<UploadResult>;
}

interface ThrowingConveniences {
  /** The state of a message: pending, delivered or failed. */
  report(msgKey: string, options?: AnyCallOptions): Promise<MessageReports>;
  /** Polls until there is a final report. */
  waitForReport(msgKey: string, options?: WaitOptions): Promise<Report>;
  /** Registers an image from a path, bytes, a Blob or a stream. */
  upload(source: UploadSource, options: UploadOptions): Promise<ValueOf<"uploadFile">>;
}

/** The loops over reports, one by one. */
export interface ReportsMethod {
  (options?: ReportsOptions): AsyncGenerator<Report, void, void>;
  /** The same without polling: reports come as they are created, over a connection that stays open and is opened again when it is lost. */
  stream(options?: ReportStreamOptions): AsyncGenerator<Report, void, void>;
}

/** A client of one account: a method for each operation, and what is built from them. */
export interface Gateway extends Methods, Conveniences {
  /** The same methods in the throwing style: they return the data or throw a GatewayError. */
  readonly orThrow: ThrowingMethods & ThrowingConveniences;
  /** Polls for reports, and acknowledges a batch after the loop body has processed it. Throws a GatewayError. */
  readonly reports: ReportsMethod;
  /** The same in batches of up to 1000 reports. */
  reportBatches(options?: ReportsOptions): AsyncGenerator<readonly Report[], void, void>;
  /**
   * Sends many messages, with a limited number under way and within the rate limit, and yields each result when it is
   * there. A failure ends nothing. Messages with a `ref` or an `idempotencyKey` are safe to send again within 24 hours.
   */
  sendMany<Message extends OutgoingMessage>(
    messages: Messages<Message>,
    options?: SendManyOptions,
  ): AsyncGenerator<SentMessage<Message>, void, void>;
  /** openapi-fetch itself, with the client's token. */
  readonly raw: RawClient;
}

/** A client for one account of a gateway. It keeps a token and a retry budget, so create one client and reuse it. */
export function createGateway(options: GatewayOptions): Gateway {
  checkGatewayOptions(options);
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, "");
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const store = options.tokenStore ?? new MemoryTokenStore();
  const settings: CallSettings = {
    sendRequest: newSender(baseUrl, fetch),
    retry: new RetryPolicy(options.retry),
    timeoutMs: options.timeoutMs ?? 30_000,
    deadlineMs: options.deadlineMs ?? 120_000,
    headers: toHeaders(options.headers ?? {}),
    hooks: options,
    tokens: new Tokens(`${baseUrl} ${options.clientId}`, store, () => methods.issueToken()),
    credentials: () => credentialHeaders(options),
  };
  const methods = makeMethods(settings);
  const polling: Polling = {
    poll: (callOptions) => methods.pollReports(callOptions),
    acknowledge: (reportId, callOptions) => methods.acknowledgeReports({ reportId }, callOptions),
  };
  const streaming: Streaming = { ...polling, open: (callOptions) => methods.streamReports(callOptions) };
  const inquire = (msgKey: string, callOptions: AnyCallOptions) => methods.inquireReport({ msgKey }, callOptions);
  const conveniences: Conveniences = {
    report: (msgKey, callOptions) => lookUp(inquire, msgKey, callOptions),
    waitForReport: (msgKey, waitOptions) => waitForReport(inquire, msgKey, waitOptions),
    upload: (source, uploadOptions) =>
      upload(
        { plain: methods.uploadFile, typed: methods.uploadTypedFile, subtyped: methods.uploadSubtypedFile },
        source,
        uploadOptions,
      ),
  };
  return {
    ...methods,
    ...conveniences,
    orThrow: toThrowingMethods({ ...methods, ...conveniences }) as Gateway["orThrow"],
    // Checked here, because a generator does nothing before its first step.
    reports: Object.assign(
      (reportsOptions?: ReportsOptions) => reports(polling, checkReportsOptions("reports", reportsOptions)),
      {
        stream: (streamOptions?: ReportStreamOptions) => streamLater(streaming, checkStreamOptions(streamOptions)),
      },
    ),
    reportBatches: (reportsOptions) => reportBatches(polling, checkReportsOptions("reportBatches", reportsOptions)),
    sendMany<Message>(messages: Messages<Message>, manyOptions?: SendManyOptions) {
      checkSendMany(messages, manyOptions);
      // The results are those of the messages, so that they have the messages' types.
      return sendMany(methods, messages, manyOptions) as AsyncGenerator<SentMessage<Message>, void, void>;
    },
    raw: rawClient(baseUrl, fetch, settings),
  };
}

/** Loads the loop over the stream when it begins, because most applications poll. */
async function* streamLater(
  streaming: Streaming,
  options: ReportStreamOptions | undefined,
): AsyncGenerator<Report, void, void> {
  const { streamReports } = await import("./report-stream.ts");
  yield* streamReports(streaming, options);
}

const { clientId, clientPassword } = securitySchemes;
/** The vendor prefix of the headers in the contract. */
const PREFIX = "-SVC-";

async function credentialHeaders(options: GatewayOptions): Promise<Readonly<Record<string, string>>> {
  const { vendorPrefix } = options;
  const password = typeof options.password === "function" ? await options.password() : options.password;
  if (!isCredential(password))
    throw new TypeError("createGateway: the function password must return the password of your account");
  const named = (header: string): string =>
    vendorPrefix === undefined ? header : header.replace(PREFIX, `-${vendorPrefix}-`);
  return {
    [named(clientId.parameter)]: options.clientId,
    [named(clientPassword.parameter)]: password,
  };
}
