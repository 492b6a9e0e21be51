/** `listNotes` → `list-notes`: the name of the file of an operation, and of the folder of a tag. */
export const kebabCase = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();

/** `notes/list-notes.ts`: the folder is the tag, the file is the operation. */
export const getHandlerPath = ({ id, tag }: { readonly id: string; readonly tag: string }): string =>
  `${kebabCase(tag === "" ? "untagged" : tag)}/${kebabCase(id)}.ts`;

/** The name of the handler's constant. An operation may be called like a word of the language. */
export function getConstantName(id: string): string {
  const name = id.replaceAll(/(?:[^\p{L}\p{N}_$]|(?!\$)\P{ID_Continue})+(.)?/gu, (_, next: string | undefined) =>
    (next ?? "").toUpperCase(),
  );
  return RESERVED.has(name) || !/^[\p{L}_$]/u.test(name) ? `_${name}` : name;
}

const RESERVED: ReadonlySet<string> = new Set([
  ...["await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else"],
  ...["enum", "export", "extends", "false", "finally", "for", "function", "if", "implements", "import", "in"],
  ...["instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public", "return"],
  ...["static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield"],
]);
