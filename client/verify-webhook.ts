import type { Schemas } from "./contract.ts";
import { type Report, reportOf } from "./report.ts";

/** A report as a webhook delivers it: final, one message each. */
export type WebhookReport = Schemas["WebhookReport"] & Pick<Report, "delivered" | "isFinal">;

/** One delivery that was shown to come from the gateway. */
export interface WebhookEvent {
  /** The same on every try to deliver this report. */
  readonly id: string;
  /** When this try was made. */
  readonly sentAt: Date;
  readonly report: WebhookReport;
}

export type WebhookHeaders = Headers | { readonly [name: string]: string | readonly string[] | undefined };

/** The request does not come from the gateway, or not as it left there: do nothing that it says. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly why: "headers" | "timestamp" | "signature" | "body";

  constructor(why: WebhookError["why"], message: string) {
    super(message);
    this.why = why;
  }
}

export interface VerifyOptions {
  /** How far the time of a delivery may be off, 300 s unless given. An old one that somebody kept must not pass. */
  readonly toleranceS?: number | undefined;
  readonly nowMs?: number | undefined;
}

const VERSION = "v1,";
const ENCODED = "whsec_";
/** More than any rotation needs; a header full of them must not keep us busy. */
const MOST_SIGNATURES = 10;

/**
 * The event of a signed request, or a WebhookError. `rawBody` is the body as it came: parsed and written again it would
 * not be the same bytes. During a rotation give both secrets.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceS = 300, nowMs = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature");
  if (!id || !timestamp || !signatures)
    throw new WebhookError("headers", "webhook-id, webhook-timestamp or webhook-signature is missing");
  const sentAtMs = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  if (!(Math.abs(nowMs - sentAtMs) <= toleranceS * 1000))
    throw new WebhookError("timestamp", `the delivery is more than ${toleranceS} s off`);
  const body = typeof rawBody === "string" ? encoded(rawBody) : new Uint8Array(rawBody);
  const signed = joined(encoded(`${id}.${timestamp}.`), body);
  if (!(await isSigned(signed, signatures, typeof secrets === "string" ? [secrets] : secrets)))
    throw new WebhookError("signature", "no signature fits");
  return { id, sentAt: new Date(sentAtMs), report: reportIn(body) };
}

async function isSigned(signed: Bytes, signatures: string, secrets: readonly string[]): Promise<boolean> {
  const shown = signatures
    .split(" ", MOST_SIGNATURES)
    .filter((entry) => entry.startsWith(VERSION))
    .map((entry) => decoded(entry.slice(VERSION.length)))
    .filter((bytes) => bytes !== undefined);
  const fits = await Promise.all(
    secrets.map(async (secret) => {
      const key = await keyOf(secret);
      // The run-time's own verification takes the same time whatever the signature is.
      return Promise.all(shown.map((signature) => crypto.subtle.verify("HMAC", key, signature, signed)));
    }),
  );
  return fits.flat().includes(true);
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(ENCODED) ? decoded(secret.slice(ENCODED.length)) : encoded(secret);
  if (bytes === undefined || bytes.length === 0) throw new TypeError("a webhook secret is whsec_ and base64");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** What every report has; a member more or less in the contract does not compile here. */
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

function reportIn(body: Bytes): WebhookReport {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookError("body", "the body is not JSON");
  }
  const report = typeof value === "object" && value !== null ? (value as Schemas["WebhookReport"]) : undefined;
  const names = Object.keys(NEEDED) as RequiredMember[];
  if (report === undefined || names.some((name) => typeof report[name] !== "string"))
    throw new WebhookError("body", `a report has ${names.join(", ")}`);
  return reportOf(report);
}

type Bytes = Uint8Array<ArrayBuffer>;

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === "string" ? found : found?.[0];
}

const encoded = (text: string): Bytes => new TextEncoder().encode(text);

function decoded(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
