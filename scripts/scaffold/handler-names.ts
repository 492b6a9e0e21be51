import { kebabCase } from "../document/names.ts";

interface Named {
  readonly id: string;
  readonly tag: string;
}

/** `notes/list-notes.ts`: the folder is the tag, the file is the operation. */
export const getHandlerPath = ({ id, tag }: Named): string =>
  `${kebabCase(tag) || "untagged"}/${kebabCase(id) || "operation"}.ts`;

export interface HandlerNames {
  /** Below the folder of the handlers. */
  readonly path: string;
  readonly constant: string;
}

/** The names of all handlers. Ids that differ only in case or punctuation get a number. */
export function nameHandlers<One extends Named>(operations: readonly One[]): ReadonlyMap<One, HandlerNames> {
  const paths = new Set<string>();
  const constants = new Set(USED_IN_LIST);
  return new Map(
    operations.map((operation) => {
      const path = takeFree(paths, (number) => getHandlerPath({ ...operation, id: `${operation.id}${number}` }));
      const constant = takeFree(constants, (number) => `${getConstantName(operation.id)}${number}`);
      return [operation, { path, constant }];
    }),
  );
}

/** Names that the list of handlers and their files use themselves. */
const USED_IN_LIST = ["handlers", "notImplemented", "AllHandlers", "ApiHandler"];

function takeFree(taken: Set<string>, getName: (number: number | "") => string): string {
  let name = getName("");
  for (let number = 2; taken.has(name); number++) name = getName(number);
  taken.add(name);
  return name;
}

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
