import { commentText, propertyName } from "../document/names.ts";
import type { OutputFile } from "../emit/emitter.ts";
import type { Api, Operation } from "../model/model.ts";
import { getConstantName, getHandlerPath } from "./handler-names.ts";

/** One file for each operation, in a folder for its tag, and the list of all handlers. */
export function makeHandlerFiles(api: Api): readonly OutputFile[] {
  const isSecured = api.securitySchemes.length > 0;
  return [
    ...api.operations.map((operation) => ({
      path: `server/handlers/${getHandlerPath(operation)}`,
      text: makeHandler(operation),
    })),
    { path: "server/handlers/handler.ts", text: makeTypes(isSecured) },
    { path: "server/handlers/all.ts", text: makeList(api.operations) },
  ];
}

/** A handler that is not written yet: it answers 501. */
export function makeHandler({
  id,
  method,
  path,
  summary,
}: Pick<Operation, "id" | "method" | "path" | "summary">): string {
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
    return `import { ${getConstantName(operation.id)} } from "./${getHandlerPath(operation)}";`;
  });
  const members = operations.map(({ id }) => {
    const [key, value] = [propertyName(id), getConstantName(id)];
    return `  ${key === value ? key : `${key}: ${value}`},`;
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
