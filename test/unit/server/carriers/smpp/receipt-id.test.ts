import { describe, expect, test } from "vitest";
import { canonicalId, type IdForm, toCarrierForm } from "../../../../../server/carriers/smpp/receipt.ts";

describe("a carrier's names of a message", () => {
  test.each([
    ["hexadecimal in the answer, decimal in the receipt", "hex", "0000abcdef", "decimal", "11259375"],
    ["decimal with zeros in the receipt", "hex", "ABCDEF", "decimal", "0011259375"],
    ["another case", "hex", "00abcdef", "hex", "ABCDEF"],
    ["zeros in the answer", "decimal", "000042", "decimal", "42"],
    ["decimal in the answer, hexadecimal in the receipt", "decimal", "11259375", "hex", "00ABCDEF"],
    ["beyond what a double holds", "hex", "FFFFFFFFFFFFFFFF", "decimal", "18446744073709551615"],
    [
      "a UUID in another case",
      "hex",
      "6F9619FF-8B86-D011-B42D-00C04FC964FF",
      "hex",
      "6f9619ff-8b86-d011-b42d-00c04fc964ff",
    ],
    ["letters in another case", "caseless", "Msg-XYZ", "caseless", "MSG-xyz"],
    ["spaces around it", "text", "aZ09", "text", " aZ09 "],
  ] as const)("are the same: %s", (_what, submitForm, inSubmit, receiptForm, inReceipt) => {
    expect(canonicalId(inReceipt, receiptForm)).toBe(canonicalId(inSubmit, submitForm));
  });

  test.each([
    ["text", "aB", "Ab"],
    ["text", "007", "7"],
    ["decimal", "10", "16"],
    // Digits are all decimal could read: anything else is left as it is.
    ["decimal", "x1", "x01"],
    ["hex", "xyz", "XYZ"],
  ] as const)("are different as %s: %s and %s", (form: IdForm, one, other) => {
    expect(canonicalId(one, form)).not.toBe(canonicalId(other, form));
  });

  test.each([
    ["hex", "0000abcdef", "ABCDEF"],
    ["decimal", "0042", "42"],
    ["text", "0042a", "0042a"],
    ["hex", "no-number", "no-number"],
  ] as const)("a question names a message as the carrier does: %s %s", (form, given, asked) => {
    expect(toCarrierForm(canonicalId(given, form), form)).toBe(asked);
  });
});
