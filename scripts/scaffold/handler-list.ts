import { propertyName } from "../document/names.ts";
import { UsageError } from "../project/usage-error.ts";
import { getConstantName, getHandlerPath } from "./handler-names.ts";

/** Adds a handler to the list of all handlers: an import, and a member of the object `handlers`. */
export function addToList(text: string, operation: { readonly id: string; readonly tag: string }): string {
  const name = getConstantName(operation.id);
  const key = propertyName(operation.id);
  const start = text.search(/^export const handlers\b/m);
  const end = start === -1 ? -1 : text.slice(start).search(/^\}/m) + start;
  if (end < start || start === -1)
    throw new UsageError("new: all.ts has no `export const handlers = { … }` in lines; add the handler by hand");
  const member = `  ${key === name ? key : `${key}: ${name}`},\n`;
  const listed = text.slice(0, end) + member + text.slice(end);
  return addImport(listed, `import { ${name} } from "./${getHandlerPath(operation)}";`);
}

/** Imports are sorted by what they import from; the line goes before the first that comes later. */
function addImport(text: string, line: string): string {
  const source = getSource(line);
  const lines = text.split("\n");
  const imports = lines.flatMap((one, index) => (one.startsWith("import ") ? [index] : []));
  const later = imports.find(
    (index) => getSource(lines[index] ?? "") > source && getSource(lines[index] ?? "").startsWith("./"),
  );
  const place = later ?? (imports.at(-1) ?? -1) + 1;
  return [...lines.slice(0, place), line, ...lines.slice(place)].join("\n");
}

const getSource = (line: string): string => /from "([^"]+)"/.exec(line)?.[1] ?? "";
