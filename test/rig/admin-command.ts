import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileCache } from "./own-project.ts";
import { cellSettings } from "./test-cells.ts";

const program = fileURLToPath(new URL("../../server/admin.ts", import.meta.url));

export interface Printed {
  readonly out: string;
  readonly error: string;
  readonly exitCode: number | null;
}

/** The operator's command as a process of its own, with this environment and nothing of ours. */
export function runCommand(
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
  input: string | Promise<string> = "",
): Promise<Printed> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...cellSettings, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const out: Buffer[] = [];
  const error: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => error.push(chunk));
  child.stdin.on("error", () => {});
  Promise.resolve(input).then((text) => child.stdin.end(text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) =>
      resolve({ out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString(), exitCode }),
    );
  });
}
