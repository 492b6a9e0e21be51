import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LogWatch } from "./log-watch.ts";
import type { ProcessStats, Question } from "./process-probe.ts";

const program = fileURLToPath(new URL("../../../../server/main.js", import.meta.url));
const inside = new URL("process-probe.ts", import.meta.url).href;
const START_MS = 60_000;
const STOP_MS = 30_000;

/** The gateway as a process of its own, watched. */
export class OwnProcess {
  readonly log = new LogWatch();
  readonly #child: ChildProcess;
  readonly #ended: Promise<string>;
  #banner = "";
  #stopping = false;
  #end: string | undefined;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, ["--expose-gc", "--import", inside, program], {
      env: { PATH: process.env.PATH, PORT: "0", ADMIN_PORT: "0", FUZZ_INSIDE: "yes", ...environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        if (this.#banner.length < 10_000) this.#banner += text;
        this.log.read(text);
      });
    // A fuzzer that fails, or is told twice to stop, takes its gateway along.
    const kill = (): void => void this.#child.kill("SIGKILL");
    process.once("exit", kill);
    this.#child.once("exit", () => process.off("exit", kill));
    this.#ended = once(this.#child, "close").then(([code, signal]) => {
      this.#end = `${code ?? signal}`;
      return this.#end;
    });
  }

  async ready(): Promise<this> {
    const givesUpAt = Date.now() + START_MS;
    while (!/gateway: ready/.test(this.#banner) || this.adminUrl === "") {
      if (this.#end !== undefined || Date.now() > givesUpAt) throw new Error(`No gateway: ${this.#banner}`);
      await Promise.race([once(this.#child.stderr ?? this.#child, "data"), this.#ended]);
    }
    return this;
  }

  get url(): string {
    return (/API +(\S+)/.exec(this.#banner)?.[1] ?? "").replace("localhost", "127.0.0.1");
  }

  get adminUrl(): string {
    return /probes +(\S+)\/readyz/.exec(this.#banner)?.[1] ?? "";
  }

  /** How it ended although nobody told it to; undefined while it runs. */
  get crashed(): string | undefined {
    return this.#stopping ? undefined : this.#end;
  }

  vitals(): Promise<ProcessStats> {
    return this.#ask("vitals") as Promise<ProcessStats>;
  }

  /** Milliseconds of processor time that it has used so far. */
  cpuMs(): Promise<number> {
    return this.#ask("cpu") as Promise<number>;
  }

  #ask(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const listen = (said: { question: Question; answer: unknown }): void => {
        if (said.question !== question) return;
        this.#child.off("message", listen);
        resolve(said.answer);
      };
      this.#child.on("message", listen);
      void this.#ended.then((end) => reject(new Error(`the gateway ended with ${end}`)));
      if (this.#end === undefined) this.#child.send(question);
    });
  }

  /** Its exit code or the signal that ended it, after it was asked to stop. */
  async stop(): Promise<string> {
    if (this.#end !== undefined) return this.#end;
    this.#stopping = true;
    this.#child.kill("SIGTERM");
    const kill = setTimeout(() => this.#child.kill("SIGKILL"), STOP_MS);
    const end = await this.#ended;
    clearTimeout(kill);
    return end;
  }
}
