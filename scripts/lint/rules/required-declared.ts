import { keywordOf, PART_HOLDERS } from "../../schema/keywords.ts";
import { child, children, resolved, type Spot, target } from "../../schema/spot.ts";
import { collect, listSubschemas } from "../../schema/walk.ts";
import {
  documentRule,
  listContent,
  listOperations,
  listRequestSchemas,
  type Operation,
  schemasOf,
} from "./document.ts";
import { isFreeMap } from "./open-schemas.ts";

/**
 * Finds names under `required` that no schema declares; no request could be valid. Redocly's own rule looks at `not`,
 * `if` and `then` separately. This rule looks at all schemas that describe the same value.
 */
export const requiredDeclared = documentRule((root, report) => {
  const walk = new ValueWalk(root);
  for (const operation of [...listOperations(root), ...listOperations(root, "webhooks")])
    for (const schema of [...listRequestSchemas(root, operation), ...responseSchemasOf(root, operation)])
      walk.value([schema]);
  for (const { spot, index, name } of walk.undeclared)
    report.atValue(
      [...spot.path, "required", index],
      `\`${name}\` is required but declared nowhere.`,
      `declare \`${name}\` under properties, or correct its name`,
    );
});

function responseSchemasOf(root: Spot, operation: Operation): Spot[] {
  const responses = children(operation, "responses").map(({ spot }) => resolved(root, spot));
  return responses.flatMap(listContent).flatMap(schemasOf);
}

class ValueWalk {
  readonly undeclared: { readonly spot: Spot; readonly index: number; readonly name: string }[] = [];
  readonly #root: Spot;
  readonly #visited = new Set<string>();

  constructor(root: Spot) {
    this.#root = root;
  }

  value(spots: readonly Spot[]): void {
    const all = schemasOfValue(this.#root, spots);
    const key = all.map(({ path }) => path.join("/")).join(" ");
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    const declared = keysUnder(all, "properties");
    for (const spot of all) {
      for (const [index, name] of requiredOf(spot).entries()) {
        if (!declared.has(name) && !all.some((other) => isFreeMap(other.node)))
          this.undeclared.push({ spot, index, name });
      }
    }
    for (const keyword of PART_HOLDERS) {
      if (keywordOf(keyword)?.schemas === "one") this.#part(all, keyword);
      else for (const key of keysUnder(all, keyword)) this.#part(all, keyword, key);
    }
  }

  /** The part of the value that stands at the same place of each schema. */
  #part(all: readonly Spot[], ...place: (string | number)[]): void {
    const inner = all.flatMap((spot) => child(spot, ...place) ?? []);
    if (inner.length > 0) this.value(inner);
  }
}

const keysUnder = (spots: readonly Spot[], keyword: string): Set<string | number> =>
  new Set(spots.flatMap((spot) => children(spot, keyword).map(({ key }) => key)));

/** All schemas that describe the same value: always, under a condition, or as a condition. */
const schemasOfValue = (root: Spot, spots: readonly Spot[]): Spot[] =>
  collect(
    spots,
    ({ node }) => node,
    (spot) => [
      ...[target(root, spot) ?? []].flat(),
      ...listSubschemas(spot, ({ isOfSameValue }) => isOfSameValue === true),
    ],
  );

function requiredOf({ node }: Spot): string[] {
  return Array.isArray(node.required) ? node.required.map(String) : [];
}
