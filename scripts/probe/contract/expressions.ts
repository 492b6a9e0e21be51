import type { Exchange } from "../fuzz/exchange.ts";
import { valueAt } from "../fuzz/schema/json.ts";

/** The value of a runtime expression of OpenAPI, such as `$response.body#/id`. Undefined: the exchange has no such value. */
export function evaluate(expression: unknown, exchange: Exchange): unknown {
  if (typeof expression !== "string") return expression;
  if (expression.startsWith("$")) return evaluateOne(expression, exchange);
  if (!expression.includes("{$")) return expression;
  return expression.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => String(evaluateOne(inner, exchange) ?? ""));
}

function evaluateOne(expression: string, { plan, request, answer, body }: Exchange): unknown {
  if (expression === "$url") return request.path;
  if (expression === "$method") return plan.method;
  if (expression === "$statusCode") return answer?.status;
  const [, side, rest = ""] = /^\$(request|response)\.(.+)$/.exec(expression) ?? [];
  const [place = "", pointer = ""] = rest.split("#", 2);
  if (place === "body") return valueAt(side === "request" ? plan.body?.value : body, pointer);
  const dot = place.indexOf(".");
  const [kind, name] = [place.slice(0, dot), place.slice(dot + 1)];
  if (kind === "header" && side === "response") return answer?.headers.get(name) ?? undefined;
  if (kind === "header") return request.headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];
  if (kind === "path" || kind === "query") return plan.parameters[kind][name];
  return undefined;
}
