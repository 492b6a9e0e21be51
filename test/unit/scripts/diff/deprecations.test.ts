import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import { runCommand, withFiles } from "../../../rig/run-command.ts";
import { getLines, newApi, withOperation, withRequest, withResponse } from "./diff-lines.ts";

type Api = ReturnType<typeof newApi>;

/** Each place that can be deprecated: a document in which it has these members, or is gone; and how changes name it. */
const PLACES: readonly [name: string, make: (member: JsonObject | undefined) => Api, words: string, gone: string][] = [
  [
    "an operation",
    (own) => newApi({ paths: own ? { "/pets": { post: { operationId: "addPet", ...own } } } : {} }),
    "the operation",
    "the operation is removed (POST /pets{note})",
  ],
  [
    "a parameter",
    (own) => withOperation({ parameters: own ? [{ name: "limit", in: "query", schema: {}, ...own }] : [] }),
    "the query parameter `limit`",
    "no longer accepts the query parameter `limit`: it is ignored or refused{note}",
  ],
  [
    "a header",
    (own) => withOperation({ responses: { "200": { description: "", headers: own ? { Left: own } : {} } } }),
    "the header `Left` of the 200 response",
    "the 200 response no longer has the header `Left`{note}",
  ],
  [
    "a field of requests",
    (own) => withRequest({ type: "object", properties: own ? { a: own } : {} }),
    "`a`",
    "the request no longer has `a`: it is ignored or refused{note}",
  ],
  [
    "a field of requests that is refused",
    (own) => withRequest({ type: "object", additionalProperties: false, properties: own ? { a: own } : {} }),
    "`a`",
    "requests with `a` are now refused{note}",
  ],
  [
    "a field of responses",
    (own) => withResponse({ type: "object", properties: own ? { a: own } : {} }),
    "`a` in the 200 response",
    "the 200 response no longer has `a`{note}",
  ],
  [
    "a field whose schema is a component",
    (own) =>
      withResponse(
        { type: "object", properties: own ? { a: { $ref: "#/components/schemas/A", ...own } } : {} },
        {
          A: { type: "string" },
        },
      ),
    "`a` in the 200 response",
    "the 200 response no longer has `a`{note}",
  ],
];

const until = (sunset: string): JsonObject => ({ deprecated: true, "x-sunset": sunset });
const details = { ...until("2027-03-01"), "x-deprecated-since": "2026-09-01", "x-successor": "other" };

/** The rules of these tests have the day 2027-01-01. */
const CHANGES: readonly [name: string, before: JsonObject, after: JsonObject | undefined, lines: readonly string[]][] =
  [
    ["is deprecated", {}, { deprecated: true }, ["minor {words} is deprecated"]],
    [
      "is deprecated with dates",
      {},
      details,
      ["minor {words} is deprecated since 2026-09-01, ends on 2027-03-01; use other"],
    ],
    ["gets a date", { deprecated: true }, until("2027-03-01"), ["minor! {words} now ends on 2027-03-01"]],
    [
      "gets an earlier date",
      until("2027-03-01"),
      until("2027-02-28"),
      ["major {words} ends earlier: on 2027-02-28 (before: 2027-03-01)"],
    ],
    [
      "gets a later date",
      until("2027-03-01"),
      until("2028-03-01"),
      ["minor {words} ends later: on 2028-03-01 (before: 2027-03-01)"],
    ],
    [
      "loses its date",
      until("2027-03-01"),
      { deprecated: true },
      ["minor {words} no longer has a date on which it ends"],
    ],
    ["is no longer deprecated", until("2027-03-01"), {}, []],
    ["is removed", {}, undefined, ["major {gone}"]],
    ["is removed without a date", { deprecated: true }, undefined, ["major {gone; it was deprecated}"]],
    [
      "is removed the day before its date",
      until("2027-01-02"),
      undefined,
      ["major {gone; it was deprecated, and ends on 2027-01-02 only}"],
    ],
    [
      "is removed on its date",
      until("2027-01-01"),
      undefined,
      ["minor! {gone; it was deprecated, and ended on 2027-01-01}"],
    ],
    [
      "is removed after its date",
      until("2026-06-01"),
      undefined,
      ["minor! {gone; it was deprecated, and ended on 2026-06-01}"],
    ],
    ["is removed, and its date is none", until("2026-06-31"), undefined, ["major {gone; it was deprecated}"]],
    ["has a date, but is not deprecated", { "x-sunset": "2026-06-01" }, undefined, ["major {gone}"]],
  ];

