import { at, followed, isObject, type Json, type JsonObject } from "../../schema/json-pointer.ts";
import type { DocumentedParameter } from "../contract/operations.ts";
import { isSegment, parameterText } from "./write-parameter.ts";
import { satisfySchema, type ValueSource } from "../exercise/generate/satisfy-schema.ts";

/** From these a value is made: the smallest, which a path may not be able to hold, and then others. */
const STARTS = [undefined, "a", "1", ["a"]] as const;

/** A valid value of a parameter: the document's own where it shows one, or else one that is made from the schema. */
export function validParameter(
  document: JsonObject,
  parameter: DocumentedParameter,
  means: ValueSource,
): Json | undefined {
  const { node, schema } = parameter;
  const holds = (value: Json | undefined): value is Json =>
    value !== undefined &&
    means.holds(followed(document, schema), value) &&
    (parameter.in !== "path" || isSegment(parameterText(parameter, value)));
  const described = at(document, followed(document, schema));
  const shown = isObject(described) ? [described.example, ...listOf(described.examples), described.default] : [];
  const examples = Object.values(isObject(node.examples) ? node.examples : {}).map((one) => {
    const place = isObject(one) && typeof one.$ref === "string" ? one.$ref.slice(1) : undefined;
    const example = place === undefined ? one : at(document, followed(document, place));
    return isObject(example) ? example.value : undefined;
  });
  const known = [node.example, ...examples, ...shown].find(holds);
  if (known !== undefined) return known;
  for (const start of STARTS) {
    const made = satisfySchema(followed(document, schema), start, means);
    if (holds(made)) return made;
  }
  return undefined;
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
