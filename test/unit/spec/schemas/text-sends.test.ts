import { describe, expect, test } from "vitest";
import { accepts, faults } from "../derive/derived-contract.ts";

// What is refused is in ../codes, on the operations. This is what is taken up to a limit, and what a code has no case for.

const domestic = { from: "0212345678", to: "01012345678" };
const key = "f_1";

function check(component: string, value: object, want: string[]): void {
  expect(faults(component, value)).toEqual(want);
  expect(accepts(component, value)).toBe(want.length === 0);
}

describe.each([
  ["SmsSend", { ...domestic, text: "x" }],
  ["MmsSend", { ...domestic, text: "x" }],
  ["InternationalSend", { from: "0212345678", to: "+14155550123", text: "x" }],
])("%s", (component, send) => {
  test.each([
    ["", {}, []],
    ["shortest from", { from: "12345678" }, []],
    ["longest from", { from: "1".repeat(15) }, []],
    ["too short a from", { from: "1234567" }, ["/from A302"]],
    ["too long a from", { from: "1".repeat(16) }, ["/from A302"]],
    ["a from with hyphens", { from: "02-1234-5678" }, ["/from A302"]],
    ["a from of another type", { from: 212345678 }, ["/from A302"]],
    ["a text of another type", { text: null }, ["/text A303"]],
    ["longest ref", { ref: "😀".repeat(200) }, []],
    ["an unknown field", { colour: "red" }, ["/colour A011"]],
  ])("%s", (_what, change, want) => {
    check(component, JSON.parse(JSON.stringify({ ...send, ...change })), want);
  });
});

test.each([
  ["SmsSend", 90],
  ["MmsSend", 2000],
])("%s takes %i bytes of characters that CP949 has", (component, bytes) => {
  check(component, { ...domestic, text: "가".repeat(bytes / 2) }, []);
  check(component, { ...domestic, text: `${"가".repeat(bytes / 2 - 1)}abc` }, ["/text A328"]);
  check(component, { ...domestic, text: "x".repeat(bytes) }, []);
  check(component, { ...domestic, text: "café" }, ["/text A303"]);
});

test("the title and the files of an MMS are bounded", () => {
  const mms = { ...domestic, text: "x" };
  check("MmsSend", { ...mms, title: "가".repeat(20), fileKey: [key, key, key] }, []);
  check("MmsSend", { ...mms, fileKey: [""] }, ["/fileKey/0 A217"]);
  check("MmsSend", { ...mms, fileKey: key }, ["/fileKey A217"]);
});

test("the identification code has nine digits", () => {
  check("SmsSend", { ...domestic, text: "x", originCID: "301230126" }, []);
});

test("an international message goes to an international number, in any script", () => {
  const send = { from: "0212345678", to: "+14155550123", text: "😀".repeat(2000) };
  check("InternationalSend", send, []);
  check("InternationalSend", { ...send, to: "+1234567" }, []);
  check("InternationalSend", { ...send, to: "+123456" }, ["/to A306"]);
  check("InternationalSend", { ...send, to: `+${"1".repeat(16)}` }, ["/to A306"]);
  check("InternationalSend", { ...send, to: "+01234567" }, ["/to A306"]);
});

describe("a fallback", () => {
  const fallback = { type: "SMS", text: "x" };

  test.each([
    ["as short as can be", {}, []],
    [
      "with all it can have",
      {
        type: "MMS",
        text: "가".repeat(1000),
        title: "가".repeat(20),
        fileKey: [key, key, key],
        originCID: "301230126",
        from: "0298765432",
      },
      [],
    ],
    ["with a character that cannot be sent", { text: "é" }, ["/text A314"]],
    ["with an empty text", { text: "" }, ["/text A314"]],
    ["with too long a title", { title: "가".repeat(21) }, ["/title A011"]],
    ["of a short text with no file", { type: "SMS", fileKey: [] }, []],
    ["with a bad from", { from: "x" }, ["/from A302"]],
  ])("%s", (_what, change, want) => {
    check("Fallback", { ...fallback, ...change }, want);
  });

  test("of a messenger message names its own sender", () => {
    check("FallbackWithFrom", fallback, ["/from A302"]);
    check("FallbackWithFrom", { ...fallback, from: "0212345678" }, []);
  });
});
