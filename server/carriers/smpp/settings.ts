import type { NetworkCode } from "../../domain/delivery.ts";
import type { CarrierLimits } from "../carrier.ts";
import { SettingsReader } from "../settings.ts";
import { readCodes } from "./code-settings.ts";
import { ID_FORMS, type IdForms } from "./message-id.ts";
import type { Address } from "./open-socket.ts";
import type { SmppSettings } from "./smpp-carrier.ts";
import type { NumberKind } from "./wire-message.ts";

const PRESETS: CarrierLimits = { window: 10, batch: 200, ratePerSecond: undefined };
const NETWORKS = ["10000", "10001", "10002", "10003", "10008"] as const satisfies readonly NetworkCode[];

/** The fields of a bind are ASCII, each with a length of its own (SMPP 3.4, 4.1.5); a password is often longer. */
const ascii = (most: number): readonly [RegExp, string] => [
  new RegExp(`^[\\x20-\\x7e]{1,${most}}$`),
  `a text of 1 to ${most} ASCII characters (quotes make one of a number)`,
];

export interface ReadSettings {
  readonly limits: CarrierLimits;
  readonly settings: SmppSettings;
}

export function readSettings(given: Readonly<Record<string, unknown>>): ReadSettings {
  const reader = new SettingsReader(given);
  const limits = reader.limits(PRESETS);
  const ids = readIds(reader);
  const settings: SmppSettings = {
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
    wire: {
      serviceType: reader.optionalText("serviceType", ...ascii(5)) ?? "",
      source: readNumberKind(reader, "source"),
      domestic: readNumberKind(reader, "domestic"),
      concatenation: reader.oneOf("concatenation", "udh", ["udh", "sar"]),
      domesticEncoding: reader.oneOf("domesticEncoding", "unicode", ["unicode", "cp949"]),
      cp949DataCoding: reader.integer("cp949DataCoding", 0x0e, 0, 255),
      validity: reader.oneOf("validity", "relative", ["relative", "none"]),
    },
    ids,
    codes: readCodes(reader),
    network: readNetwork(reader),
    query: reader.flag("query", false),
    window: limits.window,
    stopTimeoutMs: reader.integer("stopTimeoutMs", 5_000, 0, 60_000),
  };
  const { reconnectMinMs, reconnectMaxMs } = settings.link;
  if (reconnectMaxMs < reconnectMinMs) reader.fault("reconnectMaxMs", "must not be less than reconnectMinMs");
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

/** As dialled: of an unknown type, in the numbering plan of telephones. */
function readNumberKind(reader: SettingsReader, whose: "source" | "domestic"): NumberKind {
  return { ton: reader.integer(`${whose}Ton`, 0, 0, 255), npi: reader.integer(`${whose}Npi`, 1, 0, 255) };
}

function readIds(reader: SettingsReader): IdForms {
  const given = reader.other("ids") ?? {};
  if (typeof given !== "object") {
    reader.fault("ids", "must have submit, receipt or receiptTlv");
    return { submit: "text", receipt: "text", receiptTlv: "text" };
  }
  const { submit, receipt, receiptTlv, ...others } = given as Record<string, unknown>;
  for (const name of Object.keys(others))
    reader.fault(`ids.${name}`, "is not known; there are submit, receipt, receiptTlv");
  const formOf = (name: string, value: unknown): (typeof ID_FORMS)[number] | undefined => {
    if (value === undefined) return undefined;
    const form = ID_FORMS.find((known) => known === value);
    if (form === undefined) reader.fault(`ids.${name}`, `must be one of ${ID_FORMS.join(", ")}`);
    return form;
  };
  const ofSubmit = formOf("submit", submit) ?? "text";
  return {
    submit: ofSubmit,
    receipt: formOf("receipt", receipt) ?? ofSubmit,
    // The protocol means it to be the very name that the answer to the submit gave.
    receiptTlv: formOf("receiptTlv", receiptTlv) ?? ofSubmit,
  };
}

function readNetwork(reader: SettingsReader): NetworkCode | undefined {
  return reader.other("network") === undefined ? undefined : reader.oneOf("network", NETWORKS[0], NETWORKS);
}
