import { formatPointer } from "../schema/json.ts";
import type { Problem, ProblemDetails } from "./problem.ts";

/** The place of a node in the document. A linked list, because most paths are never written out. */
export interface NodePath {
  readonly parent: NodePath | undefined;
  readonly key: string | number;
}

export const pathTo = (parent: NodePath | undefined, ...keys: (string | number)[]): NodePath => {
  let path = parent;
  for (const key of keys) path = { parent: path, key };
  return path ?? { parent: undefined, key: "" };
};

export function listKeys(path: NodePath | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.parent) keys.unshift(at.key);
  return keys;
}

export const formatPath = (path: NodePath | undefined): string => formatPointer(listKeys(path));

/** Collects errors and warnings about the document, each with its place. */
export class Problems {
  readonly #place: (pointer: string) => string;
  /** By place and message: a part that ten operations use is reported once. */
  readonly #found = new Map<string, Problem>();

  /** By the pointer where a node is now: the one where it was written. */
  readonly #moved = new Map<string, string>();

  /** `known`: what was found before, when the document was loaded. */
  constructor(place: (pointer: string) => string, known: readonly Problem[] = []) {
    this.#place = place;
    for (const problem of known) this.#keep(problem);
  }

  /** Something that would be missing from the output. Nothing is written then, unless --lenient is given. */
  error(at: NodePath | string, details: ProblemDetails): void {
    this.#add(at, details, "error");
  }

  /** Something that does not affect the output, but is probably a mistake. */
  warn(at: NodePath | string, details: ProblemDetails): void {
    this.#add(at, details, "warn");
  }

  /** What is at the pointer `to` was written at the pointer `from`, which is where its problems are shown. */
  move(from: string, to: string): void {
    this.#moved.set(to, from);
  }

  /** `file:line:column` of a node of the document. */
  placeOf(at: NodePath | string): string {
    const pointer = typeof at === "string" ? at : formatPath(at);
    for (const [to, from] of this.#moved)
      if (pointer === to || pointer.startsWith(`${to}/`)) return this.#place(from + pointer.slice(to.length));
    return this.#place(pointer);
  }

  get all(): readonly Problem[] {
    return [...this.#found.values()];
  }

  #add(at: NodePath | string, details: ProblemDetails, severity: Problem["severity"]): void {
    this.#keep({ place: this.placeOf(at), severity, ...details });
  }

  #keep(problem: Problem): void {
    const key = `${problem.place} ${problem.message}`;
    if (!this.#found.has(key)) this.#found.set(key, problem);
  }
}
