import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { findProgram } from "../project/toolkit.ts";
import { UsageError } from "../project/usage-error.ts";
import { isPortInUse } from "./free-port.ts";
import { makePrismDocument } from "./prism-document.ts";

export interface MockOptions {
  /** The text of a bundled document, as JSON. */
  readonly document: string;
  readonly port: number;
  /** Called for each line that Prism prints. */
  readonly onLine?: (line: string) => void;
  readonly onRestart?: () => void;
}

export interface Mock {
  readonly url: string;
  /** The id of the running process. */
  readonly pid: () => number | undefined;
  stop(): Promise<void>;
}

const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 120_000;
const PORT_CHECK_MS = 50;
const MIN_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 5_000;
/** After a run of this length the restart delay starts again at its minimum. */
const HEALTHY_AFTER_MS = 10_000;
/** Loaded before Prism. If this process is killed, its channel to Prism closes, and Prism exits. */
const EXIT_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/**
 * Starts the mock server and restarts it if it ends: a malformed multipart body ends Prism's process, and that must not
 * affect the next request.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  if (await isPortInUse(options.port, HOST))
    throw new UsageError(`mock: port ${options.port} is in use; fix: choose another port with --port`);
  const supervisor = new PrismSupervisor(options);
  await supervisor.start();
  return { url: `http://${HOST}:${options.port}`, pid: () => supervisor.pid, stop: () => supervisor.stop() };
}

class PrismSupervisor {
  readonly #options: MockOptions;
  /** Prism reads the document again after a restart, so that it stays there until the end. */
  readonly #folder = mkdtempSync(join(tmpdir(), "mock-"));
  #child: ChildProcess | undefined;
  #isStopping = false;
  #restartDelayMs = MIN_RESTART_DELAY_MS;
  #restartTimer: NodeJS.Timeout | undefined;
  readonly #killChild = (): void => {
    this.#child?.kill("SIGKILL");
  };

  constructor(options: MockOptions) {
    this.#options = options;
  }

  get #spec(): string {
    return join(this.#folder, "openapi.json");
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    process.on("exit", this.#killChild);
    try {
      writeFileSync(this.#spec, makePrismDocument(this.#options.document));
      await this.#launch();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restartTimer);
    process.off("exit", this.#killChild);
    await this.#endChild();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #endChild(): Promise<void> {
    const child = this.#child;
    if (child === undefined || hasExited(child)) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    const killTimer = setTimeout(this.#killChild, 2_000);
    await exit;
    clearTimeout(killTimer);
  }

  /** Resolves when Prism listens on its port. If Prism ends after that, it is restarted. */
  async #launch(): Promise<void> {
    const { port, onLine } = this.#options;
    const prism = [
      findProgram("@stoplight/prism-cli", "prism"),
      "mock",
      this.#spec,
      "--host",
      HOST,
      "--port",
      String(port),
    ];
    const child = spawn(process.execPath, ["--import", EXIT_WITH_PARENT, ...prism, "--errors", "--cors"], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    const lines: string[] = [];
    for (const input of [child.stdout, child.stderr])
      if (input)
        createInterface({ input }).on("line", (line) => {
          // Only the last lines are kept, for the error message.
          if (line !== "") lines.splice(0, lines.push(line) - 3);
          onLine?.(line);
        });
    const started = performance.now();
    while (!(await canConnect(port)) && !this.#isStopping) {
      const isTooLate = performance.now() - started > START_TIMEOUT_MS;
      if (hasExited(child) || isTooLate) {
        child.kill("SIGKILL");
        const problem = isTooLate ? `did not start within ${START_TIMEOUT_MS / 1000} s` : "ended during its start";
        throw new UsageError(`mock: Prism ${problem}: ${lines.join(" ") || "it printed nothing"}`);
      }
      await delay(PORT_CHECK_MS);
    }
    const listeningSince = performance.now();
    const onExit = (): void => {
      if (!this.#isStopping) this.#restart(performance.now() - listeningSince);
    };
    if (hasExited(child)) onExit();
    else child.once("exit", onExit);
  }

  #restart(ranMs: number): void {
    const delayMs = ranMs > HEALTHY_AFTER_MS ? MIN_RESTART_DELAY_MS : this.#restartDelayMs;
    this.#restartDelayMs = Math.min(delayMs * 2, MAX_RESTART_DELAY_MS);
    this.#options.onRestart?.();
    this.#restartTimer = setTimeout(() => {
      this.#launch().catch(() => {
        if (!this.#isStopping) this.#restart(0);
      });
    }, delayMs);
  }
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
