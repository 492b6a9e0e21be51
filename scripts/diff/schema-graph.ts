import { getTypes } from "../schema/accepted-values.ts";
import { findAnnotation, followIn, listDirectParts } from "../schema/flat.ts";
import type { Conjunction } from "../schema/flat-schema.ts";
import { flatten, type SchemaContext } from "../schema/flatten.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { eachSubschema, type Schema } from "../schema/walk.ts";
import type { Change } from "./change.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareConditions } from "./compare-conditions.ts";
import { compareLimits } from "./compare-limits.ts";
import { compareItems, compareObjects } from "./compare-objects.ts";
import { compareContains, compareOtherKeywords } from "./compare-other-keywords.ts";
import { comparePluginKeywords } from "./compare-plugin-keywords.ts";
import { compareStrings } from "./compare-strings.ts";
import { compareUnions } from "./compare-unions.ts";
import { compareEnums, compareTypes } from "./compare-values.ts";
import type { Relation } from "./relate-patterns.ts";
import type { Comparison, PluginRules, SchemaPair, Side } from "./schema-pair.ts";
import type { Direction, Step } from "./wording.ts";

/** A value before and after: what changed about it, and the nodes of its parts. */
export interface SchemaNode {
  readonly changes: readonly Change[];
  readonly edges: readonly { readonly step: Step; readonly to: SchemaNode }[];
}

const COMPARISONS: readonly Comparison[] = [
  compareTypes,
  compareEnums,
  compareLimits,
  compareStrings,
  comparePluginKeywords,
  compareObjects,
  compareItems,
  compareContains,
  compareUnions,
  compareConditions,
  compareOtherKeywords,
  compareAnnotations,
];

/** If only one side is a union, compareUnions follows the matching variant, and the other comparisons run there. */
const UNION_COMPARISONS: readonly Comparison[] = [compareUnions];

interface Task {
  readonly node: { changes: Change[]; edges: { step: Step; to: SchemaNode }[] };
  readonly schemas: Readonly<Record<Side, Conjunction>>;
  readonly direction: Direction;
  readonly isPartial: boolean;
}

/** What a graph shares with the graphs that it makes. */
interface Shared {
  readonly contexts: Readonly<Record<Side, SchemaContext>>;
  readonly ids: Map<Schema, number>;
  readonly relations: Map<string, Relation>;
}

/**
 * Compares schemas in pairs, and each pair only once: schemas can contain themselves, and in a large document many
 * operations use the same schemas.
 */
export class SchemaGraph {
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #tasks: Task[] = [];
  readonly #withoutUnionsCache = new Map<Schema, Conjunction>();
  readonly #shared: Shared;
  readonly #rules: PluginRules;

