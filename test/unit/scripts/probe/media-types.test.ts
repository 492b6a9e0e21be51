import { describe, expect, test } from "vitest";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { mediaOf } from "../../../../scripts/probe/contract/operations.ts";
import { CoverageCounter } from "../../../../scripts/probe/coverage/counter.ts";
import type { Draft } from "../../../../scripts/probe/request/draft.ts";
import { RequestJudge } from "../../../../scripts/probe/request/judge-request.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";

// A body is held to the media type that describes it best, as a server with the binding does it.

const holding = (name: string): JsonObject => ({
  schema: { type: "object", required: [name], properties: { [name]: { type: "string", deprecated: true } } },
});
const content: JsonObject = {
  "Application/JSON; charset=utf-8": holding("plain"),
  "application/json; v=2": holding("second"),
  'application/ld+json; profile="https://example.com/p"': holding("linked"),
  "image/*": {},
};
const document: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Versions", version: "1" },
  paths: {
    "/notes": {
      post: {
        operationId: "addNote",
        requestBody: { required: true, content },
        responses: { "200": { description: "added", content } },
      },
    },
  },
};
const contract = await readContract(document);
const operation = contract.operations.get("addNote");
if (operation === undefined) throw new Error("There is no operation");

const PROFILE = 'application/ld+json;profile="https://example.com/p"';

test("are told apart by their parameters, and can be sent as they are named", () => {
  const names = ["application/json", "application/json;v=2", PROFILE, "image/*"];
  expect([...(operation.body?.mediaTypes.keys() ?? [])]).toEqual(names);
  expect([...(operation.responses.get("200")?.mediaTypes.keys() ?? [])]).toEqual(names);
});

/** A media type on the wire, the member that its body must have, and the documented type that describes it. */
const ROWS: readonly (readonly [mediaType: string, member: string, documented: string])[] = [
  ["application/json", "plain", "application/json"],
  ["application/JSON; charset=UTF-8", "plain", "application/json"],
  ["application/json; v=1", "plain", "application/json"],
  ["application/json;v=2", "second", "application/json;v=2"],
  ['Application/Json ; V="2"; charset=utf-8', "second", "application/json;v=2"],
  ['application/ld+json; profile="https://example.com/p"', "linked", PROFILE],
  // Clients often leave out the parameters.
  ["application/ld+json", "linked", PROFILE],
];
const MEMBERS = ["plain", "second", "linked"];
const bytesOf = (member: string): Uint8Array => Buffer.from(JSON.stringify({ [member]: "a" }));

describe.each(ROWS)("a body of %s", (mediaType, wanted, documented) => {
  test.each(MEMBERS)("with the member %s", async (member) => {
    const isRight = member === wanted;
    const headers = new Headers({ "content-type": mediaType });
    const found = contract.findDifferences("addNote", { status: 200, headers, body: bytesOf(member) });
    expect(found.map(({ kind }) => kind)).toEqual(isRight ? [] : ["body-invalid"]);
    const draft: Draft = { operation, path: {}, headers: {}, mediaType, body: { [member]: "a" } as Json };
    const faults = await new RequestJudge(contract).judge(draft);
    expect(faults.map(({ keyword }) => keyword)).toEqual(isRight ? [] : ["required"]);
  });

  test("is counted for the type that describes it, as are its deprecated fields", async () => {
    const counter = new CoverageCounter(contract);
    const headers = { "content-type": mediaType };
    await counter.observe({
      request: { method: "POST", url: "/notes", headers, body: bytesOf(wanted) },
      response: { status: 200, headers: new Headers(headers), body: bytesOf(wanted) },
    });
    const { measures, deprecated } = counter.coverage();
    const covered = measures.find(({ name }) => name === "media types")?.items.filter(({ isCovered }) => isCovered);
    expect(covered?.map(({ name }) => name)).toEqual([`200 ${documented}`]);
    expect(deprecated?.map(({ part }) => part)).toEqual([`the field /${wanted}`]);
  });
});

test.each(["text/plain", "application/xml; v=2", "json", ""])(
  "an undocumented type is found: %j",
  async (mediaType) => {
    const headers = new Headers(mediaType === "" ? {} : { "content-type": mediaType });
    const found = contract.findDifferences("addNote", { status: 200, headers, body: bytesOf("plain") });
    expect(found.map(({ kind }) => kind)).toEqual(["media-type"]);
    const faults = await new RequestJudge(contract).judge({ operation, path: {}, headers: {}, mediaType, raw: "{}" });
    expect(faults.map(({ keyword }) => keyword)).toEqual(["media type"]);
  },
);

test("a body without a type is of any", () => {
  const media = { node: {}, schema: undefined };
  expect(mediaOf(new Map([["*/*", media]]), "")).toBe(media);
  expect(mediaOf(new Map([["image/*", media]]), "")).toBe(undefined);
});
