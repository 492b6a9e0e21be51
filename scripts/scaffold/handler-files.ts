import { commentText, propertyName } from "../document/names.ts";
import type { OutputFile } from "../emit/emitter.ts";
import type { Api, Operation } from "../model/model.ts";
import { getConstantName, type HandlerNames, nameHandlers } from "./handler-names.ts";

/** One file for each operation, in a folder for its tag, and the list of all handlers. */
export function makeHandlerFiles(api: Api): readonly OutputFile[] {
  const isSecured = api.securitySchemes.length > 0;
  const names = nameHandlers(api.operations);
  return [
    ...[...names].map(([operation, { path, constant }]) => ({
      path: `server/handlers/${path}`,
      text: makeHandler(operation, constant),
    })),
    { path: "server/handlers/handler.ts", text: makeTypes(isSecured) },
    { path: "server/handlers/all.ts", text: makeList(names) },
  ];
}

/** A handler that is not written yet: it answers 501. */
export function makeHandler(
  { id, method, path, summary }: Pick<Operation, "id" | "method" | "path" | "summary">,
  constant = getConstantName(id),
): string {
  const note = commentText(`${method.toUpperCase()} ${path}${summary === "" ? "" : `: ${summary}`}`);
  return `import { notImplemented } from "../../../generated/server.ts";
import type { ApiHandler } from "../handler.ts";

/** ${note} */
export const ${constant}: ApiHandler<${JSON.stringify(id)}> = () => notImplemented();
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

function makeList(names: ReadonlyMap<Operation, HandlerNames>): string {
  const lines = [...names.values()].map(({ path, constant }) => `import { ${constant} } from "./${path}";`);
  const members = [...names].map(([{ id }, { constant }]) => {
    const key = propertyName(id);
    return `  ${key === constant ? key : `${key}: ${constant}`},`;
  });
  const imports = [...lines, 'import type { AllHandlers } from "./handler.ts";'];
  const getSource = (line: string): string => line.slice(line.indexOf("from"));
  return `${imports.sort((one, other) => (getSource(one) < getSource(other) ? -1 : 1)).join("\n")}

/** Every operation of the document: one that is missing, or answers what it may not, does not compile. */
export const handlers: AllHandlers = {
${members.join("\n")}
};
`;
}
