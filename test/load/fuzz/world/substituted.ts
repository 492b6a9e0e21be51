import { appliedTo } from "../../../../scripts/schema/applied.ts";
import type { World } from "./world.ts";

/** An entry of a flow as one recipient gets it. */
export interface Substituted {
  readonly payload: unknown;
  /** A placeholder has no value. */
  readonly isIncomplete: boolean;
}

type Words = Readonly<Record<string, string>>;

/** Puts a recipient's words in place of `#{name}`, in the strings that the schema of the step marks and in no others. */
export function substituted(world: World, step: string, payload: unknown, words: Words): Substituted {
  let isIncomplete = false;
  let result = payload;
  for (const { path, value, facets } of appliedTo(world.facetter, [world.facetter.schemaAt(step)], payload)) {
    if (typeof value !== "string" || !facets.plain.some((facet) => facet["x-placeholders"] === true)) continue;
    const text = value.replaceAll(/#\{([^}]*)\}/g, (_, name: string) => {
      const word = [name, `#{${name}}`].find((key) => Object.hasOwn(words, key));
      if (word === undefined) isIncomplete = true;
      return word === undefined ? "" : (words[word] ?? "");
    });
    if (text !== value) result = replaced(result, path, text);
  }
  return { payload: result, isIncomplete };
}

function replaced(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(first), replaced(value[Number(first)], rest, text));
  const object = value as Record<string, unknown>;
  return { ...object, [first]: replaced(object[first], rest, text) };
}
