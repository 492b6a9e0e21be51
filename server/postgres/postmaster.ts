import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * What a running server writes into postmaster.pid. PostgreSQL documents the lines but the last, its state, which pg_ctl reads
 * too; seen with 18.4, and test/processes/postgres/embedded.test.ts fails where it is missing.
 */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Undefined: it has no local socket. */
  readonly socketFolder: string | undefined;
  readonly ready: boolean;
}

/** Above the limit of every system, so no process has it. */
const UNUSED_PID = 2_147_483_647;

const run = promisify(execFile);

/** The server that runs on this data folder, if any. The process is checked too, because a kill -9 leaves the pid file. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(dataFolder);
  if (lines === undefined) return undefined;
  const pid = Number(lines[0]);
  if (!(await isServerOf(pid, dataFolder))) return undefined;
  const socketFolder = lines[4]?.trim() || undefined;
  return { pid, port: Number(lines[3]), socketFolder, ready: lines[7]?.trim() === "ready" };
}

/**
 * PostgreSQL does not start while any process has the pid in its file, but pids are used again or stay as zombies. So the
 * pid is replaced. The rest of the file stays: the server needs it to find out whether processes of the last server still
 * work on the data.
 */
export async function replaceStalePid(dataFolder: string): Promise<void> {
  const lines = await readPidFile(dataFolder);
  if (lines === undefined || !isPidTaken(Number(lines[0])) || (await isServerOf(Number(lines[0]), dataFolder))) return;
  lines[0] = String(UNUSED_PID);
  await writeFile(getPidFile(dataFolder), lines.join("\n"));
}

/** Pid and start time, which together name a process even when its pid is used again; undefined: no such process. */
export async function getIdentity(pid: number): Promise<string | undefined> {
  if (!isPidTaken(pid)) return undefined;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // The command, in brackets, may hold any character. The state is the 1st field after it, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : `${pid} ${fields[19]}`;
  } catch {
    const started = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => undefined);
    return started === undefined ? undefined : `${pid} ${started.stdout.trim()}`;
  }
}

async function isServerOf(pid: number, dataFolder: string): Promise<boolean> {
  if (!isPidTaken(pid)) return false;
  const command = await getCommand(pid);
  return command.includes("postgres") && command.includes(dataFolder);
}

/** Empty for a zombie. */
async function getCommand(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    const listed = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => undefined);
    return listed?.stdout ?? "";
  }
}

export function isPidTaken(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const getPidFile = (dataFolder: string): string => join(dataFolder, "postmaster.pid");

async function readPidFile(dataFolder: string): Promise<string[] | undefined> {
  const text = await readFile(getPidFile(dataFolder), "utf8").catch(() => undefined);
  return text?.split("\n");
}
