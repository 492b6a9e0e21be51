import { readdirSync, rmSync } from "node:fs";
import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identityOf, isTaken } from "./postmaster.ts";

const LOOK_EVERY_MS = 10;

/** Sets apart those who use one folder from within one process. */
let count = 0;

/** Who starts or stops the server does so alone. A lock whose holder has died is nobody's. */
export async function alone<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = join(folder, "lock");
  const mine = join(folder, `lock-${process.pid}-${count++}`);
  await writeFile(mine, await self());
  try {
    // A link comes into being with its content, and only if there is none of that name.
    while (!(await link(mine, lock).then(() => true, rethrowUnlessThere))) {
      const holder = await readFile(lock, "utf8").catch(() => undefined);
      if (holder !== undefined && !(await lives(holder))) await rm(lock, { force: true });
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await rm(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** From now on the server is not to be stopped by others. Returns the name to sign out by. */
export async function signIn(folder: string): Promise<string> {
  const name = `${process.pid}-${count++}`;
  await mkdir(usersOf(folder), { recursive: true, mode: 0o700 });
  await writeFile(join(usersOf(folder), name), await self());
  return name;
}

/** Whether somebody else goes on using the server. */
export async function signOut(folder: string, own: string): Promise<boolean> {
  await rm(join(usersOf(folder), own), { force: true });
  for (const name of await readdir(usersOf(folder))) {
    const user = await readFile(join(usersOf(folder), name), "utf8").catch(() => "");
    if (await lives(user)) return true;
    // Killed without a chance to sign out.
    await rm(join(usersOf(folder), name), { force: true });
  }
  return false;
}

/** The same in the last moment of a process, when nothing can be waited for. */
export function signOutNow(folder: string, own: string): boolean {
  rmSync(join(usersOf(folder), own), { force: true });
  return readdirSync(usersOf(folder)).some((name) => isTaken(Number.parseInt(name, 10)));
}

const usersOf = (folder: string): string => join(folder, "users");

async function lives(user: string): Promise<boolean> {
  return user !== "" && (await identityOf(Number.parseInt(user, 10))) === user;
}

async function self(): Promise<string> {
  return (await identityOf(process.pid)) ?? String(process.pid);
}

function rethrowUnlessThere(error: NodeJS.ErrnoException): false {
  if (error.code !== "EEXIST") throw error;
  return false;
}
