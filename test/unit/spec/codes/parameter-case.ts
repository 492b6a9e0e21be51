import { documentedOperations } from "../../../../scripts/probe/contract/operations.ts";
import { breakKeyword } from "../../../../scripts/schema/break.ts";
import { Facetter } from "../../../../scripts/schema/facets.ts";
import { at, followed, isObject, type Json, type JsonObject } from "../../../../scripts/schema/json.ts";
import { document as derived } from "../derive/derived-contract.ts";

const document = derived as JsonObject;
const facetter = new Facetter(document);

/** Where a parameter is, its example, a value that breaks its schema, and the code that its schema names. */
export function parameterCase(operationId: string, name: string): readonly [string, Json, Json, string] {
  const operation = documentedOperations(document).find(({ id }) => id === operationId);
  const parameter = operation?.parameters.find((one) => one.name === name);
  const schema = followed(document, parameter?.schema ?? "");
  const node = at(document, schema);
  const value = parameter?.node.example;
  if (parameter === undefined || !isObject(node) || value === undefined)
    throw new Error(`${operationId}: the parameter ${name} has no example; fix: give it one in the document`);
  const [wrong = null] = ["enum", "const", "pattern", "maxLength", "maximum", "minimum", "type"].flatMap((keyword) =>
    node[keyword] === undefined
      ? []
      : breakKeyword({ keyword, schema: node, parameter: node[keyword], value }, { facetter }),
  );
  const code = node["x-code"];
  return [parameter.in, value, wrong, typeof code === "string" ? code : "A011"];
}
