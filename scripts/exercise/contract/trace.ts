import type { EvaluationPlugin } from "@hyperjump/json-schema/experimental";
import type { JsonNode } from "@hyperjump/json-schema/instance/experimental";
import * as Instance from "@hyperjump/json-schema/instance/experimental";

/** One keyword of a schema, looked at with one value. */
export interface Evaluation {
  /** Where in the document the keyword stands. */
  readonly place: string;
  readonly keyword: string;
  /** Where in the value. The name of a field, as `propertyNames` looks at it, has a star in front. */
  readonly pointer: string;
  readonly satisfied: boolean;
  /** The schemas that describe this value on the way to the keyword, innermost first, as places in the document. */
  readonly chain: readonly string[];
  /** Under a keyword that may turn a violation into something else: `anyOf`, `oneOf`, `not`, `if`. */
  readonly optional: boolean;
  /** Whether the value satisfied all schemas on the way to the keyword: in a union, whether it is of this branch. */
  readonly meant: boolean;
}

interface Frame {
  readonly place: string;
  readonly node: JsonNode;
  readonly outer: Frame | undefined;
  valid: boolean;
}

const OPTIONAL = new Set(["anyOf", "oneOf", "not", "if"]);

/** What a keyword says nothing of. */
const APPLIES: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "minItems", "maxItems", "uniqueItems", "contains", "prefixItems"],
  object: [
    ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames"],
    ...["minProperties", "maxProperties", "dependentRequired", "dependentSchemas"],
  ],
};
const TYPE_OF = new Map(Object.entries(APPLIES).flatMap(([type, names]) => names.map((name) => [name, type])));

export interface KnownKeyword {
  readonly place: string;
  readonly keyword: string;
  readonly isOptional: boolean;
  readonly appliesTo: string | undefined;
}

/** A plug-in of the validator that writes down every keyword as it is looked at. */
export class Tracer implements EvaluationPlugin {
  readonly #placeOf: (uri: string) => string;
  readonly #known: Map<string, KnownKeyword>;
  readonly #ownTypes: ReadonlyMap<string, string>;
  readonly #seen: { readonly evaluation: Omit<Evaluation, "meant">; readonly frame: Frame | undefined }[] = [];
  #frame: Frame | undefined;
  #optional = 0;

  /** `known` outlives the tracer: what is found out of a keyword once is good for every value. */
  constructor(
    placeOf: (uri: string) => string,
    known: Map<string, KnownKeyword>,
    ownTypes: ReadonlyMap<string, string>,
  ) {
    this.#ownTypes = ownTypes;
    this.#placeOf = placeOf;
    this.#known = known;
  }

  /** Told at the end: whether a schema is satisfied is found out after its keywords. */
  evaluations(): Evaluation[] {
    return this.#seen.map(({ evaluation, frame }) => ({ ...evaluation, meant: isSatisfied(frame) }));
  }

  beforeSchema(url: string, node: JsonNode): void {
    this.#frame = { place: this.#placeOf(url), node, outer: this.#frame, valid: true };
  }

  afterSchema(_url: string, _node: JsonNode, _context: unknown, valid: boolean): void {
    if (this.#frame !== undefined) this.#frame.valid = valid;
    this.#frame = this.#frame?.outer;
  }

  beforeKeyword([, uri]: readonly [string, string, unknown]): void {
    if (this.#keywordAt(uri).isOptional) this.#optional++;
  }

  #keywordAt(uri: string): KnownKeyword {
    const known = this.#known.get(uri);
    if (known !== undefined) return known;
    const place = this.#placeOf(uri);
    const keyword = place.slice(place.lastIndexOf("/") + 1);
    const made = {
      place,
      keyword,
      isOptional: OPTIONAL.has(keyword),
      appliesTo: TYPE_OF.get(keyword) ?? this.#ownTypes.get(keyword),
    };
    this.#known.set(uri, made);
    return made;
  }

  afterKeyword(
    [, uri]: readonly [string, string, unknown],
    node: JsonNode,
    _context: unknown,
    satisfied: boolean,
  ): void {
    const { place, keyword, isOptional, appliesTo } = this.#keywordAt(uri);
    if (isOptional) this.#optional--;
    if (appliesTo !== undefined && appliesTo !== Instance.typeOf(node)) return;
    const chain: string[] = [];
    for (let inner = this.#frame; inner?.node === node; inner = inner.outer) chain.push(inner.place);
    const evaluation = { place, keyword, pointer: node.pointer, satisfied, chain, optional: this.#optional > 0 };
    this.#seen.push({ evaluation, frame: this.#frame });
  }
}

function isSatisfied(innermost: Frame | undefined): boolean {
  for (let frame = innermost; frame !== undefined; frame = frame.outer) if (!frame.valid) return false;
  return true;
}