  constructor(components: Readonly<Record<Side, JsonObject>>, rules: PluginRules, shared?: Shared) {
    this.#rules = rules;
    const keywords = new Set(rules.keywords.keys());
    const context = (schemas: JsonObject): SchemaContext => ({ schemas, places: getPlaces(schemas), keywords });
    this.#shared = shared ?? {
      contexts: { before: context(components.before), after: context(components.after) },
      ids: new Map(),
      relations: new Map(),
    };
  }

  /** `isPartial`: the schemas only add rules to a value that other schemas describe. */
  compare(before: Conjunction, after: Conjunction, direction: Direction, isPartial = false): SchemaNode {
    const node = this.#getNode(before, after, direction, isPartial);
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#run(task);
    return node;
  }

  /** The types that a value can have, or one of its properties. */
  getTypes(schema: Schema, side: Side, property?: string): ReadonlySet<string> {
    const context = this.#shared.contexts[side];
    const flat = flatten([schema], context);
    return getTypes(property === undefined ? flat : flatten(flat.properties.get(property) ?? [], context));
  }

  #getNode(before: Conjunction, after: Conjunction, direction: Direction, isPartial: boolean): SchemaNode {
    const key = `${direction} ${isPartial} ${this.#getKey(before)} ${this.#getKey(after)}`;
    const known = this.#nodes.get(key);
    if (known) return known;
    const node = { changes: [], edges: [] };
    this.#nodes.set(key, node);
    this.#tasks.push({ node, schemas: { before, after }, direction, isPartial });
    return node;
  }

  #getKey(conjunction: Conjunction): string {
    return conjunction
      .map((schema) => {
        const { ids } = this.#shared;
        const id = ids.get(schema) ?? ids.size;
        ids.set(schema, id);
        return id;
      })
      .join();
  }

  #run({ node, schemas, direction, isPartial }: Task): void {
    const { contexts } = this.#shared;
    const hiddenBy = direction === "request" ? "readOnly" : "writeOnly";
    const pair: SchemaPair = {
      before: flatten(schemas.before, contexts.before),
      after: flatten(schemas.after, contexts.after),
      direction,
      rules: this.#rules,
      isPartial,
      schemas,
      add: (change) => void node.changes.push(change),
      follow: (step, old, now, options) => {
        if (old.length === 0 && now.length === 0) return;
        node.edges.push({ step, to: this.#getNode(old, now, direction, options?.isPartial ?? isPartial) });
      },
      hides: (side, property) =>
        property.some((schema) => findAnnotation(schema, hiddenBy, contexts[side].schemas) === true),
      flatten: (conjunction, side) => flatten(conjunction, contexts[side]),
      relate: (old, now) => this.#relate(old, now),
      withoutUnions: (side) => schemas[side].flatMap((schema) => this.#withoutUnions(schema, side)),
    };
    const isPossible = !pair.before.rejectsAll && !pair.after.rejectsAll;
    const isOneUnion = isPossible && (pair.before.unions.length === 0) !== (pair.after.unions.length === 0);
    for (const compare of isOneUnion ? UNION_COMPARISONS : COMPARISONS) compare(pair);
  }

  /**
   * Compares in a graph of its own, which ends before this one goes on. Each value that is refused now breaks callers, and each new one is a
   * warning for readers. A schema that contains itself counts as equal where it is met again, because its other parts decide.
   */
  #relate(before: Conjunction, after: Conjunction): Relation {
    const { contexts, relations } = this.#shared;
    const key = `${this.#getKey(before)} ${this.#getKey(after)}`;
    const known = relations.get(key);
    if (known) return known;
    relations.set(key, { narrows: false, widens: false });
    const components = { before: contexts.before.schemas, after: contexts.after.schemas };
    const graph = new SchemaGraph(components, this.#rules, this.#shared);
    const sent = listChanges(graph.compare(before, after, "request", true));
    const read = listChanges(graph.compare(before, after, "response", true));
    const relation = {
      narrows: sent.some(({ rating }) => rating === "major"),
      widens:
        sent.some(({ rating }) => rating === "minor") ||
        read.some(({ rating, warning }) => rating === "major" || warning === true),
    };
    relations.set(key, relation);
    return relation;
  }

  /** The schema without `oneOf` and `anyOf`; the result can be several schemas. */
  #withoutUnions(schema: Schema, side: Side): Conjunction {
    const { contexts } = this.#shared;
    if (!isObject(schema) || flatten([schema], contexts[side]).unions.length === 0) return [schema];
    const known = this.#withoutUnionsCache.get(schema);
    if (known) return known;
    const { oneOf: _oneOf, anyOf: _anyOf, allOf: _allOf, $ref: _$ref, ...rest } = schema;
    const parts = listDirectParts(schema, followIn(contexts[side].schemas));
    const result = [rest, ...parts.flatMap((part) => this.#withoutUnions(part, side))];
    // Cached, because a pair is identified by its schema objects.
    this.#withoutUnionsCache.set(schema, result);
    return result;
  }
}

function listChanges(start: SchemaNode): Change[] {
  const known = new Set([start]);
  // The loop also visits the nodes that are added to the set during the loop.
  for (const { edges } of known) for (const { to } of edges) known.add(to);
  return [...known].flatMap(({ changes }) => changes);
}

/** The place of each schema inside the components, so that a change is recognised wherever it is reached. */
function getPlaces(components: JsonObject): Map<Schema, string> {
  const places = new Map<Schema, string>();
  const visit = (schema: Schema, place: string): void => {
    if (!isObject(schema) || places.has(schema)) return;
    places.set(schema, place);
    eachSubschema(schema, (child, keyword, key) =>
      visit(child, `${place}/${keyword}${key === undefined ? "" : `/${key}`}`),
    );
  };
  for (const [name, schema] of Object.entries(components)) visit(schema as Schema, name);
  return places;
}
