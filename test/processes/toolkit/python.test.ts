import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { emitPython } from "../../../scripts/emit/python.ts";
import { build } from "../../../scripts/model/build.ts";
import type { Parameter } from "../../../scripts/model/model.ts";
import { encodeParameters, type ParameterRow } from "../../../scripts/runtime/parameters.ts";
import { findPython } from "../../rig/python.ts";
import { caseFolders } from "../../unit/scripts/case-folder.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";

const run = promisify(execFile);
const python = findPython();
const trees = newTreesFolder("python");
const pets = join(import.meta.dirname, "../../packages/toolkit/emit-options.yaml");
const documents = [
  ...caseFolders.map(({ name, spec, plugin, lenient }) => ({
    name: name.replaceAll(/\W/g, "_"),
    spec,
    plugin,
    lenient,
  })),
  { name: "pets", spec: pets, plugin: undefined, lenient: false },
];

const styles = ["parameter-styles", "querystring-and-cookies"].map((name) => ({
  name: name.replaceAll("-", "_"),
  spec: join(import.meta.dirname, "../../unit/scripts/cases", name, "openapi.yaml"),
}));

/** A value with characters that must be encoded. */
function sample({ in: place, shape, style }: Parameter): unknown {
  const text = place === "header" ? "a b" : "a b/é,&=";
  if (shape.kind === "array") return [1, text, true];
  if (shape.kind === "object") return { x: 1, y: text, ...(style === "querystring" && { z: ["a", "b"] }) };
  return text;
}

