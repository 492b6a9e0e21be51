import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { runContract } from "../../scripts/cli/run-contract.ts";
import { compileCache, root } from "./own-project.ts";

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the toolkit's commands in this process, in the folder of this project. */
export const runCommand = (name: string, ...args: readonly string[]): Promise<CommandResult> =>
  runCommandIn(root, name, ...args);

/** The working folder and the streams belong to the whole process, so that one command runs after the other. */
let lastRun: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, in the folder of another project. */
export function runCommandIn(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  const run = lastRun.then(() => runHere(folder, args));
  lastRun = run.catch(() => {});
  return run;
}

async function runHere(folder: string, args: readonly string[]): Promise<CommandResult> {
  const before = process.cwd();
  const stdout = capture(process.stdout);
  const stderr = capture(process.stderr);
  // V8's compiled code is worth keeping for the next start of the program, which there is none of here.
  const environment = setVariables({ NO_COLOR: "1", NODE_DISABLE_COMPILE_CACHE: "1" });
  try {
    process.chdir(folder);
    const status = await runContract(args);
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.chdir(before);
    environment.restore();
    stdout.restore();
    stderr.restore();
  }
}

function capture(stream: NodeJS.WriteStream) {
  const written: string[] = [];
  const spy = vi.spyOn(stream, "write").mockImplementation((chunk) => {
    written.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
    return true;
  });
  return { text: () => written.join(""), restore: () => spy.mockRestore() };
}

function setVariables(variables: Readonly<Record<string, string>>) {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return {
    restore(): void {
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    },
  };
}

/** Starts the executable of the toolkit in a process of its own, for what only a process shows. */
export const startContract = (folder: string, ...args: readonly string[]): Promise<CommandResult> =>
  runIn(folder, "scripts/contract.ts", ...args);

/** Runs a program of the project in a process of its own and waits for its end. */
export const runProgram = (file: string, ...args: readonly string[]): Promise<CommandResult> =>
  runIn(root, file, ...args);

/** For programs that are started many times: Node keeps their compiled code, which halves the time that a start takes. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: "1",
  NODE_COMPILE_CACHE: compileCache,
});

function runIn(folder: string, file: string, ...args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: folder,
    env: programEnvironment(),
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
