import { createHash, randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/postgres/embedded.ts";
import { findPostmaster } from "../../server/postgres/postmaster.ts";
import { withFolderLock } from "../../server/postgres/server-users.ts";
import { dropTemplates } from "./template-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A server on which tests make databases of their own. */
    postgresUrl: string;
    /** The names of the migrated databases that this run copies begin with it. */
    templatePrefix: string;
  }
}

/** Nothing of these databases must outlive a crash of the machine. */
const settings = { fsync: "off", full_page_writes: "off", max_wal_size: "256MB" };

/**
 * Linux has a disk in memory here. Each test file copies a database of a thousand files and removes it, which costs a usual disk up to a tenth
 * of a run: ext4 passes every inode that was freed in the last minute when it looks for a free one.
 */
const MEMORY_DISK = "/dev/shm";
/** The part of the folder that is large. */
const DATA = "cluster";
/** Four times what a run takes. In a container it may be much smaller. */
const NEEDED_BYTES = 2 ** 31;

/** These need no database. */
const WITHOUT_DATABASE = ["unit", "load"];

/** One server for all test files: the one that DATABASE_URL names, or an embedded one. */
export async function setup(root: TestProject): Promise<(() => Promise<void>) | undefined> {
  const templatePrefix = `template_${randomBytes(4).toString("hex")}_`;
  root.provide("templatePrefix", templatePrefix);
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") {
    root.provide("postgresUrl", given);
    return () => dropTemplates(given, templatePrefix);
  }
  if (root.vitest.projects.every(({ name }) => WITHOUT_DATABASE.includes(name))) return undefined;
  const embedded = await startEmbedded({ folder: chooseFolder(), settings });
  root.provide("postgresUrl", embedded.url);
  return async () => {
    await dropTemplates(embedded.url, templatePrefix);
    await embedded.stop();
    if (embedded.folder.startsWith(MEMORY_DISK)) await removeData(embedded.folder);
  };
}

/** Always the same for a user and a checkout, so that the next run uses what a killed one has left. */
function chooseFolder(): string {
  const onDisk = resolve(".data/test/postgres");
  const hash = createHash("sha256").update(`${userInfo().uid} ${onDisk}`).digest("hex");
  const inMemory = join(MEMORY_DISK, `messaging-gateway-tests-${hash.slice(0, 8)}`);
  return existsSync(join(inMemory, DATA)) || hasRoom() ? inMemory : onDisk;
}

/** Another run of this checkout may still use the server, or start one at this moment. */
async function removeData(folder: string): Promise<void> {
  await withFolderLock(folder, async () => {
    if ((await findPostmaster(join(folder, DATA, "data"))) === undefined)
      await rm(join(folder, DATA), { recursive: true, force: true });
  });
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY_DISK, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= NEEDED_BYTES;
}
