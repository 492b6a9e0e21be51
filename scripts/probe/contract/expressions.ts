import { at, type Json } from "../../schema/json.ts";
import type { Draft } from "../request/draft.ts";
import type { WireAnswer } from "../wire/answer.ts";

/** What an expression can speak of. */
export interface Answered {
  readonly draft: Draft;
  readonly answer: WireAnswer | undefined;
  /** The answer's body where it is JSON. */
  readonly body: unknown;
}

/** The value of a runtime expression of OpenAPI, such as `$response.body#/id`. Undefined: the exchange has no such value. */
export function evaluate(expression: unknown, exchange: Answered): unknown {
  if (typeof expression !== "string") return expression;
  if (expression.startsWith("$")) return evaluateOne(expression, exchange);
  if (!expression.includes("{$")) return expression;
  return expression.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => String(evaluateOne(inner, exchange) ?? ""));
}

function evaluateOne(expression: string, { draft, answer, body }: Answered): unknown {
  if (expression === "$method") return draft.method ?? draft.operation.method;
  if (expression === "$statusCode") return answer?.status;
  const [, side, rest = ""] = /^\$(request|response)\.(.+)$/.exec(expression) ?? [];
  const [place = "", pointer = ""] = rest.split("#", 2);
  if (place === "body") return at(((side === "request" ? draft.body : body) ?? null) as Json, pointer);
  const dot = place.indexOf(".");
  const [kind, name] = [place.slice(0, dot), place.slice(dot + 1)];
  if (kind === "header" && side === "response") return answer?.headers.get(name) ?? undefined;
  if (kind === "header")
    return Object.entries(draft.headers).find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];
  if (kind === "path") return draft.path[name];
  return kind === "query" ? (new URLSearchParams(draft.query).get(name) ?? undefined) : undefined;
}
