import type { DocumentTypes } from "../compile/named-types.ts";

/** Writes types of types.ts into another file, and collects what that file must import. */
export class TypeImports {
  readonly #types: DocumentTypes;
  readonly #declared: ReadonlySet<string>;
  readonly #imported = new Map<string, string>();

  /** `declared` are the names that the file has itself: an imported type of such a name gets another one. */
  constructor(types: DocumentTypes, declared: Iterable<string> = []) {
    this.#types = types;
    this.#declared = new Set(declared);
  }

  /** The type at a path of the document's types, such as `operations`, `addPet`, `parameters`, `query`, `limit`. */
  type(...path: readonly string[]): string {
    const type = this.#types.find(path);
    if (type === undefined) return "unknown";
    for (const name of type.uses) this.#imported.set(name, this.#localName(name));
    return type.print(this.#imported);
  }

  /** The doc comment at a path, with a line break at its end; empty if there is none. */
  comment(...path: readonly string[]): string {
    const comment = this.#types.find(path)?.comment ?? "";
    return comment === "" ? "" : `/*${comment}*/\n`;
  }

  statement(): string {
    const names = [...this.#imported].map(([name, local]) => (name === local ? name : `${name} as ${local}`));
    return names.length > 0
      ? `import type {\n${names
          .sort()
          .map((name) => `  ${name},\n`)
          .join("")}} from "./types.ts";\n`
      : "";
  }

  #localName(name: string): string {
    let local = name;
    while (this.#declared.has(local)) local += "Schema";
    return local;
  }
}
