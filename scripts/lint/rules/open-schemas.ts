import { isNode, type Node } from "../../schema/spot.ts";

/** A schema that accepts any JSON value. */
export function isEmptySchema(schema: Node): boolean {
  const keywords = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf", "properties", "items", "if", "not"];
  return !keywords.some((keyword) => keyword in schema);
}

export function isClosed(schema: Node): boolean {
  return schema.additionalProperties === false || schema.unevaluatedProperties === false;
}

/** A list that ends with the places that `prefixItems` has. */
export function isClosedList(schema: Node): boolean {
  return schema.items === false || (schema.unevaluatedItems === false && !isNode(schema.items));
}

export function isFreeMap(schema: Node): boolean {
  const { additionalProperties, unevaluatedProperties, patternProperties } = schema;
  return [additionalProperties, unevaluatedProperties, patternProperties].some(
    (value) => value === true || isNode(value),
  );
}
