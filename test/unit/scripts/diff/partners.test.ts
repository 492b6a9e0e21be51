import { describe, expect, test } from "vitest";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import { getPartnerImpact, type PartnerImpact } from "../../../../scripts/diff/partner-impact.ts";
import { readPartners } from "../../../../scripts/diff/partner-manifest.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { withFiles } from "../../../rig/run-command.ts";
import { NO_RULES, newApi } from "./diff-lines.ts";

const text = { type: "string" };
const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: "object",
  properties,
  required,
});
const operation = (id: string, request: Json, response: Json, parameters: Json[] = []): JsonObject => ({
  post: {
    operationId: id,
    parameters,
    requestBody: { content: { "application/json": { schema: request } } },
    responses: { "200": { description: "", content: { "application/json": { schema: response } } } },
  },
});

const api = (paths: JsonObject): ReturnType<typeof newApi> => newApi({ paths });
const limit = { name: "limit", in: "query", schema: text };

const before = api({
  "/a": operation(
    "a",
    object({ name: text, kind: { enum: ["A", "B"] }, note: text, mode: { type: "string", default: "x" } }),
    object({ id: text, data: object({ list: { type: "array", items: object({ code: text, more: text }) } }) }),
    [limit],
  ),
  "/b": operation("b", object({}), object({ id: text })),
});
const after = api({
  "/a": operation(
    "a",
    object(
      {
        name: { type: "string", maxLength: 5 },
        kind: { enum: ["A"] },
        note: text,
        mode: { type: "string", default: "y" },
      },
      ["note"],
    ),
    object({ data: object({ list: { type: "array", items: object({ code: text }) } }) }),
  ),
  "/b": operation("b", object({}), object({})),
});

async function getImpact(manifest: JsonObject, [old, now] = [before, after]): Promise<PartnerImpact> {
  const file = JSON.stringify({ partner: "Acme", operations: manifest });
  return withFiles({ "acme.json": file }, async (folder) => {
    const [partner] = readPartners(`${folder}/acme.json`);
    if (!partner) throw new Error("one partner");
    return getPartnerImpact(partner, compareDocuments(old, now, NO_RULES), old, NO_RULES);
  });
}

const ALL = [
  "no longer accepts the query parameter `limit`: it is ignored or refused",
  "requests without `note` are now refused",
  "requests with `name` over 5 characters are now refused",
  "requests in which `kind` is `B` are now refused",
  "the default of `mode` is now `y` (before: `x`)",
  "the 200 response no longer has `id`",
  "the 200 response no longer has `data.list[].more`",
];

const nothing = { sends: [], reads: [], parameters: [], headers: [] };

describe("which changes break a partner", () => {
  test.each<readonly [name: string, use: Json, broken: readonly string[]]>([
    ["every change breaks a partner that does not say what it uses", "all", ALL],
    ["only a new requirement breaks a partner that uses nothing", nothing, [ALL[1] ?? "", ALL[4] ?? ""]],
    ["a new requirement does not break a partner that already sends it", { ...nothing, sends: ["note", "mode"] }, []],
    [
      "a new requirement breaks a partner that sends the field only sometimes",
      { ...nothing, sends: ["note?", "mode?"] },
      [ALL[1] ?? "", ALL[4] ?? ""],
    ],
    ["a limit breaks a partner that sends the field", { ...nothing, sends: ["note", "mode", "name"] }, [ALL[2] ?? ""]],
    [
      "a limit does not break a partner that stays below it",
      { ...nothing, sends: ["note", "mode", { name: { maxLength: 5 } }] },
      [],
    ],
    [
      "a limit breaks a partner that exceeds it",
      { ...nothing, sends: ["note", "mode", { name: { maxLength: 6 } }] },
      [ALL[2] ?? ""],
    ],
    [
      "a removed value breaks a partner that sends it",
      { ...nothing, sends: ["note", "mode", { kind: ["A", "B"] }] },
      [ALL[3] ?? ""],
    ],
    [
      "a removed value does not break a partner that does not send it",
      { ...nothing, sends: ["note", "mode", { kind: ["A"] }] },
      [],
    ],
    [
      "a removed field breaks a partner that reads it",
      { ...nothing, sends: ["note", "mode"], reads: ["id"] },
      [ALL[5] ?? ""],
    ],
    [
      "a removed nested field breaks a partner that reads it",
      { ...nothing, sends: ["note", "mode"], reads: ["data.list[].more"] },
      [ALL[6] ?? ""],
    ],
    [
      "a removed nested field breaks a partner that reads its parent",
      { ...nothing, sends: ["note", "mode"], reads: ["data"] },
      [ALL[6] ?? ""],
    ],
    [
      "a removed field does not break a partner that reads another field beside it",
      { ...nothing, sends: ["note", "mode"], reads: ["/data/list/code"] },
      [],
    ],
    [
      "a removed parameter breaks a partner that sends it",
      { ...nothing, sends: ["note", "mode"], parameters: ["limit"] },
      [ALL[0] ?? ""],
    ],
  ])("%s", async (_, use, broken) => {
    const verdict = await getImpact({ a: use });
    expect(verdict.broken.map(({ sentence }) => sentence).sort()).toEqual([...broken].sort());
    expect(verdict.spared).toContainEqual({ operation: "b", because: "unused" });
  });

  const values = (...list: string[]): Json => ({ enum: list });
  test.each<readonly [name: string, before: Json, after: Json, use: Json, isBroken: boolean]>([
    ["a value that a limit refuses", values("a", "bb"), { type: "string", maxLength: 1 }, ["a", "bb"], true],
    ["a value within a limit", values("a", "bb"), { type: "string", maxLength: 1 }, ["a"], false],
    ["a value that a pattern refuses", values("a", "bb"), { type: "string", pattern: "^a" }, ["bb"], true],
    ["a value of a list that is gone", values("a", "bb"), text, ["a", "bb"], false],
    ["a value of a list that has other values", values("a"), values("b"), ["a"], true],
    ["a limit that is gone", { type: "string", maxLength: 5 }, text, { maxLength: 5 }, false],
    ["a limit where values are listed", { type: "string", maxLength: 5 }, values("a"), { maxLength: 5 }, true],
  ])("%s", async (_, old, now, use, isBroken) => {
    const [one, other] = [old, now].map((field) => api({ "/a": operation("a", object({ name: field }), object({})) }));
    if (!one || !other) throw new Error("two documents");
    const { broken } = await getImpact({ a: { ...nothing, sends: [{ name: use }] } }, [one, other]);
    expect(broken.length > 0).toBe(isBroken);
  });

  test("gives the reason why a breaking operation does not affect the partner", async () => {
    const { broken, spared } = await getImpact({ b: { reads: [] } });
    expect([broken, spared]).toEqual([
      [],
      [
        { operation: "a", because: "unused" },
        { operation: "b", because: "other parts" },
      ],
    ]);
  });
});

test.each<readonly [manifest: JsonObject, message: RegExp]>([
  [{ c: "all" }, /api\.json has no operation c$/],
  [{ a: { sends: ["nmae"] } }, /a has no field to send nmae$/],
  [{ a: { reads: ["data.list.cod"] } }, /a has no field to read data\.list\.cod$/],
  [{ a: { parameters: ["offset"] } }, /a has no parameter offset$/],
  [{ a: { headers: ["X-Left"] } }, /a has no response header x-left$/],
  [{ a: { fields: [] } }, /fields is not known; fix: use sends, reads, parameters, headers/],
])("a manifest with an unknown name is refused: %j", async (manifest, message) => {
  await expect(getImpact(manifest)).rejects.toThrow(message);
});
