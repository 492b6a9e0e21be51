import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { findProgram } from "./toolkit.ts";

export interface ChildResult {
  readonly status: number;
  /** Standard output and standard error in the order in which they were printed. */
  readonly output: string;
  readonly milliseconds: number;
}

export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** "show" prints to the terminal of this process; "keep" collects the output. */
  readonly output?: "show" | "keep";
  /** The folder to run in (default: the current one). */
  readonly folder?: string;
}

const running = new Set<ChildProcess>();

/** A command that is stopped also stops its child processes. */
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Runs a Node program with the Node version of this process, and waits for its end. */
export const runNode = (args: readonly string[], options: ChildOptions = {}): Promise<ChildResult> =>
  runProgram(process.execPath, args, options);

/** Runs a program and waits for its end. */
export function runProgram(program: string, args: readonly string[], options: ChildOptions = {}): Promise<ChildResult> {
  const started = performance.now();
  const child = spawn(program, [...args], {
    cwd: options.folder ?? process.cwd(),
    env: { ...process.env, ...options.env },
    stdio: options.output === "show" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      const milliseconds = Math.round(performance.now() - started);
      resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString("utf8"), milliseconds });
    });
  });
}

/** Runs a command line of the project. Programs in its node_modules/.bin are found, as in an npm script. */
export function runShell(command: string, options: ChildOptions & { readonly folder: string }): Promise<ChildResult> {
  const [shell, flag] = process.platform === "win32" ? ["cmd", "/c"] : ["sh", "-c"];
  return runProgram(shell, [flag, command], {
    ...options,
    env: { PATH: pathWithPrograms(options.folder), ...options.env },
  });
}

/** The PATH with which programs in the project's node_modules/.bin are found. */
export const pathWithPrograms = (folder: string): string =>
  [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter);

/** Runs the Redocly command line in a folder, without network calls of its own. */
export const runRedocly = (
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildResult> =>
  runNode([findProgram("@redocly/cli", "redocly"), ...args], {
    folder,
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", ...env },
  });
