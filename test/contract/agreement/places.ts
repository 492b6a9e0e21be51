import { listPathOperations } from "../../../scripts/document/path-operations.ts";
import { followRef } from "../../../scripts/document/walk-document.ts";
import { asObject, isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { isSchema, type Schema } from "../../../scripts/schema/walk.ts";

/** A schema of the document, and the way to its validator among the generated ones. */
export interface Place {
  readonly name: string;
  readonly schema: Schema;
  readonly way: readonly string[];
}

const membersOf = (node: Json | undefined): [string, Json][] => Object.entries(isObject(node) ? node : {});

/** Every schema that the document names or puts into a parameter, body or header. */
export function placesOf(document: JsonObject): Place[] {
  const components = isObject(document.components) ? document.components : {};
  const named = membersOf(components.schemas).map(([name, schema]) => ({
    name,
    schema: schema as Schema,
    way: ["schemas", name],
  }));
  return [
    ...named,
    ...operationPlaces(document, "paths", "operations"),
    ...operationPlaces(document, "webhooks", "webhooks"),
  ];
}

function operationPlaces(document: JsonObject, holder: string, tree: string): Place[] {
  return membersOf(document[holder]).flatMap(([, item]) =>
    listPathOperations(asObject(item)).flatMap(({ node }) =>
      partsOf(document, node, asObject(item), [tree, String(node.operationId)]),
    ),
  );
}

function partsOf(document: JsonObject, operation: JsonObject, item: JsonObject, way: readonly string[]): Place[] {
  const parameters = [operation.parameters, item.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    ...parameters.flatMap((entry) => {
      const parameter = followRef(document, entry);
      return place(parameter.schema, [...way, "parameters", String(parameter.in), String(parameter.name)]);
    }),
    ...mediaPlaces(followRef(document, operation.requestBody), [...way, "body"]),
    ...membersOf(operation.responses).flatMap(([status, entry]) => {
      const response = followRef(document, entry);
      const here = [...way, "responses", status];
      const headers = membersOf(response.headers).flatMap(([name, header]) =>
        place(followRef(document, header).schema, [...here, "headers", name]),
      );
      return [...headers, ...mediaPlaces(response, [...here, "body"])];
    }),
  ];
}

const mediaPlaces = ({ content }: JsonObject, way: readonly string[]): Place[] =>
  membersOf(content).flatMap(([type, media]) => place(isObject(media) ? media.schema : undefined, [...way, type]));

const place = (schema: Json | undefined, way: readonly string[]): Place[] =>
  isSchema(schema) ? [{ name: way.slice(1).join(" "), schema, way }] : [];
