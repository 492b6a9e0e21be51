import { expect, test } from "vitest";
import { getFieldLimits } from "../../../../spec/derive/field-limits.ts";
import type { Channel } from "../../../../spec/derive/tables.ts";
import { plugin } from "./derived-contract.ts";

const limits = plugin.tables.fieldLimits as Record<string, Record<string, unknown>>;

test.each([
  ["sms", "/text", { max: 90, isBytes: true }],
  ["mms", "/fileKey", { max: 3 }],
  ["international", "/ref", { max: 200 }],
  ["alimtalk", "/attachment/itemHighlight/title", { max: 30, byType: { AI: 21 } }],
  ["alimtalk", "/fallback/text", { max: 2000, isBytes: true }],
  ["friendtalk", "/text", { max: 1000, byType: { FI: 400, FW: 76, FP: 76 } }],
  ["brandmessage", "/attachment/item/list/0/title", { max: 25 }],
  ["brandmessage", "/attachment/item/list/*/title", { max: 30 }],
  ["flow", "/messageFlow", { max: 5 }],
  ["flow", "/destinations", { max: 10 }],
])("%s%s has the limit of the contract", (channel, path, want) => {
  expect(limits[channel]?.[path]).toEqual(want);
});

test("the limits of a flow are not those of texts with room for placeholders", () => {
  expect(Object.keys(limits.flow ?? {}).filter((path) => path.startsWith("/messageFlow/"))).toEqual([]);
});

function read(schemas: Record<string, object>) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Send" } } };
  const paths = { "/x": { post: { operationId: "sendX", requestBody: { content } } } };
  const channel = { name: "x", operation: "sendX" } as Channel;
  return getFieldLimits({ paths } as never, schemas as never, [channel]).x;
}

test("rules that hold together give the least limit, alternatives the largest", () => {
  const Send = {
    allOf: [{ properties: { a: { maxLength: 5 } } }, { properties: { a: { maxLength: 3 } } }],
    properties: { b: { oneOf: [{ maxLength: 2 }, { maxLength: 7 }] } },
  };
  expect(read({ Send })).toEqual({ "/a": { max: 3 }, "/b": { max: 7 } });
});

test("a field that only some types have takes the largest of their limits", () => {
  const only = (type: string, maxLength: number) => ({
    if: { properties: { msgType: { const: type } } },
    then: { properties: { a: { maxLength } } },
  });
  expect(read({ Send: { allOf: [only("A", 4), only("B", 9)] } })).toEqual({ "/a": { max: 9, byType: { A: 4 } } });
});

test("a schema that contains itself is read once", () => {
  const Send = { properties: { next: { $ref: "#/components/schemas/Send" }, a: { maxItems: 2 } } };
  expect(read({ Send })).toEqual({ "/a": { max: 2 } });
});
