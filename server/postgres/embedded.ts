import { spawn } from "node:child_process";
import { open, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, chooseUser, findBinaries, makeCluster, makeFolder, readCluster, USER } from "./cluster.ts";
import { freePort } from "./free-port.ts";
import { addressOf, removeStaleSockets, socketFolderOf } from "./local-socket.ts";
import { disownStalePidFile, findPostmaster, type Postmaster } from "./postmaster.ts";
import { alone, signIn, signOut, signOutNow } from "./users.ts";
import { binariesWithinReach, folderWithinReach } from "./within-reach.ts";

export interface Embedded {
  readonly url: string;
  /** Where its data lies. */
  readonly folder: string;
  /** Stops the server, unless another living process uses it as well. */
  stop(): Promise<void>;
}

/** Longer than any recovery of a database that fits under a project's folder. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 10;

/** What every server is told besides its folder and port; all that concerns durability is left as it is: on. */
const settings = { listen_addresses: "127.0.0.1", timezone: "UTC", jit: "off" };

/**
 * A real PostgreSQL in a folder of our own. One that already runs there is used: another gateway's, or one that was left
 * behind when its gateway was killed. Whoever leaves last stops it.
 */
export async function startEmbedded(options: { readonly folder: string; readonly port?: number }): Promise<Embedded> {
  const user = await chooseUser();
  const folder = await folderWithinReach(resolve(options.folder), user);
  await makeFolder(folder);
  return alone(folder, async () => {
    const binaries = await binariesWithinReach(await findBinaries(), user);
    const cluster = (await readCluster(folder)) ?? (await makeCluster(folder, binaries));
    const server = await runningOrLaunched(folder, cluster, binaries.postgres, options.port);
    const own = await signIn(folder);
    // A gateway that ends by an error takes its server along; only kill -9 leaves one behind.
    const abandon = (): void => {
      if (!signOutNow(folder, own)) signal(server.pid, "SIGINT");
    };
    process.once("exit", abandon);
    return {
      url: addressOf(USER, cluster.password, server),
      folder,
      async stop() {
        process.removeListener("exit", abandon);
        await alone(folder, async () => {
          if (!(await signOut(folder, own))) await stopServer(cluster, server);
        });
      },
    };
  });
}

/** The address of the server that runs on the folder now, for a second process. */
export async function readEmbedded(folder: string): Promise<string | undefined> {
  const cluster = await readCluster(await folderWithinReach(resolve(folder), await chooseUser()));
  const running = cluster && (await findPostmaster(cluster.dataFolder));
  return cluster && running?.ready ? addressOf(USER, cluster.password, running) : undefined;
}

async function runningOrLaunched(
  folder: string,
  cluster: Cluster,
  program: string,
  wishedPort: number | undefined,
): Promise<Postmaster> {
  const givesUpAt = performance.now() + START_TIMEOUT_MS;
  const portFile = join(folder, "port");
  const wished = wishedPort ?? Number(await readFile(portFile, "utf8").catch(() => "0"));
  let ended: Promise<string> | undefined;
  while (performance.now() < givesUpAt) {
    const running = await findPostmaster(cluster.dataFolder);
    if (running?.ready) {
      await writeFile(portFile, String(running.port));
      return running;
    }
    // One that is starting, recovering or stopping is waited for.
    if (running === undefined) ended ??= launch(folder, cluster, program, await freePort(wished));
    const lastWords = await Promise.race([ended, sleep(LOOK_EVERY_MS, undefined)]);
    if (lastWords !== undefined) {
      ended = undefined;
      // Somebody was faster at the port, or orphans of a server that was killed still hold its memory.
      if (!/in use/.test(lastWords)) throw new Error(lastWords);
      await sleep(LOOK_EVERY_MS);
    }
  }
  throw new Error(`The embedded PostgreSQL did not become ready; see ${join(folder, "server.log")}`);
}

/** Resolves with the server's last words, should it end. */
async function launch(folder: string, cluster: Cluster, program: string, port: number): Promise<string> {
  await disownStalePidFile(cluster.dataFolder);
  const socketFolder = socketFolderOf(cluster.dataFolder);
  if (socketFolder !== undefined) await removeStaleSockets(socketFolder);
  const logFile = join(folder, "server.log");
  const log = await open(logFile, "w", 0o600);
  const all = { ...settings, unix_socket_directories: socketFolder ?? "" };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(program, ["-D", cluster.dataFolder, "-p", String(port), ...options], {
    ...cluster.runAs,
    cwd: "/",
    env: { LC_ALL: "C" },
    // A session of its own: Ctrl-C is for the gateway, which stops the server when the last request is answered.
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  server.unref();
  await log.close();
  const problem = await new Promise<string>((done) => {
    server.once("error", (error) => done(error.message));
    server.once("exit", (code) => done(`ended with ${code}`));
  });
  const words = await readFile(logFile, "utf8").catch(() => "");
  return [`The embedded PostgreSQL: ${problem}`, ...words.trim().split("\n").slice(-3)].join("\n");
}

async function stopServer(cluster: Cluster, server: Postmaster): Promise<void> {
  const givesUpAt = performance.now() + STOP_TIMEOUT_MS;
  // Fast shutdown: sessions are ended, what they committed is kept.
  signal(server.pid, "SIGINT");
  while ((await findPostmaster(cluster.dataFolder))?.pid === server.pid) {
    if (performance.now() > givesUpAt) {
      // As safe as a power cut: the next start recovers.
      signal(server.pid, "SIGQUIT");
      return;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has gone already.
  }
}
