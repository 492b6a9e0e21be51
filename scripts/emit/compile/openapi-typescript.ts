import { astToString, type GlobalContext, type OpenAPI3, resolveRef, transformSchema } from "openapi-typescript";
import ts from "typescript";
import { LIST_OF } from "../../model/break-array-cycles.ts";
import type { JsonObject } from "../../schema/json.ts";
import { type DocumentTypes, type NamedOperation, nameTypes } from "./named-types.ts";
import { toOpenapi31 } from "./openapi-3-1.ts";

/**
 * The types of a document, by openapi-typescript. Its default export would bundle and lint the document first, as we have
 * done already, takes a second longer, and throws at a property called `hasOwnProperty`; `transformSchema`, exported
 * beside it, is the step after that. This is the only module that knows the library.
 */
export function typescriptTypes(document: JsonObject, operations: readonly NamedOperation[] = []): DocumentTypes {
  const key = JSON.stringify([document, operations]);
  if (last?.key !== key) last = { key, types: makeTypes(document, operations) };
  return last.types;
}

/** The types of the last run. Most changes of a document, such as those of limits, do not change its types. */
let last: { readonly key: string; readonly types: DocumentTypes } | undefined;

function makeTypes(document: JsonObject, operations: readonly NamedOperation[]): DocumentTypes {
  const known = toOpenapi31(document);
  const source = known.document as unknown as OpenAPI3;
  // Options that are not set are off, also `defaultNonNullable`: a property with a default is optional to send, and what a
  // handler gets has a type of its own.
  const options: Partial<GlobalContext> = {
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    transform: (schema) => {
      if (schema.format === "binary") return ts.factory.createTypeReferenceNode("Blob");
      const component: unknown = schema[LIST_OF];
      return typeof component === "string" ? listOf(component) : undefined;
    },
    resolve: (reference) => resolveRef(source, reference, { silent: true }),
  };
  const statements = known.bringBack(transformSchema(source, options as GlobalContext));
  return nameTypes(statements, operations, (nodes) => astToString([...nodes] as ts.Statement[]));
}

function listOf(component: string): ts.TypeNode {
  const name = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(component));
  return ts.factory.createTypeReferenceNode("ListOf", [name]);
}
