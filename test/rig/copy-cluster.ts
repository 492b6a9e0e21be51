import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { startEmbedded } from "../../server/postgres/embedded.ts";
import { findBinaries } from "../../server/postgres/run-as.ts";

const run = promisify(execFile);

/**
 * Puts the data of an embedded database into a folder where `startEmbedded` finds it. Making such data takes a second of the
 * processor, a copy nearly nothing: it is made once on a machine, for tests that are about something else than that.
 */
export async function copyCluster(folder: string): Promise<void> {
  const { stdout } = await run((await findBinaries()).postgres, ["--version"]);
  const template = resolve(".data/test", `cluster-${stdout.trim().replaceAll(/[^\w.]+/g, "-")}`);
  await access(join(template, "cluster")).catch(() => makeTemplate(template));
  await mkdir(dirname(folder), { recursive: true });
  // It keeps the owner: as root the database runs as another user.
  await run("cp", ["-a", template, folder]);
}

/** By one rename, because several test files may make it at the same time. */
async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}-${randomBytes(4).toString("hex")}`;
  const embedded = await startEmbedded({ folder: draft });
  await embedded.stop();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
