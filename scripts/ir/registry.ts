import { isObject, type JsonObject } from "../pipeline/json.ts";
import { defKey, type LowerOptions, lower } from "./lower.ts";
import { eachSubschema, refName, type Schema } from "./schema.ts";
import type { View, Views } from "./views.ts";

/** A property that the view hides may not be sent at all: to accept and drop it would lose what the sender meant. */
const GONE: Record<"request" | "response", Schema> = {
  request: { not: {}, "x-message": "is read-only: leave it out of a request" },
  response: { not: {}, "x-message": "is write-only: it must not appear in a response" },
};

/** Collects the schemas that validators are made of, each once, each in the view it is used in. */
export class Registry {
  readonly defs: Record<string, Schema> = {};
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #options: LowerOptions;
  readonly #inlined = { request: new WeakMap<JsonObject, string>(), response: new WeakMap<JsonObject, string>() };

  constructor(views: Views, options: LowerOptions) {
    this.#schemas = options.schemas;
    this.#views = views;
    this.#options = options;
  }

  /** A component in a view; returns its name among the defs. */
  component(name: string, view: "request" | "response"): string {
    const own = defKey(this.#views.name(name, view));
    if (!Object.hasOwn(this.defs, own)) {
      // Taken before it is made: a schema may contain itself.
      this.defs[own] = true;
      this.defs[own] = this.#settle(this.#schemas[name] as Schema, view);
    }
    return own;
  }

  /** An inline schema under a name of its own; a mere $ref is the component itself. */
  inline(schema: Schema, view: "request" | "response", name: string): string {
    const target = isObject(schema) && Object.keys(schema).length === 1 ? refName(schema.$ref) : undefined;
    if (target !== undefined) return this.component(target, view);
    // A response shared by a hundred operations is one schema, checked by one validator.
    const known = isObject(schema) ? this.#inlined[view].get(schema) : undefined;
    if (known !== undefined) return known;
    const own = defKey(name);
    this.defs[own] = this.#settle(schema, view);
    if (isObject(schema)) this.#inlined[view].set(schema, own);
    return own;
  }

  #settle(schema: Schema, view: "request" | "response"): Schema {
    this.#follow(schema, view);
    return lower(this.#views.apply(schema, view as View, GONE[view]), this.#options);
  }

  #follow(schema: Schema, view: "request" | "response"): void {
    if (!isObject(schema)) return;
    const name = refName(schema.$ref);
    if (name !== undefined) this.component(name, view);
    eachSubschema(schema, (child, keyword) => {
      if (keyword !== "$defs" && keyword !== "definitions") this.#follow(child, view);
    });
  }
}
