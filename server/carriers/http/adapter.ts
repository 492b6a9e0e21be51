import type { ReportCode } from "../../domain/delivery.ts";
import { isReportCode } from "../../domain/report-codes.ts";
import type { Adapter, CarrierLimits } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import { HttpCarrier, type HttpSettings } from "./http-carrier.ts";
import { MAX_MESSAGES } from "./message.ts";
import { type CodeTable, toEnding } from "./outcomes.ts";

/** A provider that speaks the contract's own protocol for carriers: it needs no code, only a URL and a secret. */
export const httpAdapter: Adapter = (written) => {
  const settings = readHttpSettings(written);
  return {
    limits: settings.limits,
    callback: { secrets: settings.secrets, endingOf: (result) => toEnding(result, settings.codes) },
    make: (context) => new HttpCarrier(context, settings),
  };
};

const MAX_CODES = 1000;
const MAX_CODE_LENGTH = 50;
const MIN_SECRET_BYTES = 24;
const DEFAULT_LIMITS: CarrierLimits = { window: 1000, batch: 100, ratePerSecond: undefined };

/** Throws all faults of the settings at once. */
export function readHttpSettings(written: Readonly<Record<string, unknown>>): HttpSettings {
  const reader = new SettingsReader(written);
  const url = reader.text("url");
  if (url !== "") checkUrl(reader, "url", url);
  const secret = reader.text("secret");
  checkSecret(reader, "secret", secret);
  const secretOld = reader.optionalText("secretOld") ?? "";
  checkSecret(reader, "secretOld", secretOld);
  const ask = reader.optionalText("ask");
  if (ask !== undefined) checkUrl(reader, "ask", ask);
  const timeoutMs = reader.integer("timeoutMs", 10_000, 100, 120_000);
  const limits = reader.limits(DEFAULT_LIMITS);
  if (limits.batch > MAX_MESSAGES) reader.fault("batch", `must be a whole number from 1 to ${MAX_MESSAGES}`);
  const codes = readCodes(reader);
  reader.end();
  return { url, ask, secrets: [secret, secretOld].filter((text) => text !== ""), timeoutMs, codes, limits };
}

function checkUrl(reader: SettingsReader, name: string, text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && url.username === "" && url.password === "" && url.hash === "";
  if (!isPlain || !/^https?:$/.test(url.protocol))
    reader.fault(name, "must be an address that begins with https:// or http://, without a user name and a #");
}

/** `whsec_` and base64 as in Standard Webhooks, or any other text that is too long to be guessed. */
function checkSecret(reader: SettingsReader, name: string, secret: string): void {
  if (secret === "") return;
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  if (encoded === undefined) {
    if (secret.length < MIN_SECRET_BYTES)
      reader.fault(name, "must have at least 24 characters, or be whsec_ and base64 of 24 bytes");
  } else if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || Buffer.from(encoded, "base64").length < MIN_SECRET_BYTES)
    reader.fault(name, "must hold the base64 of at least 24 bytes after whsec_");
}

/** `codes: {E-4711: "23001"}`: the provider's code, then the contract's. */
function readCodes(reader: SettingsReader): CodeTable {
  const written = reader.other("codes") ?? {};
  const table = new Map<string, ReportCode>();
  if (typeof written !== "object" || Array.isArray(written)) {
    reader.fault("codes", 'must map codes of the provider to report codes, such as {E-4711: "23001"}');
    return table;
  }
  const entries = Object.entries(written);
  if (entries.length > MAX_CODES) reader.fault("codes", `must have at most ${MAX_CODES} entries`);
  for (const [providerCode, meaning] of entries) {
    // In YAML a code without quotes is a number.
    const code = typeof meaning === "number" ? String(meaning) : meaning;
    if (providerCode.length === 0 || providerCode.length > MAX_CODE_LENGTH)
      reader.fault("codes", `must map codes of 1 to ${MAX_CODE_LENGTH} characters`);
    else if (isReportCode(code)) table.set(providerCode, code);
    else reader.fault("codes", `must map ${providerCode} to a report code of the contract, such as "23001"`);
  }
  return table;
}
