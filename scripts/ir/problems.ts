import { formatPointer } from "../pipeline/json.ts";
import { DocumentError } from "../pipeline/load.ts";

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

export function formatPath(path: NodePath | undefined): string {
  const segments: (string | number)[] = [];
  for (let at = path; at; at = at.parent) segments.unshift(at.key);
  return formatPointer(segments);
}

/** Collects errors and warnings about the document, each with its place. */
export class Problems {
  readonly #place: (pointer: string) => string;
  readonly #lenient: boolean;
  readonly #errors = new Set<string>();
  readonly #warnings = new Set<string>();

  constructor(options: { place(pointer: string): string; lenient: boolean }) {
    this.#place = options.place;
    this.#lenient = options.lenient;
  }

  /** Something that would be missing from the output. With --lenient it is only a warning. */
  error(at: NodePath | string, problem: string): void {
    (this.#lenient ? this.#warnings : this.#errors).add(this.#line(at, problem));
  }

  /** Something that does not affect the output, but is probably a mistake. */
  warn(at: NodePath | string, problem: string): void {
    this.#warnings.add(this.#line(at, problem));
  }

  get warnings(): readonly string[] {
    return [...this.#warnings];
  }

  throwIfAny(): void {
    if (this.#errors.size > 0) throw new DocumentError([...this.#errors].join("\n"));
  }

  #line(at: NodePath | string, problem: string): string {
    return `${this.#place(typeof at === "string" ? at : formatPath(at))}: ${problem}`;
  }
}
