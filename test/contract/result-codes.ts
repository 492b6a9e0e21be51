import type { DocumentedAnswer } from "../../scripts/probe/contract/examples.ts";
import type { DocumentedOperation } from "../../scripts/probe/contract/operations.ts";
import { jsonOf } from "../../scripts/probe/contract/wire-value.ts";
import type { WireAnswer } from "../../scripts/probe/wire/answer.ts";
import { isObject, type Json } from "../../scripts/schema/json.ts";

/** What the example of an answer says in `code`; undefined where the answer has no envelope. */
export const codeOf = ({ value }: DocumentedAnswer): string | undefined =>
  isObject(value) && typeof value.code === "string" ? value.code : undefined;

/** The result codes that the document lists for an operation. */
export const codesOf = ({ node }: DocumentedOperation): string[] =>
  Array.isArray(node["x-result-codes"]) ? node["x-result-codes"].map(String) : [];

/** In what an answer is not the one that the document shows. */
export function differences(documented: DocumentedAnswer, answer: WireAnswer): string[] {
  const { status, mediaType, value, example } = documented;
  const code = codeOf(documented);
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
