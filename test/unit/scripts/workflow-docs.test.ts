import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readWorkflows } from "../../../scripts/docs/read-workflows.ts";
import { toShell } from "../../../scripts/docs/workflow-page.ts";
import { petDocument, runCommand, withFiles } from "../../rig/run-command.ts";

const pets = () => JSON.parse(JSON.stringify(petDocument));

const arazzo = `arazzo: 1.0.1
info: {title: Keep <pets>, version: "1"}
sourceDescriptions: [{name: pets, url: ../pets.json, type: openapi}]
workflows:
  - workflowId: keepPets
    summary: Add a pet
    description: Adds a \`pet\`.
    inputs: {type: object, properties: {petName: {type: string, default: Rex, description: Its name.}}}
    steps:
      - stepId: addPet
        description: Add it.
        operationId: addPet
        parameters: [{name: Authorization, in: header, value: "Bearer {$inputs.token}"}]
        requestBody: {contentType: application/json, payload: {name: $inputs.petName}}
        successCriteria: [{condition: $statusCode == 201}]
        onFailure: [{name: again, type: retry, retryAfter: 2, retryLimit: 3}]
        outputs: {petId: $response.body#/pets/0/id}
`;

test("writes the workflows of a document on a page of their own, and a link to it", async () => {
  await withFiles({ "pets.json": JSON.stringify(petDocument) }, async (folder) => {
    await mkdir(`${folder}/workflows`);
    await writeFile(`${folder}/workflows/keep.arazzo.yaml`, arazzo);
    const { status, stderr } = await runCommand("docs", "--spec", `${folder}/pets.json`, "--out", `${folder}/docs`);
    expect([status, stderr]).toEqual([0, ""]);
    expect(await readFile(`${folder}/docs/index.html`, "utf8")).toContain('href="workflows.html"');
    const page = await readFile(`${folder}/docs/workflows.html`, "utf8");
    expect(page).toContain("Keep &lt;pets&gt;");
    expect(page).toContain("Adds a <code>pet</code>.");
    expect(page).toContain('<span class="method post">POST</span> <code>/pets</code>');
    expect(page).toContain("otherwise retries after 2 s, at most 3 times");
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page).toContain('<a href="operation-add-pet.html">');
  });
});

test("a step is a shell command, with variables for inputs and outputs", async () => {
  await withFiles({ "keep.arazzo.yaml": arazzo }, async (folder) => {
    const [workflow] = await readWorkflows(`${folder}/keep.arazzo.yaml`, pets());
    const [step] = workflow?.steps ?? [];
    expect(step && toShell(step)).toBe(
      [
        'PET_ID=$(curl -s -X POST "$BASE_URL/pets" \\',
        '  -H "Authorization: Bearer $TOKEN" \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"name":"'"$PET_NAME"'"}' |`,
        "  jq -r '.pets[0].id')",
      ].join("\n"),
    );
  });
});

test("what a step sends is text for the shell, except its variables", async () => {
  const hostile = arazzo
    .replace("payload: {name: $inputs.petName}", `payload: {name: "$inputs.petName's $HOME"}`)
    .replace("Bearer {$inputs.token}", '\\"$(id)\\" {$inputs.token}x');
  await withFiles({ "keep.arazzo.yaml": hostile }, async (folder) => {
    const [workflow] = await readWorkflows(`${folder}/keep.arazzo.yaml`, pets());
    const [step] = workflow?.steps ?? [];
    const line = step && toShell({ ...step, outputs: [] });
    const script = `curl() { printf '%s\\n' "$@"; }\n${line}\n`;
    const env = { PATH: "", BASE_URL: "http://h", TOKEN: "secret", PET_NAME: "Rex" };
    const { stdout, stderr } = spawnSync("/bin/sh", ["-c", script], { env, encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout.trimEnd().split("\n")).toEqual([
      ...["-s", "-X", "POST", "http://h/pets"],
      ...["-H", 'Authorization: "$(id)" secretx'],
      ...["-H", "Content-Type: application/json"],
      ...["-d", `{"name":"Rex's $HOME"}`],
    ]);
  });
});

test("a step that calls an unknown operation is an error with its place", async () => {
  const wrong = arazzo.replace("operationId: addPet", "operationId: sellPet");
  await withFiles({ "keep.arazzo.yaml": wrong }, async (folder) => {
    const reading = readWorkflows(`${folder}/keep.arazzo.yaml`, pets());
    await expect(reading).rejects.toThrow("The step addPet calls sellPet, which the document does not have");
  });
});

test("lint reports a problem of a workflow", async () => {
  await withFiles({ "pets.json": JSON.stringify(petDocument) }, async (folder) => {
    await mkdir(`${folder}/workflows`);
    await writeFile(`${folder}/workflows/keep.arazzo.yaml`, arazzo.replace("workflowId:", "workflooId:"));
    const { status, stdout } = await runCommand("lint", "--spec", `${folder}/pets.json`);
    expect(stdout).toMatch(/keep\.arazzo\.yaml:\d+:\d+ {2}error {2}struct {2}.*workflowId/);
    expect(status).toBe(1);
  });
});
