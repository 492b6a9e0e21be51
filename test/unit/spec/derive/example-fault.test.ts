import { expect, test } from "vitest";
import { getExampleFault } from "../../../../spec/derive/example-fault.ts";
import { findFaultPlaces } from "../../../../spec/derive/fault-places.ts";
import type { ResultCode } from "../../../../spec/derive/tables.ts";

const places = findFaultPlaces(
  {
    "x-code": { anyOf: "A521" },
    properties: {
      item: { "x-code": "A521", properties: { title: { "x-code": "A521", maxLength: 6 } } },
      from: { "x-code": "A302", "x-message": "must be digits" },
    },
  },
  {},
);
const fault = (more: Partial<ResultCode>) =>
  getExampleFault(
    { code: "A521", text: "x", status: 400, origin: "extension", meaning: "x", action: "x", ...more },
    places,
  );

test("stands at the first place of the code, or at the one that is named", () => {
  expect(fault({ message: "is bad" })).toEqual({ pointer: "", code: "A521", message: "is bad" });
  expect(fault({ message: "is bad", at: ["colour", "title"] })?.pointer).toBe("/item/title");
  expect(fault({ message: "is bad", at: ["from"] })?.pointer).toBe("/from");
  expect(fault({ message: "is bad", at: ["/nickname"] })?.pointer).toBe("/nickname");
  expect(fault({ code: "A777", message: "is bad", at: ["colour"] })?.pointer).toBe("");
});

test("speaks in the words of the first keyword that the place has", () => {
  const message = { maxLength: "at most {}", "x-message": "{}", default: "something else" };
  expect(fault({ message, at: ["title"] })?.message).toBe("at most 6");
  expect(fault({ message, at: ["from"] })?.message).toBe("must be digits");
  expect(fault({ message })?.message).toBe("something else");
});

test("a code without words has no fault", () => {
  expect(fault({})).toBeUndefined();
});
