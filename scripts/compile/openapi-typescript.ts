import { astToString } from "openapi-typescript/dist/lib/ts.mjs";
import { resolveRef } from "openapi-typescript/dist/lib/utils.mjs";
import transformSchema from "openapi-typescript/dist/transform/index.mjs";
import ts from "typescript";
import { LIST_OF } from "../ir/list-cycles.ts";
import type { JsonObject } from "../pipeline/json.ts";

/**
 * openapi-typescript without its loader: our document is bundled and checked already, and its loader would do both
 * once more. The only module that knows the library; its maintainers have frozen it.
 */
export function typescriptTypes(document: JsonObject): string {
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const nodes = transformSchema(document, {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    // A default makes a property optional to send; what a handler gets has a type of its own.
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    conditionalEnums: false,
    dedupeEnums: false,
    excludeDeprecated: false,
    exportType: false,
    immutable: false,
    rootTypes: false,
    rootTypesNoSchemaPrefix: false,
    rootTypesKeepCasing: false,
    injectFooter: [],
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    redoc: undefined,
    silent: true,
    inject: undefined,
    transform: (schema: JsonObject) =>
      schema.format === "binary" ? blob : typeof schema[LIST_OF] === "string" ? listOf(schema[LIST_OF]) : undefined,
    transformProperty: undefined,
    makePathsEnum: false,
    generatePathParams: false,
    readWriteMarkers: false,
    resolve: (reference: string) => resolveRef(document, reference, { silent: true }),
  });
  return astToString(nodes);
}

function listOf(component: string): ts.TypeNode {
  const name = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(component));
  return ts.factory.createTypeReferenceNode("ListOf", [name]);
}
