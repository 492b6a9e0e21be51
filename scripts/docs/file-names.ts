import { toSlug } from "./markdown.ts";

/** The files of pages that are named after something in the document, such as an operation: `operation-add-pet.html`. */
export class FileNames {
  readonly #taken = new Map<string, number>();

  /** Names that differ only in case or in signs get different files: not every file system tells them apart. */
  give(kind: string, name: string): string {
    const spaced = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-");
    const stem = `${kind}-${toSlug(spaced)}`;
    const times = (this.#taken.get(stem) ?? 0) + 1;
    this.#taken.set(stem, times);
    return `${stem}${times === 1 ? "" : `--${times}`}.html`;
  }
}
