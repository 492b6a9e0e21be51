import { expect, test } from "vitest";
import { boundTrees, handlersFor, serving } from "./bound-trees.ts";

const { "lenient-reading": orders } = await boundTrees("lenient-reading");

async function order(body: object): Promise<{ status: number; answer: string; request: unknown; warnings: unknown }> {
  const { handlers, requests } = handlersFor({}, 204);
  let warnings: unknown;
  let answer = "";
  let status = 0;
  const api = orders.serveApi({
    handlers,
    onReply: (reply, call) => {
      warnings = call.warnings;
      return reply;
    },
  });
  await serving([api.middleware], async ({ url }) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/orders`, { method: "POST", headers, body: JSON.stringify(body) });
    status = response.status;
    answer = await response.text();
  });
  return { status, answer, request: requests[0]?.body, warnings };
}

test("a handler gets what the caller meant, and a hook what the caller should change", async () => {
  const { status, request, warnings } = await order({ customer: "Ann", Note: "hi", price: "5", answers: { a: "" } });
  expect(status).toBe(204);
  expect(request).toEqual({ customer: "Ann", note: "hi", price: 5, answers: { a: "" } });
  expect(warnings).toEqual([{ pointer: "/Note", message: "is read as note: write note" }]);
});

test("a fault points to what the caller sent", async () => {
  const { status, answer } = await order({ customer: "Ann", word: { a: [] }, answers: { a: "" } });
  expect(status).toBe(400);
  expect(answer).toContain("/word/a");
});

test("two spellings with different values are refused", async () => {
  const { status, answer } = await order({ customer: "Ann", note: "a", Note: "b", answers: { a: "" } });
  expect(status).toBe(400);
  expect(answer).toContain("is another spelling of note, which is given with another value");
});
