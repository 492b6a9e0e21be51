import { isObject, type Json, type JsonObject, segmentsOf, valueAt } from "../pipeline/json.ts";
import { type Path, pointerOfPath, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { walk } from "./walk.ts";

/**
 * A dynamic reference means whatever schema of that name the caller came from. Where the document has only one it can
 * mean, it is a plain $ref; where it has several, nothing generated ahead of time could choose, and that is said.
 */
export function settleDynamicRefs(document: JsonObject, problems: Problems): void {
  const anchors = new Map<string, string[]>();
  walk(document, "root", undefined, (node, kind, at) => {
    const name = node.$dynamicAnchor;
    if (kind !== "schema" || typeof name !== "string") return;
    anchors.set(`#${name}`, [...(anchors.get(`#${name}`) ?? []), `#${pointerOfPath(at)}`]);
  });
  walk(document, "root", undefined, (node, kind, at) => {
    if (kind !== "schema") return;
    const here = at ?? step(undefined, "");
    if (node.$dynamicRef !== undefined) settleDynamic(node, here, anchors, problems);
    if (node.$recursiveRef !== undefined) settleRecursive(node, here, document, problems);
  });
}

function settleDynamic(
  node: JsonObject,
  at: Path,
  anchors: ReadonlyMap<string, readonly string[]>,
  problems: Problems,
): void {
  const reference = String(node.$dynamicRef);
  delete node.$dynamicRef;
  const targets = reference.startsWith("#/") ? [reference] : (anchors.get(reference) ?? []);
  if (targets.length === 1 && targets[0] !== undefined) node.$ref = targets[0];
  else
    problems.cannot(
      step(at, "$dynamicRef"),
      `$dynamicRef ${reference} could mean ${targets.length} schemas: name the one with $ref`,
    );
}

/** Draft 2019-09's way to say the same: the nearest schema around it that calls itself an anchor. */
function settleRecursive(node: JsonObject, at: Path, document: JsonObject, problems: Problems): void {
  delete node.$recursiveRef;
  const segments = segmentsOf(pointerOfPath(at));
  const around = segments.map((_, length) => segments.slice(0, length + 1)).reverse();
  const isAnchor = (value: Json | undefined): boolean => isObject(value) && value.$recursiveAnchor === true;
  const anchor = around.find((path) => isAnchor(valueAt(document, path))) ?? componentAround(segments);
  if (anchor) node.$ref = `#${pointerOfPath(step(undefined, ...anchor))}`;
  else
    problems.cannot(step(at, "$recursiveRef"), "$recursiveRef outside of any named schema: name the schema with $ref");
}

const componentAround = (segments: readonly string[]): string[] | undefined =>
  segments[0] === "components" && segments[1] === "schemas" ? segments.slice(0, 3) : undefined;
