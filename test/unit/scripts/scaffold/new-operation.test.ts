import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

const form = `parameters:
  - $ref: PARAMETER
get:
  operationId: getForm
  tags: [forms]
  summary: Read a form
  responses:
    "200": { description: The form. }
    "400": { $ref: "ROOT#/components/responses/Refused" }
    "401": { $ref: "ROOT#/components/responses/Refused" }
    "404": { $ref: "ROOT#/components/responses/Refused" }
`;
const formId = "{ name: formId, in: path, required: true, schema: { type: integer }, example: 1 }";

const document = (item: string) => `openapi: 3.1.0
info: { title: Forms, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: / }]
security: [{ token: [] }]
paths:
  /forms/{formId}:
${item.replaceAll(/^(?=.)/gm, "    ")}components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  parameters: { FormId: ${formId} }
  responses:
    Refused:
      description: No.
      content: { application/json: { schema: { $ref: "#/components/schemas/Refusal" } } }
  schemas:
    Refusal: { type: object, properties: { why: { type: string } } }
`;

const refused = (root = "") => ({ $ref: `${root}#/components/responses/Refused` });
const withContent = (description: string, root = "") => ({
  description,
  content: { "application/json": { schema: { $ref: `${root}#/components/schemas/Refusal` } } },
});
const errors = (root?: string) => ({
  "400": refused(root),
  "401": refused(root),
  "404": refused(root),
  "413": withContent("The body is too large.", root),
  "415": withContent("The body has another media type.", root),
});

test("a new operation has the parameter of a path beside it, and documents what the server refuses", async () => {
  const inPlace = form.replace("PARAMETER", '"#/components/parameters/FormId"').replaceAll("ROOT", "");
  const files = {
    "openapi.yaml": document(inPlace),
    "contract.config.mjs": 'export default { spec: "openapi.yaml" };',
  };
  await withFiles(files, async (folder) => {
    const { stdout } = await runCommandIn(folder, "new", "POST", "/forms/{formId}/copies", "--tag", "forms");
    expect(stdout).toContain("changed  generated/, which is generated\n");
    expect(stdout).not.toContain("the path parameter formId");
    const { post } = parse(await readFile(join(folder, "openapi.yaml"), "utf8")).paths["/forms/{formId}/copies"];
    expect(post.parameters).toEqual([{ $ref: "#/components/parameters/FormId" }]);
    expect(post.responses).toMatchObject(errors());
    const lint = await runCommandIn(folder, "lint");
    expect(lint.stdout + lint.stderr).not.toContain("refusals-documented");
  });
});

test.each([
  ["3.1.0", 1, undefined],
  ["3.2.0", 0, { required: true }],
])("a new QUERY with OpenAPI %s, which has it since 3.2", async (version, wanted, body) => {
  const inPlace = form.replace("PARAMETER", '"#/components/parameters/FormId"').replaceAll("ROOT", "");
  const files = {
    "openapi.yaml": document(inPlace).replace("3.1.0", version),
    "contract.config.mjs": 'export default { spec: "openapi.yaml" };',
  };
  await withFiles(files, async (folder) => {
    const { status, stderr } = await runCommandIn(folder, "new", "QUERY", "/forms", "--tag", "forms");
    expect([status === 0 ? 0 : 1, stderr.includes('"QUERY" is no method')]).toEqual([wanted, wanted === 1]);
    const { paths } = parse(await readFile(join(folder, "openapi.yaml"), "utf8"));
    if (body === undefined) expect(paths["/forms"]).toBeUndefined();
    else expect(paths["/forms"].query.requestBody).toMatchObject(body);
  });
});

test("references are right in a path's own file", async () => {
  const config = 'export default { spec: "spec/openapi.yaml" };';
  await withFiles({ "contract.config.mjs": config }, async (folder) => {
    for (const name of ["paths", "parameters"]) await mkdir(join(folder, "spec", name), { recursive: true });
    const write = (name: string, text: string) => writeFile(join(folder, "spec", name), text);
    await write("openapi.yaml", document("$ref: ./paths/form.yaml\n"));
    const inFile = form.replace("PARAMETER", "../parameters/FormId.yaml").replaceAll("ROOT", "../openapi.yaml");
    await write("paths/form.yaml", inFile);
    await write("parameters/FormId.yaml", formId);
    const { status, stderr } = await runCommandIn(folder, "new", "PUT", "/forms/{formId}/title", "--tag", "forms");
    expect([status, stderr]).toEqual([0, ""]);
    const { put } = parse(await readFile(join(folder, "spec/paths/forms-form-id-title.yaml"), "utf8"));
    expect(put.parameters).toEqual([{ $ref: "../parameters/FormId.yaml" }]);
    expect(put.responses).toMatchObject(errors("../openapi.yaml"));
  });
});

const inFiles = async (files: Readonly<Record<string, string>>, use: (folder: string) => Promise<void>) =>
  withFiles({ "contract.config.mjs": 'export default { spec: "spec/openapi.yaml" };' }, async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, "spec", name)), { recursive: true });
      await writeFile(join(folder, "spec", name), text);
    }
    await use(folder);
  });

test("paths and parameters are found wherever the document's references lead", async () => {
  const inFile = form
    .replace("PARAMETER", '"../more%20parameters/all.yaml#/ids/form"')
    .replaceAll("ROOT", "../openapi.yaml");
  const files = {
    "openapi.yaml": document('$ref: "./paths/all.yaml#/one~1form"\n'),
    "paths/all.yaml": `one/form:\n${inFile.replaceAll(/^(?=.)/gm, "  ")}`,
    "more parameters/all.yaml": `ids:\n  form: ${formId}\n`,
  };
  await inFiles(files, async (folder) => {
    const copied = await runCommandIn(folder, "new", "GET", "/forms/{formId}/title", "--tag", "forms");
    expect([copied.status, copied.stderr]).toEqual([0, ""]);
    const { get } = parse(await readFile(join(folder, "spec/paths/forms-form-id-title.yaml"), "utf8"));
    expect(get.parameters).toEqual([{ $ref: "../more%20parameters/all.yaml#/ids/form" }]);
    const added = await runCommandIn(folder, "new", "DELETE", "/forms/{formId}", "--tag", "forms");
    expect([added.status, added.stderr]).toEqual([0, ""]);
    const item = parse(await readFile(join(folder, "spec/paths/all.yaml"), "utf8"))["one/form"];
    expect(Object.keys(item)).toEqual(["parameters", "get", "delete"]);
  });
});

test("a parameter that refers into its own file is not copied to another file", async () => {
  const inFile = form.replace("PARAMETER", '"#/x-parameter"').replaceAll("ROOT", "../openapi.yaml");
  const files = {
    "openapi.yaml": document("$ref: ./paths/form.yaml\n"),
    "paths/form.yaml": `${inFile}x-parameter: ${formId}\n`,
  };
  await inFiles(files, async (folder) => {
    const { status, stdout } = await runCommandIn(folder, "new", "GET", "/forms/{formId}/title", "--tag", "forms");
    expect([status, stdout]).toEqual([0, expect.stringContaining("what the path parameter formId is")]);
  });
});
