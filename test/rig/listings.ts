import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A page of the project, or what stands below one of its headings of the second level. */
export function readPage(page: string, heading?: string): string {
  const text = readFileSync(join(root, page), "utf8");
  if (heading === undefined) return text;
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${page} has no heading ${heading}`);
  return section;
}

/** The listings of a page of the project that are in one language, in their order. */
export const readListings = (page: string, language: string, heading?: string): string[] =>
  [...readPage(page, heading).matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , text = ""]) => text);

/** One of them. A page that has lost it must be noticed. */
export function readListing(page: string, language: string, index = 0): string {
  const found = readListings(page, language)[index];
  if (found === undefined) throw new Error(`${page} has no listing ${index} in ${language}`);
  return found;
}