async function emit({ name, spec, plugin, lenient }: (typeof documents)[number]): Promise<void> {
  const { api } = build(await loadBundle(spec, plugin), { lenient });
  const types = { text: "", find: () => undefined, listWithUsed: () => [] };
  for (const { path, text } of await emitPython(api, { out: "", types, emit: { python: true } })) {
    const file = join(trees, name, basename(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

beforeAll(async () => {
  for (const one of documents) await emit(one);
}, 120_000);
afterAll(() => rmSync(trees, { recursive: true, force: true }));

/** Runs a program with the generated packages in its path, and returns what it prints. */
async function runPython(program: string): Promise<string> {
  const { stdout } = await run(python ?? "", ["-W", "error", "-c", program], {
    cwd: trees,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
    encoding: "utf8",
  });
  return stdout;
}

describe.skipIf(python === undefined)("generated Python", () => {
  test("of every document can be imported", async () => {
    const names = documents.map(({ name }) => name);
    const lines = names.map((name) => `import ${name}.simple_client, ${name}.types`);
    expect(await runPython(`${lines.join("\n")}\nprint("imported")`)).toBe("imported\n");
  });

  test.each(styles)("writes parameters as the TypeScript client does: $name", async ({ name: packageName, spec }) => {
    const { api } = build(await loadBundle(spec, undefined), { lenient: false });
    const operations = api.operations.map(({ id, path, parameters }) => {
      const values = parameters.map((parameter) => [parameter, sample(parameter)] as const);
      const sent = Object.groupBy(values, ([{ in: place }]) => place);
      const toSend = Object.fromEntries(
        Object.entries(sent).map(([place, some]) => [
          place,
          Object.fromEntries(some.map(([{ name }, value]) => [name, value])),
        ]),
      );
      const { path: inPath, query, headers, cookie } = encodeParameters(parameters as readonly ParameterRow[], toSend);
      const target = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => inPath[name] ?? "");
      const wanted = {
        target: query === "" ? target : `${target}?${query}`,
        headers: { ...headers, ...(cookie === undefined ? {} : { Cookie: cookie }) },
      };
      return { id, values: values.map(([{ name, in: place }, value]) => [place, name, value]), wanted };
    });
    const given = JSON.stringify(operations.map(({ id, values }) => ({ id, values })));
    const printed = await runPython(`
import json
from ${packageName} import operations
from ${packageName}.request import Operation, build_request
rows = {row.id: row for row in vars(operations).values() if isinstance(row, Operation)}
for one in json.loads(${JSON.stringify(given)}):
    row = rows[one["id"]]
    values = {(place, name): value for place, name, value in one["values"]}
    built = build_request(row, {p.argument: values[(p.place, p.name)] for p in row.parameters})
    print(json.dumps({"target": built.target, "headers": built.headers}))
`);
    const built = printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(built).toEqual(operations.map(({ wanted }) => wanted));
  });

  describe("calls a real server", () => {
    interface Seen {
      readonly line: string;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: string;
    }
    const seen: Seen[] = [];
    let server: Server;
    beforeAll(async () => {
      server = createServer(async (request, response) => {
        const body = (await buffer(request)).toString();
        seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
        response.setHeader("content-type", "application/json");
        if (request.url === "/pets?page=2") response.setHeader("sunset", "Mon, 01 Mar 2027 00:00:00 GMT");
        if (request.method === "DELETE") response.writeHead(204).end();
        else if (request.url === "/pets/none") response.writeHead(404).end('{"message":"no such pet"}');
        else if (!request.url?.startsWith("/pets")) response.writeHead(204).end();
        else response.end(JSON.stringify([{ name: "Rex" }]));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    const program = (document: string, lines: readonly string[]): string => `
from ${document}.simple_client import AnswerError, SimpleClient
from ${document}.request import CallOptions, File
client = SimpleClient("http://127.0.0.1:${(server.address() as AddressInfo).port}", lambda operation: {"x-own": operation.id})
${lines.join("\n")}
`;

    test("with parameters, JSON bodies, empty answers and refusals", async () => {
      const lines = [
        "print(client.list_pets(limit=2))",
        'print(client.add_pet({"name": "뽀삐", "born": "2025-01-01"}, options=CallOptions(headers={"x-more": "1"})))',
        "print(client.clear())",
        'try: client.get_pet("none")',
        "except AnswerError as error: print(error.status, error.body)",
        'try: client.get_pet("..")',
        "except TypeError as error: print(error)",
      ];
      expect((await runPython(program("pets", lines))).split("\n")).toEqual([
        "[{'name': 'Rex'}]",
        "[{'name': 'Rex'}]",
        "None",
        "404 {'message': 'no such pet'}",
        "pet_id cannot be '..'",
        "",
      ]);
      expect(seen.map(({ line }) => line)).toEqual([
        "GET /pets?limit=2",
        "POST /pets",
        "DELETE /pets",
        "GET /pets/none",
      ]);
      expect(seen[1]).toMatchObject({
        body: '{"name":"뽀삐","born":"2025-01-01"}',
        headers: { "content-type": "application/json", "x-own": "addPet", "x-more": "1" },
      });
    });

    test("and warns once of each deprecated operation, by the document or by the answer", async () => {
      const lines = [
        "import warnings",
        "from deprecations.deprecations import DeprecatedOperationWarning",
        "with warnings.catch_warnings(record=True) as told:",
        '    warnings.simplefilter("always")',
        '    for _ in range(2): client.get_pet("1"), client.list_pets(page=2), client.get_animal("1")',
        "    for one in told: print(one.category is DeprecatedOperationWarning, one.message)",
        "    told.clear()",
        '    warnings.simplefilter("ignore", DeprecatedOperationWarning)',
        "    client.get_plain()",
        "    print(len(told))",
      ];
      expect((await runPython(program("deprecations", lines))).split("\n")).toEqual([
        "True GET /pets/{petId}: deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal",
        "True GET /pets: the server says that this call, or something that it sends, is deprecated, ends on 2027-03-01",
        "0",
        "",
      ]);
      const shown = ["print(client.get_pet.__doc__.split('.')[0])", "import deprecations.types, inspect"];
      const source = "print('Deprecated, ends on 2027-05-01; use coat.' in inspect.getsource(deprecations.types.Pet))";
      expect(await runPython(program("deprecations", [...shown, source]))).toBe(
        "Deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal\nTrue\n",
      );
    });

    test("with forms and files", async () => {
      seen.length = 0;
      const lines = [
        'client.upload({"file": File(b"\\x89PNG", "a.png", "image/png"), "meta": {"title": "t"}, "tags": ["a", "b"], "count": 2})',
        'client.submit({"name": "Kim & Co", "sizes": [1, 2], "colours": ["red", "blue"], "point": {"x": 1}, "raw": {"a": 1}})',
      ];
      await runPython(program("form_bodies", lines));
      const [upload, submit] = seen;
      const type = String(upload?.headers["content-type"]);
      const form = await new Response(upload?.body, { headers: { "content-type": type } }).formData();
      expect([...form.keys()]).toEqual(["file", "meta", "tags", "count"]);
      expect([form.get("meta"), form.get("tags"), form.get("count")]).toEqual(['{"title":"t"}', '["a","b"]', "2"]);
      expect(form.get("file")).toMatchObject({ name: "a.png", type: "image/png" });
      expect(submit?.body).toBe(
        "name=Kim%20%26%20Co&sizes=1%7C2&colours=red&colours=blue&point%5Bx%5D=1&raw=%7B%22a%22%3A1%7D",
      );
    });
  });
});
