import { expect, test } from "vitest";
import { valueCalls } from "../../../../scripts/runtime/value-calls.ts";
import { readDate, type Values } from "../../../../scripts/runtime/values.ts";

const values: Values = {
  plans: { first: { members: { from: "=date" } }, second: { members: { to: "=date" } } },
  readers: { "=date": readDate },
};
const TIME = "2026-11-17T00:00:00Z";

test.each([
  ["application/json", "from"],
  ["application/json; charset=utf-8", "from"],
  ["Application/JSON; V=2", "to"],
  // An answer that the document does not describe is read as the first of those that it does.
  ["text/json", "from"],
])("an answer of %s is read by the plan of its media type", async (type, member) => {
  const response = new Response(null, { headers: { "content-type": type } });
  const call = async () => ({ data: { from: TIME, to: TIME }, response });
  const answers = { 200: { "Application/JSON; charset=UTF-8": "first", "application/json;v=2": "second" } };
  const { find } = valueCalls({ find: call }, { find: { method: "get", path: "/" } }, { find: { answers } }, values);
  const { data } = await find();
  expect(data).toEqual({ from: TIME, to: TIME, [member]: new Date(TIME) });
});
