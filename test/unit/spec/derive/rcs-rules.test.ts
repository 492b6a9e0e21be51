import { expect, test } from "vitest";
import { accepts, faults } from "./derived-contract.ts";

const send = { from: "0212345678", to: "01012345678", formatId: "SL000000", brandKey: "key" };
const content = { standalone: { text: "x" } };
const button = (fields: object) => ({ ...send, content: { standalone: { text: "x", button: [fields] } } });

test.each([
  ["content", { content }, []],
  ["body", { body: { description: "x" } }, []],
  ["neither", {}, ["/content A415"]],
  ["both", { content, body: { description: "x" } }, ["/body A300"]],
  ["two kinds of content", { content: { ...content, template: { k: "v" } } }, ["/content A415"]],
  ["empty content", { content: {} }, ["/content A415", "/content/standalone A415"]],
  ["buttons without body", { content, buttons: [] }, ["/body A425"]],
  ["an advertisement without footer", { content, header: "1" }, ["/footer A412"]],
  ["an advertisement with footer", { content, header: "1", footer: "0801234567" }, []],
  ["no mark and no footer", { content, header: "0" }, []],
  ["an unknown field", { content, colour: "red" }, ["/colour A011"]],
])("%s", (_what, parts, want) => {
  const value = { ...send, ...parts };
  expect(faults("RcsSend", value)).toEqual(want);
  expect(accepts("RcsSend", value)).toBe(want.length === 0);
});

test.each([
  ["URL", { url: "https://x" }, "url A406"],
  ["MAP_LOC", { latitude: "37.5", longitude: "127.0" }, "latitude A428"],
  ["MAP_QRY", { query: "x" }, "query A429"],
  [
    "CALENDAR",
    { startTime: "2025-11-20T14:00:00+09:00", endTime: "2025-11-20T15:00:00Z", title: "x" },
    "startTime A430",
  ],
  ["COPY", { text: "x" }, "text A431"],
  ["COM_T", { phoneNumber: "15880000", text: "x" }, "phoneNumber A432"],
  ["COM_V", { phoneNumber: "15880000" }, "phoneNumber A433"],
  ["DIAL", { phoneNumber: "1588-0000" }, "phoneNumber A434"],
])("a %s button needs its own fields", (type, fields, missing) => {
  const at = "/content/standalone/button/0";
  expect(faults("RcsSend", button({ type, name: "x", ...fields }))).toEqual([]);
  expect(faults("RcsSend", button({ type, name: "x" }))).toContain(`${at}/${missing}`);
  expect(faults("RcsSend", button({ type, ...fields }))).toEqual([`${at}/name A427`]);
  expect(faults("RcsSend", button({ type, name: "x", ...fields, colour: "red" }))).toEqual([`${at}/colour A011`]);
});

test.each([
  ["a button of an unknown type", { type: "FAX", name: "x" }],
  ["a button without a type", { name: "x" }],
])("%s", (_what, fields) => {
  expect(faults("RcsSend", button(fields))).toEqual(["/content/standalone/button/0/type A426"]);
});
