import { getObject, getObjects, isObject, type Json, type JsonObject } from "./json.ts";
import { getOperations, getRequestSchema } from "./operations.ts";
import { refName } from "./schema-parts.ts";
import type { Channel } from "./tables.ts";

/** The most characters of a text or entries of a list, and fewer for some types of message. */
interface Limit {
  /** A text of the domestic networks, whose bytes are counted. */
  readonly isBytes: boolean;
  readonly max: number;
  readonly byType: ReadonlyMap<string, number>;
}

/** By the path of the field; `*` stands for every entry of a list that has no limit of its own. */
type Limits = ReadonlyMap<string, Limit>;

/**
 * The limits of the fields of each channel's message, sent alone or in a flow, so that a page can count what is typed
 * without the whole document. In a flow they count once the placeholders have been replaced. `flow` has the limits of the
 * flow itself.
 */
export function getFieldLimits(document: JsonObject, schemas: JsonObject, channels: readonly Channel[]): JsonObject {
  const walk = new LimitWalk(schemas);
  const operations = getOperations(document);
  const readBody = (id: string): Limits =>
    walk.read(getRequestSchema(operations.find((operation) => operation.id === id)?.node ?? {}) ?? {});
  const ofFlow = [...readBody(FLOW)].filter(([path]) => !path.startsWith("/messageFlow/"));
  return Object.fromEntries([
    ...channels.map(({ name, operation, step }) => {
      const ofStep = step === undefined ? new Map() : walk.read(getObject(schemas, step, "schemas"));
      return [name, toJson(mergeLimits(Math.max, [readBody(operation), ofStep]))];
    }),
    ["flow", toJson(new Map(ofFlow))],
  ]);
}

const FLOW = "sendOmni";

function toJson(limits: Limits): JsonObject {
  return Object.fromEntries(
    [...limits].map(([path, { isBytes, max, byType }]): [string, Json] => {
      // Some types may be the only ones that have the field.
      const most = Number.isFinite(max) ? max : Math.max(...byType.values());
      const shorter = [...byType].filter(([, least]) => least < most);
      const types = shorter.length > 0 && { byType: Object.fromEntries(shorter) };
      return [path, { max: most, ...(isBytes && { isBytes }), ...types }];
    }),
  );
}

class LimitWalk {
  readonly #schemas: JsonObject;
  readonly #known = new Map<string, Limits>();

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  read(schema: JsonObject): Limits {
    const name = refName(schema);
    const { $ref: _, ...siblings } = schema;
    const referred = name === undefined ? [] : [this.#readNamed(name)];
    const { properties, items, prefixItems, allOf, oneOf, anyOf } = siblings;
    const members = isObject(properties) ? Object.entries(properties) : [];
    return mergeLimits(Math.min, [
      ...referred,
      getOwnLimit(siblings),
      ...members.map(([member, value]) => this.#below(`/${member}`, value)),
      this.#below("/*", items),
      ...getObjects(prefixItems).map((item, index) => this.#below(`/${index}`, item)),
      ...getObjects(allOf).map((part) => this.read(part)),
      // Of alternatives, the largest limit says what can be valid at all.
      mergeLimits(
        Math.max,
        [...getObjects(oneOf), ...getObjects(anyOf)].map((part) => this.read(part)),
      ),
      this.#readCondition(siblings),
    ]);
  }

  #readNamed(name: string): Limits {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // Of a schema that contains itself only the outermost values are read.
    this.#known.set(name, new Map());
    const limits = this.read(getObject(this.#schemas, name, "schemas"));
    this.#known.set(name, limits);
    return limits;
  }

  #below(path: string, schema: Json | undefined): Limits {
    if (!isObject(schema)) return new Map();
    return new Map([...this.read(schema)].map(([rest, limit]) => [path + rest, limit]));
  }

  /** `if` msgType is one of these, `then` a limit holds for these types. */
  #readCondition({ if: condition, then }: JsonObject): Limits {
    const msgType = isObject(condition) && isObject(condition.properties) ? condition.properties.msgType : undefined;
    if (!isObject(msgType) || !isObject(then)) return new Map();
    const types = Array.isArray(msgType.enum) ? msgType.enum : [msgType.const];
    const named = types.filter((type) => typeof type === "string");
    const limits = [...this.read(then)].map(([path, { isBytes, max }]): [string, Limit] => [
      path,
      { isBytes, max: Number.POSITIVE_INFINITY, byType: new Map(named.map((type) => [type, max])) },
    ]);
    return new Map(limits);
  }
}

function getOwnLimit({ maxLength, maxItems, "x-max-bytes": maxBytes }: JsonObject): Limits {
  const max = maxBytes ?? maxLength ?? maxItems;
  if (typeof max !== "number") return new Map();
  return new Map([["", { isBytes: maxBytes !== undefined, max, byType: new Map() }]]);
}

function mergeLimits(choose: (one: number, other: number) => number, parts: readonly Limits[]): Limits {
  const merged = new Map<string, Limit>();
  for (const [path, limit] of parts.flatMap((part) => [...part])) {
    const known = merged.get(path);
    if (known === undefined) merged.set(path, limit);
    else {
      const byType = new Map(known.byType);
      for (const [type, max] of limit.byType) byType.set(type, choose(byType.get(type) ?? max, max));
      merged.set(path, { isBytes: known.isBytes || limit.isBytes, max: choose(known.max, limit.max), byType });
    }
  }
  return merged;
}
