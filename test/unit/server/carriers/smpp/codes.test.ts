import { describe, expect, test } from "vitest";
import { reportCodes } from "../../../../../generated/tables.ts";
import {
  describeCommandStatus,
  findMeaning,
  GSM_ERRORS,
  MESSAGE_STATES,
  STATE_MEANINGS,
  STATUS_MEANINGS,
  toEnding,
  toFailure,
  toStatusMeaning,
} from "../../../../../server/carriers/smpp/codes.ts";
import { settingsOf } from "./fixtures.ts";

const { codes } = settingsOf();
const families: ReadonlyMap<string, string> = new Map(reportCodes.map(({ code, family }) => [code, family]));

describe("what a carrier's codes mean", () => {
  test("every code of the tables is one that a short message can have", () => {
    const meanings = [...STATUS_MEANINGS.values(), ...STATE_MEANINGS.values(), ...GSM_ERRORS.values()];
    for (const code of meanings.filter((meaning) => /^[0-9]/.test(meaning)))
      expect(["SMS", "all"], code).toContain(families.get(code));
  });

  test.each([
    [0x58, "throttled"],
    [0x14, "throttled"],
    [0x04, "unavailable"],
    [0x0a, "23023"],
    [0x0b, "23003"],
    [0x45, "99999"],
    [0x62, "90000"],
    [0x104, "23022"],
    [0x0400, "99999"],
  ])("the status %i", (status, verdict) => {
    expect(toStatusMeaning(status, codes)).toBe(verdict);
  });

  test("every state of the protocol has a meaning", () => {
    for (const state of MESSAGE_STATES) expect(STATE_MEANINGS.has(state), state).toBe(true);
    expect(MESSAGE_STATES).toHaveLength(10);
  });

  test.each([
    ["DELIVRD", undefined, undefined, "10000"],
    ["EXPIRED", undefined, undefined, "22000"],
    ["UNDELIV", undefined, undefined, "99999"],
    ["UNDELIV", "001", undefined, "99999"],
    ["UNDELIV", undefined, 27, "22003"],
    ["REJECTD", undefined, 1, "23001"],
    ["REJECTD", undefined, 777, "23012"],
    ["ENROUTE", undefined, 1, "pending"],
    ["DELIVRD", "001", 1, "10000"],
    ["WHATEVER", undefined, undefined, undefined],
  ])("the state %s with the error %s and the network's %s", (stat, err, gsmError, meaning) => {
    expect(findMeaning({ stat, err, gsmError }, codes)).toBe(meaning);
  });

  test("a carrier's own meanings go before the tables'", () => {
    const own = settingsOf({
      codes: {
        status: { "0x400": "throttled", "88": "23015", "0x0B": "23001" },
        // As YAML reads them without quotes.
        stat: { undeliv: 22003, BUFFRED: "pending" },
        err: { "45": 23012, X7: "23001" },
      },
    }).codes;
    expect([0x400, 0x58, 0x0b, 0x14].map((status) => toStatusMeaning(status, own))).toEqual([
      "throttled",
      "23015",
      "23001",
      "throttled",
    ]);
    const meaning = (stat: string, err?: string) => findMeaning({ stat, err, gsmError: 27 }, own);
    expect(["045", "45", "X7", "450"].map((err) => meaning("UNDELIV", err))).toEqual([
      "23012",
      "23012",
      "23001",
      "22003",
    ]);
    expect(findMeaning({ stat: "UNDELIV", err: "046", gsmError: undefined }, own)).toBe("22003");
    expect(meaning("BUFFRED")).toBe("pending");
    expect(meaning("DELIVRD", "045")).toBe("10000");
  });

  test("how a step ends", () => {
    const status = (stat: string, err?: string, gsmError?: number) => ({ stat, err, gsmError });
    expect(toEnding("10000", status("DELIVRD", "000"), undefined)).toEqual({ state: "delivered", code: "10000" });
    expect(toEnding("22000", status("EXPIRED", ""), "10002")).toEqual({
      ...{ state: "expired", code: "22000", network: "10002", carrierReason: "stat:EXPIRED" },
    });
    expect(toEnding("23001", status("UNDELIV", "011", 27), undefined)).toEqual({
      ...{ state: "failed", code: "23001", carrierReason: "stat:UNDELIV err:011 gsm:27" },
    });
    expect(toFailure("23003")).toEqual({ state: "failed", code: "23003" });
    expect(toFailure("23003", describeCommandStatus(0x0b))).toEqual({
      ...{ state: "failed", code: "23003", carrierReason: "command_status:0x0000000B" },
    });
  });
});
