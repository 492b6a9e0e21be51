import { isDeepStrictEqual } from "node:util";
import type { PageRow } from "../runtime/pagination.ts";
import { formatPointer } from "../schema/json.ts";
import type { OperationDiff } from "./operation-diff.ts";
import { code, formerly } from "./wording.ts";

/** How a list is given in pages. A client that follows the old way would end after the first page, without an error. */
export function comparePages(diff: OperationDiff): void {
  const [old, now] = [diff.old.pages, diff.now.pages];
  if (isDeepStrictEqual(old, now)) return;
  const details = { part: "pages", before: old && describe(old), after: now && describe(now) };
  if (now === undefined) {
    const sentence = "the list is no longer given in pages: generated clients lose `items()` and `pages()`";
    diff.add("major", "x-pagination", sentence, details);
  } else if (old === undefined)
    diff.add("minor", "x-pagination", `the list is given in pages: ${describe(now)}`, details);
  else {
    const sentence = `the next page is found in another way: ${describe(now)}${formerly(describe(old))}`;
    diff.add("major", "x-pagination", sentence, details);
  }
}

function describe({ style, items, parameter, next, total }: PageRow): string {
  const where = items.length === 0 ? "" : ` of ${code(formatPointer(items))}`;
  if (style === "link") return `the header \`Link\`${where}`;
  const value = typeof next === "string" ? `the header ${code(next)}` : code(formatPointer(next ?? []));
  const from = next === undefined ? "" : ` from ${value}`;
  const end = total === undefined ? "" : ` up to ${code(formatPointer(total))}`;
  return `the ${style}${where} in the query parameter ${code(parameter ?? "")}${from}${end}`;
}
