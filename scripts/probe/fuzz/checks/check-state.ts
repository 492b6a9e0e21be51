import type { Exchange } from "../exchange.ts";
import type { Seen } from "../resources/seen.ts";
import type { Problem } from "../problem.ts";

/** What the requests before make of an answer: what was deleted is gone, and what was created is there. */
export function checkState({ operation, plan, faults, answer }: Exchange, made: Seen): Problem[] {
  const { pointer } = operation;
  if (answer === undefined || plan.method !== "GET" || operation.method !== "GET" || faults.length > 0) return [];
  const { path } = plan.parameters;
  if (made.isGone(operation.path, path)) {
    if (answer.status >= 400) return [];
    const reason = `what was deleted before is answered with ${answer.status}`;
    return [{ level: "failure", check: "used-after-delete", detail: "", pointer, reason, expected: "404 or 410" }];
  }
  if (answer.status !== 404 || !made.has(operation.path, path)) return [];
  const reason = "what was created before is answered with 404";
  return [
    { level: "warning", check: "created-not-found", detail: "", pointer, reason, expected: "a status below 400" },
  ];
}
