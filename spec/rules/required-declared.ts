import type { Oas3Rule } from "@redocly/openapi-core";
import {
  child,
  children,
  contentOf,
  isNode,
  type Operation,
  operationsOf,
  requestSchemasOf,
  resolved,
  type Spot,
  target,
} from "./document.ts";

/**
 * A name under `required` that nothing declares is a typing mistake: no request could ever fit. Redocly's rule for it
 * does not look out of `not`, `if` and `then`; here every schema of a value is judged with all that describe the value.
 */
export const requiredDeclared: Oas3Rule = () => ({
  Root(document, { report, location }) {
    if (!isNode(document)) return;
    const root = { node: document, path: [] };
    const walk = new ValueWalk(root);
    const operations = [...operationsOf(root), ...operationsOf(root, "webhooks")];
    for (const operation of operations) {
      for (const schema of [...requestSchemasOf(root, operation), ...responseSchemasOf(root, operation)])
        walk.value([schema]);
    }
    for (const { spot, index, name } of walk.findings) {
      report({
        message: `\`${name}\` is required but declared nowhere.`,
        location: location.child([...spot.path, "required", index]),
        suggest: [`declare \`${name}\` under properties, or correct its name`],
      });
    }
  },
});

function responseSchemasOf(root: Spot, operation: Operation): Spot[] {
  const responses = children(operation, "responses").map(({ spot }) => resolved(root, spot));
  return responses.flatMap(contentOf).flatMap((media) => child(media, "schema") ?? []);
}

class ValueWalk {
  readonly findings: { readonly spot: Spot; readonly index: number; readonly name: string }[] = [];
  readonly #root: Spot;
  readonly #seen = new Set<string>();

  constructor(root: Spot) {
    this.#root = root;
  }

  value(spots: readonly Spot[]): void {
    const all = describing(this.#root, spots);
    const key = all.map(({ path }) => path.join("/")).join(" ");
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const declared = new Set(all.flatMap((spot) => children(spot, "properties").map((entry) => String(entry.key))));
    for (const spot of all) {
      for (const [index, name] of requiredOf(spot).entries()) {
        if (!declared.has(name) && !all.some((other) => takesAnyName(other))) this.findings.push({ spot, index, name });
      }
    }
    for (const name of declared) this.value(all.flatMap((spot) => child(spot, "properties", name) ?? []));
    for (const keyword of ["items", "additionalProperties", "unevaluatedProperties", "contains"]) {
      const inner = all.flatMap((spot) => child(spot, keyword) ?? []);
      if (inner.length > 0) this.value(inner);
    }
  }
}

/** Every schema that says something about the same value, be it for all values, for some, or as a question. */
function describing(root: Spot, spots: readonly Spot[]): Spot[] {
  const seen = new Set<unknown>();
  const found: Spot[] = [];
  const waiting = [...spots];
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    if (seen.has(spot.node)) continue;
    seen.add(spot.node);
    found.push(spot);
    const here = spot;
    waiting.push(
      ...["allOf", "oneOf", "anyOf", "dependentSchemas"].flatMap((key) =>
        children(here, key).map((entry) => entry.spot),
      ),
      ...["if", "then", "else", "not"].flatMap((key) => child(here, key) ?? []),
      ...[target(root, here) ?? []].flat(),
    );
  }
  return found;
}

function requiredOf({ node }: Spot): string[] {
  return Array.isArray(node.required) ? node.required.map(String) : [];
}

function takesAnyName({ node }: Spot): boolean {
  const maps = [node.patternProperties, node.additionalProperties, node.unevaluatedProperties];
  return maps.some((value) => value === true || isNode(value));
}
