import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseUser } from "../../server/postgres/run-as.ts";
import { findPort } from "../rig/find-ports.ts";
import { withClient } from "../rig/template-database.ts";
import { waitUntil } from "../rig/wait-until.ts";

// Debian puts it where only root's PATH leads.
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` };

/** Before 1.21 it cannot keep prepared statements in transaction mode. */
export const hasPgbouncer = isNewEnough(String(spawnSync("pgbouncer", ["--version"], { env: environment }).stdout));

function isNewEnough(version: string): boolean {
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return major > 1 || minor >= 21;
}

/** A pgbouncer in transaction mode, in front of one database. */
export class Pgbouncer {
  readonly #child: ChildProcess;
  readonly #folder: string;
  /** The database's address through it. */
  readonly url: string;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
  }

  /** `settings` are lines of its configuration file. */
  static async start(databaseUrl: string, settings: readonly string[]): Promise<Pgbouncer> {
    const port = await findPort();
    const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
    const name = pathname.slice(1);
    const server = `host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${decodeURIComponent(password)}`;
    const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
    const file = join(folder, "pgbouncer.ini");
    const lines = ["listen_addr = 127.0.0.1", `listen_port = ${port}`, "auth_type = any", "unix_socket_dir ="];
    await writeFile(file, ["[databases]", `${name} = ${server}`, "[pgbouncer]", ...lines, ...settings, ""].join("\n"));
    // It does not run as root.
    const user = await chooseUser();
    if (user.uid !== undefined && user.gid !== undefined)
      for (const path of [folder, file]) await chown(path, user.uid, user.gid);
    const child = spawn("pgbouncer", ["-q", file], { env: environment, stdio: "inherit", ...user });
    const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
    const isServing = () =>
      withClient(url, () => Promise.resolve(true)).catch(() => {
        if (child.exitCode !== null) throw new Error("pgbouncer has ended");
        return false;
      });
    await waitUntil(isServing, "pgbouncer takes connections", 30_000);
    return new Pgbouncer(child, folder, url);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
