import { beforeAll, describe, expect, test } from "vitest";
import { type Contract, readContract } from "../../scripts/probe/contract/contract.ts";
import type { Draft } from "../../scripts/probe/request/draft.ts";
import { RequestJudge } from "../../scripts/probe/request/judge-request.ts";
import { wireAnswer } from "../../scripts/probe/wire/answer.ts";

const document = {
  openapi: "3.1.1",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } }],
      put: {
        operationId: "putPet",
        parameters: [{ name: "Trace", in: "header", schema: { type: "integer" } }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
        },
        responses: {
          "200": {
            description: "The pet.",
            headers: { Left: { $ref: "#/components/headers/Left" }, Note: { schema: { type: "string" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
          "204": { description: "Nothing to say." },
          "4XX": { description: "A picture of the fault.", content: { "image/png": {} } },
        },
      },
    },
  },
  components: {
    headers: { Left: { required: true, schema: { type: "integer", minimum: 0 } } },
    schemas: {
      Id: { type: "string", pattern: "^[a-z]+$" },
      Pet: {
        type: "object",
        required: ["name"],
        additionalProperties: false,
        "x-own": "a remark",
        properties: { name: { type: "string", "x-even": true }, born: { type: "string", format: "date" } },
      },
    },
  },
};

const even = { keyword: "x-even", appliesTo: "string", holds: (value: string) => value.length % 2 === 0 };

let contract: Contract;
beforeAll(async () => {
  contract = await readContract(document);
});

const json = { "content-type": "application/json", left: "3" };

async function complaintsOf(body: BodyInit | null, init: ResponseInit): Promise<readonly string[]> {
  return contract.checkAnswer("putPet", await wireAnswer(new Response(body, init)));
}

describe("an answer", () => {
  test.each([
    ["that conforms", '{"name":"Rex"}', { headers: json }, []],
    ["with a body that breaks its schema", '{"name":1}', { headers: json }, ["body /name violates", "name/type"]],
    ["with a field too many", '{"name":"Rex","age":1}', { headers: json }, ["body /age", "Pet/additionalProperties"]],
    ["with a value of another format", '{"name":"R","born":"soon"}', { headers: json }, ["body /born", "born/format"]],
    ["with half a body", '{"name":', { headers: json }, ["is not JSON"]],
    [
      "without a header",
      '{"name":"Rex"}',
      { headers: { "content-type": "application/json" } },
      ["header Left is miss"],
    ],
    [
      "with a wrong header",
      '{"name":"Rex"}',
      { headers: { ...json, left: "-1" } },
      ["header Left violates", "/minimum"],
    ],
    [
      "with a header that is no number",
      '{"name":"Rex"}',
      { headers: { ...json, left: "1e0" } },
      ["header Left", "/type"],
    ],
    ["with a header that nobody knows", '{"name":"Rex"}', { headers: { ...json, right: "1" } }, ["right is not docum"]],
    ["of another media type", "{}", { headers: { ...json, "content-type": "text/plain" } }, ["text/plain is not doc"]],
    ["with a status that nobody knows", "{}", { status: 500, headers: json }, ["status 500 is not documented"]],
    ["without a body", null, { status: 204 }, []],
    ["of a range of statuses", "…", { status: 418, headers: { "content-type": "image/png" } }, []],
  ] as const)("%s", async (_, body, init, parts) => {
    const complaints = await complaintsOf(body, init);
    expect(complaints).toHaveLength(parts.length === 0 ? 0 : 1);
    for (const part of parts) expect(complaints[0]).toContain(part);
  });

  test("with bytes that are no UTF-8", async () => {
    expect(await complaintsOf(new Uint8Array([0x22, 0xff, 0x22]), { headers: json })).toEqual([
      "the body is not JSON in UTF-8",
    ]);
  });
});

describe("a request", () => {
  const valid = { path: { id: "rex" }, headers: { Trace: "1" }, mediaType: "application/json", body: { name: "Rex" } };
  const faultsOf = async (read: Contract, request: Omit<Draft, "operation">): Promise<string[]> => {
    const operation = read.operations.get("putPet");
    if (operation === undefined) throw new Error("there is no putPet");
    return (await new RequestJudge(read).judge({ operation, ...request })).map(
      (fault) => `${fault.in} ${fault.keyword} ${fault.place}`,
    );
  };

  test.each([
    ["that conforms", valid, []],
    ["without its body", { path: valid.path, headers: {} }, ["body required /paths/~1pets~1{id}/put/requestBody"]],
    ["with a wrong path", { ...valid, path: { id: "REX" } }, ["path pattern /components/schemas/Id/pattern"]],
    ["with a wrong header", { ...valid, headers: { Trace: "one" } }, ["header type"]],
    ["of another media type", { ...valid, mediaType: "text/plain", raw: "a" }, ["body media type"]],
    ["with a wrong body", { ...valid, body: {} }, ["body required /components/schemas/Pet/required"]],
  ] as const)("%s", async (_, request, parts) => {
    const faults = await faultsOf(contract, request);
    expect(faults).toHaveLength(parts.length);
    for (const part of parts) expect(faults[0]).toContain(part);
  });

  test("is held to our own keywords where they are given", async () => {
    const strict = await readContract(document, { keywords: [even] });
    expect(await faultsOf(strict, valid)).toEqual(["body x-even /components/schemas/Pet/properties/name/x-even"]);
    expect(await faultsOf(strict, { ...valid, body: { name: "Rexy" } })).toEqual([]);
  });

  test("tells a witness what was satisfied and what was not", async () => {
    const seen: [string, boolean][] = [];
    const { validator, operations } = await readContract(document, { keywords: [even] });
    const schema = operations.get("putPet")?.body?.mediaTypes.get("application/json")?.schema ?? "";
    validator.watch(schema, valid.body, (place, satisfied) => void seen.push([place, satisfied]));
    expect(seen).toContainEqual(["/components/schemas/Pet/properties/name/type", true]);
    expect(seen).toContainEqual(["/components/schemas/Pet/properties/name/x-even", false]);
  });
});

test("a document that is no OpenAPI is refused", async () => {
  await expect(readContract({ ...document, info: { title: "Pets" } })).rejects.toThrow();
});
