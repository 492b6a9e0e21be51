import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a running server says of itself in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Undefined: it has no local socket. */
  readonly socketFolder: string | undefined;
  readonly ready: boolean;
}

/** Above every system's limit, so it belongs to no process. */
const NOBODYS_PID = 2_147_483_647;

const run = promisify(execFile);

/** The server that runs on this data folder, if any: a pid file alone proves nothing after a kill -9. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(dataFolder);
  if (lines === undefined) return undefined;
  const pid = Number(lines[0]);
  if (!(await isServerOf(pid, dataFolder))) return undefined;
  const socketFolder = lines[4]?.trim() || undefined;
  return { pid, port: Number(lines[3]), socketFolder, ready: lines[7]?.trim() === "ready" };
}

/**
 * PostgreSQL does not start while the pid in its file is anybody's, and pids are used again, or linger as zombies. The
 * rest of the file stays: by it the server finds out whether orphans of the last one are still at work on the data.
 */
export async function disownStalePidFile(dataFolder: string): Promise<void> {
  const lines = await readPidFile(dataFolder);
  if (lines === undefined || !isTaken(Number(lines[0])) || (await isServerOf(Number(lines[0]), dataFolder))) return;
  lines[0] = String(NOBODYS_PID);
  await writeFile(pidFile(dataFolder), lines.join("\n"));
}

/** Names a process for good, also after its pid went to another one; undefined when there is none. */
export async function identityOf(pid: number): Promise<string | undefined> {
  if (!isTaken(pid)) return undefined;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // The command, in brackets, may hold anything; the state is the 1st field after it, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : `${pid} ${fields[19]}`;
  } catch {
    const started = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => undefined);
    return started === undefined ? undefined : `${pid} ${started.stdout.trim()}`;
  }
}

async function isServerOf(pid: number, dataFolder: string): Promise<boolean> {
  if (!isTaken(pid)) return false;
  const command = await commandOf(pid);
  return command.includes("postgres") && command.includes(dataFolder);
}

/** Empty for a zombie. */
async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    const listed = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => undefined);
    return listed?.stdout ?? "";
  }
}

export function isTaken(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const pidFile = (dataFolder: string): string => join(dataFolder, "postmaster.pid");

async function readPidFile(dataFolder: string): Promise<string[] | undefined> {
  const text = await readFile(pidFile(dataFolder), "utf8").catch(() => undefined);
  return text?.split("\n");
}
