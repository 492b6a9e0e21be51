import { expect, test } from "vitest";
import type { JsonObject } from "../../../../spec/derive/json.ts";
import { deriveLoosened } from "../../../../spec/derive/loosen.ts";
import { accepts, schemas as contract, faults } from "./derived-contract.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const loosen = (schema: JsonObject, others: JsonObject = {}): JsonObject => {
  const schemas: JsonObject = structuredClone({
    Raw: { "x-derive": { loosen: 4 }, ...ref("Strict") },
    Strict: schema,
    ...others,
  });
  deriveLoosened(schemas);
  return schemas;
};

test("stretches marked texts and leaves the others", () => {
  const text = {
    type: "string",
    minLength: 1,
    maxLength: 10,
    "x-max-bytes": 20,
    "x-cp949": true,
    pattern: "^a",
    "x-placeholders": true,
  };
  const id = { type: "string", maxLength: 10, pattern: "^a" };
  const { Raw, Strict } = loosen({ type: "object", properties: { text, id } });
  const loose = {
    type: "string",
    minLength: 1,
    maxLength: 40,
    "x-max-bytes": 80,
    "x-cp949": "outside-placeholders",
    "x-placeholders": true,
  };
  expect(Raw).toEqual({ type: "object", properties: { text: loose, id } });
  expect(Strict).toEqual({ type: "object", properties: { text, id } });
});

test("copies only the components that hold a marked text", () => {
  const made = loosen(
    { properties: { text: ref("Text"), id: ref("Id") } },
    { Text: { maxLength: 5, "x-placeholders": true }, Id: { maxLength: 5 } },
  );
  expect(made.Raw).toEqual({ properties: { text: ref("TextRaw"), id: ref("Id") } });
  expect(made.TextRaw).toEqual({ maxLength: 20, "x-placeholders": true });
  expect(made.IdRaw).toBeUndefined();
});

test("takes a mark beside a $ref for what it refers to", () => {
  const made = loosen(
    { properties: { a: { ...ref("Line"), "x-placeholders": true }, b: ref("Line") } },
    { Line: { maxLength: 5 } },
  );
  expect(made.Raw).toEqual({ properties: { a: { ...ref("LineRaw"), "x-placeholders": true }, b: ref("Line") } });
  expect(made.LineRaw).toEqual({ maxLength: 20 });
});

test("stretches rules and totals, but not conditions", () => {
  const marked = (maxLength: number) => ({ maxLength, "x-placeholders": true });
  const rules = (factor: number, condition: number) => ({
    if: { properties: { text: marked(condition) } },
    then: { properties: { text: marked(3 * factor) } },
    not: { properties: { text: marked(condition) } },
    "x-max-total-length": { limit: 5 * factor, of: ["text"] },
  });
  expect(loosen(rules(1, 2)).Raw).toEqual(rules(4, 2));
});

test("follows schemas that refer to themselves, and mappings", () => {
  const made = loosen(
    { oneOf: [ref("Node")], discriminator: { propertyName: "type", mapping: { n: ref("Node").$ref } } },
    { Node: { properties: { child: ref("Node"), text: { maxLength: 1, "x-placeholders": true } } } },
  );
  const { $ref } = ref("NodeRaw");
  expect(made.Raw).toEqual({ oneOf: [{ $ref }], discriminator: { propertyName: "type", mapping: { n: $ref } } });
  expect(made.NodeRaw).toEqual({ properties: { child: { $ref }, text: { maxLength: 4, "x-placeholders": true } } });
});

test("keeps what stands beside the $ref, and needs one", () => {
  const schemas = {
    Raw: { "x-derive": { loosen: 4 }, description: "raw", ...ref("Strict") },
    Strict: { description: "strict" },
  };
  deriveLoosened(schemas);
  expect(schemas.Raw).toEqual({ description: "raw" });
  expect(() => deriveLoosened({ Raw: { "x-derive": { loosen: 4 } } })).toThrow("Raw: x-derive: {loosen} needs a $ref");
});

test("a raw RCS entry may be four times as long as the step that is sent", () => {
  const entry = (text: string) => ({
    from: "0212345678",
    formatId: "SS000000",
    brandKey: "key",
    content: { standalone: { text } },
  });
  expect(faults("RcsStep", entry("가".repeat(101)))).toEqual(["/content/standalone/text A328"]);
  expect(accepts("OmniRcs", entry("가".repeat(400)))).toBe(true);
  expect(faults("OmniRcs", entry("가".repeat(401)))).toEqual(["/content/standalone/text A328"]);
  expect(faults("OmniSms", { from: "0212345678", text: "가".repeat(180) })).toEqual([]);
  expect(faults("OmniSms", { from: "0212345678", text: "가".repeat(181) })).toEqual(["/text A328"]);
});

test("nothing in the contract waits to be derived", () => {
  expect(JSON.stringify(contract)).not.toContain("x-derive");
});
