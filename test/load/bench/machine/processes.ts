import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** What it prints goes here, as it would in production. */
  readonly logFile: string;
  /** It is ready when it listens here. */
  readonly readyPort?: number;
}

const READY_MS = 60_000;
const STOP_MS = 20_000;

const running = new Set<ChildProcess>();
// A bench that fails, or is interrupted, leaves nothing behind.
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** A program in a process of its own. */
export class BenchProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start({ name, command, args, environment, logFile, readyPort }: Program): Promise<BenchProcess> {
    mkdirSync(dirname(logFile), { recursive: true });
    rmSync(logFile, { force: true });
    // To append: a log that is emptied meanwhile begins anew.
    const log = openSync(logFile, "a");
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    running.add(child);
    child.once("exit", () => running.delete(child));
    await once(child, "spawn");
    const givesUpAt = performance.now() + READY_MS;
    while (readyPort !== undefined && !(await listens(readyPort))) {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (ended || performance.now() > givesUpAt)
        throw new Error(`${name} did not start:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
      await sleep(20);
    }
    return new BenchProcess(child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
  }

  /** The exit code, or the signal that ended it: SIGKILL if it did not stop in time. */
  async end(signal: NodeJS.Signals): Promise<number | string | null> {
    const child = this.#child;
    if (!this.hasEnded) {
      const ended = once(child, "exit");
      child.kill(signal);
      const hard = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(hard);
    }
    return child.exitCode ?? child.signalCode;
  }
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
