import type { RawClient } from "../generated/client.ts";
import { securitySchemes } from "../generated/security.ts";
import { type CallSettings, headersOf } from "./call.ts";
import { exchangeOver } from "./exchange.ts";
import { type Methods, makeMethods, type ThrowingMethods } from "./methods.ts";
import type { AnyCallOptions, Fetch, GatewayOptions } from "./options.ts";
import { orThrow } from "./or-throw.ts";
import { rawClient } from "./raw.ts";
import type { Report } from "./report.ts";
import {
  lookUp,
  type MessageReports,
  type ReportResult,
  type WaitOptions,
  type WaitResult,
  waitForReport,
} from "./report-of-message.ts";
import { type Polling, type ReportsOptions, reportBatches, reports } from "./reports.ts";
import type { ValueOf } from "./results.ts";
import { RetryPolicy } from "./retry.ts";
import { Tokens } from "./token.ts";
import { MemoryTokenStore } from "./token-store.ts";
import { type UploadOptions, type UploadResult, upload } from "./upload.ts";
import type { UploadSource } from "./upload-source.ts";

/** What goes beyond one operation, in the returning style. */
interface Conveniences {
  /** What is known of a message: pending, delivered or failed. */
  report(msgKey: string, options?: AnyCallOptions): Promise<ReportResult>;
  /** Looks until there is a final report, delivered or not. */
  waitForReport(msgKey: string, options?: WaitOptions): Promise<WaitResult>;
  /** Registers an image from a path, bytes, a Blob or a stream. */
  upload(source: UploadSource, options: UploadOptions): Promise<UploadResult>;
}

interface ThrowingConveniences {
  report(msgKey: string, options?: AnyCallOptions): Promise<MessageReports>;
  waitForReport(msgKey: string, options?: WaitOptions): Promise<Report>;
  upload(source: UploadSource, options: UploadOptions): Promise<ValueOf<"uploadFile">>;
}

export interface Gateway extends Methods, Conveniences {
  /** The same methods, each returning what the call was for, or throwing a GatewayError. */
  readonly orThrow: ThrowingMethods & ThrowingConveniences;
  /** Polls and hands out reports; acknowledges a batch when the loop body has finished with it. Throws a GatewayError. */
  reports(options?: ReportsOptions): AsyncGenerator<Report, void, void>;
  /** The same, a batch of up to 1000 reports at a time. */
  reportBatches(options?: ReportsOptions): AsyncGenerator<readonly Report[], void, void>;
  /** openapi-fetch itself, with the client's token. */
  readonly raw: RawClient;
}

/** A client of one gateway with one account. It holds a token and a budget of repetitions: make one and keep it. */
export function createGateway(options: GatewayOptions): Gateway {
  const { href, search, hash, username } = new URL(options.baseUrl);
  if (search + hash + username !== "") throw new TypeError("baseUrl is an address without query and credentials");
  const baseUrl = href.replace(/\/+$/, "");
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const store = options.tokenStore ?? new MemoryTokenStore();
  const settings: CallSettings = {
    exchange: exchangeOver(baseUrl, fetch),
    retry: new RetryPolicy(options.retry),
    timeoutMs: options.timeoutMs ?? 30_000,
    deadlineMs: options.deadlineMs ?? 120_000,
    headers: headersOf(options.headers ?? {}),
    onRetry: options.onRetry ?? (() => {}),
    tokens: new Tokens(`${baseUrl} ${options.clientId}`, store, () => methods.issueToken()),
    credentials: () => credentialHeaders(options),
  };
  const methods = makeMethods(settings);
  const polling: Polling = {
    poll: (callOptions) => methods.pollReports(callOptions),
    acknowledge: (reportId, callOptions) => methods.acknowledgeReports({ reportId }, callOptions),
  };
  const inquire = (msgKey: string, callOptions: AnyCallOptions) => methods.inquireReport({ msgKey }, callOptions);
  const conveniences: Conveniences = {
    report: (msgKey, callOptions) => lookUp(inquire, msgKey, callOptions),
    waitForReport: (msgKey, waitOptions) => waitForReport(inquire, msgKey, waitOptions),
    upload: (source, uploadOptions) =>
      upload({ plain: methods.uploadFile, typed: methods.uploadTypedFile }, source, uploadOptions),
  };
  return {
    ...methods,
    ...conveniences,
    orThrow: orThrow({ ...methods, ...conveniences }) as Gateway["orThrow"],
    reports: (reportsOptions) => reports(polling, reportsOptions),
    reportBatches: (reportsOptions) => reportBatches(polling, reportsOptions),
    raw: rawClient(baseUrl, fetch, settings),
  };
}

const { clientId, clientPassword } = securitySchemes;
/** The vendor's word in the headers as the contract writes them. */
const PREFIX = "-SVC-";

async function credentialHeaders(options: GatewayOptions): Promise<Readonly<Record<string, string>>> {
  const { password, vendorPrefix } = options;
  const named = (header: string): string =>
    vendorPrefix === undefined ? header : header.replace(PREFIX, `-${vendorPrefix}-`);
  return {
    [named(clientId.parameter)]: options.clientId,
    [named(clientPassword.parameter)]: typeof password === "function" ? await password() : password,
  };
}
