import { createHash } from "node:crypto";
import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Binaries, RunAs } from "./cluster.ts";

/**
 * Root's PostgreSQL runs as another user, who may not be able to enter the project: /root and the folders that mktemp
 * makes are closed to everybody else. What the server needs then lies here instead.
 */
const OPEN_FOLDER = "/var/lib/messaging-gateway";

/** The folder itself, or the one that stands for it where the server's user can enter. */
export async function folderWithinReach(folder: string, user: RunAs): Promise<string> {
  return (await canEnter(dirname(folder), user)) ? folder : join(OPEN_FOLDER, nameFor(folder));
}

/** The programs where they are installed, or a copy of them within reach. */
export async function binariesWithinReach(binaries: Binaries, user: RunAs): Promise<Binaries> {
  const installed = dirname(dirname(binaries.postgres));
  if (await canEnter(installed, user)) return binaries;
  const { mtimeMs } = await stat(binaries.postgres);
  const copy = join(OPEN_FOLDER, `programs-${nameFor(`${installed} ${mtimeMs}`)}`);
  if (!(await exists(copy))) await copyWhole(installed, copy);
  const moved = (program: string): string => join(copy, "bin", basename(program));
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}

const nameFor = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Copied aside and put in place by one rename: whoever finds it finds it whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}-${process.pid}`;
  await mkdir(OPEN_FOLDER, { recursive: true, mode: 0o755 });
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
      // Another gateway was faster: its copy is as good.
      if (!(await exists(to))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Whether the user may go through every folder on the way. A folder that is not there yet will be made open. */
async function canEnter(path: string, { uid, gid }: RunAs): Promise<boolean> {
  if (uid === undefined) return true;
  const found = await stat(path).catch(() => undefined);
  const bit = found?.uid === uid ? 0o100 : found?.gid === gid ? 0o010 : 0o001;
  if (found && (found.mode & bit) === 0) return false;
  return path === dirname(path) || canEnter(dirname(path), { uid, ...(gid === undefined ? {} : { gid }) });
}
