import type { ValueSource } from "../../../scripts/probe/bodies/value-source.ts";
import type { DocumentedOperation, DocumentedParameter } from "../../../scripts/probe/contract/operations.ts";
import { wireValue } from "../../../scripts/probe/contract/wire-value.ts";
import { at, followed, isObject, type JsonObject } from "../../../scripts/schema/json.ts";

/** A text that is not a valid value of a parameter. */
export interface WrongParameter {
  readonly parameter: DocumentedParameter;
  readonly keyword: string;
  readonly text: string;
  /** The code that its schema names. */
  readonly code: string | undefined;
}

/** For every keyword of every parameter a value that breaks it. */
export function breakParameters(
  document: JsonObject,
  operation: DocumentedOperation,
  source: ValueSource,
): WrongParameter[] {
  return operation.parameters.flatMap((parameter) => {
    const schema = followed(document, parameter.schema);
    const node = at(document, schema);
    // An object is written as several texts, depending on the style; other tests cover that.
    if (!isObject(node) || node.type === "object") return [];
    return Object.keys(node).flatMap((keyword) => {
      const value = parameter.node.example ?? null;
      const texts = source
        .breaksOf(keyword, schema, value)
        .flatMap((one) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []))
        // An empty path segment is another path, and a header can contain only Latin-1.
        .filter((text) => /^[\x20-\xff]*[!-\xff]$/.test(text));
      const [text] = texts.filter((one) => !source.holds(schema, wireValue(one, node)));
      const code = typeof node["x-code"] === "string" ? node["x-code"] : undefined;
      return text === undefined ? [] : [{ parameter, keyword, text, code }];
    });
  });
}
