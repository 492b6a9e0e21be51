import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { type Route, routes } from "../../../../generated/routes.ts";
import { refuse } from "../../../../server/domain/refusal.ts";
import { readBody } from "../../../../server/http/body.ts";
import { BodyMemory } from "../../../../server/http/body-memory.ts";
import type { Confirm } from "../../../../server/http/identity.ts";
import { readMultipart } from "../../../../server/http/multipart.ts";

const routeOf = (operationId: Route["operationId"]): Route => {
  const route = routes.find((entry) => entry.operationId === operationId);
  if (route === undefined) throw new Error(`There is no operation ${operationId}`);
  return route;
};

async function read(operationId: Route["operationId"], type: string, body: string, confirm: Confirm) {
  const form = (limit: number) => readMultipart(Readable.from([Buffer.from(body)]), headers, { maxBytes: limit });
  const headers = { "content-type": type };
  const lease = new BodyMemory(1e6).lease();
  const operation = { route: routeOf(operationId), bodyLimitBytes: 1e5 };
  return readBody(operation, { headers, bytes: () => Buffer.from(body), form }, lease, confirm);
}

test("what only the body can confirm is asked with the bytes as they came, before they are parsed", async () => {
  const seen: string[] = [];
  const confirm: Confirm = (body) => {
    seen.push(Buffer.from(body).toString());
    return refuse("A002");
  };
  expect(await read("sendSms", "application/json", "{ not JSON", confirm)).toEqual({
    ok: false,
    refusal: refuse("A002"),
  });
  expect(seen).toEqual(["{ not JSON"]);
});

test("an operation without a body is confirmed too: of nothing", async () => {
  const lengths: number[] = [];
  const confirm: Confirm = (body) => {
    lengths.push(body.length);
    return refuse("A002");
  };
  expect(await read("issueToken", "", "", confirm)).toMatchObject({ ok: false });
  expect(lengths).toEqual([0]);
  expect(await read("issueToken", "", "", () => undefined)).toEqual({ ok: true, body: undefined });
});

test("a form cannot be confirmed, and is not taken unconfirmed", async () => {
  await expect(read("uploadFile", "multipart/form-data; boundary=x", "", () => undefined)).rejects.toThrow("a form");
});
