import type { DocumentedOperation, DocumentedParameter } from "../documented.ts";
import { at, followed, isObject, type JsonObject } from "../json-pointer.ts";
import { wireValue } from "../wire-value.ts";
import { broken } from "./broken.ts";
import type { Means } from "./satisfy.ts";

/** A value that a parameter must not have. */
export interface WrongParameter {
  readonly parameter: DocumentedParameter;
  readonly keyword: string;
  readonly text: string;
  /** The code that its schema names. */
  readonly code: string | undefined;
}

/** For every keyword of every parameter a value that breaks it. */
export function wrongParameters(document: JsonObject, operation: DocumentedOperation, means: Means): WrongParameter[] {
  return operation.parameters.flatMap((parameter) => {
    const schema = followed(document, parameter.schema);
    const node = at(document, schema);
    // An object is spread over several texts, each by the style of the parameter: it has tests of its own.
    if (!isObject(node) || node.type === "object") return [];
    return Object.keys(node).flatMap((keyword) => {
      const value = parameter.node.example ?? null;
      const texts = broken(keyword, { schema, node, rule: node[keyword] ?? null, value, means })
        .flatMap((one) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []))
        // An empty part of a path is another path, and a header is written in Latin letters.
        .filter((text) => /^[\x20-\xff]*[!-\xff]$/.test(text));
      const [text] = texts.filter((one) => !means.holds(schema, wireValue(one, node)));
      const code = typeof node["x-code"] === "string" ? node["x-code"] : undefined;
      return text === undefined ? [] : [{ parameter, keyword, text, code }];
    });
  });
}
