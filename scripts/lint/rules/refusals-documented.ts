import type { Operation, Parameter } from "../../model/model.ts";
import { findDocumentedStatus } from "../../runtime/koa/check-reply.ts";
import { isObject } from "../../schema/json.ts";
import type { Schema } from "../../schema/walk.ts";
import { documentRule, listOperations } from "./document.ts";
import { getLintContext } from "./lint-context.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Why the server may refuse a request before a handler sees it, and the statuses that document it. */
interface Refusal {
  readonly what: string;
  /** The first one is what the server answers. The others say the same in other words. */
  readonly statuses: readonly number[];
}

const ALL: readonly unknown[] = [400, 401, 413, 415];

/**
 * What the server refuses must be documented, because a client reads there what it has to expect, and because the server holds its own
 * answers to the document. The option `statuses` lists which refusals are looked for (default: all that a generated server answers by itself).
 */
export const refusalsDocumented = documentRule((root, report, options) => {
  const context = getLintContext(root.node);
  if (context === undefined) return;
  const { operations, defs } = context.built.api;
  const wanted = Array.isArray(options.statuses) ? options.statuses : ALL;
  const byPlace = new Map(
    operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
  );
  for (const { title, path } of listOperations(root)) {
    const operation = byPlace.get(title);
    if (operation === undefined) continue;
    for (const { what, statuses } of listRefusals(operation, defs)) {
      const [status = 400] = statuses;
      if (!wanted.includes(status) || statuses.some((one) => isDocumented(operation, one))) continue;
      const fix = `add a response ${statuses.join(" or ")}, 4XX or default`;
      report.atKey(
        [...path, "responses"],
        `${title} refuses ${what} with ${status}, but documents no such answer.`,
        fix,
      );
    }
  }
});

function listRefusals({ parameters, body, security }: Operation, defs: Definitions): Refusal[] {
  const refusals: Refusal[] = [];
  const refused = parameters.filter((one) => canBeRefused(one, defs));
  const parameter = refused.find((one) => one.in !== "path") ?? refused[0];
  if (parameter !== undefined || body !== undefined) {
    const what = parameter === undefined ? "an invalid body" : `an invalid ${parameter.in} parameter ${parameter.name}`;
    // What no path can be is also not found.
    const isPathOnly = parameter?.in === "path" && body === undefined;
    refusals.push({ what, statuses: [400, 422, ...(isPathOnly ? [404] : [])] });
  }
  if (security.length > 0 && security.every((requirement) => requirement.length > 0))
    refusals.push({ what: "a caller without credentials", statuses: [401, 403] });
  if (body !== undefined) {
    refusals.push({ what: "a body that is too large", statuses: [413] });
    refusals.push({ what: "a body of another media type", statuses: [415] });
  }
  return refusals;
}

/** An optional text without limits takes every value, and a path parameter is always there. */
function canBeRefused({ required, in: place, schema, json }: Parameter, defs: Definitions): boolean {
  return json || (required && place !== "path") || !acceptsEveryText(defs[schema] ?? true, defs);
}

/** The keywords that say nothing about a text. */
const HARMLESS: ReadonlySet<string> = new Set(["type", "x-code", "x-message"]);

function acceptsEveryText(schema: Schema, defs: Definitions, depth = 0): boolean {
  if (!isObject(schema)) return schema === true;
  if (depth > 16) return false;
  const { $ref, ...own } = schema;
  if (typeof $ref === "string" && !acceptsEveryText(defs[$ref.slice("#/$defs/".length)] ?? true, defs, depth + 1))
    return false;
  const types = own.type === undefined ? ["string"] : [own.type].flat();
  return types.includes("string") && Object.keys(own).every((keyword) => HARMLESS.has(keyword));
}

function isDocumented({ responses }: Operation, status: number): boolean {
  const replies = Object.fromEntries(responses.map((response) => [response.status, []]));
  return findDocumentedStatus({ replies }, status) !== undefined;
}
