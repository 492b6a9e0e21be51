import { describe, expect, test } from "vitest";
import { getPluginRules } from "../../../../scripts/diff/schema-pair.ts";
import { loadPlugin } from "../../../../scripts/document/plugin.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, newApi, withOperation, withRequest, withResponse } from "./diff-lines.ts";

const rules = getPluginRules(await loadPlugin("spec/plugin.ts"));
const text = (more: JsonObject): Json => ({ type: "object", properties: { text: { type: "string", ...more } } });

describe("keywords of the plug-in", () => {
  test.each<readonly [before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    [
      { "x-max-bytes": 90 },
      { "x-max-bytes": 80 },
      ["major addPet: requests with `text` over 80 bytes in CP949 are now refused"],
    ],
    [
      { "x-max-bytes": 80 },
      { "x-max-bytes": 90 },
      ["minor addPet: requests with `text` over 80 bytes in CP949 are now accepted"],
    ],
    [{}, { "x-max-bytes": 80 }, ["major addPet: requests with `text` over 80 bytes in CP949 are now refused"]],
    [
      { "x-cp949": "outside-placeholders" },
      { "x-cp949": true },
      ["major addPet: requests with `text` with a character that CP949 lacks are now refused"],
    ],
    [
      { "x-code": "A302" },
      { "x-code": "A303" },
      ["major addPet: a fault of `text` is now refused with A303 (before: A302)"],
    ],
    [
      { "x-code": { default: "A303" } },
      { "x-code": { default: "A303", maxLength: "A328" } },
      ["major addPet: a fault of `text` is now refused with A303, A328 for maxLength (before: A303)"],
    ],
    [{ "x-placeholders": true }, {}, ["major addPet: placeholders in `text` are no longer replaced"]],
    [{ "x-origin": "extension" }, {}, []],
  ])("%j → %j", (before, after, lines) => {
    expect(getLines(withRequest(text(before)), withRequest(text(after)), rules)).toEqual(lines);
  });

  test("x-max-total-length", () => {
    const total = (limit: number, of: string[]): Json => ({ type: "object", "x-max-total-length": { limit, of } });
    const compare = (before: Json, after: Json): string[] => getLines(withRequest(before), withRequest(after), rules);
    expect(compare(total(9, ["a"]), total(9, ["a", "b"]))).toEqual([
      "major addPet: requests with a body with over 9 characters in a and b together are now refused",
    ]);
    expect(compare(total(9, ["a", "b"]), total(9, ["a"]))).toEqual([
      "minor addPet: requests with a body with over 9 characters in a and b together are now accepted",
    ]);
    expect(compare(total(9, ["a"]), total(12, ["a"]))).toEqual([
      "minor addPet: requests with a body with over 9 characters in a together are now accepted",
    ]);
  });

  test("a keyword of a response is a warning for readers", () => {
    const [before, after] = [text({ "x-max-bytes": 80 }), text({ "x-max-bytes": 90 })].map((schema) =>
      withResponse(schema),
    );
    if (!before || !after) throw new Error("two documents");
    expect(getLines(before, after, rules)).toEqual([
      "minor! addPet: `text` in the 200 response may now come over 80 bytes in CP949",
    ]);
  });
});

describe("extensions of the plug-in", () => {
  test.each<readonly [before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    [{ "x-body-limit": 9 }, { "x-body-limit": 5 }, ["major addPet: bodies over 5 bytes are now refused (before: 9)"]],
    [
      { "x-body-limit": 5 },
      { "x-body-limit": 9 },
      ["minor addPet: only bodies over 9 bytes are refused now (before: 5)"],
    ],
    [
      { "x-rate-limit": "send" },
      { "x-rate-limit": "token" },
      ["minor! addPet: the operation is now counted under the rate limit `token` (before: `send`)"],
    ],
    [{ "x-result-codes": ["A000", "A001"] }, { "x-result-codes": ["A001", "A000"] }, []],
    [{ "x-result-codes": ["A000", "A001"] }, { "x-result-codes": ["A000"] }, ["minor addPet: no longer answers A001"]],
  ])("%j → %j", (before, after, lines) => {
    expect(getLines(withOperation(before), withOperation(after), rules)).toEqual(lines);
  });

  test("a new result code is reported once, and not again for each enum that contains it", () => {
    const answering = (...codes: string[]): JsonObject => ({
      "x-result-codes": codes,
      responses: {
        "400": {
          description: "",
          content: { "application/json": { schema: { properties: { code: { enum: codes } } } } },
        },
      },
    });
    const lines = getLines(withOperation(answering("A001")), withOperation(answering("A001", "A002")), rules);
    expect(lines).toEqual(["minor! addPet: may now answer A002"]);
  });

  test("a schema that the plug-in names for an operation is compared there", () => {
    const omni = (limit: number): JsonObject => ({
      paths: { "/omni": { post: { operationId: "sendOmni" } } },
      components: { schemas: { SmsStep: { properties: { text: { type: "string", maxLength: limit } } } } },
    });
    expect(getLines(newApi(omni(9)), newApi(omni(5)), rules)).toEqual([
      "major sendOmni: requests with `messageFlow[].sms.text` over 5 characters are now refused (before: up to 9 characters)",
    ]);
  });
});

describe("a component that requests must satisfy although no $ref leads there", () => {
  const held = { ...rules, alsoHeldTo: [{ schema: "Step", operation: "addPet", field: "steps[].sms" }] };
  const withStep = (step: JsonObject) => withRequest({ type: "object" }, { Step: { type: "object", ...step } });
  const text = { type: "string" };

  test.each<readonly [before: JsonObject, after: JsonObject, lines: readonly string[]]>([
    [
      { additionalProperties: false, properties: { text } },
      { additionalProperties: false, properties: { text, ttl: { type: "integer" } } },
      ["minor addPet: `steps[].sms.ttl` may now be sent"],
    ],
    [
      { additionalProperties: false, properties: { text } },
      { additionalProperties: false, properties: { text, ttl: { type: "integer" } }, required: ["ttl"] },
      ["major addPet: requests without `steps[].sms.ttl` are now refused"],
    ],
    [
      { additionalProperties: false, properties: { text, ttl: { type: "integer" } } },
      { additionalProperties: false, properties: { text } },
      ["major addPet: requests with `steps[].sms.ttl` are now refused"],
    ],
    // An open component only adds rules: before, the property could have any value.
    [
      { properties: { text } },
      { properties: { text, ttl: { type: "integer" } } },
      [
        "major addPet: requests in which `steps[].sms.ttl` is a string, a fraction, true or false, an object, a list or null are now refused",
      ],
    ],
  ])("%j → %j", (before, after, lines) => {
    expect(getLines(withStep(before), withStep(after), held)).toEqual(lines);
  });
});
