import { describe, expect, test } from "vitest";
import { CarrierSettingsError } from "../../../../../server/carriers/carrier.ts";
import { smppAdapter } from "../../../../../server/carriers/smpp/adapter.ts";
import { REQUIRED, settingsOf } from "./fixtures.ts";

function faultsOf(settings: Readonly<Record<string, unknown>>): readonly CarrierSettingsError[] {
  try {
    smppAdapter(settings);
  } catch (error) {
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    return errors.filter((one) => one instanceof CarrierSettingsError);
  }
  return [];
}

describe("settings", () => {
  test("a host and a name are enough", () => {
    expect(smppAdapter(REQUIRED).channels).toEqual(["sms", "international"]);
    expect(smppAdapter(REQUIRED).limits).toEqual({ window: 10, batch: 200, ratePerSecond: undefined });
    expect(settingsOf().link).toEqual({
      address: { host: "smsc.example.com", port: 2775, tls: undefined },
      systemId: "gateway",
      password: "",
      systemType: "",
      addressRange: "",
      responseTimeoutMs: 10_000,
      enquireLinkMs: 30_000,
      reconnectMinMs: 1_000,
      reconnectMaxMs: 30_000,
    });
    expect(settingsOf().wire).toEqual({
      serviceType: "",
      source: { ton: 0, npi: 1 },
      domestic: { ton: 0, npi: 1 },
      concatenation: "udh",
      domesticEncoding: "unicode",
      cp949DataCoding: 14,
      validity: "relative",
    });
    expect(settingsOf().ids).toEqual({ submit: "text", receipt: "text", receiptTlv: "text" });
  });

  test("the receipts' names are written as the answers' unless told otherwise", () => {
    expect(settingsOf({ ids: { submit: "hex" } }).ids).toEqual({ submit: "hex", receipt: "hex", receiptTlv: "hex" });
    expect(settingsOf({ ids: { submit: "hex", receipt: "decimal" } }).ids).toEqual({
      submit: "hex",
      receipt: "decimal",
      receiptTlv: "hex",
    });
  });

  test("one session does both directions unless a pair is asked for", () => {
    expect(settingsOf().bind).toBe("transceiver");
    expect(settingsOf({ bind: "pair" }).bind).toBe("pair");
  });

  test("a carrier can be asked only where its settings say so", () => {
    expect(settingsOf().query).toBe(false);
    expect(settingsOf({ query: true }).query).toBe(true);
  });

  test.each([
    ["host", { host: undefined }, "is missing"],
    ["host", { host: "no host" }, "must be a host name or an address"],
    ["port", { port: 70_000 }, "must be a whole number from 1 to 65535"],
    [
      "systemId",
      { systemId: "a".repeat(16) },
      "must be a text of 1 to 15 ASCII characters (quotes make one of a number)",
    ],
    ["password", { password: "비밀번호" }, "must be a text of 1 to 64 ASCII characters (quotes make one of a number)"],
    ["password", { password: 1234 }, "must be a text of 1 to 64 ASCII characters (quotes make one of a number)"],
    ["tlsCa", { tls: true, tlsCa: "/etc/ssl/ca.pem" }, "must be certificates in the PEM format"],
    ["tlsServername", { tlsServername: "smsc" }, "means nothing without tls: true"],
    ["concatenation", { concatenation: "payload" }, "must be one of udh, sar"],
    ["bind", { bind: "receiver" }, "must be one of transceiver, pair"],
    ["domesticEncoding", { domesticEncoding: "utf8" }, "must be one of unicode, cp949"],
    ["reconnectMaxMs", { reconnectMinMs: 5_000, reconnectMaxMs: 1_000 }, "must not be less than reconnectMinMs"],
    ["network", { network: "10009" }, "must be one of 10001, 10002, 10003, 10008, 10000"],
    ["ids", { ids: "hex" }, "must have submit, receipt or receiptTlv"],
    ["ids.submit", { ids: { submit: "octal" } }, "must be one of text, caseless, hex, decimal"],
    ["ids.reciept", { ids: { reciept: "hex" } }, "is not known; there are submit, receipt, receiptTlv"],
    ["codes", { codes: ["23001"] }, "must be a mapping"],
    ["codes.states", { codes: { states: {} } }, "is not known; there are status, stat, err"],
    ["codes.err", { codes: { err: 1 } }, "must be a mapping"],
    ["codes.status.busy", { codes: { status: { busy: "throttled" } } }, "is not what a carrier would send"],
    [
      "codes.status.8",
      { codes: { status: { 8: "10000" } } },
      "must be a report code of a failure, throttled or unavailable",
    ],
    ["codes.stat.UNDELIV", { codes: { stat: { UNDELIV: "12345" } } }, "must be a report code or pending"],
    ["codes.err.001", { codes: { err: { "001": "10000" } } }, "must be a report code of a failure"],
  ])("%s is refused: %o", (at, change, message) => {
    expect(faultsOf({ ...REQUIRED, ...change })).toMatchObject([{ at, message }]);
  });

  test("all that is wrong is told, and what is not known too", () => {
    expect(faultsOf({ host: "h", systmId: "x", window: 0 }).map(({ at }) => at)).toEqual([
      "window",
      "systemId",
      "systmId",
    ]);
  });

  test("a password is never shown", () => {
    expect(faultsOf({ ...REQUIRED, password: "geheim\n" })[0]?.message).not.toContain("geheim");
  });
});
