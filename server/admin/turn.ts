import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { identityOf } from "../postgres/postmaster.ts";
import { UsageError } from "./usage-error.ts";

const LOOK_EVERY_MS = 50;
const LONGEST_WAIT_MS = 60_000;

/**
 * Commands that may start the gateway's own database take turns: the one that started it stops it when it is done, and
 * must not take it away from another. Resolves with what ends the turn.
 */
export async function takeTurn(file: string, longestWaitMs = LONGEST_WAIT_MS): Promise<() => Promise<void>> {
  const self = (await identityOf(process.pid)) ?? String(process.pid);
  const givesUpAt = performance.now() + longestWaitMs;
  while (performance.now() < givesUpAt) {
    if (await claim(file, self)) return () => rm(file, { force: true });
    const holder = await readFile(file, "utf8").catch(() => "");
    // An empty file is being written. A holder that was killed has left its file behind.
    if (holder !== "" && (await identityOf(Number.parseInt(holder, 10))) !== holder) await rm(file, { force: true });
    else await sleep(LOOK_EVERY_MS);
  }
  throw new UsageError(`another command has been at work for long; if there is none, remove ${file}`);
}

async function claim(file: string, self: string): Promise<boolean> {
  try {
    await writeFile(file, self, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
