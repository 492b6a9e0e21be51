import { type Check, checkOptions, checkValue, isObject } from "./check-options.ts";
import type { Schemas } from "./contract.ts";
import { type Report, toReport } from "./report.ts";
import { type Bytes, decoded, encoded, getKey, sign, VERSION } from "./webhook-signature.ts";

/** A report of a webhook delivery: the final report of one message. */
export type WebhookReport = Schemas["WebhookReport"] & Pick<Report, "delivered" | "isFinal">;

/** A delivery with a valid signature. */
export interface WebhookEvent {
  /** The same for all tries to deliver this report. */
  readonly id: string;
  /** The time of this try. */
  readonly sentAt: Date;
  /** The final report of one message. */
  readonly report: WebhookReport;
}

/** An alert with a valid signature. */
export interface AlertEvent {
  /** The same for all tries to deliver this alert. */
  readonly id: string;
  /** The time of this try. */
  readonly sentAt: Date;
  /** The reports of a channel began or ceased to fail. */
  readonly alert: Schemas["WebhookAlert"];
}

/** The headers of a request: of fetch, or of Node. */
export type WebhookHeaders = Headers | { readonly [name: string]: string | readonly string[] | undefined };

/** The request does not come from the gateway, or was changed. Do not process it. */
export class WebhookError extends Error {
  /** Always `WebhookError`. */
  override readonly name = "WebhookError";
  /** What is wrong: a header is missing, the time is too far off, no signature fits, or the body is no report. */
  readonly why: "headers" | "timestamp" | "signature" | "body";

  constructor(why: WebhookError["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** The options of `verifyWebhook`. */
export interface VerifyOptions {
  /** The tolerance for the time of a delivery (default: 300 s). An old delivery that is replayed is refused. */
  readonly toleranceS?: number | undefined;
  /** The current time (default: that of the clock), for tests. */
  readonly nowMs?: number | undefined;
}

/** More than a rotation needs; a long header must not cause much work. */
const MOST_SIGNATURES = 10;

/**
 * Verifies a signed request and returns its event, or throws a WebhookError. `rawBody` must have the received bytes, not
 * a body that was parsed and serialized again. During a rotation, pass both secrets.
 *
 * It is synchronous: with a promise, a forgotten `await` would accept every request. The signatures of Web Crypto are
 * promises, and browsers have no others, so that a library computes them.
 */
export function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): WebhookEvent {
  const { body, ...delivery } = verify("verifyWebhook", rawBody, headers, secrets, options);
  return { ...delivery, report: reportIn(body) };
}

/** The same for a request to the alert address of your account. */
export function verifyAlert(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): AlertEvent {
  const { body, ...delivery } = verify("verifyAlert", rawBody, headers, secrets, options);
  const alert = parse(body) as Partial<Schemas["WebhookAlert"]>;
  if (typeof alert.alert !== "string" || !isObject(alert.failure))
    throw new WebhookError("body", "an alert must have alert and failure");
  return { ...delivery, alert: alert as Schemas["WebhookAlert"] };
}

/** A delivery with a valid signature. */
interface Verified extends Pick<WebhookEvent, "id" | "sentAt"> {
  readonly body: Bytes;
}

function verify(
  caller: string,
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: VerifyOptions,
): Verified {
  checkValue(`${caller}: rawBody`, rawBody, rawBodyCheck);
  checkValue(`${caller}: headers`, headers, headersCheck);
  checkValue(`${caller}: secrets`, secrets, secretsCheck);
  checkOptions(caller, options, VERIFY_CHECKS);
  const { toleranceS = 300, nowMs = Date.now() } = options;
  const id = getHeader(headers, "webhook-id");
  const timestamp = getHeader(headers, "webhook-timestamp");
  const signatures = getHeader(headers, "webhook-signature");
  if (!id || !timestamp || !signatures)
    throw new WebhookError("headers", "webhook-id, webhook-timestamp or webhook-signature is missing");
  const sentAtMs = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  if (!(Math.abs(nowMs - sentAtMs) <= toleranceS * 1000))
    throw new WebhookError("timestamp", `the time of the delivery differs by more than ${toleranceS} s`);
  const body = typeof rawBody === "string" ? encoded(rawBody) : new Uint8Array(rawBody);
  const signWith = (key: Bytes): Uint8Array => sign(id, timestamp, body, key);
  if (!isSigned(signWith, signatures, typeof secrets === "string" ? [secrets] : secrets))
    throw new WebhookError("signature", "no signature is valid");
  return { id, sentAt: new Date(sentAtMs), body };
}

/** A body that was parsed has lost the bytes that were signed. */
const rawBodyCheck: Check = (value) =>
  typeof value === "string" || value instanceof Uint8Array || value instanceof ArrayBuffer
    ? undefined
    : "the received text or bytes";
const headersCheck: Check = (value) => (isObject(value) ? undefined : "the headers of the request");

/** Without a secret nothing would be verified. */
export const secretsCheck: Check = (value) => {
  const secrets: readonly unknown[] = Array.isArray(value) ? value : [value];
  return secrets.length > 0 && secrets.every(isSecret) ? undefined : "a secret (whsec_ followed by base64) or several";
};
const isSecret = (value: unknown): boolean => typeof value === "string" && getKey(value) !== undefined;

export const toleranceCheck: Check = (value) =>
  typeof value === "number" && value >= 0 ? undefined : "a number of seconds, 0 or more";
const VERIFY_CHECKS: Readonly<Record<keyof VerifyOptions, Check>> = {
  toleranceS: toleranceCheck,
  nowMs: (value) => (Number.isFinite(value) ? undefined : "a time in milliseconds"),
};

function isSigned(signWith: (key: Bytes) => Uint8Array, signatures: string, secrets: readonly string[]): boolean {
  const shown = signatures
    .split(" ", MOST_SIGNATURES)
    .filter((entry) => entry.startsWith(VERSION))
    .map((entry) => decoded(entry.slice(VERSION.length)))
    .filter((bytes) => bytes !== undefined);
  const keys = secrets.map(getKey).filter((key) => key !== undefined);
  return keys.some((key) => {
    const right = signWith(key);
    return shown.some((signature) => isEqual(signature, right));
  });
}

/** Compares all bytes, so that the time does not tell how many of them are right. */
function isEqual(shown: Uint8Array, right: Uint8Array): boolean {
  if (shown.length !== right.length) return false;
  let difference = 0;
  for (const [index, byte] of right.entries()) difference |= byte ^ (shown[index] ?? 0);
  return difference === 0;
}

/** The members of a report. If the contract has other members, this does not compile. */
const NEEDED: Readonly<Record<RequiredMember, true>> = {
  msgKey: true,
  serviceType: true,
  reportType: true,
  reportCode: true,
  reportTime: true,
};

type RequiredMember = {
  [Name in keyof Schemas["WebhookReport"]]-?: undefined extends Schemas["WebhookReport"][Name] ? never : Name;
}[keyof Schemas["WebhookReport"]];

function parse(body: Bytes): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookError("body", "the body is not JSON");
  }
  return typeof value === "object" && value !== null ? value : {};
}

function reportIn(body: Bytes): WebhookReport {
  const report = parse(body) as Schemas["WebhookReport"];
  const names = Object.keys(NEEDED) as RequiredMember[];
  if (names.some((name) => typeof report[name] !== "string"))
    throw new WebhookError("body", `a report must have ${names.join(", ")}`);
  return toReport(report);
}

function getHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}
