import { below } from "../../spec/keywords/pointer.ts";

export type Path = readonly (string | number)[];

/** A place of a message that names a registered file. */
export class FileReference {
  readonly name: string;
  /** The image of a card or message, or a small image of a piece of sub-information. */
  readonly role: "card" | "detail";
  /** The kind of upload that the place takes, where it takes one only. */
  readonly kind: string | undefined;
  readonly #at: string;
  readonly #path: Path;

  constructor(
    name: string,
    at: string,
    path: Path,
    { role = "card", kind }: Partial<Pick<FileReference, "role" | "kind">> = {},
  ) {
    this.name = name;
    this.role = role;
    this.kind = kind;
    this.#at = at;
    this.#path = path;
  }

  /** Built on demand: only references with a fault need it. */
  get pointer(): string {
    return below(this.#at, ...this.#path);
  }
}
