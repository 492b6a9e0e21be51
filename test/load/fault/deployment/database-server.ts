import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, makeCluster, makeFolder, USER } from "../../../../server/postgres/cluster.ts";
import { replaceStalePid } from "../../../../server/postgres/postmaster.ts";
import { chooseUser, findBinaries, findReachableBinaries } from "../../../../server/postgres/run-as.ts";
import { findPort } from "../../../rig/find-ports.ts";
import { withClient } from "../../bench/database.ts";
import { type FaultDatabase, GATEWAY, QUERY_MS, type StopSignal } from "./fault-database.ts";

/** Durability is left as PostgreSQL has it: on. What is small keeps the disk of a run small. */
const SETTINGS = {
  ...{ listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC", jit: "off" },
  ...{ max_connections: "150", shared_buffers: "64MB", max_wal_size: "192MB", min_wal_size: "64MB" },
  ...{ superuser_reserved_connections: "10", log_min_messages: "warning" },
};

const START_MS = 60_000;

/** A PostgreSQL server that a run starts, breaks and repairs. */
export class DatabaseServer implements FaultDatabase {
  readonly port: number;
  readonly #cluster: Cluster;
  readonly #program: string;
  readonly #logFile: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, cluster: Cluster, program: string, logFile: string) {
    this.port = port;
    this.#cluster = cluster;
    this.#program = program;
    this.#logFile = logFile;
  }

  static async make(folder: string, logFile: string): Promise<DatabaseServer> {
    await makeFolder(folder);
    const binaries = await findReachableBinaries(await findBinaries(), await chooseUser());
    const cluster = await makeCluster(folder, binaries);
    const server = new DatabaseServer(await findPort(), cluster, binaries.postgres, logFile);
    await server.start();
    await server.query(`CREATE ROLE ${GATEWAY} LOGIN PASSWORD '${cluster.password}'`);
    await server.makeDatabase("gateway");
    return server;
  }

  async makeDatabase(name: string): Promise<void> {
    await this.query(`CREATE DATABASE ${name} OWNER ${GATEWAY}`);
  }

  async dropDatabase(name: string): Promise<void> {
    await this.query(`DROP DATABASE ${name} WITH (FORCE)`, "postgres");
  }

  urlOf(name: string): string {
    return `postgresql://${GATEWAY}:${this.#cluster.password}@127.0.0.1:${this.port}/${name}`;
  }

  query<Row extends object>(
    text: string,
    database = text.startsWith("CREATE") ? "postgres" : "gateway",
  ): Promise<Row[]> {
    const url = `postgresql://${USER}:${this.#cluster.password}@127.0.0.1:${this.port}/${database}`;
    return withClient(
      `${url}?options=-cstatement_timeout%3D${QUERY_MS}%20-cdefault_transaction_read_only%3Doff`,
      async (client) => {
        client.on("error", () => {});
        const { rows } = await client.query<Row>(text);
        return rows;
      },
    );
  }

  /** Resolves when it takes statements. */
  async start(): Promise<void> {
    const givesUpAt = performance.now() + START_MS;
    await replaceStalePid(this.#cluster.dataFolder);
    for (let isReady = false; !isReady; await sleep(50)) {
      if (performance.now() > givesUpAt) throw new Error(`PostgreSQL did not start; see ${this.#logFile}`);
      // Processes of a server that was killed may hold its memory for a moment, and then it ends again.
      if (this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null)
        this.#child = this.#launch();
      isReady = await this.query("SELECT", "postgres").then(
        () => true,
        () => false,
      );
    }
  }

  #launch(): ChildProcess {
    const log = openSync(this.#logFile, "a");
    const options = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return spawn(this.#program, ["-D", this.#cluster.dataFolder, "-p", String(this.port), ...options], {
      ...this.#cluster.runAs,
      cwd: "/",
      env: { LC_ALL: "C" },
      stdio: ["ignore", log, log],
    });
  }

  async stop(signal: StopSignal): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async listPids(database = "gateway"): Promise<readonly number[]> {
    const text = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()";
    const rows = await this.query<{ pid: number }>(text, database);
    return [...(this.#child?.pid === undefined ? [] : [this.#child.pid]), ...rows.map(({ pid }) => pid)];
  }

  async listBackends(): Promise<readonly number[]> {
    const rows = await this.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE usename = '${GATEWAY}'`);
    return rows.map(({ pid }) => pid);
  }

  async disconnectGateways(): Promise<void> {
    await this.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${GATEWAY}'`);
  }

  /** A second server that repeats everything this one commits. The programs that are installed have no pg_basebackup. */
  async makeStandby(folder: string, logFile: string): Promise<DatabaseServer> {
    const { dataFolder: primary, password, runAs } = this.#cluster;
    const dataFolder = join(folder, "data");
    const url = `postgresql://${USER}:${password}@127.0.0.1:${this.port}/postgres`;
    mkdirSync(folder, { mode: 0o700 });
    const label = await withClient(url, async (client) => {
      await client.query("SELECT pg_backup_start('standby', true)");
      cpSync(primary, dataFolder, {
        recursive: true,
        filter: (path) => !path.startsWith(join(primary, "pg_wal/")) && !path.endsWith("postmaster.pid"),
      });
      const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
      return rows[0]?.labelfile ?? "";
    });
    for (const name of ["archive_status", "summaries"])
      mkdirSync(join(dataFolder, "pg_wal", name), { recursive: true });
    writeFileSync(join(dataFolder, "backup_label"), label);
    writeFileSync(join(dataFolder, "standby.signal"), "");
    const connection = `host=127.0.0.1 port=${this.port} user=${USER} password=${password} application_name=standby`;
    writeFileSync(join(dataFolder, "postgresql.auto.conf"), `primary_conninfo = '${connection}'\n`);
    const { uid, gid } = runAs;
    if (uid !== undefined) {
      chownSync(folder, uid, gid ?? uid);
      spawnSync("chown", ["-R", `${uid}:${gid ?? uid}`, folder]);
    }
    spawnSync("chmod", ["-R", "go-rwx", folder]);
    const standby = new DatabaseServer(await findPort(), { dataFolder, password, runAs }, this.#program, logFile);
    await standby.start();
    return standby;
  }

  remove(): void {
    rmSync(this.#cluster.dataFolder, { recursive: true, force: true });
  }

  close(): Promise<void> {
    return this.stop("SIGQUIT");
  }

  killNow(): void {
    this.#child?.kill("SIGCONT");
    this.#child?.kill("SIGQUIT");
  }
}
