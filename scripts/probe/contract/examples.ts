import { parseBigints } from "../../runtime/exact-json.ts";
import { exampleValue } from "../../schema/example-value.ts";
import { at, followed, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { exampleItems } from "../../schema/stream-items.ts";
import type { DocumentedMedia, DocumentedOperation } from "./operations.ts";

/** One answer that the document shows: of an operation, with a status, as an example. */
export interface DocumentedAnswer {
  readonly operation: DocumentedOperation;
  readonly status: number;
  /** Undefined where the answer has no body. */
  readonly mediaType: string | undefined;
  /** The example's name; empty where the document shows none. */
  readonly example: string;
  readonly value: Json | undefined;
}

/** One request that the document shows. */
export interface DocumentedRequest {
  readonly operation: DocumentedOperation;
  readonly mediaType: string | undefined;
  readonly example: string;
  readonly value: Json | undefined;
}

export function documentedAnswers(document: JsonObject, operation: DocumentedOperation): DocumentedAnswer[] {
  return [...operation.responses].flatMap(([status, { mediaTypes }]) => {
    const shown = [...mediaTypes].flatMap(([mediaType, media]) =>
      examplesOf(document, mediaType, media).map(({ example, value }) => ({ mediaType, example, value })),
    );
    const answers = mediaTypes.size === 0 ? [{ mediaType: undefined, example: "", value: undefined }] : shown;
    return answers.map((answer) => ({ ...answer, operation, status: Number(status) }));
  });
}

export function documentedRequests(document: JsonObject, operation: DocumentedOperation): DocumentedRequest[] {
  const { body } = operation;
  if (body === undefined) return [{ operation, mediaType: undefined, example: "", value: undefined }];
  return [...body.mediaTypes].flatMap(([mediaType, media]) =>
    examplesOf(document, mediaType, media).map(({ example, value }) => ({ operation, mediaType, example, value })),
  );
}

function examplesOf(document: JsonObject, mediaType: string, { node, stream }: DocumentedMedia) {
  const items = (value: Json | undefined): Json | undefined =>
    value === undefined || stream === undefined ? value : exampleItems(stream, mediaType, value);
  const named = Object.entries(isObject(node.examples) ? node.examples : {}).map(([example, given]) => {
    const held = isObject(given) && typeof given.$ref === "string" ? given.$ref.slice(1) : undefined;
    const shown = held === undefined ? given : at(document, followed(document, held));
    return { example, value: isObject(shown) ? items(exampleValue(shown, mediaType, parseBigints)) : undefined };
  });
  return named.length > 0 ? named : [{ example: "", value: items(node.example) }];
}
