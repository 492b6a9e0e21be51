import { spawn } from "node:child_process";
import { open, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, makeCluster, makeFolder, readCluster, USER } from "./cluster.ts";
import { freePort } from "./free-port.ts";
import { formatUrl, getSocketFolder, removeStaleSockets } from "./local-socket.ts";
import { findPostmaster, type Postmaster, replaceStalePid } from "./postmaster.ts";
import { chooseUser, findBinaries, findReachableBinaries, findReachableFolder } from "./run-as.ts";
import { registerUser, unregisterUser, unregisterUserSync, withFolderLock } from "./server-users.ts";

export interface Embedded {
  readonly url: string;
  /** The folder of its data. */
  readonly folder: string;
  /** Whether this call has made the database. */
  readonly isNew: boolean;
  /** Stops the server, unless another living process uses it as well. */
  stop(): Promise<void>;
}

/** Longer than the recovery of any database that fits into a project's folder. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 10;

export interface EmbeddedOptions {
  readonly folder: string;
  readonly port?: number;
  /** More settings of PostgreSQL, for a server that this call starts. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The settings of every server. Durability is left as PostgreSQL has it: on. Each cell of each process has connections of its own. */
const SETTINGS = { listen_addresses: "127.0.0.1", timezone: "UTC", jit: "off", max_connections: "300" };

/**
 * Starts a real PostgreSQL in the folder. If a server already runs there, of another gateway or of one that was killed, it is
 * used. The last process that uses the server stops it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = await chooseUser();
  const folder = await findReachableFolder(resolve(options.folder), user);
  await makeFolder(folder);
  return withFolderLock(folder, async () => {
    const binaries = await findReachableBinaries(await findBinaries(), user);
    const known = await readCluster(folder);
    const cluster = known ?? (await makeCluster(folder, binaries));
    const server = await findOrLaunch(folder, cluster, binaries.postgres, options);
    const userName = await registerUser(folder);
    // A gateway that ends by an error also stops its server; only a kill -9 leaves it running.
    const onExit = (): void => {
      if (!unregisterUserSync(folder, userName)) signal(server.pid, "SIGINT");
    };
    process.once("exit", onExit);
    return {
      url: formatUrl(USER, cluster.password, server),
      folder,
      isNew: known === undefined,
      async stop() {
        process.removeListener("exit", onExit);
        await withFolderLock(folder, async () => {
          if (!(await unregisterUser(folder, userName))) await stopServer(cluster, server);
        });
      },
    };
  });
}

async function findOrLaunch(
  folder: string,
  cluster: Cluster,
  program: string,
  options: EmbeddedOptions,
): Promise<Postmaster> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  const portFile = join(folder, "port");
  const preferred = options.port ?? Number(await readFile(portFile, "utf8").catch(() => "0"));
  let exit: Promise<string> | undefined;
  while (performance.now() < deadlineMs) {
    const running = await findPostmaster(cluster.dataFolder);
    if (running?.ready) {
      await writeFile(portFile, String(running.port));
      return running;
    }
    // A server that is starting, recovering or stopping is waited for.
    if (running === undefined)
      exit ??= launch(folder, cluster, [program, "-p", String(await freePort(preferred))], options.settings);
    const exitMessage = await Promise.race([exit, sleep(POLL_INTERVAL_MS, undefined)]);
    if (exitMessage !== undefined) {
      exit = undefined;
      // Another process took the port first, or processes of a killed server still hold its shared memory.
      if (!/in use/.test(exitMessage)) throw new Error(exitMessage);
      await sleep(POLL_INTERVAL_MS);
    }
  }
  throw new Error(`The embedded PostgreSQL did not become ready; see ${join(folder, "server.log")}`);
}

/** Starts the server. Resolves only when it ends, with the end of its log. */
async function launch(
  folder: string,
  cluster: Cluster,
  [program = "", ...args]: readonly string[],
  settings: EmbeddedOptions["settings"],
): Promise<string> {
  await replaceStalePid(cluster.dataFolder);
  const socketFolder = getSocketFolder(cluster.dataFolder);
  if (socketFolder !== undefined) await removeStaleSockets(socketFolder);
  const logFile = join(folder, "server.log");
  const log = await open(logFile, "w", 0o600);
  const all = { ...SETTINGS, ...settings, unix_socket_directories: socketFolder ?? "" };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program, ["-D", cluster.dataFolder, ...args, ...options], {
    ...cluster.runAs,
    cwd: "/",
    env: { LC_ALL: "C" },
    // A session of its own, so that Ctrl-C reaches only the gateway, which stops the server after the last answer.
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  server.unref();
  await log.close();
  const problem = await new Promise<string>((done) => {
    server.once("error", (error) => done(error.message));
    server.once("exit", (code) => done(`ended with ${code}`));
  });
  const logged = await readFile(logFile, "utf8").catch(() => "");
  return [`The embedded PostgreSQL: ${problem}`, ...logged.trim().split("\n").slice(-3)].join("\n");
}

async function stopServer(cluster: Cluster, server: Postmaster): Promise<void> {
  const deadlineMs = performance.now() + STOP_TIMEOUT_MS;
  // SIGINT is the fast shutdown: sessions end, and what they committed is kept.
  signal(server.pid, "SIGINT");
  while ((await findPostmaster(cluster.dataFolder))?.pid === server.pid) {
    if (performance.now() > deadlineMs) {
      // SIGQUIT is as safe as a power cut: the next start recovers.
      signal(server.pid, "SIGQUIT");
      return;
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
