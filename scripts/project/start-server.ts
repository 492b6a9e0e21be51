import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { StartConfig } from "./config.ts";
import type { Project } from "./project.ts";
import { pathWithPrograms } from "./run-program.ts";
import { indent, readLastLines } from "./server-log.ts";
import { UsageError } from "./usage-error.ts";

export interface StartedServer {
  /** The file with all that the server printed; only of a server that was started here. */
  readonly logFile?: string;
  stop(): Promise<void>;
}

const TIMEOUT_S = 60;
const CHECK_MS = 100;
const STOP_TIMEOUT_MS = 10_000;

/**
 * Starts the server of the project and waits until it answers. Its output goes to server.log in the data folder. `stop` ends it and
 * everything that it started.
 */
export async function startServer(
  { command, env, readyPath = "/", timeoutS = TIMEOUT_S }: StartConfig,
  { url, folder, data, name }: Pick<Project, "url" | "folder" | "data"> & { readonly name: string },
): Promise<StartedServer> {
  const ready = new URL(readyPath, url);
  if (await isAnswered(ready))
    throw new UsageError(`${name}: something answers at ${url} already; fix: stop it, or name it with --url ${url}`);
  const logFile = join(data, "server.log");
  mkdirSync(data, { recursive: true });
  const log = openSync(logFile, "w");
  // A group of its own, so that a shell or npm cannot leave the server behind.
  const child = spawn(command, {
    cwd: folder,
    env: { ...process.env, PATH: pathWithPrograms(folder), ...env },
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const kill = (): void => signal(child, "SIGKILL");
  process.on("exit", kill);
  const guard = startGuard(child);
  const stop = async (): Promise<void> => {
    await end(child);
    process.off("exit", kill);
    guard?.kill();
  };
  const until = performance.now() + timeoutS * 1000;
  while (!(await isAnswered(ready))) {
    const isTooLate = performance.now() > until;
    if (hasEnded(child) || isTooLate) {
      await stop();
      const problem = isTooLate ? `did not answer GET ${ready} within ${timeoutS} s` : "ended";
      throw new UsageError(
        `${name}: the server (${command}) ${problem}; fix: start in contract.config.ts\n${indent(await readLastLines(logFile))}`,
      );
    }
    await sleep(CHECK_MS);
  }
  return { logFile, stop };
}

/** Waits until nobody holds the other end of its input any more, and then ends the group of processes that it is told. */
const GUARD = `process.stdin.on("end", () => { try { process.kill(-Number(process.argv[1]), "SIGKILL"); } catch {} }).resume();`;

/** Ends the server if this process is gone without a word: it ran out of memory, or was killed. */
function startGuard({ pid }: ChildProcess): ChildProcess | undefined {
  if (pid === undefined || process.platform === "win32") return undefined;
  const guard = spawn(process.execPath, ["-e", GUARD, String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket | null)?.unref();
  return guard;
}

/** A server that is named by its address is running; otherwise the configuration says how to start it. */
export async function startIfNeeded(
  { config: { start }, folder, data }: Pick<Project, "config" | "folder" | "data">,
  url: string,
  { name, isNamed }: { readonly name: string; readonly isNamed: boolean },
): Promise<StartedServer> {
  if (start !== undefined && !isNamed) return startServer(start, { url, folder, data, name });
  if (!(await isAnswered(new URL(url))))
    throw new UsageError(
      `${name}: nothing answers at ${url}; fix: start the server, name another with --url, or set start in contract.config.ts`,
    );
  return { stop: async () => {} };
}

const isAnswered = (url: URL): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" }).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (process.platform === "win32") child.kill(name);
    else if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // All processes of the group have ended.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return signal(child, "SIGKILL");
  const exit = once(child, "exit");
  signal(child, "SIGTERM");
  const timer = setTimeout(() => signal(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await exit;
  clearTimeout(timer);
  // What the command left behind.
  signal(child, "SIGKILL");
}
