import { type Definitions, flattenAllOf, type Schema, type SchemaObject } from "../json-schema.ts";
import type { Validator } from "../validator.ts";

/** What the body of an error can say. */
export interface ErrorFacts {
  readonly status: number;
  /** A word, such as `invalid` or `not-found`. */
  readonly code: string;
  /** The name of the status. */
  readonly title: string;
  /** A sentence. */
  readonly message: string;
  /** What is wrong with the single parts of a request. */
  readonly faults: readonly FaultFacts[];
}

export interface FaultFacts {
  readonly in: string;
  /** The parameter, or the place in the body, as it is named in lists of errors. */
  readonly name: string;
  readonly pointer: string;
  readonly code: string;
  readonly keyword: string;
  readonly message: string;
}

/**
 * A body that the document's own schema of an error allows, with these facts at the places whose names say that they belong
 * there. Undefined if the schema asks for something that is not known here.
 */
export function makeErrorBody(validator: Validator, facts: ErrorFacts): unknown {
  const { schema, defs } = validator.schema();
  // First with all that can be told, then with what is required.
  for (const isComplete of [true, false]) {
    const body = new ErrorBody(defs, facts, isComplete).make(schema, "", 0);
    if (isSaying(body) && validator(body)) return body;
  }
  return undefined;
}

/** An empty object satisfies many schemas and says nothing. */
const isSaying = (body: unknown): boolean =>
  body !== undefined && (typeof body !== "object" || body === null || Object.keys(body).length > 0);

const MAX_DEPTH = 6;

/** Names of members by what they hold, in lower case and without `_` and `-`. */
const MESSAGES = new Set([
  "message",
  "msg",
  "detail",
  "details",
  "description",
  "errordescription",
  "errormessage",
  "reason",
]);
const TITLES = new Set(["title", "name", "summary"]);
const CODES = new Set(["code", "error", "errorcode", "type", "kind", "key", "id"]);
const STATUSES = new Set(["status", "statuscode", "httpstatus", "code"]);
const LISTS = new Set(["errors", "details", "violations", "issues", "faults", "problems", "invalidparams", "fields"]);
const PLACES = new Set([
  "pointer",
  "path",
  "field",
  "parameter",
  "param",
  "property",
  "location",
  "source",
  "loc",
  "in",
]);

const simplify = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");

class ErrorBody {
  readonly #defs: Definitions;
  readonly #facts: ErrorFacts;
  readonly #isComplete: boolean;

  constructor(defs: Definitions, facts: ErrorFacts, isComplete: boolean) {
    this.#defs = defs;
    this.#facts = facts;
    this.#isComplete = isComplete;
  }

  /** A value for a member of this name. `fault` is the fault that a list of errors is about. */
  make(schema: Schema, name: string, depth: number, fault?: FaultFacts): unknown {
    if (depth > MAX_DEPTH || schema === false) return undefined;
    const parts = flattenAllOf(schema, this.#defs);
    const fixed = parts.find((part) => part.const !== undefined || part.enum !== undefined);
    if (fixed !== undefined) return this.#choose(fixed.enum ?? [fixed.const], fault);
    const union = parts.find((part) => part.oneOf !== undefined || part.anyOf !== undefined);
    const isObject = parts.some((part) => part.properties !== undefined || part.type === "object");
    if (union !== undefined && !isObject) {
      const values = (union.oneOf ?? union.anyOf ?? []).map((branch) => this.make(branch, name, depth + 1, fault));
      return values.find((value) => value !== undefined && value !== null) ?? values.find((value) => value === null);
    }
    if (isObject) return this.#object(parts, depth, fault);
    const types = parts.flatMap(({ type }) => type ?? []);
    for (const type of types.length > 0 ? types : ["string"]) {
      const value = this.#value(type, parts, name, depth, fault);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Only a value that says what happened: any other would be a lie. A single value is always the right one. */
  #choose(values: readonly unknown[], fault: FaultFacts | undefined): unknown {
    if (values.length === 1) return values[0];
    const { status, code, title, message } = this.#facts;
    const said = [fault?.code, fault?.keyword, fault?.in, status, code, title, message].map((fact) =>
      simplify(String(fact)),
    );
    return values.find((value) => said.includes(simplify(String(value))));
  }

  #object(parts: readonly SchemaObject[], depth: number, fault: FaultFacts | undefined): unknown {
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const body: Record<string, unknown> = {};
    for (const [name, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
      if (!required.has(name) && !(this.#isComplete && isTold(name))) continue;
      const value = this.make(schema, name, depth + 1, fault);
      if (value !== undefined) body[name] = value;
      else if (required.has(name)) return undefined;
    }
    return body;
  }

  #value(
    type: string,
    parts: readonly SchemaObject[],
    name: string,
    depth: number,
    fault: FaultFacts | undefined,
  ): unknown {
    const key = simplify(name);
    switch (type) {
      case "string":
        return this.#text(key, parts, fault);
      case "integer":
      case "number":
        return STATUSES.has(key) ? this.#facts.status : undefined;
      case "boolean":
        // `success: false`, `ok: false`; of other flags nothing is known.
        return /^(success|successful|ok)$/.test(key) ? false : undefined;
      case "null":
        return null;
      case "array": {
        const items = parts.find((part) => part.items !== undefined)?.items ?? true;
        const values = this.#facts.faults.map((one) => this.make(items, name, depth + 1, one));
        return LISTS.has(key) && !values.includes(undefined) ? values : [];
      }
      default:
        return undefined;
    }
  }

  #text(key: string, parts: readonly SchemaObject[], fault: FaultFacts | undefined): string | undefined {
    const format = parts.find((part) => part.format !== undefined)?.format;
    if (format === "date-time") return new Date().toISOString();
    if (format === "uri" || format === "uri-reference") return "about:blank";
    if (fault !== undefined && key === "in") return fault.in;
    if (fault !== undefined && key === "keyword") return fault.keyword;
    if (fault !== undefined && PLACES.has(key)) return key === "pointer" ? fault.pointer : fault.name;
    if (TITLES.has(key)) return fault?.name ?? this.#facts.title;
    if (CODES.has(key)) return fault?.code ?? this.#facts.code;
    if (key === "status" || key === "statuscode") return String(this.#facts.status);
    if (key === "" || MESSAGES.has(key) || LISTS.has(key))
      return fault === undefined ? this.#facts.message : `${fault.name} ${fault.message}`.trim();
    return undefined;
  }
}

/** Whether an optional member of this name is worth telling. */
function isTold(name: string): boolean {
  const key = simplify(name);
  return [MESSAGES, TITLES, CODES, STATUSES, LISTS, PLACES].some((names) => names.has(key)) || key === "keyword";
}
