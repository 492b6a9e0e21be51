import type { Oas3Rule } from "@redocly/openapi-core";
import {
  child,
  children,
  conjunctionOf,
  isNode,
  listContent,
  listOperations,
  listParameters,
  type Operation,
  resolved,
  type Spot,
} from "#lint-rules";

const FIX = "add `x-origin: extension`, or, if the service specification shows it, list it in spec/redocly.yaml";

/**
 * Everything that is not in the service specification must have `x-origin: extension`.
 * The options list what the specification has: `operations` ("POST /path" → names of body fields) and `parameters`.
 */
export const originOnExtensions: Oas3Rule = (options) => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    const specified = isNode(options.operations) ? options.operations : {};
    const specifiedParameters = new Set(Array.isArray(options.parameters) ? options.parameters : []);
    const requireOrigin = (spots: readonly Spot[], what: string): void => {
      const place = spots[0];
      if (place === undefined || spots.some(({ node }) => node["x-origin"] === "extension")) return;
      const message = `${what} is not in the service specification and has no x-origin.`;
      report({ message, location: location.child([...place.path]).key(), suggest: [FIX] });
    };
    for (const operation of listOperations(root, "webhooks"))
      requireOrigin([operation, operation.item], `Webhook ${operation.title}`);
    for (const operation of listOperations(root)) {
      const fields = specified[operation.title];
      if (fields === undefined) {
        requireOrigin([operation, operation.item], operation.title);
        continue;
      }
      for (const parameter of listParameters(root, operation)) {
        if (!specifiedParameters.has(parameter.node.name))
          requireOrigin([parameter], `Parameter ${parameter.node.name}`);
      }
      const specifiedFields = new Set(Array.isArray(fields) ? fields : []);
      for (const [name, spots] of bodyFieldsOf(root, operation)) {
        if (!specifiedFields.has(name)) requireOrigin(spots, `Field ${name} of ${operation.title}`);
      }
    }
  },
  any: {
    enter(node: unknown, { report, location }) {
      if (!isNode(node) || !("x-origin" in node) || node["x-origin"] === "extension") return;
      const message = `x-origin must be "extension", not "${String(node["x-origin"])}".`;
      report({
        message,
        location: location.child(["x-origin"]),
        suggest: ["write `x-origin: extension`, or remove it"],
      });
    },
  },
});

/** The fields of the body, each with all schemas that declare it. */
function bodyFieldsOf(root: Spot, operation: Operation): Map<string, Spot[]> {
  const fields = new Map<string, Spot[]>();
  const body = child(operation, "requestBody");
  if (body === undefined) return fields;
  const schemas = listContent(resolved(root, body)).flatMap((media) => child(media, "schema") ?? []);
  for (const spot of conjunctionOf(root, schemas)) {
    for (const { key, spot: property } of children(spot, "properties")) {
      const known = fields.get(String(key)) ?? [];
      fields.set(String(key), [...known, ...conjunctionOf(root, [property])]);
    }
  }
  return fields;
}
