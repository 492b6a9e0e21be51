import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFreePort } from "../../../scripts/mock/free-port.ts";
import { programEnvironment, runCommandIn } from "../../rig/run-command.ts";

// What each keyword means is a test in test/unit/scripts/schema-slips.test.ts. This is what every command does with it.

/** Slips wherever a document has schemas: each `{limit}` and the `{names}` are on a line of their own. */
const FILES: Readonly<Record<string, string>> = {
  "openapi.yaml": `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
servers: [{url: /}]
security: []
paths:
  /pets:
    parameters:
      - {name: tag, in: query, schema: {type: string, maxLength: {limit}}}
    post:
      operationId: addPet
      summary: Add a pet
      parameters:
        - {$ref: '#/components/parameters/Page'}
        - {name: kind, in: {place}, schema: {type: string}}
      requestBody:
        content:
          application/json:
            schema: {$ref: schemas/pet.yaml}
            example: {name: Rex}
      responses:
        '201':
          description: Added
          headers:
            X-Tag: {schema: {type: string, maxLength: {limit}}}
          content:
            application/json:
              schema: {$ref: schemas/pet.yaml}
              example: {name: Rex}
        '400': {description: Refused}
        '413': {description: Too large}
        '415': {description: No JSON}
      callbacks:
        added:
          '{$request.body#/url}':
            post:
              requestBody:
                content:
                  application/json:
                    schema: {type: string, maxLength: {limit}}
              responses: {'200': {description: ok}}
webhooks:
  lost:
    post:
      operationId: lost
      requestBody:
        content:
          application/json:
            schema: {type: string, maxLength: {limit}}
      responses: {'200': {description: ok}}
components:
  parameters:
    Page: {name: page, in: query, content: {application/json: {schema: {type: string, maxLength: {limit}}}}}
  schemas:
    Unused: {type: string, maxLength: {limit}}
    Read:
      type: object
      properties: {a: {type: string}}
      x-ignored: {b: {type: string, maxLength: {limit}}}
`,
  "schemas/pet.yaml": `type: object
required: [{names}]
properties:
  name: {type: string, maxLength: {limit}}
  toys: {type: array, items: {anyOf: [{type: string, maxLength: {limit}}, {type: integer}]}}
`,
};

const placesOf = (mark: string): string[] =>
  Object.entries(FILES).flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => (line.includes(mark) ? [`${file}:${index + 1}:`] : [])),
  );

const DOCUMENTS = {
  clear: {
    limit: '"20"',
    names: "name, name",
    place: "query",
    message: 'maxLength must be a whole number, 0 or more; "20" is read as 20.',
  },
  unclear: {
    limit: "-1",
    names: "name, [name]",
    place: "body",
    message: "maxLength must be a whole number, 0 or more.",
  },
} as const;

const folder = mkdtempSync(join(tmpdir(), "slips-"));
let server: Server;
let url: string;

beforeAll(async () => {
  for (const [name, { limit, names, place }] of Object.entries(DOCUMENTS))
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(folder, name, "schemas"), { recursive: true });
      writeFileSync(
        join(folder, name, file),
        text.replaceAll("{limit}", limit).replace("{names}", names).replace("{place}", place),
      );
    }
  server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(201, { "content-type": "application/json" }).end('{"name":"Rex"}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SPEC = ["--spec", "openapi.yaml"];

/** The commands, and the last words of one that has done its work. */
const COMMANDS: readonly (readonly [name: string, args: () => readonly string[], done: RegExp])[] = [
  ["lint", () => SPEC, /document: \d+ errors?, \d+ warnings? in 2 files/],
  ["generate", () => [...SPEC, "--out", "generated"], /generated: 1 operations/],
  ["init", () => ["project", ...SPEC, "--no-lock"], /project has 1 operation/],
  ["diff", () => ["openapi.yaml", "openapi.yaml"], /0 major, 0 minor, 0 patch/],
  ["docs", () => [...SPEC, "--out", "docs"], /index\.html built/],
  ["test", () => [...SPEC, "--url", url], /1 operation/],
  ["fuzz", () => [...SPEC, "--url", url, "--rounds", "1", "--seed", "1"], /seed 1/],
];

describe.each(["clear", "unclear"] as const)("a document whose slips are %s", (name) => {
  const { message } = DOCUMENTS[name];
  const cwd = join(folder, name);

  const expectAllSaid = (printed: string): void => {
    expect(printed).not.toMatch(/^\s+at /m);
    expect(printed).toContain(message);
    for (const place of [...placesOf("{limit}"), ...placesOf("{names}")])
      expect(printed.split("\n")).toContainEqual(expect.stringMatching(`^${place}\\d+ {2}(warn|error) {2}struct {2}`));
  };

  test.each(COMMANDS)(
    "contract %s says each at its line, with rule and fix, and no stack",
    async (command, args, done) => {
      const { status, stdout, stderr } = await runCommandIn(cwd, command, ...args());
      expectAllSaid(stdout + stderr);
      const isRefused = name === "unclear" && ["generate", "init"].includes(command);
      expect(done.test(stdout)).toBe(!isRefused);
      if (isRefused) expect(status).toBe(1);
    },
  );

  test("contract lint fails only if they are unclear", async () => {
    expect(await runCommandIn(cwd, "lint", ...SPEC, "--preset", "minimal")).toMatchObject({
      status: name === "clear" ? 0 : 1,
    });
  });

  test("contract mock answers only if they are clear", async () => {
    const port = String(await getFreePort());
    const contract = join(import.meta.dirname, "../../../scripts/contract.ts");
    const mock = spawn(process.execPath, [contract, "mock", ...SPEC, "--port", port], {
      cwd,
      env: programEnvironment(),
    });
    let printed = "";
    for (const stream of [mock.stdout, mock.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (printed.includes(" answers for ")) mock.kill("SIGTERM");
      });
    const [status] = await once(mock, "close");
    expectAllSaid(printed);
    // A mock that is asked to stop while it still starts ends by the signal.
    if (name === "clear") expect(printed).toContain(" answers for ");
    else expect(status).toBe(1);
  });
});
