import type { ReportCode } from "../../domain/delivery.ts";
import { isReportCode } from "../../domain/report-codes.ts";
import type { CarrierLimits } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import type { CodeTable } from "./codes.ts";

export interface HttpSettings {
  /** Where messages are posted. */
  readonly url: string;
  /** Where questions are posted; undefined: the provider cannot be asked. */
  readonly ask: string | undefined;
  /** What requests are signed with, in both directions; the second is the one before, while it is being replaced. */
  readonly secrets: readonly string[];
  /** From the first try to connect to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly codes: CodeTable;
  readonly limits: CarrierLimits;
}

/** The contract's bound of a request. */
const MOST_MESSAGES = 1000;
const MOST_CODES = 1000;
const LONGEST_CODE = 50;

const presets: CarrierLimits = { window: 1000, batch: 100, ratePerSecond: undefined };

/** Throws what is wrong with them, all of it at once. */
export function readHttpSettings(given: Readonly<Record<string, unknown>>): HttpSettings {
  const reader = new SettingsReader(given);
  const url = reader.text("url");
  if (url !== "") checkUrl(reader, "url", url);
  const secret = readSecret(reader, "secret", reader.text("secret"));
  const secretOld = readSecret(reader, "secretOld", reader.optionalText("secretOld"));
  const ask = reader.optionalText("ask");
  if (ask !== undefined) checkUrl(reader, "ask", ask);
  const timeoutMs = reader.integer("timeoutMs", 10_000, 100, 120_000);
  const limits = reader.limits(presets);
  if (limits.batch > MOST_MESSAGES) reader.fault("batch", `must be a whole number from 1 to ${MOST_MESSAGES}`);
  const codes = readCodes(reader);
  reader.end();
  return { url, ask, secrets: [secret, secretOld].filter((text) => text !== undefined), timeoutMs, codes, limits };
}

function checkUrl(reader: SettingsReader, name: string, text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && url.username === "" && url.password === "" && url.hash === "";
  if (!isPlain || !/^https?:$/.test(url.protocol))
    reader.fault(name, "must be an address that begins with https:// or http://, without a user name and a #");
}

/** `whsec_` and base64 as Standard Webhooks has it, or any other text that is long enough not to be guessed. */
function readSecret(reader: SettingsReader, name: string, secret: string | undefined): string | undefined {
  if (secret === undefined || secret === "") return undefined;
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  if (encoded === undefined) {
    if (secret.length < 24) reader.fault(name, "must have at least 24 characters, or be whsec_ and base64 of 24 bytes");
  } else if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || Buffer.from(encoded, "base64").length < 24)
    reader.fault(name, "must hold the base64 of at least 24 bytes after whsec_");
  return secret;
}

/** `codes: {E-4711: "23001"}`: the provider's code, then the contract's. */
function readCodes(reader: SettingsReader): CodeTable {
  const given = reader.other("codes") ?? {};
  const table = new Map<string, ReportCode>();
  if (typeof given !== "object" || Array.isArray(given)) {
    reader.fault("codes", 'must map codes of the provider to report codes, such as {E-4711: "23001"}');
    return table;
  }
  const entries = Object.entries(given);
  if (entries.length > MOST_CODES) reader.fault("codes", `must have at most ${MOST_CODES} entries`);
  for (const [theirs, ours] of entries) {
    // In YAML a code without quotes is a number.
    const code = typeof ours === "number" ? String(ours) : ours;
    if (theirs.length === 0 || theirs.length > LONGEST_CODE)
      reader.fault("codes", `must map codes of 1 to ${LONGEST_CODE} characters`);
    else if (isReportCode(code)) table.set(theirs, code);
    else reader.fault("codes", `must map ${theirs} to a report code of the contract, such as "23001"`);
  }
  return table;
}
