import type { DocumentedMedia, DocumentedOperation } from "./documented.ts";
import type { WireAnswer } from "./independent.ts";
import { at, followed, isObject, type Json, type JsonObject } from "./json-pointer.ts";
import { jsonOf } from "./wire-value.ts";

/** One answer that the document shows: of an operation, with a status, as an example. */
export interface DocumentedAnswer {
  readonly operation: DocumentedOperation;
  readonly status: number;
  /** Undefined where the answer has no body. */
  readonly mediaType: string | undefined;
  /** The example's name; empty where the document shows none. */
  readonly example: string;
  readonly value: Json | undefined;
  /** What the example says in `code`; undefined where the answer has no envelope. */
  readonly code: string | undefined;
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
      examplesOf(document, media).map(({ example, value }) => ({ mediaType, example, value })),
    );
    const answers = mediaTypes.size === 0 ? [{ mediaType: undefined, example: "", value: undefined }] : shown;
    return answers.map(({ mediaType, example, value }) => {
      const code = isObject(value) && typeof value.code === "string" ? value.code : undefined;
      return { operation, status: Number(status), mediaType, example, value, code };
    });
  });
}

export function documentedRequests(document: JsonObject, operation: DocumentedOperation): DocumentedRequest[] {
  const { body } = operation;
  if (body === undefined) return [{ operation, mediaType: undefined, example: "", value: undefined }];
  return [...body.mediaTypes].flatMap(([mediaType, media]) =>
    examplesOf(document, media).map(({ example, value }) => ({ operation, mediaType, example, value })),
  );
}

/** The result codes that the document lists for an operation. */
export const codesOf = ({ node }: DocumentedOperation): string[] =>
  Array.isArray(node["x-result-codes"]) ? node["x-result-codes"].map(String) : [];

function examplesOf(document: JsonObject, { node }: DocumentedMedia) {
  const named = Object.entries(isObject(node.examples) ? node.examples : {}).map(([example, given]) => {
    const held = isObject(given) && typeof given.$ref === "string" ? given.$ref.slice(1) : undefined;
    const shown = held === undefined ? given : at(document, followed(document, held));
    return { example, value: isObject(shown) ? shown.value : undefined };
  });
  return named.length > 0 ? named : [{ example: "", value: node.example }];
}

/** In what an answer is not the one that the document shows. */
export function differences(documented: DocumentedAnswer, answer: WireAnswer): string[] {
  const { status, mediaType, value, code, example } = documented;
  const found: string[] = [];
  if (answer.status !== status) found.push(`status ${answer.status} in place of ${status}: ${textOf(answer)}`);
  if (answer.headers.get("content-type")?.split(";")[0] !== mediaType)
    found.push(`not ${mediaType ?? "without a body"}`);
  if (code === undefined || !isObject(value)) return found;
  const body = jsonOf(answer.body).value;
  if (!isObject(body)) return [...found, "no envelope"];
  if (!codesTold(answer).includes(code)) found.push(`code ${String(body.code)} in place of ${code}: ${textOf(answer)}`);
  if (body.code === code && body.result !== value.result)
    found.push(`result ${String(body.result)} in place of ${String(value.result)}`);
  // The example of a code is made from the table of codes: what else an answer has depends on the operation.
  const isMade = example === code;
  if (!isMade && shapeOf(value) !== shapeOf(body)) found.push(`${shapeOf(body)} in place of ${shapeOf(value)}`);
  return found;
}

/** The code of an answer, then those of its faults: where another fault always goes first, a code is told only there. */
export function codesTold({ body }: WireAnswer): string[] {
  const { value } = jsonOf(body);
  if (!isObject(value)) return [];
  const faults = Array.isArray(value.errors) ? value.errors : [];
  return [value, ...faults].flatMap((one) => (isObject(one) && typeof one.code === "string" ? [one.code] : []));
}

/** What a refusal may have or lack, and what is the sender's own. */
const VARYING = new Set(["errors", "messageForm"]);

/** What an answer has, not what it says: the names of its fields, and of the first entry of each list. */
function shapeOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${shapeOf(value[0])}]`;
  if (!isObject(value)) return typeof value;
  const names = Object.keys(value).filter((name) => !VARYING.has(name));
  const members = names.toSorted().map((name) => `${name}: ${shapeOf(value[name])}`);
  return `{${members.join(", ")}}`;
}

export const textOf = ({ body }: WireAnswer): string => Buffer.from(body).toString().slice(0, 400);
