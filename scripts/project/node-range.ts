import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** `engines.node` of the nearest package.json, which says where the project runs; undefined if it does not say. */
export function readNodeRange(folder: string): string | undefined {
  for (let place = folder; ; place = dirname(place)) {
    const file = join(place, "package.json");
    if (existsSync(file)) {
      const range: unknown = JSON.parse(readFileSync(file, "utf8")).engines?.node;
      return typeof range === "string" ? range : undefined;
    }
    if (dirname(place) === place) return undefined;
  }
}

/** The lowest major version that a range allows, such as 20 for `^20.19 || >=22`. */
export const lowestMajor = (range: string): number => Math.min(...range.split("||").map(lowestOfPart));

/** What has only an upper limit, or none, begins at 0. */
function lowestOfPart(part: string): number {
  const [, sign = "", major, rest = ""] = /(?<![\d.<=]|<=? *)(>=?|[~^=v]*) *v?(\d+)([\d.]*)/.exec(part.trim()) ?? [];
  if (major === undefined) return 0;
  return Number(major) + (sign === ">" && rest === "" ? 1 : 0);
}
