import { isObject, type Json, type JsonObject } from "./json.ts";

/** Turns a table of the contract into Markdown rows, the heading first. */
export type DocTable = () => readonly (readonly string[])[];

const MARK = /^<!-- table: ([a-z-]+) -->$/gm;

/** Puts the contract's tables into the prose: at each line `<!-- table: name -->` of a description. */
export function deriveTablesInDocs(document: JsonObject, tables: Readonly<Record<string, DocTable>>): void {
  const info = document.info;
  const tags = Array.isArray(document.tags) ? document.tags : [];
  for (const holder of [info, ...tags]) fill(holder, tables);
  const paths = document.paths;
  if (!isObject(paths)) return;
  for (const item of Object.values(paths))
    if (isObject(item)) for (const operation of Object.values(item)) fill(operation, tables);
}

function fill(holder: Json | undefined, tables: Readonly<Record<string, DocTable>>): void {
  if (!isObject(holder) || typeof holder.description !== "string") return;
  holder.description = holder.description.replace(MARK, (_mark, name: string) => {
    const table = tables[name];
    if (!table) throw new Error(`<!-- table: ${name} -->: there is no such table`);
    return markdown(table());
  });
}

function markdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}