describe.each(PLACES)("%s", (_, make, words, gone) => {
  test.each(CHANGES)("%s", (_name, before, after, lines) => {
    const wanted = lines.map((line) =>
      line.replace("{words}", words).replace(/\{gone([^}]*)\}/, (_match, note: string) => gone.replace("{note}", note)),
    );
    expect(getLines(make(before), make(after)).map((line) => line.replace("addPet: ", ""))).toEqual(wanted);
  });
});

const document = (version: string, operations: JsonObject): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Pets", version },
    paths: Object.fromEntries(
      Object.entries(operations).map(([name, node]) => [
        `/${name}`,
        { get: { operationId: name, ...(node as object) } },
      ]),
    ),
  });

describe("the command", () => {
  const text = { type: "string" };
  const body = (properties: JsonObject): JsonObject => ({
    content: { "application/json": { schema: { properties } } },
  });
  const search: JsonObject = {
    parameters: [{ name: "limit", in: "query", schema: text, ...until("2027-03-01") }],
    requestBody: body({ name: text, colour: { ...text, ...until("2027-05-01"), "x-successor": "coat" } }),
    responses: {
      "200": {
        description: "Done.",
        headers: { Left: { schema: text, deprecated: true } },
        ...body({ list: { type: "array", items: { properties: { old: { ...text, deprecated: true }, id: text } } } }),
      },
    },
  };
  const files = {
    "old.json": document("1.0.0", { list: until("2027-03-01"), search }),
    "new.json": document("1.1.0", { search }),
    "acme.yaml": "partner: Acme\noperations: {search: all}\n",
    "bolt.yaml":
      "partner: Bolt\noperations: {search: {sends: [name], reads: [list.id], parameters: [], headers: []}}\n",
    "corp.yaml":
      "partner: Corp\noperations: {search: {sends: [colour], reads: [list], parameters: [limit], headers: [Left]}}\n",
  };
  const diff = (...args: readonly string[]) =>
    withFiles(files, (folder) =>
      runCommand(
        "diff",
        `${folder}/old.json`,
        `${folder}/new.json`,
        ...args.map((arg) => arg.replace("FOLDER", folder)),
      ),
    );

  test.each([
    ["2027-02-28", 1, "the operation is removed (GET /list; it was deprecated, and ends on 2027-03-01 only)"],
    ["2027-03-01", 0, "! list: the operation is removed (GET /list; it was deprecated, and ended on 2027-03-01)"],
  ])("rates a removal for the day %s", async (date, wanted, sentence) => {
    const { status, stdout } = await diff("--date", date);
    expect(stdout).toContain(sentence);
    expect(status).toBe(wanted);
  });

  test("refuses a day that is none", async () => {
    const { status, stderr } = await diff("--date", "tomorrow");
    expect([status, stderr]).toEqual([2, "diff: --date tomorrow is not a date; fix: write it as 2027-03-01\n"]);
  });

  test.each([
    [
      "acme",
      [
        "Acme: not broken, 4 deprecated",
        "search: may use the query parameter `limit`, which is deprecated, ends on 2027-03-01",
        "search: may use `colour` of the request, which is deprecated, ends on 2027-05-01; use coat",
        "search: may use `list.old` of the response, which is deprecated",
        "search: may use the header `Left` of the response, which is deprecated",
        "not affected by list: not used",
      ],
    ],
    ["bolt", ["Bolt: not broken", "not affected by list: not used"]],
    [
      "corp",
      [
        "Corp: not broken, 4 deprecated",
        "search: uses the query parameter `limit`, which is deprecated, ends on 2027-03-01",
        "search: uses `colour` of the request, which is deprecated, ends on 2027-05-01; use coat",
        "search: may use `list.old` of the response, which is deprecated",
        "search: uses the header `Left` of the response, which is deprecated",
        "not affected by list: not used",
      ],
    ],
  ])("says what of it the partner %s still uses", async (partner, lines) => {
    const { stdout } = await diff("--date", "2027-01-01", "--partners", `FOLDER/${partner}.yaml`);
    const section = stdout.slice(stdout.indexOf("partners\n")).split("\n\n")[0] ?? "";
    expect(
      section
        .split("\n")
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual(lines);
  });
});
