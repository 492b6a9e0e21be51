import type { Keyword } from "../ir/model.ts";
import { eachSubschema, type Schema } from "../ir/schema.ts";
import { isObject } from "../pipeline/json.ts";
import { block, CheckWriter, Constants } from "./check-writer.ts";

type Defs = Readonly<Record<string, Schema>>;

export interface CheckFunctions {
  /** The name of the function that checks a schema, by the schema's name. */
  readonly names: ReadonlyMap<string, string>;
  /** The functions and their constants. */
  readonly code: string;
}

/**
 * Writes each schema as a JavaScript function that says whether a value is valid. The functions collect no errors:
 * runtime/explain.ts lists what is wrong with a value that was refused. A `$ref` is a call of the other function.
 */
export function checkFunctions(defs: Defs, keywords: readonly Keyword[]): CheckFunctions {
  const names = functionNames(Object.keys(defs));
  // All that the code of a function depends on, besides its own schema.
  const surroundings = JSON.stringify([keywords.map(({ keyword, appliesTo }) => [keyword, appliesTo]), [...names]]);
  const known = written?.surroundings === surroundings ? written.functions : new Map<string, string>();
  const functions = new Map<string, string>();
  for (const [schemaName, schema] of Object.entries(defs)) {
    const key = JSON.stringify([schemaName, schema]);
    functions.set(key, known.get(key) ?? writeFunction(schemaName, schema, names, keywords));
  }
  written = { surroundings, functions };
  return { names, code: [...functions.values()].join("\n") };
}

/** The functions of the last run. A process that generates after each change of a document writes only those that changed. */
let written: { readonly surroundings: string; readonly functions: ReadonlyMap<string, string> } | undefined;

function writeFunction(
  schemaName: string,
  schema: Schema,
  names: ReadonlyMap<string, string>,
  keywords: readonly Keyword[],
): string {
  const name = names.get(schemaName) ?? "";
  if (hasUnevaluated(schema)) return `const ${name} = /* @__PURE__ */ interpretedCheck(${JSON.stringify(schemaName)});`;
  // Numbered in each function anew, so that a change of one schema leaves the code of the others as it is.
  const constants = new Constants(name);
  const lines = new CheckWriter(keywords, names, constants).check(schema, "value", "return false;");
  return [...constants.declarations(), ...block(`function ${name}(value)`, [...lines, "return true;"])].join("\n");
}

/** `Pet.Tag` → `isPet_Tag`. Names that differ only in punctuation get their index as a suffix. */
function functionNames(schemas: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [index, schema] of schemas.entries()) {
    const plain = `is${schema.charAt(0).toUpperCase()}${schema.slice(1)}`.replaceAll(/\W/g, "_");
    const name = taken.has(plain) ? `${plain}_${index}` : plain;
    taken.add(name);
    names.set(schema, name);
  }
  return names;
}

/** Only the interpreter keeps account of the members that no schema has evaluated. */
function hasUnevaluated(schema: Schema): boolean {
  if (!isObject(schema)) return false;
  let found = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined;
  eachSubschema(schema, (child) => {
    found ||= hasUnevaluated(child);
  });
  return found;
}
