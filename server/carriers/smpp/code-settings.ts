import type { ReportCode } from "../../domain/delivery.ts";
import { isReportCode } from "../../domain/report-codes.ts";
import type { SettingsReader } from "../settings.ts";
import { type Codes, errorName, STATE_MEANINGS, STATUS_MEANINGS, type StateMeaning, type Verdict } from "./codes.ts";

const DELIVERED: ReportCode = "10000";

/** One of the tables in the setting `codes`. */
interface Table<Meaning extends string> {
  readonly name: "status" | "stat" | "err";
  readonly key: RegExp;
  readonly means: (value: string) => value is Meaning;
  readonly words: string;
}

const STATUS: Table<Verdict> = {
  name: "status",
  key: /^(0x[0-9a-f]{1,8}|[1-9][0-9]{0,9})$/i,
  means: (value) => isFailure(value) || value === "throttled" || value === "unavailable",
  words: "a report code of a failure, throttled or unavailable",
};

const STAT: Table<StateMeaning> = {
  name: "stat",
  key: /^[A-Za-z0-9_]{1,20}$/,
  means: (value) => isReportCode(value) || value === "pending",
  words: "a report code or pending",
};

const ERR: Table<ReportCode> = {
  name: "err",
  key: /^\S{1,20}$/,
  means: isFailure,
  words: "a report code of a failure",
};

const NAMES: readonly string[] = [STATUS, STAT, ERR].map(({ name }) => name);

/** The setting `codes`: what a carrier means otherwise than the tables say. */
export function readCodes(reader: SettingsReader): Codes {
  const given = mappingIn(reader, "codes", reader.other("codes"));
  for (const name of Object.keys(given))
    if (!NAMES.includes(name)) reader.fault(`codes.${name}`, `is not known; there are ${NAMES.join(", ")}`);
  return {
    status: new Map([...STATUS_MEANINGS, ...entriesOf(reader, given, STATUS, Number)]),
    stat: new Map([...STATE_MEANINGS, ...entriesOf(reader, given, STAT, (stat) => stat.toUpperCase())]),
    err: new Map(entriesOf(reader, given, ERR, errorName)),
  };
}

function entriesOf<Meaning extends string, Key>(
  reader: SettingsReader,
  codes: Readonly<Record<string, unknown>>,
  { name, key, means, words }: Table<Meaning>,
  keyOf: (written: string) => Key,
): (readonly [Key, Meaning])[] {
  const entries: (readonly [Key, Meaning])[] = [];
  for (const [written, meaning] of Object.entries(mappingIn(reader, `codes.${name}`, codes[name]))) {
    // YAML takes a code without quotes for a number.
    const value = String(meaning);
    if (!key.test(written)) reader.fault(`codes.${name}.${written}`, "is not what a carrier would send");
    else if (!means(value)) reader.fault(`codes.${name}.${written}`, `must be ${words}`);
    else entries.push([keyOf(written), value]);
  }
  return entries;
}

function mappingIn(reader: SettingsReader, at: string, value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  reader.fault(at, "must be a mapping");
  return {};
}

function isFailure(value: string): value is ReportCode {
  return isReportCode(value) && value !== DELIVERED;
}
