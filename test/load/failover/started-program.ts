import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import type { RunAs } from "../../../server/postgres/run-as.ts";

export interface ProgramOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly logFile: string;
  readonly runAs: RunAs;
  readonly folder: string;
}

const STOP_MS = 15_000;

/** A program of the cluster as a process of its own, with its log in a file. */
export class StartedProgram {
  readonly logFile: string;
  readonly #child: ChildProcess;

  constructor({ command, args, logFile, runAs, folder }: ProgramOptions) {
    this.logFile = logFile;
    // Opened for appending: a member that comes back goes on with its log.
    const log = openSync(logFile, "a", 0o644);
    this.#child = spawn(command, [...args], {
      ...runAs,
      cwd: folder,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", HOME: folder },
      // A group of its own, so that Ctrl-C reaches only the test, which stops everything in order.
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    // Without a listener, a program that cannot be started would end the test without its clean-up.
    this.#child.once("error", () => {});
  }

  /** Undefined: it does not run. */
  get pid(): number | undefined {
    return this.isRunning ? this.#child.pid : undefined;
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The end of its log, for error messages. */
  readLog(lines = 15): string {
    return readFileSync(this.logFile, "utf8").trim().split("\n").slice(-lines).join("\n");
  }

  async ended(): Promise<void> {
    if (this.isRunning) await once(this.#child, "exit");
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const force = setTimeout(() => this.#child.kill("SIGKILL"), STOP_MS);
    this.#child.kill("SIGTERM");
    await this.ended();
    clearTimeout(force);
  }

  /** For the end of this process, which cannot wait. */
  killNow(): void {
    if (this.isRunning) this.#child.kill("SIGKILL");
  }
}
