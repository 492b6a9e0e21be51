import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { compileCache, root } from "../../rig/own-project.ts";

/** `contract dev` in a folder. */
export class DevProcess {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #printed = "";

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts it, and returns the address of its page. */
  async start(...args: readonly string[]): Promise<string> {
    this.#printed = "";
    const child = spawn(process.execPath, [join(root, "scripts/contract.ts"), "dev", ...args], {
      cwd: this.#folder,
      // The processes of `contract dev` load the same modules: each is compiled once.
      env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: compileCache },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#printed += chunk.toString("utf8");
      });
    for (;;) {
      const [, url] = /the workbench is at (\S+)/.exec(this.#printed) ?? [];
      if (url !== undefined) return url;
      if (child.exitCode !== null) throw new Error(`contract dev ended: ${this.#printed}`);
      await sleep(50);
    }
  }

  /** The last line of the terminal about each save, such as "dev: ok in 0.4 s", without its time. */
  get verdicts(): readonly string[] {
    return [...this.#printed.matchAll(/^dev: (\w+) in [\d.]+ s(.*)$/gm)].map(
      ([, result, notes]) => `${result}${notes}`,
    );
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
}
