import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { cellSettings } from "./test-cells.ts";

const program = fileURLToPath(new URL("../../server/main.js", import.meta.url));

const LOOK_EVERY_MS = 20;

/** The gateway as a process of its own, as an operator runs it. */
export class MainProcess {
  readonly child: ChildProcess;
  out = "";
  error = "";

  /** `path` is main.js of another build. `command` starts it in another way, in a process group of its own. */
  constructor(environment: Readonly<Record<string, string>>, path = program, command?: readonly string[]) {
    const [file = "", ...args] = command ?? [process.execPath, path];
    this.child = spawn(file, args, {
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        ADMIN_PORT: "0",
        SHUTDOWN_DELAY_S: "0",
        ...cellSettings,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: command !== undefined,
    });
    this.child.stdout?.on("data", (chunk: Buffer) => {
      this.out += chunk;
    });
    this.child.stderr?.on("data", (chunk: Buffer) => {
      this.error += chunk;
    });
  }

  /** Resolves when the gateway says that it is ready; rejects if it ends before. */
  async ready(): Promise<this> {
    const ended = this.ended().then((code) => {
      throw new Error(`ended with ${code}: ${this.error}`);
    });
    // Whoever awaits the end of a ready gateway does so by itself.
    ended.catch(() => {});
    while (!/ready, [\d.]+ s.*\n$/s.test(this.banner)) await Promise.race([sleep(LOOK_EVERY_MS), ended]);
    return this;
  }

  /** What it tells people. A release before this one wrote it to standard output. */
  get banner(): string {
    return this.error.includes("gateway: ready") ? this.error : this.out;
  }

  get url(): string {
    return /API +(\S+)/.exec(this.banner)?.[1] ?? "";
  }

  get adminUrl(): string {
    return /probes +(\S+)\/readyz/.exec(this.banner)?.[1] ?? "";
  }

  /** The exit code, or the signal that ended it. */
  async ended(): Promise<number | string | null> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
    return child.exitCode ?? child.signalCode;
  }

  end(signal: NodeJS.Signals): Promise<number | string | null> {
    const ended = this.ended();
    this.child.kill(signal);
    return ended;
  }
}
