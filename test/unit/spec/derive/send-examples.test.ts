import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sendExamples } from "../../../../generated/tables.ts";
import { getSendExamples } from "../../../../spec/derive/send-examples.ts";

const document = JSON.parse(readFileSync(new URL("../../../../generated/openapi.json", import.meta.url), "utf8"));

test("the table has the examples of every send, by name", () => {
  expect(getSendExamples(document)).toEqual(sendExamples);
  expect(Object.keys(sendExamples.sendMms)).toEqual(["longText", "images"]);
  expect(sendExamples.sendSms.text.value.from).toBe("0212345678");
});

test("an example that is written in the operation itself is taken as it is", () => {
  const inline = { summary: "Inline", value: { text: "Hello" } };
  const content = { "application/json": { examples: { inline } } };
  const paths = { "/x": { post: { operationId: "sendX", requestBody: { content } } } };
  expect(getSendExamples({ paths })).toEqual({ sendX: { inline } });
});
