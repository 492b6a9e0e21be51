import type { DocumentedOperation, DocumentedParameter } from "../documented.ts";
import { at, followed, isObject, type JsonObject } from "../json-pointer.ts";
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
    if (!isObject(node)) return [];
    return Object.keys(node).flatMap((keyword) => {
      const value = String(parameter.node.example);
      const texts = broken(keyword, { schema, node, rule: node[keyword] ?? null, value, means })
        // An empty part of a path is another path, and a header is written in Latin letters.
        .flatMap((text) =>
          typeof text === "string" && text !== "" && /^[\x20-\xff]*[!-\xff]$/.test(text) ? [text] : [],
        );
      const [text] = texts.filter((one) => !means.holds(schema, one));
      const code = typeof node["x-code"] === "string" ? node["x-code"] : undefined;
      return text === undefined ? [] : [{ parameter, keyword, text, code }];
    });
  });
}
