import { expect, test } from "vitest";
import type { JsonObject } from "../../../../spec/derive/json.ts";
import { deriveResponses } from "../../../../spec/derive/responses.ts";
import { ResultCodes } from "../../../../spec/derive/tables.ts";

const row = (code: string, status: number, more: object = {}) =>
  ({
    code,
    text: `${code} text`,
    status,
    origin: "extension",
    meaning: `${code} meaning`,
    action: "x",
    ...more,
  }) as const;
const codes = new ResultCodes([
  row("A000", 200),
  row("A302", 400, { message: "must be digits" }),
  row("A303", 400, { message: "must not be empty" }),
  row("A327", 400, { message: "must be registered", at: ["from"] }),
  row("A309", 409),
  row("A020", 429),
  row("A920", 503),
]);

function derived(operation: JsonObject): JsonObject {
  const body: JsonObject = { properties: { box: { properties: { from: { "x-code": "A302" } } } } };
  const post: JsonObject = {
    operationId: "send",
    requestBody: { content: { "application/json": { schema: body } } },
    responses: { 200: { description: "Accepted." } },
    ...operation,
  };
  deriveResponses({ paths: { "/send": { post } }, components: { schemas: {} } }, codes);
  return post.responses as JsonObject;
}

test("makes one response per status, with the codes and an example of each", () => {
  const responses = derived({ "x-result-codes": ["A000", "A302", "A303", "A327"] });
  expect(Object.keys(responses)).toEqual(["200", "400"]);
  expect(responses[400]).toEqual({
    description: "A302 A302 text. A303 A303 text. A327 A327 text.",
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Refusal" },
            {
              type: "object",
              required: ["code", "result"],
              properties: {
                code: { type: "string", enum: ["A302", "A303", "A327"] },
                result: { type: "string", enum: ["A302 text", "A303 text", "A327 text"] },
              },
            },
          ],
        },
        examples: {
          A302: example("A302", "/box/from", "must be digits"),
          A303: example("A303", "", "must not be empty"),
          A327: example("A327", "/box/from", "must be registered"),
        },
      },
    },
    headers: { "X-Request-Id": { $ref: "#/components/headers/RequestId" } },
  });
});

function example(code: string, pointer: string, message: string) {
  const value = { code, result: `${code} text`, errors: [{ pointer, code, message }] };
  return { summary: `${code} meaning`, "x-origin": "extension", value };
}

test("marks the codes that the service specification does not have", () => {
  const specified = new ResultCodes([row("A000", 200), { ...row("A999", 500), origin: "specification" }]);
  const get: JsonObject = { "x-result-codes": ["A000", "A999"], responses: {} };
  deriveResponses({ paths: { "/thing": { get } }, components: { schemas: {} } }, specified);
  expect(JSON.stringify(get.responses)).not.toContain("x-origin");
});

test("names the headers of limits and of trying again", () => {
  const limited = derived({ "x-result-codes": ["A000", "A309", "A020", "A920"], "x-rate-limit": "send" });
  const headersOf = (status: number) => Object.keys((limited[status] as JsonObject).headers ?? {});
  const limit = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
  expect(headersOf(200)).toEqual([...limit, "X-Request-Id"]);
  // Only one of the codes with this status asks to wait, so the header may be missing.
  expect((limited[409] as JsonObject).headers).toMatchObject({
    "Retry-After": { $ref: "#/components/headers/RetryAfterKeyInUse" },
    "RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimitIfCounted" },
  });
  expect(headersOf(429)).toEqual([...limit, "Retry-After", "X-Request-Id"]);
  expect((limited[429] as JsonObject).headers).toMatchObject({
    "RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimit" },
  });
  expect(headersOf(503)).toEqual([...limit, "Retry-After", "X-Request-Id"]);
  expect(derived({ "x-result-codes": ["A000", "A302"] })[200]).toEqual({
    description: "Accepted.",
    headers: { "X-Request-Id": { $ref: "#/components/headers/RequestId" } },
  });
});

test("keeps what is written by hand and adds the rest", () => {
  const mine = { summary: "Mine", value: { code: "A920", result: "A920 text" } };
  const byHand = {
    description: "By hand.",
    headers: { "Retry-After": { schema: {} } },
    content: { "application/json": { examples: { mine } } },
  };
  const responses = derived({ "x-result-codes": ["A000", "A920"], responses: { 503: byHand } });
  const { content, ...rest } = responses[503] as JsonObject;
  expect(rest).toMatchObject({ description: "By hand.", headers: { "Retry-After": { schema: {} } } });
  const media = (content as JsonObject)["application/json"] as JsonObject;
  expect(Object.keys(media.examples as JsonObject)).toEqual(["mine", "A920"]);
  expect((media.examples as JsonObject).mine).toEqual(mine);
  expect(JSON.stringify(media.schema)).toContain("#/components/schemas/Refusal");
});

test("takes the refusal that an operation names", () => {
  const responses = derived({ "x-result-codes": ["A000", "A302"], "x-refusal-schema": "OmniRefusal" });
  expect(JSON.stringify(responses[400])).toContain('{"$ref":"#/components/schemas/OmniRefusal"}');
});

test("refuses a code that the table lacks, and an operation without codes", () => {
  expect(() => derived({ "x-result-codes": ["A777"] })).toThrow("send: A777 is not in tables/result-codes.yaml");
  expect(() => derived({})).toThrow("send: x-result-codes must list the result codes of the operation");
});
