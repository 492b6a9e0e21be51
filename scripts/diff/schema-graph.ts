import { eachSubschema, findAnnotation, refName, type Schema } from "../ir/schema.ts";
import { isObject, type JsonObject } from "../pipeline/json.ts";
import type { Change } from "./change.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareConditions } from "./compare-conditions.ts";
import { compareKeywords } from "./compare-keywords.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareItems, compareOthers, compareRemarks } from "./compare-parts.ts";
import { compareTexts } from "./compare-texts.ts";
import { compareUnions } from "./compare-unions.ts";
import { compareLists, compareTypes } from "./compare-values.ts";
import type { Conjunction, Flat } from "./flat.ts";
import type { Comparison, FlatPair, OwnWords } from "./flat-pair.ts";
import { flatten, type Vocabulary } from "./flatten.ts";
import { likeness } from "./likeness.ts";
import type { Direction, Step } from "./subject.ts";

/** A value before and after: what changed about it, and the values that are its parts. */
export interface Node {
  readonly changes: readonly Change[];
  readonly edges: readonly { readonly step: Step; readonly to: Node }[];
}

const COMPARISONS: readonly Comparison[] = [
  compareTypes,
  compareLists,
  compareBounds,
  compareTexts,
  compareKeywords,
  compareObjects,
  compareItems,
  compareUnions,
  compareConditions,
  compareOthers,
  compareRemarks,
];

/** Where only one side is a choice, the other is compared with the branch it became, and all else with that. */
const OF_TURNED: readonly Comparison[] = [compareUnions];

interface Task {
  readonly node: { changes: Change[]; edges: { step: Step; to: Node }[] };
  readonly before: Conjunction;
  readonly after: Conjunction;
  readonly direction: Direction;
  readonly rule: boolean;
}

/**
 * Compares schemas pairwise, each pair once however many ways lead to it: schemas contain themselves, and a large
 * document reaches the same ones from everywhere.
 */
export class SchemaGraph {
  readonly #nodes = new Map<string, Node>();
  readonly #tasks: Task[] = [];
  readonly #ids = new Map<Schema, number>();
  readonly #beside = new Map<Schema, Conjunction>();
  readonly #sides: Readonly<Record<"before" | "after", Vocabulary>>;
  readonly #own: OwnWords;

  constructor(schemas: { readonly before: JsonObject; readonly after: JsonObject }, own: OwnWords) {
    this.#own = own;
    const keywords = new Set(own.keywords.keys());
    const side = (components: JsonObject): Vocabulary => ({
      schemas: components,
      places: placesOf(components),
      keywords,
    });
    this.#sides = { before: side(schemas.before), after: side(schemas.after) };
  }

  /** `rule`: the schemas only add to a value that is described elsewhere. */
  compare(before: Conjunction, after: Conjunction, direction: Direction, rule = false): Node {
    const node = this.#node(before, after, direction, rule);
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#run(task);
    return node;
  }

  #node(before: Conjunction, after: Conjunction, direction: Direction, rule: boolean): Node {
    const key = `${direction} ${rule} ${this.#key(before)} ${this.#key(after)}`;
    const known = this.#nodes.get(key);
    if (known) return known;
    const node = { changes: [], edges: [] };
    this.#nodes.set(key, node);
    this.#tasks.push({ node, before, after, direction, rule });
    return node;
  }

  #key(conjunction: Conjunction): string {
    return conjunction
      .map((schema) => {
        const id = this.#ids.get(schema) ?? this.#ids.size;
        this.#ids.set(schema, id);
        return id;
      })
      .join();
  }

  #run({ node, before, after, direction, rule }: Task): void {
    const hidden = direction === "request" ? "readOnly" : "writeOnly";
    const wholes = { before, after };
    const flats = { before: this.#flat(before, "before"), after: this.#flat(after, "after") };
    const pair: FlatPair = {
      ...flats,
      direction,
      rule,
      own: this.#own,
      add: (change) => void node.changes.push(change),
      follow: (step, old, now, options) => {
        if (old.length === 0 && now.length === 0) return;
        node.edges.push({ step, to: this.#node(old, now, direction, options?.rule ?? rule) });
      },
      hides: (side, property) =>
        property.some((schema) => findAnnotation(schema, hidden, this.#sides[side].schemas) === true),
      likeness: (old, now) => likeness(this.#flat(old, "before"), this.#flat(now, "after")),
      isOpen: (schemas, side) => {
        const { types, values, properties, unions } = this.#flat(schemas, side);
        return types === undefined && values === undefined && properties.size === 0 && unions.length === 0;
      },
      whole: (side) => wholes[side],
      without: (side) => wholes[side].flatMap((schema) => this.#withoutUnions(schema, side)),
    };
    const turned = (flats.before.unions.length === 0) !== (flats.after.unions.length === 0);
    for (const compare of turned ? OF_TURNED : COMPARISONS) compare(pair);
  }

  #flat(conjunction: Conjunction, side: "before" | "after"): Flat {
    return flatten(conjunction, this.#sides[side]);
  }

  /** What a schema says beside its choices, in as many schemas as that takes. */
  #withoutUnions(schema: Schema, side: "before" | "after"): Conjunction {
    if (!isObject(schema) || this.#flat([schema], side).unions.length === 0) return [schema];
    const known = this.#beside.get(schema);
    if (known) return known;
    const { oneOf: _one, anyOf: _any, allOf = [], $ref, ...rest } = schema;
    const name = refName($ref);
    const target = name === undefined ? [] : [this.#sides[side].schemas[name] as Schema];
    const parts = [...(allOf as Schema[]), ...target].flatMap((part) => this.#withoutUnions(part, side));
    const beside = [rest, ...parts];
    // The same objects every time: a pair is known by its schemas.
    this.#beside.set(schema, beside);
    return beside;
  }
}

/** Each schema inside a component by its place, so that a change in it is known as one wherever it is met. */
function placesOf(components: JsonObject): Map<Schema, string> {
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
