import type { WireAnswer } from "../contract/contract.ts";
import { isObject, type Json, type JsonObject } from "../../schema/json-pointer.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { jsonOf } from "../contract/wire-value.ts";
import { readLinks } from "../contract/links.ts";
import type { Draft } from "./draft.ts";
import { isSegment } from "./write-parameter.ts";

/** Path parameters of something that exists, in the order of the path. */
export type PathValues = readonly string[];

/**
 * What is known to exist, by its path: what was created, listed or read. The names of path parameters do not matter, so
 * `/todos/{id}` and `/todos/{todoId}/file` speak of the same to-do.
 */
export class KnownValues {
  readonly #document: JsonObject;
  readonly #basePath: string;
  readonly #byPath = new Map<string, PathValues[]>();
  /** Fields of answers by their name, the last value first. */
  readonly #byName = new Map<string, string>();
  /** Parameters that a link of an earlier answer gives, by operation. */
  readonly #byLink = new Map<string, Map<string, string>>();

  constructor(document: JsonObject, basePath: string) {
    this.#document = document;
    this.#basePath = basePath;
  }

  /** The last thing that is known at a path with parameters. */
  at(path: string): PathValues | undefined {
    return this.#byPath.get(blank(path))?.at(-1);
  }

  /** A field of an earlier answer that has the name of a parameter. */
  named(name: string): string | undefined {
    const plain = plainName(name);
    return plain.length > 3 ? this.#byName.get(plain) : undefined;
  }

  linked(operationId: string, name: string): string | undefined {
    return this.#byLink.get(operationId)?.get(name);
  }

  forget(path: string, values: PathValues): void {
    const known = this.#byPath.get(blank(path)) ?? [];
    const left = known.filter((one) => one.join("\n") !== values.join("\n"));
    this.#byPath.set(blank(path), left);
  }

  /** Looks at an answer of success for what exists now. */
  learn(operation: DocumentedOperation, draft: Draft, answer: WireAnswer, paths: Iterable<string>): void {
    if (answer.status < 200 || answer.status >= 300) return;
    const own = valuesIn(operation.path, draft.path);
    if (operation.method === "DELETE") {
      this.forget(operation.path, own);
      return;
    }
    if (own.length > 0) this.#add(operation.path.slice(0, operation.path.lastIndexOf("}") + 1), own, false);
    const { value } = jsonOf(answer.body);
    if (value !== undefined) this.#learnNames(value as Json, 0);
    const links = readLinks(this.#document, operation, draft, answer);
    for (const { operationId, name, text } of links) {
      if (!isSegment(text)) continue;
      const known = this.#byLink.get(operationId) ?? new Map<string, string>();
      this.#byLink.set(operationId, known.set(name, text));
    }
    for (const path of paths) {
      if (!path.startsWith(`${operation.path}/{`) || path.indexOf("}", operation.path.length) !== path.length - 1)
        continue;
      const name = path.slice(operation.path.length + 2, -1);
      const ids = value === undefined ? [] : idsIn(value as Json, name);
      for (const id of ids.toReversed()) this.#add(path, [...own, id], operation.method === "POST");
    }
    this.#learnLocation(answer.headers.get("location"), paths);
  }

  /** What was just created is used next. What a list shows is older, and others may depend on it. */
  #add(path: string, values: PathValues, isNew: boolean): void {
    const key = blank(path);
    const known = this.#byPath.get(key) ?? [];
    if (known.some((one) => one.join("\n") === values.join("\n"))) return;
    this.#byPath.set(key, isNew ? [...known, values] : [values, ...known]);
  }

  #learnNames(value: Json, depth: number): void {
    if (depth > 4) return;
    if (Array.isArray(value)) for (const item of value.slice(0, 3)) this.#learnNames(item, depth + 1);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value))
      if (isId(member)) this.#byName.set(plainName(name), String(member));
      else this.#learnNames(member, depth + 1);
  }

  #learnLocation(location: string | null, paths: Iterable<string>): void {
    if (location === null || !URL.canParse(location, "http://localhost")) return;
    const { pathname } = new URL(location, "http://localhost");
    const path = pathname.startsWith(this.#basePath) ? pathname.slice(this.#basePath.length) : pathname;
    for (const template of paths) {
      const values = template.endsWith("}") ? matchPath(template, path) : undefined;
      if (values !== undefined && values.length > 0) this.#add(template, values, true);
    }
  }
}

/** The values of a path in the order of its parameters. */
export const valuesIn = (path: string, given: Readonly<Record<string, string>>): PathValues =>
  namesIn(path).map((name) => given[name] ?? "");

export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);

/** The values that a path has where a template has parameters; undefined if it is of another template. */
export function matchPath(template: string, path: string): PathValues | undefined {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^{}]+\}/g, "([^/]+)");
  const found = new RegExp(`^${escaped}$`).exec(path);
  return found?.slice(1).map(decode);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const blank = (path: string): string => path.replaceAll(/\{[^{}]+\}/g, "{}");
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const isId = (value: Json | undefined): value is string | number =>
  (typeof value === "string" && isSegment(value)) || typeof value === "number";

/** Values of the field that a path parameter names: `todoId`, or the end of it, such as `id`. */
function idsIn(value: Json, name: string, depth = 0): string[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 5).flatMap((item) => idsIn(item, name, depth + 1));
  if (!isObject(value)) return [];
  const wanted = plainName(name);
  const fields = Object.entries(value).filter(([field, member]) => {
    const plain = plainName(field);
    return plain.length > 1 && isId(member) && (wanted.endsWith(plain) || plain === "id");
  });
  const [best] = fields.toSorted(([one], [other]) => rank(other, wanted) - rank(one, wanted));
  if (best !== undefined) return [String(best[1])];
  return Object.values(value).flatMap((member) => idsIn(member, name, depth + 1));
}

const rank = (field: string, wanted: string): number =>
  wanted.endsWith(plainName(field)) ? plainName(field).length : 0;
