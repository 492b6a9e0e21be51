import { isObject, type Json } from "../../schema/json.ts";
import { isNumeric, type Numeric } from "../../schema/numeric.ts";
import type { Random } from "../../schema/random.ts";
import { evaluate } from "../contract/expressions.ts";
import { documentedStatus } from "../contract/operations.ts";
import type { Asked } from "./asked.ts";
import { isItem, matchPath, namesIn, normaliseName, type Resource, shapeOf } from "./paths.ts";
import { isSegment } from "./write-parameter.ts";

/** The values of the parameters of a shape, in order. */
type Values = readonly unknown[];

/** What names something: an integer beyond 2^53 is a bigint. */
export type Id = string | Numeric;

/** Path parameters by name. */
export type Bindings = Readonly<Record<string, unknown>>;

export interface KnownOptions {
  /** Before the paths of the document. */
  readonly basePath?: string;
  /** Ids of what was deleted are given out too, to see what becomes of it. */
  readonly keepsDeleted?: boolean;
  /** Values that the configuration gives, by `name` or `operationId.name`. */
  readonly given?: Readonly<Record<string, string | number>>;
}

/** The newest are the likeliest to exist still. */
const MOST_KEPT = 20;
const MOST_OBJECTS = 20;
const DEEPEST = 4;

/**
 * What is known to exist, by its path: what was created, listed or read. The names of path parameters do not matter, so
 * `/todos/{id}` and `/todos/{todoId}/file` speak of the same to-do.
 */
export class KnownValues {
  readonly #resources: readonly Resource[];
  readonly #options: KnownOptions;
  /** By shape, the next to use last. */
  readonly #byShape = new Map<string, Values[]>();
  /** What was deleted, as texts. */
  readonly #gone = new Set<string>();
  /** Fields of answers by their name. */
  readonly #byName = new Map<string, Id>();
  /** Parameters that a link of an earlier answer gives, by operation. */
  readonly #byLink = new Map<string, Map<string, unknown>>();

  constructor(resources: readonly Resource[], options: KnownOptions = {}) {
    this.#resources = resources;
    this.#options = options;
  }

  /** What the configuration says that a parameter or a member of a body is. */
  given(operationId: string, name: string): Id | undefined {
    const { given = {} } = this.#options;
    return given[`${operationId}.${name}`] ?? given[name];
  }

  linked(operationId: string, name: string): unknown {
    return this.#byLink.get(operationId)?.get(name);
  }

  /** A field of an earlier answer that has the name of a parameter. */
  named(name: string): Id | undefined {
    const plain = normaliseName(name);
    return plain.length > 3 ? this.#byName.get(plain) : undefined;
  }

  /** Path parameters of something that exists as far as is known, as many as are known. */
  pick(path: string, random: Random): Bindings | undefined {
    return this.#bind(path, (known) => random.pick(known));
  }

  /** The same of what was created or seen last. */
  latest(path: string): Bindings | undefined {
    return this.#bind(path, (known) => known.at(-1) ?? []);
  }

  /** An id for a member of a body that names something, such as `bookId`; undefined: it names nothing that is known. */
  idFor(operationId: string, name: string, random?: Random): Id | undefined {
    const given = this.given(operationId, name);
    const resource = this.resourceFor(name);
    if (given !== undefined || resource === undefined) return given;
    const known = this.#byShape.get(resource.shape) ?? [];
    const values = random === undefined || known.length === 0 ? known.at(-1) : random.pick(known);
    const id = values?.at(-1);
    return isId(id) ? id : this.named(name);
  }

  /** The resource whose id a member of this name is. */
  resourceFor(name: string): Resource | undefined {
    const plain = normaliseName(name);
    return this.#resources.find(({ tellingNames }) => tellingNames.has(plain));
  }

