/** Something in the document or in a table that nothing can be derived from. The generator prints it with its place. */
export class DeriveError extends Error {
  override name = "DeriveError";
  readonly fix: string;
  /** A JSON pointer into the bundled document: what the error is about. */
  readonly pointer: string | undefined;

  constructor(message: string, fix: string, pointer?: string) {
    super(message);
    this.fix = fix;
    this.pointer = pointer;
  }
}

export const toPointer = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const schemaPointer = (name: string): string => toPointer("components", "schemas", name);
