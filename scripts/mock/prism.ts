import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { UsageError } from "../command/options.ts";
import { installed, root, shown } from "../command/project.ts";
import { isTaken } from "./free-port.ts";

export interface MockOptions {
  /** A bundled document: one JSON file. */
  readonly spec: string;
  readonly port: number;
  /** Each line that Prism prints. */
  readonly onLine?: (line: string) => void;
  readonly onRestart?: () => void;
}

export interface Mock {
  readonly url: string;
  /** The running process, for a test that ends it. */
  readonly pid: () => number | undefined;
  stop(): Promise<void>;
}

const host = "127.0.0.1";
const startTimeoutMs = 30_000;
const firstRestartDelayMs = 100;
const longestRestartDelayMs = 5_000;
/** Run before Prism: a parent that is killed can tell nobody, but the channel to it breaks. */
const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit())";
/** A mock that answered this long before it died starts again at once. */
const healthyAfterMs = 10_000;

/**
 * Starts the mock server and keeps it running: a malformed multipart body ends Prism's process,
 * and the next caller must not suffer for it.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  if (!existsSync(options.spec)) throw new UsageError(`mock: ${shown(options.spec)} is missing; run npm run generate`);
  if (await isTaken(options.port, host))
    throw new UsageError(`mock: port ${options.port} is in use; choose another with --port`);
  const keeper = new Keeper(options);
  await keeper.start();
  return { url: `http://${host}:${options.port}`, pid: () => keeper.pid, stop: () => keeper.stop() };
}

class Keeper {
  readonly #options: MockOptions;
  #child: ChildProcess | undefined;
  #stopping = false;
  #restartDelayMs = firstRestartDelayMs;
  #timer: NodeJS.Timeout | undefined;
  readonly #killWithParent = (): void => {
    this.#child?.kill("SIGKILL");
  };

  constructor(options: MockOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    process.on("exit", this.#killWithParent);
    try {
      await this.#launch();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    process.off("exit", this.#killWithParent);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), 2_000);
    await ended;
    clearTimeout(force);
  }

  /** Resolves when Prism listens; from then on a death leads to a restart. */
  #launch(): Promise<void> {
    const child = spawn(process.execPath, prismArguments(this.#options), {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    const lines: string[] = [];
    return new Promise((resolve, reject) => {
      let listening = false;
      let listeningSince = 0;
      const fail = (reason: string): void => {
        child.kill("SIGKILL");
        reject(
          new UsageError(`mock: Prism ${reason}: ${lines.filter(Boolean).slice(-3).join(" ") || "it says nothing"}`),
        );
      };
      const timeout = setTimeout(() => fail("does not start"), startTimeoutMs);
      const onLine = (line: string): void => {
        if (!listening) lines.push(line);
        this.#options.onLine?.(line);
        if (!/is listening on/.test(line)) return;
        listening = true;
        listeningSince = performance.now();
        clearTimeout(timeout);
        resolve();
      };
      splitLines(child.stdout, onLine);
      splitLines(child.stderr, onLine);
      child.on("exit", () => {
        clearTimeout(timeout);
        if (!listening) fail("ended at once");
        else if (!this.#stopping) this.#relaunch(performance.now() - listeningSince);
      });
    });
  }

  #relaunch(livedMs: number): void {
    const delay = livedMs > healthyAfterMs ? firstRestartDelayMs : this.#restartDelayMs;
    this.#restartDelayMs = Math.min(delay * 2, longestRestartDelayMs);
    this.#options.onRestart?.();
    this.#timer = setTimeout(() => {
      this.#launch().catch(() => {
        if (!this.#stopping) this.#relaunch(0);
      });
    }, delay);
  }
}

function prismArguments({ spec, port }: MockOptions): string[] {
  const program = installed("@stoplight/prism-cli/dist/index.js");
  return [
    "--import",
    endWithParent,
    program,
    "mock",
    spec,
    "--host",
    host,
    "--port",
    String(port),
    "--errors",
    "--cors",
  ];
}

function splitLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = "";
  stream?.on("data", (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString("utf8")}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
}
