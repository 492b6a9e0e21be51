import { join } from "node:path";
import type { TcpProxy } from "../../../rig/tcp-proxy.ts";
import { waitUntil } from "../../../rig/wait-until.ts";
import { gatewayProgram } from "../../bench/gateway.ts";
import { BenchProcess } from "../../bench/machine/processes.ts";
import type { Absence, History } from "../history/history.ts";

export interface GatewayOptions {
  readonly name: string;
  readonly role: "api" | "worker";
  /** Its own way to the database. */
  readonly database: TcpProxy;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly history: History;
}

/** On a busy machine a database that is asked by dozens of processes may not answer a new one in time. */
const MOST_STARTS = 3;
const READY_MS = 60_000;
const PROBE_MS = 5_000;

/** One of the gateways: started, killed, frozen and started again, each time with a log of its own. */
export class GatewayProcess {
  readonly name: string;
  readonly role: "api" | "worker";
  readonly database: TcpProxy;
  readonly #options: GatewayOptions;
  #process: BenchProcess | undefined;
  #absence: Absence | undefined;
  #starts = 0;
  url = "";
  adminUrl = "";

  constructor(options: GatewayOptions) {
    this.name = options.name;
    this.role = options.role;
    this.database = options.database;
    this.#options = options;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get isAway(): boolean {
    return this.#absence !== undefined;
  }

  /** Whether it ended without having been told to. */
  get hasDied(): boolean {
    return this.#absence === undefined && this.#process?.hasEnded === true;
  }

  /** Resolves when it says that it is ready. One that ends by itself is started again, as by a service manager. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#beAbsent();
    for (let left = MOST_STARTS - 1; ; left--) {
      try {
        await this.#startOnce(environment);
        break;
      } catch (error) {
        if (left === 0) throw error;
      }
    }
    await waitUntil(async () => (await this.isReady()) === true, `${this.name} is ready`, READY_MS);
    this.#bePresent();
  }

  async #startOnce(environment: Readonly<Record<string, string>>): Promise<void> {
    const { role, folder, database, databaseUrl, name } = this.#options;
    const { program, port, adminPort } = await gatewayProgram({
      role,
      databaseUrl: database.through(databaseUrl),
      folder,
    });
    this.#process = await BenchProcess.start({
      ...program,
      name,
      environment: { ...program.environment, ...this.#options.environment, ...environment },
      logFile: join(folder, "logs", `${name}.${++this.#starts}.log`),
      readyPort: adminPort,
    });
    this.url = `http://127.0.0.1:${port}`;
    this.adminUrl = `http://127.0.0.1:${adminPort}`;
  }

  /** Undefined: no answer. */
  async isReady(): Promise<boolean | undefined> {
    const response = await fetch(`${this.adminUrl}/readyz`, { signal: AbortSignal.timeout(PROBE_MS) }).catch(
      () => undefined,
    );
    await response?.arrayBuffer().catch(() => {});
    return response && response.status === 200;
  }

  /** The exit code, or the signal that ended it. */
  async stop(signal: NodeJS.Signals): Promise<number | string | null> {
    this.#beAbsent();
    return (await this.#process?.end(signal)) ?? null;
  }

  freeze(): void {
    this.#beAbsent();
    process.kill(this.pid, "SIGSTOP");
  }

  thaw(): void {
    process.kill(this.pid, "SIGCONT");
    this.#bePresent();
  }

  /** For the end of the run, whatever state it is in. */
  killNow(): void {
    if (this.#process?.hasEnded === false) process.kill(this.pid, "SIGKILL");
  }

  #beAbsent(): void {
    if (this.#absence !== undefined) return;
    this.#absence = { process: this.name, fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY };
    this.#options.history.absences.push(this.#absence);
  }

  #bePresent(): void {
    if (this.#absence !== undefined) this.#absence.toMs = Date.now();
    this.#absence = undefined;
  }
}
