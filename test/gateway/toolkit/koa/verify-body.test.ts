import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { type Route, routes } from "../../../../generated/routes.ts";
import type { IncomingRequest } from "../../../../scripts/runtime/koa/call.ts";
import { readBody } from "../../../../scripts/runtime/koa/read-body.ts";

const routeOf = (operationId: string): Route => {
  const route = routes.find((entry) => entry.operationId === operationId);
  if (route === undefined) throw new Error(`There is no operation ${operationId}`);
  return route;
};

function read(operationId: string, type: string, text: string, verify: (body: Uint8Array) => boolean) {
  const request: IncomingRequest = {
    ...{ method: "POST", headers: { "content-type": type }, ip: "", path: {}, query: "", cookie: undefined },
    header: () => undefined,
    bytes: async () => Buffer.from(text),
    stream: () => Readable.from([Buffer.from(text)]),
  };
  const reader = { bodyBytes: 1e5, jsonValues: 1e5, parts: 10, readMultipart: undefined, faultCode: "X" };
  return readBody(routeOf(operationId), request, reader, { begin: () => true, reserve: () => true }, verify);
}

test("a signature is verified with the received bytes, before they are parsed", async () => {
  const seen: string[] = [];
  const refuse = (body: Uint8Array) => {
    seen.push(Buffer.from(body).toString());
    return false;
  };
  expect(await read("sendSms", "application/json", "{ not JSON", refuse)).toMatchObject({
    ok: false,
    invalid: { reason: "unauthorized", status: 401 },
  });
  expect(seen).toEqual(["{ not JSON"]);
});

test("an operation without a body is verified with no bytes", async () => {
  const lengths: number[] = [];
  const refuse = (body: Uint8Array) => {
    lengths.push(body.length);
    return false;
  };
  expect(await read("issueToken", "", "", refuse)).toMatchObject({ ok: false });
  expect(lengths).toEqual([0]);
  expect(await read("issueToken", "", "", () => true)).toEqual({ ok: true, body: undefined });
});

test("a multipart form cannot be verified, and is refused", async () => {
  await expect(read("uploadFile", "multipart/form-data; boundary=x", "", () => true)).rejects.toThrow(
    "takes a multipart form",
  );
});
