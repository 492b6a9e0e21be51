import { commentText, propertyName, typeName } from "../document/names.ts";
import type { Api, Operation } from "../model/model.ts";
import { listTypeNames, OPERATION_VOCABULARY, operationTypes, typesImport } from "./code/operation-types.ts";
import { TypeImports } from "./code/type-imports.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** What else the file declares or uses by name. */
const RESERVED = ["Handlers", "Context", "OpenContext", ...OPERATION_VOCABULARY];

/** Whether the operation may be called without credentials. */
const isOpen = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((requirement) => requirement.length === 0);

function handlerMember(operation: Operation): string {
  const note = commentText(
    `${operation.method.toUpperCase()} ${operation.path}${operation.summary === "" ? "" : ` — ${operation.summary}`}`,
  );
  const type = operation.typeName;
  const context = isOpen(operation) ? "OpenContext" : "Context";
  return `/** ${note} */\n${propertyName(operation.id)}(request: Fields<${type}Request>, context: ${context}): ${type}Reply | Promise<${type}Reply>;`;
}

function interfaces(api: Api): string {
  const tags = [...new Set(api.operations.map((operation) => operation.tag))];
  const names = new Map<string, string>();
  for (const tag of tags) {
    let name = `${typeName(tag)}Handlers`;
    while ([...names.values()].includes(name)) name += "_";
    names.set(tag, name);
  }
  const parts = tags.map((tag) => {
    const members = api.operations.filter((operation) => operation.tag === tag).map(handlerMember);
    return `/** The operations tagged ${commentText(tag)}. */\nexport interface ${names.get(tag)}<Context, OpenContext = Context> {\n${indent(members.join("\n"))}\n}\n`;
  });
  const all = tags.map((tag) => `${names.get(tag)}<Context, OpenContext>`);
  return `${parts.join("\n")}
/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an \`OpenContext\`.
 */
export interface Handlers<Context, OpenContext = Context>${all.length > 0 ? ` extends ${all.join(", ")}` : ""} {}
`;
}

/** The interfaces that a server implements, one for each tag. Requests are typed as they arrive, replies as a closed union. */
export const emitHandlers: Emitter = (api, context) => {
  const handlers = interfaces(api);
  const tags = api.operations.map(({ tag }) => `${typeName(tag)}Handlers`);
  const imports = new TypeImports(context.types, [...listTypeNames(api.operations), ...RESERVED, ...tags]);
  const body = api.operations.map((operation) => operationTypes(operation, imports)).join("\n");
  const text = `${BANNER}
${typesImport(`${body}${handlers}`, imports, context)}
${body}
${handlers}`;
  return [{ path: "handlers.ts", text }];
};