  #bind(path: string, choose: (known: readonly Values[]) => Values): Bindings | undefined {
    const names = namesIn(path);
    const shape = shapeOf(path);
    const fitting = this.#resources
      .filter((resource) => shape === resource.shape || shape.startsWith(`${resource.shape}/`))
      .toSorted((one, other) => other.size - one.size);
    for (const { shape: key } of fitting) {
      const known = this.#byShape.get(key) ?? [];
      if (known.length > 0) return Object.fromEntries(choose(known).map((value, index) => [names[index] ?? "", value]));
    }
    return undefined;
  }

  /** Reads ids from an answer: from its Location, its links, properties named like a path parameter, and `id` of a collection's items. */
  learn(asked: Pick<Asked, "draft" | "answer" | "body">): void {
    const { draft, answer, body } = asked;
    if (answer === undefined || answer.status < 200 || answer.status >= 300) return;
    const { operation, method = operation.method } = draft;
    const own = namesIn(operation.path).map((name) => draft.path[name]);
    const shape = shapeOf(operation.path);
    if (method === "DELETE") {
      // 202 says that it will be deleted later.
      if (isItem(operation.path) && answer.status !== 202) this.#forget(shape, own);
      return;
    }
    const item = shape.slice(0, shape.lastIndexOf("{}") + 2);
    if (own.length > 0 && !own.includes(undefined)) this.#keep(item, own, method === "PUT" && isItem(operation.path));
    const isNew = method === "POST" || method === "PUT";
    this.#learnLocation(answer.headers.get("location"));
    this.#learnLinks(asked);
    this.#learnNames(body as Json, 0);
    // The first of a list is the one to go on with.
    for (const object of listObjects(body).toReversed()) this.#learnObject(object, shape, own, isNew);
  }

  #learnLocation(location: string | null): void {
    if (location === null || !URL.canParse(location, "http://localhost/")) return;
    const { basePath = "" } = this.#options;
    const { pathname } = new URL(location, "http://localhost/");
    const paths = pathname.startsWith(basePath) ? [pathname.slice(basePath.length), pathname] : [pathname];
    for (const { shape } of this.#resources) {
      // A server may stand behind a path that nobody knows here.
      const template = shape.replaceAll("{}", "{id}");
      const values = paths.map((path) => matchPath(template, path) ?? matchEnd(template, path)).find(Boolean);
      if (values !== undefined) this.#keep(shape, values.map(decode), true);
    }
  }

  #learnLinks(asked: Pick<Asked, "draft" | "answer" | "body">): void {
    const { operation } = asked.draft;
    const status = documentedStatus(operation, asked.answer?.status ?? 0);
    for (const link of operation.links ?? [])
      for (const [key, expression] of link.status === status ? Object.entries(link.parameters) : []) {
        const value = evaluate(expression, asked);
        if (!isId(value)) continue;
        const known = this.#byLink.get(link.operation) ?? new Map<string, unknown>();
        // `path.id` names the parameter `id` in the path.
        this.#byLink.set(link.operation, known.set(key.replace(/^(path|query|header|cookie)\./, ""), value));
      }
  }

  #learnNames(value: Json | undefined, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const item of value.slice(0, 3)) this.#learnNames(item, depth + 1);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value))
      if (isId(member)) this.#byName.set(normaliseName(name), member);
      else this.#learnNames(member, depth + 1);
  }

  #learnObject(object: object, shape: string, own: Values, isNew: boolean): void {
    const ids = Object.entries(object).filter(([, value]) => isId(value));
    for (const resource of this.#resources) {
      const isOwn = resource.collection === shape;
      const parent = own.slice(0, resource.size - 1);
      const hasParent =
        parent.length === resource.size - 1 && (resource.size === 1 || resource.shape.startsWith(shape));
      if (!isOwn && !hasParent) continue;
      const names = isOwn ? resource.idNames : resource.tellingNames;
      const isName = (name: string): boolean =>
        names.has(name) || (isOwn && name.length > 1 && [...names].some((one) => one.endsWith(name)));
      // The most telling name goes first: `orderId` before `id`.
      const named = ids.filter(([name]) => isName(normaliseName(name)));
      const best = named.toSorted(([one], [other]) => rank(other, names) - rank(one, names))[0];
      if (best !== undefined) this.#keep(resource.shape, [...parent, best[1]], isNew);
    }
  }

  /** What was just created is used next. What a list shows is older, and others may depend on it. */
  #keep(shape: string, values: Values, isNew: boolean): void {
    this.#gone.delete(keyOf(shape, values));
    const known = this.#byShape.get(shape) ?? [];
    if (known.some((one) => isSame(one, values))) return;
    this.#byShape.set(shape, (isNew ? [...known, values] : [values, ...known]).slice(-MOST_KEPT));
  }

  #forget(shape: string, values: Values): void {
    this.#gone.add(keyOf(shape, values));
    if (this.#options.keepsDeleted) return;
    const known = this.#byShape.get(shape) ?? [];
    this.#byShape.set(
      shape,
      known.filter((one) => !isSame(one, values)),
    );
  }

  /** Whether what a path leads to, or what it belongs to, was deleted. */
  isGone(path: string, parameters: Bindings): boolean {
    const values = namesIn(path).map((name) => parameters[name]);
    const shape = shapeOf(path);
    return this.#resources.some(
      (resource) =>
        (shape === resource.shape || shape.startsWith(`${resource.shape}/`)) &&
        this.#gone.has(keyOf(resource.shape, values.slice(0, resource.size))),
    );
  }

  has(path: string, parameters: Bindings): boolean {
    const values = namesIn(path).map((name) => parameters[name]);
    return (this.#byShape.get(shapeOf(path)) ?? []).some((known) => isSame(known, values));
  }
}

/** On the wire every value is a text. */
const keyOf = (shape: string, values: Values): string => `${shape} ${values.map(String).join("\n")}`;
const isSame = (one: Values, other: Values): boolean => keyOf("", one) === keyOf("", other);

const isId = (value: unknown): value is Id => (typeof value === "string" && isSegment(value)) || isNumeric(value);

const rank = (field: string, names: ReadonlySet<string>): number =>
  names.has(normaliseName(field)) ? normaliseName(field).length : 0;

/** The values at the end of a longer path. */
function matchEnd(template: string, path: string): readonly string[] | undefined {
  const count = template.split("/").length - 1;
  return matchPath(template, `/${path.split("/").slice(-count).join("/")}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The objects of an answer that may have ids: itself, its lists and what it wraps. */
function listObjects(body: unknown, depth = 0): object[] {
  if (Array.isArray(body)) return body.slice(0, MOST_OBJECTS).flatMap((item) => listObjects(item, depth + 1));
  if (!isObject(body) || depth > 3) return [];
  return [body, ...Object.values(body).flatMap((member) => listObjects(member, depth + 1))];
}
