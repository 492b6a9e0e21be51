import { readdir, readFile } from "node:fs/promises";

/** All children of a process: its pid is the second field after their name. */
export async function listChildren(parent: number): Promise<readonly number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^[0-9]+$/.test(name));
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").then(readParent, () => 0)));
  return pids.filter((_, index) => parents[index] === parent).map(Number);
}

/** The name, in brackets, may hold any character. */
const readParent = (stat: string): number => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
