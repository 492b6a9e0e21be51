import { readdirSync, rmSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getIdentity, isPidTaken } from "./postmaster.ts";

const POLL_INTERVAL_MS = 10;

/** Distinguishes several users of one folder within one process. */
let count = 0;

/** Runs work under a lock of the folder, for starting and stopping the server. A lock whose process has died is removed. */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = join(folder, "lock");
  const own = join(folder, `lock-${process.pid}-${count++}`);
  await writeFile(own, await getOwnIdentity());
  try {
    // A link appears together with its content, and only if the name is free.
    while (!(await link(own, lock).then(() => true, falseIfExists))) {
      const holder = await readFile(lock, "utf8").catch(() => undefined);
      if (holder !== undefined && !(await isAlive(holder))) await rm(lock, { force: true });
      await sleep(POLL_INTERVAL_MS);
    }
  } finally {
    await rm(own, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Registers this process as a user, so that others do not stop the server. Returns the name to unregister. */
export async function registerUser(folder: string): Promise<string> {
  const name = `${process.pid}-${count++}`;
  await mkdir(getUsersFolder(folder), { recursive: true, mode: 0o700 });
  await writeFile(join(getUsersFolder(folder), name), await getOwnIdentity());
  return name;
}

/** Returns whether another process still uses the server. */
export async function unregisterUser(folder: string, own: string): Promise<boolean> {
  await rm(join(getUsersFolder(folder), own), { force: true });
  for (const name of await readdir(getUsersFolder(folder))) {
    const user = await readFile(join(getUsersFolder(folder), name), "utf8").catch(() => "");
    if (await isAlive(user)) return true;
    // The process was killed before it could unregister.
    await rm(join(getUsersFolder(folder), name), { force: true });
  }
  return false;
}

/** The same for the exit handler of a process, which cannot wait. */
export function unregisterUserSync(folder: string, own: string): boolean {
  rmSync(join(getUsersFolder(folder), own), { force: true });
  return readdirSync(getUsersFolder(folder)).some((name) => isPidTaken(Number.parseInt(name, 10)));
}

const getUsersFolder = (folder: string): string => join(folder, "users");

async function isAlive(user: string): Promise<boolean> {
  return user !== "" && (await getIdentity(Number.parseInt(user, 10))) === user;
}

async function getOwnIdentity(): Promise<string> {
  return (await getIdentity(process.pid)) ?? String(process.pid);
}

function falseIfExists(error: NodeJS.ErrnoException): false {
  if (error.code !== "EEXIST") throw error;
  return false;
}
