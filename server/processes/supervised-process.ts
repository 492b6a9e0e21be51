import cluster, { type Worker } from "node:cluster";
import type { Log } from "../telemetry/log.ts";
import { CHILD_ARGUMENT, isReadyMessage, type ReadyMessage } from "./child-message.ts";
import type { PlannedProcess } from "./plan-processes.ts";
import { getRestartDelayMs } from "./restart-policy.ts";

export interface SupervisedProcessParts extends PlannedProcess {
  readonly log: Log;
  /** Called when the process has ended although nobody stopped it. */
  readonly onDied: () => void;
  /** Called when it became ready, at first and after each restart. */
  readonly onReady: () => void;
}

/** A process that served for this long has started well: the next restart is a quick one again. */
const STEADY_MS = 60_000;

/** A process of the gateway that is started again when it dies. */
export class SupervisedProcess {
  readonly #parts: SupervisedProcessParts;
  #worker: Worker | undefined;
  #ready: { readonly message: ReadyMessage; readonly sinceMs: number } | undefined;
  #endedEarly = 0;
  #restart: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(parts: SupervisedProcessParts) {
    this.#parts = parts;
  }

  get name(): string {
    return this.#parts.name;
  }

  get role(): PlannedProcess["role"] {
    return this.#parts.role;
  }

  /** What it said when it became ready; undefined while it starts or is away. */
  get ready(): ReadyMessage | undefined {
    return this.#ready?.message;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Resolves when the process serves; rejects with how it ended if it ends before. */
  start(): Promise<ReadyMessage> {
    const { name, role, log } = this.#parts;
    cluster.setupPrimary({ args: [CHILD_ARGUMENT] });
    const worker = cluster.fork({ PROCESSES: "", PROCESS_NAME: name, ROLE: role });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.on("message", (message: unknown) => {
        if (!isReadyMessage(message)) return;
        this.#ready = { message, sinceMs: performance.now() };
        log.info({ event: "process_ready", name, childPid: worker.process.pid }, "A process of the gateway is ready");
        this.#parts.onReady();
        resolve(message);
      });
      worker.once("exit", (code, signal) => {
        const how = signal === null ? `exit code ${code}` : String(signal);
        reject(new Error(`process ${name} ended before it was ready (${how})`));
        this.#onExit(how);
      });
    });
  }

  #onExit(how: string): void {
    const { name, log } = this.#parts;
    const wasSteady = this.#ready !== undefined && performance.now() - this.#ready.sinceMs > STEADY_MS;
    this.#worker = undefined;
    this.#ready = undefined;
    if (this.#isStopping) return;
    const delayMs = getRestartDelayMs(wasSteady ? 0 : this.#endedEarly);
    this.#endedEarly = wasSteady ? 1 : this.#endedEarly + 1;
    log.error({ event: "process_died", name, how, delayMs }, "A process of the gateway died; it is started again");
    this.#restart = setTimeout(() => void this.start().catch(() => {}), delayMs);
    this.#parts.onDied();
  }

  /** Sends a signal to a process that serves; one that is still starting might be ended by it. */
  signal(signal: NodeJS.Signals): void {
    if (this.#ready !== undefined) this.#worker?.process.kill(signal);
  }

  /** Resolves when the process has ended. It ends itself by force if that takes too long. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.process.kill(signal);
    await ended;
  }

  kill(): void {
    this.#isStopping = true;
    this.#worker?.process.kill("SIGKILL");
  }
}
