import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, chmod, chown, constants, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Binaries, chooseUser, type RunAs } from "./run-as.ts";

export interface Cluster {
  readonly dataFolder: string;
  readonly password: string;
  readonly runAs: RunAs;
}

/** Not the name of our schema: PostgreSQL would search a schema of the user's name before all others. */
export const USER = "postgres";

const run = promisify(execFile);

const notOurs = (folder: string): string => `The database in ${folder} belongs to another user: it cannot be used`;

/** The cluster in the folder; undefined when none was made there yet. */
export async function readCluster(folder: string): Promise<Cluster | undefined> {
  const dataFolder = join(folder, "cluster", "data");
  const password = await readFile(join(folder, "cluster", "password"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new Error(notOurs(folder));
  });
  if (password === undefined) return undefined;
  // The owner of the data stays its owner, even if the machine has a better user now.
  const { uid, gid } = await stat(dataFolder);
  return { dataFolder, password, runAs: userInfo().uid === 0 ? { uid, gid } : {} };
}

/** Makes the folder for cluster, log and locks, which no other user may enter. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Only the process that made the folder changes its owner.
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
  if (isNew) await ownFolder(folder, await chooseUser());
  else await access(folder, constants.W_OK).catch(() => Promise.reject(new Error(notOurs(folder))));
}

/** Made in a draft folder and put in place by one rename, so that a crash leaves no half-made data. */
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
  const cluster = await readCluster(folder);
  if (cluster === undefined) throw new Error(`No database could be made in ${folder}`);
  return cluster;
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
    const lines = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n") : [];
    // After the reason, initdb tells that it removes what it has made.
    const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1);
    const hint = runAs.uid === undefined ? "" : " (as root, the project must lie where other users may enter)";
    throw new Error(`The embedded PostgreSQL could not make its data in ${dataFolder}${hint}: ${reason || error}`);
  }
}

async function ownFolder(path: string, runAs: RunAs): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) await chown(path, runAs.uid, runAs.gid ?? runAs.uid);
  await chmod(path, 0o700);
}
