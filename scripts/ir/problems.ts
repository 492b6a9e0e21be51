import { DocumentError } from "../pipeline/document-error.ts";
import type { Path } from "./path.ts";
import { pointerOfPath } from "./path.ts";

/** What the generator cannot honour, and what it honours but finds odd. Each with its place in the document. */
export class Problems {
  readonly #place: (pointer: string) => string;
  readonly #lenient: boolean;
  readonly #errors = new Set<string>();
  readonly #warnings = new Set<string>();

  constructor(options: { place(pointer: string): string; lenient: boolean }) {
    this.#place = options.place;
    this.#lenient = options.lenient;
  }

  /** Something that would leave a hole in the output: an error, or with --lenient a listed warning. */
  cannot(at: Path | string, problem: string): void {
    (this.#lenient ? this.#warnings : this.#errors).add(this.#line(at, problem));
  }

  /** Something that has no effect on what is generated, but is hardly meant. */
  odd(at: Path | string, problem: string): void {
    this.#warnings.add(this.#line(at, problem));
  }

  get warnings(): readonly string[] {
    return [...this.#warnings];
  }

  throwIfAny(): void {
    if (this.#errors.size > 0) throw new DocumentError([...this.#errors].join("\n"));
  }

  #line(at: Path | string, problem: string): string {
    return `${this.#place(typeof at === "string" ? at : pointerOfPath(at))}: ${problem}`;
  }
}
