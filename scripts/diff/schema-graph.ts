import { eachSubschema, findAnnotation, refName, type Schema } from "../ir/schema.ts";
import { isObject, type JsonObject } from "../pipeline/json.ts";
import type { Change } from "./change.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareLimits, compareOtherKeywords, comparePluginKeywords, compareTexts } from "./compare-limits.ts";
import { compareItems, compareObjects } from "./compare-objects.ts";
import { compareConditions, compareUnions } from "./compare-unions.ts";
import { compareEnums, compareTypes } from "./compare-values.ts";
import { type Conjunction, flatten, type SchemaContext } from "./flat-schema.ts";
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
  compareTexts,
  comparePluginKeywords,
  compareObjects,
  compareItems,
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

/**
 * Compares schemas in pairs, and each pair only once: schemas can contain themselves, and in a large document many
 * operations use the same schemas.
 */
export class SchemaGraph {
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #tasks: Task[] = [];
  readonly #ids = new Map<Schema, number>();
  readonly #withoutUnionsCache = new Map<Schema, Conjunction>();
  readonly #contexts: Readonly<Record<Side, SchemaContext>>;
  readonly #rules: PluginRules;

  constructor(components: Readonly<Record<Side, JsonObject>>, rules: PluginRules) {
    this.#rules = rules;
    const keywords = new Set(rules.keywords.keys());
    const context = (schemas: JsonObject): SchemaContext => ({ schemas, places: getPlaces(schemas), keywords });
    this.#contexts = { before: context(components.before), after: context(components.after) };
  }

  /** `isPartial`: the schemas only add rules to a value that other schemas describe. */
  compare(before: Conjunction, after: Conjunction, direction: Direction, isPartial = false): SchemaNode {
    const node = this.#getNode(before, after, direction, isPartial);
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#run(task);
    return node;
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
        const id = this.#ids.get(schema) ?? this.#ids.size;
        this.#ids.set(schema, id);
        return id;
      })
      .join();
  }

  #run({ node, schemas, direction, isPartial }: Task): void {
    const hiddenBy = direction === "request" ? "readOnly" : "writeOnly";
    const pair: SchemaPair = {
      before: flatten(schemas.before, this.#contexts.before),
      after: flatten(schemas.after, this.#contexts.after),
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
        property.some((schema) => findAnnotation(schema, hiddenBy, this.#contexts[side].schemas) === true),
      flatten: (conjunction, side) => flatten(conjunction, this.#contexts[side]),
      withoutUnions: (side) => schemas[side].flatMap((schema) => this.#withoutUnions(schema, side)),
    };
    const isOneUnion = (pair.before.unions.length === 0) !== (pair.after.unions.length === 0);
    for (const compare of isOneUnion ? UNION_COMPARISONS : COMPARISONS) compare(pair);
  }

  /** The schema without `oneOf` and `anyOf`; the result can be several schemas. */
  #withoutUnions(schema: Schema, side: Side): Conjunction {
    if (!isObject(schema) || flatten([schema], this.#contexts[side]).unions.length === 0) return [schema];
    const known = this.#withoutUnionsCache.get(schema);
    if (known) return known;
    const { oneOf: _oneOf, anyOf: _anyOf, allOf = [], $ref, ...rest } = schema;
    const name = refName($ref);
    const target = name === undefined ? [] : [this.#contexts[side].schemas[name] as Schema];
    const parts = [...(allOf as Schema[]), ...target].flatMap((part) => this.#withoutUnions(part, side));
    const result = [rest, ...parts];
    // Cached, because a pair is identified by its schema objects.
    this.#withoutUnionsCache.set(schema, result);
    return result;
  }
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
