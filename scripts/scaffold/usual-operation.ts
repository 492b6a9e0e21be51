import type { NewOperation } from "../project/config.ts";
import { asObject, type Json, type JsonObject, listMembers, parsePointer, valueAt } from "../schema/json.ts";
import { type DocumentStyle, getDocumentRef, getSchemaRef } from "./document-style.ts";
import { getHandlerPath } from "./handler-names.ts";
import { listRefs, replaceRefs } from "./rewrite-refs.ts";
import { findUsualResponses } from "./usual-responses.ts";

/** The error responses to begin with, with references that are right where the operation is written. */
export function findErrors(
  bundled: JsonObject,
  root: JsonObject,
  style: DocumentStyle,
  operation: NewOperation,
): JsonObject {
  const { hasBody, path } = operation;
  const usual = findUsualResponses(bundled, { hasBody, hasPathParameter: path.includes("{") });
  if (style.pathsFolder === undefined) return usual;
  const document = getDocumentRef(style);
  // Components that only the bundle has are in no file that could be referred to.
  const isThere = ([, response]: readonly [string, Json]): boolean =>
    listRefs(response).every((ref) => valueAt(root, parsePointer(ref)) !== undefined);
  return asObject(replaceRefs(Object.fromEntries(listMembers(usual).filter(isThere)), (ref) => `${document}${ref}`));
}

interface UsualParts {
  readonly operation: JsonObject;
  readonly schemas: Readonly<Record<string, JsonObject>>;
  readonly decide: readonly string[];
}

/** What an operation begins with where the project has no rules of its own. */
export function makeUsualParts(operation: NewOperation, style: DocumentStyle, errors: JsonObject): UsualParts {
  const { id, tag, summary, typeName: name, hasBody, method, pathParameters, knownParameters } = operation;
  const refTo = (schema: string): JsonObject => ({ $ref: getSchemaRef(style, schema) });
  const [resultName, bodyName] = [`${name}Result`, `${name}Body`];
  const result: JsonObject = {
    description: "The result.",
    content: { "application/json": { schema: refTo(resultName), example: { id: "1" } } },
  };
  const success: JsonObject =
    method === "delete" ? { "204": { description: "It is done." } } : { [method === "post" ? "201" : "200"]: result };
  const parameters: Json[] = pathParameters.map(
    (parameter) => knownParameters[parameter]?.written ?? makeParameter(parameter),
  );
  const newParameters = pathParameters.filter((parameter) => knownParameters[parameter] === undefined);
  const body: JsonObject = {
    required: true,
    content: { "application/json": { schema: refTo(bodyName), example: { name: "A name" } } },
  };
  return {
    operation: {
      ...{ operationId: id, tags: [tag], summary, description: `${summary}.` },
      ...(parameters.length > 0 && { parameters }),
      ...(hasBody && { requestBody: body }),
      responses: { ...success, ...errors },
    },
    schemas: {
      ...(method !== "delete" && { [resultName]: makeObject("What is answered.", "id", "Its id.") }),
      ...(hasBody && {
        [bodyName]: { ...makeObject("What is sent.", "name", "Its name."), additionalProperties: false },
      }),
    },
    decide: [
      "what it does: description",
      ...newParameters.map((parameter) => `what the path parameter ${parameter} is: description and schema`),
      ...(hasBody ? [`what is sent: the schema ${bodyName} and its example`] : []),
      ...(method === "delete" ? [] : [`what is answered: the schema ${resultName} and its example`]),
      "which errors it answers",
      `what the handler ${getHandlerPath(operation)} does`,
    ],
  };
}

const makeParameter = (name: string): JsonObject => ({
  ...{ name, in: "path", required: true, description: `The ${name}.` },
  ...{ schema: { type: "string", minLength: 1, maxLength: 100 }, example: "1" },
});

const makeObject = (description: string, property: string, of: string): JsonObject => ({
  ...{ type: "object", description, required: [property] },
  properties: { [property]: { type: "string", description: of, minLength: 1, maxLength: 100 } },
});
