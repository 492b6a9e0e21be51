import type { Keyword } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";

/** The functions to compile, as both threads see them. */
export interface CheckTask {
  readonly defs: Readonly<Record<string, Schema>>;
  readonly keywords: readonly Keyword[];
  /** One place a schema, in the order of the defs: whoever sets it to 1 first compiles that schema. */
  readonly claims: SharedArrayBuffer;
}

/** Code by the schema's name. */
export type CompiledChecks = Record<string, string>;

/** `Pet.Tag` → `isPet_Tag`; names that differ only in signs are told apart by their place. */
export function functionNames(schemas: readonly string[]): ReadonlyMap<string, string> {
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

/** Compiles what nobody has claimed yet: one thread from the first schema on, the other from the last back. */
export async function compileChecks(task: CheckTask, from: "first" | "last"): Promise<CompiledChecks> {
  const { CheckCompiler } = await import("./check-compiler.ts");
  const schemas = Object.keys(task.defs);
  const names = functionNames(schemas);
  const compiler = new CheckCompiler(task.defs, task.keywords, (schema) => names.get(schema) ?? "");
  const claims = new Uint8Array(task.claims);
  const compiled: CompiledChecks = {};
  const indices = schemas.map((_, index) => index);
  for (const index of from === "first" ? indices : indices.reverse()) {
    if (Atomics.exchange(claims, index, 1) === 1) continue;
    const schema = schemas[index] ?? "";
    compiled[schema] = compiler.compile(schema);
  }
  return compiled;
}
