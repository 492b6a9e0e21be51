import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostmaster, replaceStalePid } from "../../../server/postgres/postmaster.ts";
import type { RunAs } from "../../../server/postgres/run-as.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { listChildren } from "../failover/child-processes.ts";
import { StartedProgram } from "../failover/started-program.ts";

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

export interface PostgresNodeOptions {
  readonly name: string;
  readonly port: number;
  /** Belongs to the user of `runAs`. */
  readonly folder: string;
  readonly programs: PostgresPrograms;
  /** Added to those that all have. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly runAs: RunAs;
}

/** Durability is left as PostgreSQL has it: on. */
const SETTINGS = {
  ...{ listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC", jit: "off" },
  ...{ shared_buffers: "64MB", max_wal_size: "512MB", log_min_messages: "warning" },
};

const START_MS = 120_000;
const STOP_MS = 30_000;
const run = promisify(execFile);

/** A PostgreSQL server on loopback. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  readonly #options: PostgresNodeOptions;
  #server: StartedProgram | undefined;

  constructor(options: PostgresNodeOptions) {
    this.name = options.name;
    this.port = options.port;
    this.#options = options;
  }

  /** Nobody but processes of this machine can connect, and only while a test runs, so there are no passwords. */
  urlOf(database: string): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/${database}`;
  }

  get isRunning(): boolean {
    return this.#server?.isRunning ?? false;
  }

  /** The process of the server; undefined: it does not run. */
  get pid(): number | undefined {
    return this.#server?.pid;
  }

  get dataFolder(): string {
    return join(this.#options.folder, "data");
  }

  /** Makes the data folder. */
  async initialise(): Promise<void> {
    const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
    await run(this.#options.programs.initdb, [`--pgdata=${this.dataFolder}`, ...options], {
      ...this.#options.runAs,
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
    });
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const { folder, programs, runAs } = this.#options;
    // A killed server may stay as a zombie, and PostgreSQL does not start while its pid is taken.
    await replaceStalePid(this.dataFolder);
    const settings = Object.entries({ ...SETTINGS, ...this.#options.settings }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const isReady = async (): Promise<boolean> => {
      // Processes of a server that was killed may hold its memory for a moment, and then the new one ends.
      if (!this.isRunning)
        this.#server = new StartedProgram({
          command: programs.postgres,
          args: ["-D", this.dataFolder, "-p", String(this.port), ...settings],
          logFile: join(folder, "server.log"),
          runAs,
          folder,
        });
      return (await findPostmaster(this.dataFolder))?.ready === true;
    };
    await waitUntil(isReady, () => `PostgreSQL ${this.name} is ready\n${this.readLog()}`, START_MS);
  }

  /** Sessions end, and what they committed is kept. SIGQUIT: at once, to be recovered. SIGKILL: only the first process, the others notice. */
  async stop(name: "SIGINT" | "SIGQUIT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    const force = setTimeout(() => this.killNow(), STOP_MS);
    signal([server.pid], name);
    await server.ended();
    clearTimeout(force);
  }

  /** As when its machine loses power: all of its processes at once. */
  async crash(): Promise<void> {
    signal(await this.listPids(), "SIGKILL");
    await this.#server?.ended();
  }

  /** From now on it says nothing, and its connections stay open. */
  async freeze(): Promise<void> {
    signal(await this.listPids(), "SIGSTOP");
  }

  async thaw(): Promise<void> {
    signal(await this.listPids(), "SIGCONT");
  }

  /** For the end of this process, which cannot wait. SIGQUIT is PostgreSQL's immediate stop. */
  killNow(): void {
    if (this.pid !== undefined) signal([this.pid], "SIGCONT", "SIGQUIT");
  }

  /** The end of its log. */
  readLog(): string {
    return `${this.name}:\n${this.#server?.readLog() ?? "not started"}`;
  }

  /** The postmaster first: nothing else starts processes. */
  async listPids(): Promise<readonly number[]> {
    return this.pid === undefined ? [] : [this.pid, ...(await listChildren(this.pid))];
  }
}

function signal(pids: readonly number[], ...names: NodeJS.Signals[]): void {
  for (const pid of pids)
    for (const name of names)
      try {
        process.kill(pid, name);
      } catch {
        // The process has already ended.
      }
}
