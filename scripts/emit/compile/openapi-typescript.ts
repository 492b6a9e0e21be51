import { astToString, type GlobalContext, type OpenAPI3, resolveRef, transformSchema } from "openapi-typescript";
import ts from "typescript";
import { LIST_OF } from "../../model/break-array-cycles.ts";
import { typesOf } from "../../schema/flat.ts";
import type { JsonObject } from "../../schema/json.ts";
import { typeOfKind, type ValueKind, valueKind } from "../../schema/value-kinds.ts";
import { type DocumentTypes, type NamedOperation, nameTypes } from "./named-types.ts";
import { toOpenapi31 } from "./openapi-3-1.ts";

/**
 * The types of a document, by openapi-typescript. Its default export would bundle and lint the document first, as we have
 * done already, takes a second longer, and throws at a property called `hasOwnProperty`; `transformSchema`, exported
 * beside it, is the step after that. This is the only module that knows the library.
 */
export function typescriptTypes(
  document: JsonObject,
  operations: readonly NamedOperation[] = [],
  values: ValueTypes = {},
): DocumentTypes {
  const variant = JSON.stringify(values);
  const key = JSON.stringify([document, operations]);
  const known = last.get(variant);
  if (known?.key === key) return known.types;
  const types = makeTypes(document, operations, values);
  last.set(variant, { key, types });
  return types;
}

/** The TypeScript types of values that JSON does not have. */
export type ValueTypes = Readonly<Partial<Record<ValueKind, string>>>;

/** The types of the last run. Most changes of a document, such as those of limits, do not change its types. */
const last = new Map<string, { readonly key: string; readonly types: DocumentTypes }>();

function makeTypes(document: JsonObject, operations: readonly NamedOperation[], values: ValueTypes): DocumentTypes {
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
      return typeof component === "string" ? listOf(component) : valueType(schema as unknown as JsonObject, values);
    },
    resolve: (reference) => resolveRef(source, reference, { silent: true }),
  };
  const statements = known.bringBack(transformSchema(source, options as GlobalContext));
  return nameTypes(statements, operations, (nodes) => astToString([...nodes] as ts.Statement[]), [
    // `Temporal` of `Temporal.Instant`: no schema may have its name.
    ...Object.values(values).map((type) => type.replace(/\..*/, "")),
  ]);
}

function listOf(component: string): ts.TypeNode {
  const name = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(component));
  return ts.factory.createTypeReferenceNode("ListOf", [name]);
}

/** The type of a schema whose values JSON does not have; null and other types beside them stay. */
function valueType(schema: JsonObject, values: ValueTypes): ts.TypeNode | undefined {
  const kind = valueKind(schema);
  const own = kind === undefined ? undefined : values[kind];
  if (kind === undefined || own === undefined) return undefined;
  const names = typesOf(schema).map((type) =>
    type === typeOfKind(kind) ? own : type === "integer" ? "number" : String(type),
  );
  const nodes = [...new Set(names)].map((name) =>
    name === "null"
      ? ts.factory.createLiteralTypeNode(ts.factory.createNull())
      : ts.factory.createTypeReferenceNode(name),
  );
  return nodes.length === 1 ? nodes[0] : ts.factory.createUnionTypeNode(nodes);
}
