import { NETWORKS, OTHER_NETWORK, type ReportCode } from "../../domain/delivery.ts";
import { isReportCode } from "../../domain/report-codes.ts";
import type { Adapter, CarrierLimits } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import {
  type Codes,
  normalizeErrorCode,
  STATE_MEANINGS,
  STATUS_MEANINGS,
  type StateMeaning,
  type StatusMeaning,
} from "./codes.ts";
import type { Address } from "./link.ts";
import type { NumberKind } from "./message.ts";
import { ID_FORMS, type IdForm, type IdForms } from "./receipt.ts";
import { SmppCarrier, type SmppSettings } from "./smpp-carrier.ts";

/** Speaks SMPP 3.4: domestic and international short messages. */
export const smppAdapter: Adapter = (written) => {
  const { limits, settings } = readSettings(written);
  return {
    limits,
    channels: ["sms", "international"],
    make: (context) => new SmppCarrier(settings, context, Math.random),
  };
};

const DEFAULT_LIMITS: CarrierLimits = { window: 10, batch: 200, ratePerSecond: undefined };

/** The fields of a bind are ASCII, each with a length of its own (SMPP 3.4, 4.1.5); a password is often longer. */
const ascii = (maxLength: number): readonly [RegExp, string] => [
  new RegExp(`^[\\x20-\\x7e]{1,${maxLength}}$`),
  `a text of 1 to ${maxLength} ASCII characters (quotes make one of a number)`,
];

export function readSettings(written: Readonly<Record<string, unknown>>): {
  readonly limits: CarrierLimits;
  readonly settings: SmppSettings;
} {
  const reader = new SettingsReader(written);
  const limits = reader.limits(DEFAULT_LIMITS);
  const settings: SmppSettings = {
    ids: readIdForms(reader),
    link: {
      address: readAddress(reader),
      systemId: reader.text("systemId", ...ascii(15)),
      password: reader.optionalText("password", ...ascii(64)) ?? "",
      systemType: reader.optionalText("systemType", ...ascii(12)) ?? "",
      addressRange: reader.optionalText("addressRange", ...ascii(40)) ?? "",
      responseTimeoutMs: reader.integer("responseTimeoutMs", 10_000, 100, 120_000),
      enquireLinkMs: reader.integer("enquireLinkMs", 30_000, 100, 600_000),
      reconnectMinMs: reader.integer("reconnectMinMs", 1_000, 10, 600_000),
      reconnectMaxMs: reader.integer("reconnectMaxMs", 30_000, 10, 3_600_000),
    },
    bind: reader.oneOf("bind", "transceiver", ["transceiver", "pair"]),
    wire: {
      serviceType: reader.optionalText("serviceType", ...ascii(5)) ?? "",
      source: readNumberKind(reader, "source"),
      domestic: readNumberKind(reader, "domestic"),
      concatenation: reader.oneOf("concatenation", "udh", ["udh", "sar"]),
      domesticEncoding: reader.oneOf("domesticEncoding", "unicode", ["unicode", "cp949"]),
      cp949DataCoding: reader.integer("cp949DataCoding", 0x0e, 0, 255),
      validity: reader.oneOf("validity", "relative", ["relative", "none"]),
    },
    codes: readCodes(reader),
    network: reader.other("network") === undefined ? undefined : reader.oneOf("network", OTHER_NETWORK, NETWORKS),
    query: reader.flag("query", false),
    window: limits.window,
    stopTimeoutMs: reader.integer("stopTimeoutMs", 5_000, 0, 60_000),
  };
  if (settings.link.reconnectMaxMs < settings.link.reconnectMinMs)
    reader.fault("reconnectMaxMs", "must not be less than reconnectMinMs");
  reader.end();
  return { limits, settings };
}

function readAddress(reader: SettingsReader): Address {
  const host = reader.text("host", /^[0-9A-Za-z.:-]{1,253}$/, "a host name or an address");
  const port = reader.integer("port", 2775, 1, 65_535);
  const ca = reader.optionalText("tlsCa", /-----BEGIN CERTIFICATE-----/, "certificates in the PEM format");
  const servername = reader.optionalText("tlsServername", /^[0-9A-Za-z.-]{1,253}$/, "a host name");
  const isSecured = reader.flag("tls", false);
  if (!isSecured && ca !== undefined) reader.fault("tlsCa", "means nothing without tls: true");
  if (!isSecured && servername !== undefined) reader.fault("tlsServername", "means nothing without tls: true");
  return { host, port, tls: isSecured ? { ca, servername } : undefined };
}

