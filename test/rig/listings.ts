import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The listings of a page of the project that are in one language, in their order. */
export const readListings = (page: string, language: string): string[] =>
  [...readFileSync(join(root, page), "utf8").matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , text = ""]) => text);

/** One of them. A page that has lost it must be noticed. */
export function readListing(page: string, language: string, index = 0): string {
  const found = readListings(page, language)[index];
  if (found === undefined) throw new Error(`${page} has no listing ${index} in ${language}`);
  return found;
}
