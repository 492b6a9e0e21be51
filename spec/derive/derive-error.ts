/** Something in the document or in a table that nothing can be derived from. The generator prints it with its place. */
export class DeriveError extends Error {
  override name = "DeriveError";
  readonly fix: string;
  /** A JSON pointer into the bundled document: what the error is about. */
  readonly pointer: string | undefined;
  /** A name that nothing has, and the names that there are: the generator adds the nearest one to the fix. */
  readonly unknownName: string | undefined;
  readonly knownNames: readonly string[] | undefined;

  constructor(message: string, fix: string, pointer?: string, names?: { unknown: string; known: Iterable<string> }) {
    super(message);
    this.fix = fix;
    this.pointer = pointer;
    this.unknownName = names?.unknown;
    this.knownNames = names && [...names.known];
  }
}

export const toPointer = (...segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

export const schemaPointer = (name: string): string => toPointer("components", "schemas", name);
