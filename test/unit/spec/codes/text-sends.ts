import { type CodeCase, long, times } from "./case.ts";

const from = "0212345678";
const domestic = { from, to: "01012345678", text: "x" };
const abroad = { from, to: "+14155550123", text: "x" };

export const sendSms: readonly CodeCase[] = [
  ["nothing", {}, ["/from A302", "/to A306", "/text A303"]],
  ["no object", [], [" A011"]],
  [
    "all that can be wrong",
    { ref: long(201), originCID: "12345678", text: "", to: "010-1234-5678", from: 1, ttl: "1" },
    ["/from A302", "/to A306", "/text A303", "/ref A305", "/originCID A011", "/ttl A011"],
  ],
  ["a time without an offset", { ...domestic, sendAt: "2026-01-31T09:00:00" }, ["/sendAt A330"]],
  ["a day that does not exist", { ...domestic, sendAt: "2026-02-30T09:00:00Z" }, ["/sendAt A330"]],
  ["91 bytes", { ...domestic, text: `${"가".repeat(45)}a` }, ["/text A328"]],
  ["a character that CP949 lacks", { ...domestic, text: "🎉" }, ["/text A303"]],
];

export const sendMms: readonly CodeCase[] = [
  ["nothing", {}, ["/from A302", "/to A306", "/text A303"]],
  [
    "all that can be wrong",
    { ...domestic, from: "", to: "", text: `${"가".repeat(1000)}a`, title: "🎉", fileKey: times(4, "f"), ref: 1 },
    ["/from A302", "/to A306", "/text A328", "/title A303", "/fileKey A319", "/ref A305"],
  ],
  ["a time that is a number", { ...domestic, sendAt: 1 }, ["/sendAt A330"]],
  ["a title of 41 bytes", { ...domestic, title: `${"가".repeat(20)}a` }, ["/title A011"]],
  ["a malformed file key", { ...domestic, fileKey: ["a b"] }, ["/fileKey/0 A217"]],
];

export const sendInternational: readonly CodeCase[] = [
  ["nothing", {}, ["/from A302", "/to A306", "/text A303"]],
  ["a domestic recipient", { ...abroad, to: "01012345678" }, ["/to A306"]],
  ["an empty text", { ...abroad, text: "" }, ["/text A303"]],
  ["2001 characters", { ...abroad, text: long(2001), ref: long(201) }, ["/text A328", "/ref A305"]],
  ["no time", { ...abroad, sendAt: "" }, ["/sendAt A330"]],
  ["a field of another operation", { ...abroad, originCID: "123456789" }, ["/originCID A011"]],
];

const badFallback = {
  type: "LMS",
  text: `${"가".repeat(1000)}a`,
  title: "é",
  fileKey: times(4, "f"),
  originCID: "x",
  from: "02-1234-5678",
};

/** A fallback is the same wherever it may stand, but that a messenger message has no sender to lend it. */
export const fallbackCases = (message: object, missing: readonly string[]): CodeCase[] => [
  ["an empty fallback", { ...message, fallback: {} }, ["/fallback/type A312", "/fallback/text A314", ...missing]],
  [
    "a fallback with all that can be wrong",
    { ...message, fallback: badFallback },
    [
      "/fallback/type A312",
      "/fallback/text A329",
      "/fallback/title A303",
      "/fallback/fileKey A317",
      "/fallback/originCID A011",
      "/fallback/from A302",
    ],
  ],
  [
    "a fallback with a malformed file key",
    { ...message, fallback: { type: "MMS", text: "x", from, fileKey: [""] } },
    ["/fallback/fileKey/0 A217"],
  ],
  [
    "a short fallback with a file",
    { ...message, fallback: { type: "SMS", text: "x", from, fileKey: ["f_1"] } },
    ["/fallback/fileKey A217"],
  ],
];
