import { type ChildProcess, spawn } from "node:child_process";
import { root } from "./project.ts";

export interface ChildResult {
  readonly status: number;
  /** Standard output and standard error as they came, interleaved. */
  readonly output: string;
  readonly milliseconds: number;
}

export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** "show" hands the terminal to the child; "keep" collects what it prints. */
  readonly output?: "show" | "keep";
}

const running = new Set<ChildProcess>();

/** A command that is told to stop must not leave its children working. */
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/** Runs a Node program to its end, with the Node that runs this process. */
export function runNode(args: readonly string[], options: ChildOptions = {}): Promise<ChildResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: root,
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
