import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the toolkit's commands and waits for its end. */
export const runCommand = (name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runProgram("scripts/contract.ts", name, ...args);

/** Runs a command in the folder of another project. */
export const runCommandIn = (folder: string, name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runIn(folder, "scripts/contract.ts", name, ...args);

/** Runs a program of the project and waits for its end. */
export const runProgram = (file: string, ...args: readonly string[]): Promise<CommandResult> =>
  runIn(root, file, ...args);

function runIn(folder: string, file: string, ...args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString("utf8");
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, stdout, stderr }));
  });
}

/** A folder with the files, removed after the test. */
export async function withFiles<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "command-"));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A small document that is independent of the project's own. */
export const petDocument = {
  openapi: "3.1.0",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: { title: "Pets", version: "1.0.0", description: "Keeps *pets*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n" },
  servers: [{ url: "/" }],
  paths: {
    "/pets": {
      post: {
        operationId: "addPet",
        summary: "Add a pet",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 20 } } },
              example: { name: "Rex's" },
            },
          },
        },
        responses: {
          "201": {
            description: "Added",
            content: { "application/json": { schema: { type: "object" }, example: { id: 1 } } },
          },
          "400": {
            description: "Refused",
            content: { "application/json": { schema: { type: "object" }, example: { message: "no" } } },
          },
          "413": { description: "Too large" },
          "415": { description: "No JSON" },
        },
      },
    },
  },
} as const;
