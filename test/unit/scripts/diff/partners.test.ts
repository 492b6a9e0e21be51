import { describe, expect, test } from "vitest";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import { judgePartner, type PartnerVerdict } from "../../../../scripts/diff/judge-partner.ts";
import { readPartners } from "../../../../scripts/diff/partner.ts";
import type { Json, JsonObject } from "../../../../scripts/pipeline/json.ts";
import { withFiles } from "../run-command.ts";
import { apiOf, NO_WORDS } from "./diff-lines.ts";

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

const api = (paths: JsonObject): ReturnType<typeof apiOf> => apiOf({ paths });
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

async function judged(manifest: JsonObject): Promise<PartnerVerdict> {
  const file = JSON.stringify({ partner: "Acme", operations: manifest });
  return withFiles({ "acme.json": file }, async (folder) => {
    const [partner] = readPartners(`${folder}/acme.json`);
    if (!partner) throw new Error("one partner");
    return judgePartner(partner, compareDocuments(before, after, NO_WORDS), before, NO_WORDS);
  });
}

const ALL = [
  "no longer takes the query parameter `limit`: at best it is ignored",
  "requests without `note` are now refused",
  "requests with `name` over 5 characters are now refused",
  "requests in which `kind` is `B` are now refused",
  "without `mode`, `y` is now taken (before: `x`)",
  "the 200 response no longer has `id`",
  "the 200 response no longer has `data.list[].more`",
];

const nothing = { sends: [], reads: [], parameters: [], headers: [] };

describe("which changes break a partner", () => {
  test.each<readonly [name: string, use: Json, broken: readonly string[]]>([
    ["who does not say what they use: all", "all", ALL],
    ["who uses nothing of it: what is now needed", nothing, [ALL[1] ?? "", ALL[4] ?? ""]],
    ["who sends what is now needed: nothing", { ...nothing, sends: ["note", "mode"] }, []],
    ["who sends it only sometimes", { ...nothing, sends: ["note?", "mode?"] }, [ALL[1] ?? "", ALL[4] ?? ""]],
    ["by a limit", { ...nothing, sends: ["note", "mode", "name"] }, [ALL[2] ?? ""]],
    ["not by a limit that they keep", { ...nothing, sends: ["note", "mode", { name: { maxLength: 5 } }] }, []],
    [
      "by a limit that they exceed",
      { ...nothing, sends: ["note", "mode", { name: { maxLength: 6 } }] },
      [ALL[2] ?? ""],
    ],
    ["by a value", { ...nothing, sends: ["note", "mode", { kind: ["A", "B"] }] }, [ALL[3] ?? ""]],
    ["not by a value that they do not send", { ...nothing, sends: ["note", "mode", { kind: ["A"] }] }, []],
    ["by a field that is gone", { ...nothing, sends: ["note", "mode"], reads: ["id"] }, [ALL[5] ?? ""]],
    ["by a field deep down", { ...nothing, sends: ["note", "mode"], reads: ["data.list[].more"] }, [ALL[6] ?? ""]],
    ["by a field whose holder they read", { ...nothing, sends: ["note", "mode"], reads: ["data"] }, [ALL[6] ?? ""]],
    ["not by its neighbour", { ...nothing, sends: ["note", "mode"], reads: ["/data/list/code"] }, []],
    ["by a parameter", { ...nothing, sends: ["note", "mode"], parameters: ["limit"] }, [ALL[0] ?? ""]],
  ])("%s", async (_, use, broken) => {
    const verdict = await judged({ a: use });
    expect(verdict.broken.map(({ sentence }) => sentence).sort()).toEqual([...broken].sort());
    expect(verdict.spared).toContainEqual({ operation: "b", because: "unused" });
  });

  test("says of an operation that is used why it does not break", async () => {
    const { broken, spared } = await judged({ b: { reads: [] } });
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
  [{ c: "all" }, /there is no operation c in/],
  [{ a: { sends: ["nmae"] } }, /a has no field to send nmae$/],
  [{ a: { reads: ["data.list.cod"] } }, /a has no field to read data\.list\.cod$/],
  [{ a: { parameters: ["offset"] } }, /a has no parameter offset$/],
  [{ a: { headers: ["X-Left"] } }, /a has no response header x-left$/],
  [{ a: { fields: [] } }, /fields is none of sends, reads, parameters, headers/],
])("a manifest that names what is not there is no manifest: %j", async (manifest, message) => {
  await expect(judged(manifest)).rejects.toThrow(message);
});
