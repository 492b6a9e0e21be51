import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../rig/own-project.ts";
import type { TcpProxy } from "../../rig/tcp-proxy.ts";
import { cellSettings } from "../../rig/test-cells.ts";

export interface CommandOptions {
  readonly name: string;
  /** As `npm run admin` gets them. */
  readonly args: readonly string[];
  readonly databaseUrl: string;
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A command of an operator, in a process of its own. */
export class CommandProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor({ name, args, databaseUrl, folder, environment }: CommandOptions) {
    this.name = name;
    const log = openSync(join(folder, "logs", `${name}.log`), "a");
    this.#child = spawn(process.execPath, [join(root, "server/admin.js"), ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...cellSettings, ...environment },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    this.#ended = once(this.#child, "exit");
  }

  kill(signal: NodeJS.Signals): void {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
  }

  /** True: it has done what it was told. */
  async untilEnded(): Promise<boolean> {
    await this.#ended;
    return this.#child.exitCode === 0;
  }
}

/** A command that a fault is made in. It has a way to the database of its own. */
export class WatchedCommand extends CommandProcess {
  readonly database: TcpProxy;

  constructor(options: CommandOptions, database: TcpProxy) {
    super({ ...options, databaseUrl: database.through(options.databaseUrl) });
    this.database = database;
  }
}
