import type { Exchange } from "../exchange.ts";
import type { Random } from "../../../schema/random.ts";
import type { Bindings } from "../request/draw-plan.ts";
import { isObject } from "../schema/json.ts";
import { isItem, normaliseName, parameterNames, type Resource, shapeOf } from "./paths.ts";

/** The values of the parameters of a shape, in order. */
type Values = readonly unknown[];

/** The newest are the likeliest to exist still. */
const MOST_KEPT = 20;
const MOST_OBJECTS = 20;

/** Ids that answers had: of things that can be asked for. */
export class Seen {
  readonly #resources: readonly Resource[];
  readonly #keepsDeleted: boolean;
  readonly #known = new Map<string, Values[]>();
  /** What was deleted, as texts. */
  readonly #gone = new Set<string>();

  /** With `keepsDeleted`, ids of what was deleted are picked too, to see what becomes of it. */
  constructor(resources: readonly Resource[], { keepsDeleted = false } = {}) {
    this.#resources = resources;
    this.#keepsDeleted = keepsDeleted;
  }

  /** Path parameters for an operation, of something that exists as far as is known. */
  pick(path: string, random: Random): Bindings | undefined {
    return this.#pickFor(path, (known) => random.pick(known));
  }

  latest(path: string): Bindings | undefined {
    return this.#pickFor(path, (known) => known.at(-1) ?? []);
  }

  #pickFor(path: string, choose: (known: readonly Values[]) => Values): Bindings | undefined {
    const names = parameterNames(path);
    const shape = shapeOf(path);
    const fitting = this.#resources
      .filter((resource) => shape === resource.shape || shape.startsWith(`${resource.shape}/`))
      .toSorted((one, other) => other.size - one.size);
    for (const { shape: key } of fitting) {
      const known = this.#known.get(key) ?? [];
      if (known.length === 0) continue;
      const values = choose(known);
      return Object.fromEntries(values.map((value, index) => [names[index] ?? "", value]));
    }
    return undefined;
  }

  /** Reads ids from an answer: from its Location, from properties named like a path parameter, and `id` of a collection's items. */
  learn({ operation, plan, answer, body }: Exchange): void {
    if (answer === undefined || answer.status >= 300) return;
    const own = parameterNames(operation.path).map((name) => plan.parameters.path[name]);
    const shape = shapeOf(operation.path);
    if (isItem(operation.path)) {
      if (plan.method === "DELETE") this.#forget(shape, own);
      else if (plan.method === "PUT") this.#keep(shape, own);
    }
    const location = answer.headers.get("location");
    if (location !== null) this.#learnLocation(location);
    for (const object of listObjects(body)) this.#learnObject(object, shape, own);
  }

  #learnLocation(location: string): void {
    if (!URL.canParse(location, "http://localhost/")) return;
    const path = new URL(location, "http://localhost/").pathname;
    for (const { shape } of this.#resources) {
      const pattern = shape.split("{}").map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"));
      const match = new RegExp(`${pattern.join("([^/]+)")}$`).exec(path);
      if (match !== null) this.#keep(shape, match.slice(1).map(decode));
    }
  }

  #learnObject(object: object, shape: string, own: Values): void {
    const ids = Object.entries(object).filter(([, value]) => typeof value === "string" || typeof value === "number");
    for (const resource of this.#resources) {
      const isOwn = resource.collection === shape;
      const parent = own.slice(0, resource.size - 1);
      const hasParent =
        parent.length === resource.size - 1 && (resource.size === 1 || resource.shape.startsWith(shape));
      if (!isOwn && !hasParent) continue;
      const names = isOwn ? resource.idNames : resource.tellingNames;
      for (const [name, value] of ids)
        if (names.has(normaliseName(name)) && value !== "") this.#keep(resource.shape, [...parent, value]);
    }
  }

  #keep(shape: string, values: Values): void {
    const text = JSON.stringify(values);
    this.#gone.delete(keyOf(shape, values));
    const others = (this.#known.get(shape) ?? []).filter((known) => JSON.stringify(known) !== text);
    this.#known.set(shape, [...others, values].slice(-MOST_KEPT));
  }

  #forget(shape: string, values: Values): void {
    this.#gone.add(keyOf(shape, values));
    if (this.#keepsDeleted) return;
    const text = JSON.stringify(values);
    const others = (this.#known.get(shape) ?? []).filter((known) => JSON.stringify(known) !== text);
    this.#known.set(shape, others);
  }

  /** Whether what a path leads to, or what it belongs to, was deleted. */
  isGone(path: string, parameters: Bindings): boolean {
    const values = parameterNames(path).map((name) => parameters[name]);
    const shape = shapeOf(path);
    return this.#resources.some(
      (resource) =>
        (shape === resource.shape || shape.startsWith(`${resource.shape}/`)) &&
        this.#gone.has(keyOf(resource.shape, values.slice(0, resource.size))),
    );
  }

  has(path: string, parameters: Bindings): boolean {
    const text = JSON.stringify(parameterNames(path).map((name) => parameters[name]));
    return (this.#known.get(shapeOf(path)) ?? []).some((known) => JSON.stringify(known) === text);
  }
}

const keyOf = (shape: string, values: Values): string => `${shape} ${values.map(String).join(" ")}`;

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
