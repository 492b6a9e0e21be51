import type { OutputFile } from "../emit/emitter.ts";
import type { Api, Operation } from "../ir/model.ts";
import { commentText, propertyName } from "../ir/names.ts";

/** One file for each operation, in a folder for its tag, and the list of all handlers. */
export function makeHandlerFiles(api: Api): readonly OutputFile[] {
  const isSecured = api.securitySchemes.length > 0;
  return [
    ...api.operations.map((operation) => ({ path: getHandlerPath(operation), text: makeHandler(operation) })),
    { path: "server/handlers/handler.ts", text: makeTypes(isSecured) },
    { path: "server/handlers/all.ts", text: makeList(api.operations) },
  ];
}

/** `server/handlers/notes/list-notes.ts`: the folder is the tag, the file is the operation. */
export const getHandlerPath = ({ id, tag }: Pick<Operation, "id" | "tag">): string =>
  `server/handlers/${kebabCase(tag === "" ? "untagged" : tag)}/${kebabCase(id)}.ts`;

const kebabCase = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();

/** A name for the handler's constant. An operation may be called like a word of the language. */
export function getConstantName(id: string): string {
  const name = id.replaceAll(/[^\p{L}\p{N}_$]+(.)?/gu, (_, next: string | undefined) => (next ?? "").toUpperCase());
  return RESERVED.has(name) || !/^[\p{L}_$]/u.test(name) ? `_${name}` : name;
}

const RESERVED: ReadonlySet<string> = new Set(
  "await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/** A handler that is not written yet: it answers 501. */
export function makeHandler({ id, method, path, summary }: Operation): string {
  const note = commentText(`${method.toUpperCase()} ${path}${summary === "" ? "" : `: ${summary}`}`);
  return `import { notImplemented } from "../../../generated/server.ts";
import type { ApiHandler } from "../handler.ts";

/** ${note} */
export const ${getConstantName(id)}: ApiHandler<${JSON.stringify(id)}> = () => notImplemented();
`;
}

function makeTypes(isSecured: boolean): string {
  const imported = isSecured ? 'import type { Caller } from "../security.ts";\n' : "";
  return `import type { ApiHandlers } from "../../generated/server.ts";
${imported}
/** The handlers of all operations. The second argument of each has the caller as \`identity\`. */
export type AllHandlers = ApiHandlers<${isSecured ? "Caller" : "undefined"}>;

/** The handler of one operation. */
export type ApiHandler<Id extends keyof AllHandlers> = AllHandlers[Id];
`;
}

function makeList(operations: readonly Operation[]): string {
  const lines = operations.map((operation) => {
    const from = getHandlerPath(operation).replace("server/handlers/", "./");
    return `import { ${getConstantName(operation.id)} } from "${from}";`;
  });
  const members = operations.map(({ id }) => {
    const [key, value] = [propertyName(id), getConstantName(id)];
    return `  ${key === value ? key : `${key}: ${value}`},`;
  });
  return `${lines.sort().join("\n")}
import type { AllHandlers } from "./handler.ts";

/** Every operation of the document: one that is missing, or answers what it may not, does not compile. */
export const handlers: AllHandlers = {
${members.join("\n")}
};
`;
}
