import { ChecksInMemory } from "../schema/checks-in-memory.ts";
import { asArray, isObject, type Json, type JsonObject, parsePointer } from "../schema/json.ts";
import { loadFile, placeIn, type SourceFile } from "./load.ts";
import { DocumentError, type Problem } from "./problem.ts";

/** A table of a plug-in: a YAML or JSON file, or a file with what its content must be like. */
export type TableSource =
  | string
  | {
      readonly file: string;
      /** JSON Schema 2020-12. */
      readonly schema?: JsonObject;
      /** For a list of rows: the member that names a row, so that no two rows may have the same. */
      readonly key?: string;
    };

/** Reads a table. What is wrong in it is reported with its line, before any code reads the table. */
export function loadTable(path: string, source: TableSource): Json {
  const file = loadFile(path);
  if (typeof source === "string") return file.root;
  const problems = [...findFaults(file, source.schema ?? {}), ...findRepeatedRows(file, source.key)];
  if (problems.length > 0) throw new DocumentError(problems);
  return file.root;
}

function findFaults(file: SourceFile, schema: JsonObject): Problem[] {
  return new ChecksInMemory()
    .explainer({})(schema, file.root)
    .map(({ pointer, keyword, message }) => {
      const name = parsePointer(pointer).at(-1);
      const what = name === undefined ? "The table" : /^\d+$/.test(name) ? `Entry ${name}` : name;
      return {
        place: placeIn(file, parsePointer(pointer)),
        severity: "error",
        rule: "table",
        message: `${what} ${message} (${keyword}).`,
        fix: "correct the table; the comment at its top, or the schema in the plug-in, says what belongs there",
      };
    });
}

function findRepeatedRows(file: SourceFile, key: string | undefined): Problem[] {
  const first = new Map<Json, number>();
  return (key === undefined ? [] : asArray(file.root)).flatMap((row, index): Problem[] => {
    const name = isObject(row) && key !== undefined ? row[key] : undefined;
    if (name === undefined || key === undefined) return [];
    const known = first.get(name);
    first.set(name, known ?? index);
    if (known === undefined) return [];
    const message = `The ${key} ${String(name)} is already at ${placeIn(file, [known, key])}.`;
    const place = placeIn(file, [index, key]);
    return [{ place, severity: "error", rule: "table", message, fix: "rename or remove one of the two rows" }];
  });
}