/** Numbers are as dialled by default: of an unknown type, in the numbering plan of telephones. */
function readNumberKind(reader: SettingsReader, whose: "source" | "domestic"): NumberKind {
  return { ton: reader.integer(`${whose}Ton`, 0, 0, 255), npi: reader.integer(`${whose}Npi`, 1, 0, 255) };
}

function readIdForms(reader: SettingsReader): IdForms {
  const written = reader.other("ids") ?? {};
  if (typeof written !== "object") {
    reader.fault("ids", "must have submit, receipt or receiptTlv");
    return { submit: "text", receipt: "text", receiptTlv: "text" };
  }
  const { submit, receipt, receiptTlv, ...others } = written as Record<string, unknown>;
  for (const name of Object.keys(others))
    reader.fault(`ids.${name}`, "is not known; there are submit, receipt, receiptTlv");
  const readForm = (name: string, value: unknown): IdForm | undefined => {
    if (value === undefined) return undefined;
    const form = ID_FORMS.find((known) => known === value);
    if (form === undefined) reader.fault(`ids.${name}`, `must be one of ${ID_FORMS.join(", ")}`);
    return form;
  };
  const submitForm = readForm("submit", submit) ?? "text";
  return {
    submit: submitForm,
    receipt: readForm("receipt", receipt) ?? submitForm,
    // By the protocol this parameter is the same id that the answer to the submit had.
    receiptTlv: readForm("receiptTlv", receiptTlv) ?? submitForm,
  };
}

/** One of the tables in the setting `codes`. */
interface CodeTable<Key, Meaning extends string> {
  readonly name: "status" | "stat" | "err";
  readonly key: RegExp;
  readonly parseKey: (written: string) => Key;
  readonly isMeaning: (value: string) => value is Meaning;
  readonly words: string;
}

const STATUS: CodeTable<number, StatusMeaning> = {
  name: "status",
  key: /^(0x[0-9a-f]{1,8}|[1-9][0-9]{0,9})$/i,
  parseKey: Number,
  isMeaning: (value) => isFailureCode(value) || value === "throttled" || value === "unavailable",
  words: "a report code of a failure, throttled or unavailable",
};

const STAT: CodeTable<string, StateMeaning> = {
  name: "stat",
  key: /^[A-Za-z0-9_]{1,20}$/,
  parseKey: (stat) => stat.toUpperCase(),
  isMeaning: (value) => isReportCode(value) || value === "pending",
  words: "a report code or pending",
};

const ERR: CodeTable<string, ReportCode> = {
  name: "err",
  key: /^\S{1,20}$/,
  parseKey: normalizeErrorCode,
  isMeaning: isFailureCode,
  words: "a report code of a failure",
};

const TABLE_NAMES: readonly string[] = [STATUS, STAT, ERR].map(({ name }) => name);

/** The setting `codes`: where this carrier differs from the protocol's tables. */
function readCodes(reader: SettingsReader): Codes {
  const written = readMapping(reader, "codes", reader.other("codes"));
  for (const name of Object.keys(written))
    if (!TABLE_NAMES.includes(name)) reader.fault(`codes.${name}`, `is not known; there are ${TABLE_NAMES.join(", ")}`);
  return {
    status: new Map([...STATUS_MEANINGS, ...readTable(reader, written, STATUS)]),
    stat: new Map([...STATE_MEANINGS, ...readTable(reader, written, STAT)]),
    err: new Map(readTable(reader, written, ERR)),
  };
}

function readTable<Key, Meaning extends string>(
  reader: SettingsReader,
  codes: Readonly<Record<string, unknown>>,
  { name, key, parseKey, isMeaning, words }: CodeTable<Key, Meaning>,
): (readonly [Key, Meaning])[] {
  const rows: (readonly [Key, Meaning])[] = [];
  for (const [code, meaning] of Object.entries(readMapping(reader, `codes.${name}`, codes[name]))) {
    // YAML reads a code without quotes as a number.
    const value = String(meaning);
    if (!key.test(code)) reader.fault(`codes.${name}.${code}`, "is not what a carrier would send");
    else if (!isMeaning(value)) reader.fault(`codes.${name}.${code}`, `must be ${words}`);
    else rows.push([parseKey(code), value]);
  }
  return rows;
}

function readMapping(reader: SettingsReader, at: string, value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  reader.fault(at, "must be a mapping");
  return {};
}

function isFailureCode(value: string): value is ReportCode {
  return isReportCode(value) && value !== "10000";
}
