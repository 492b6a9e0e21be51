import type { EvaluationPlugin } from "@hyperjump/json-schema/experimental";
import type { JsonNode } from "@hyperjump/json-schema/instance/experimental";
import * as Instance from "@hyperjump/json-schema/instance/experimental";
import { keywordOf } from "../../schema/keywords.ts";

/** One keyword of a schema, looked at with one value, as far as it costs nothing. */
export interface LightEvaluation {
  /** Where in the document the keyword stands. */
  readonly place: string;
  readonly keyword: string;
  /** Where in the value. The name of a field, as `propertyNames` looks at it, has a star in front. */
  readonly pointer: string;
  /** Under a keyword that may turn a violation into something else: `anyOf`, `oneOf`, `not`, `if`. */
  readonly optional: boolean;
}

/** One keyword of a schema, looked at with one value. */
export interface Evaluation extends LightEvaluation {
  readonly satisfied: boolean;
  /** The schemas that describe this value on the way to the keyword, innermost first, as places in the document. */
  readonly chain: readonly string[];
  /** Whether the value satisfied all schemas on the way to the keyword: in a union, whether it is of this branch. */
  readonly meant: boolean;
}

interface Frame {
  readonly url: string;
  readonly node: JsonNode;
  readonly outer: Frame | undefined;
  valid: boolean;
}

/** What is written down of a keyword at the time; the rest is read from it only for the evaluations that are asked for. */
interface Seen {
  readonly known: KnownKeyword;
  readonly node: JsonNode;
  readonly satisfied: boolean;
  readonly optional: boolean;
  readonly frame: Frame | undefined;
}

const OPTIONAL = new Set(["anyOf", "oneOf", "not", "if"]);

export interface KnownKeyword {
  readonly place: string;
  readonly keyword: string;
  readonly isOptional: boolean;
  readonly appliesTo: string | undefined;
}

/** What the validator has for a keyword: its name, its address and its parameter. */
type KeywordNode = readonly [string, string, unknown];

/** What is known of the keywords of a document: what is found out of a keyword once is good for every value. */
export class KnownKeywords {
  readonly #placeOf: (uri: string) => string;
  readonly #ownTypes: ReadonlyMap<string, string>;
  readonly #known = new Map<KeywordNode, KnownKeyword>();

  constructor(placeOf: (uri: string) => string, ownTypes: ReadonlyMap<string, string>) {
    this.#placeOf = placeOf;
    this.#ownTypes = ownTypes;
  }

  placeOf(uri: string): string {
    return this.#placeOf(uri);
  }

  /** By the validator's own entry for it, which stays the same. */
  at(node: KeywordNode): KnownKeyword {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const [, uri] = node;
    const place = this.#placeOf(uri);
    const keyword = place.slice(place.lastIndexOf("/") + 1);
    const made = {
      place,
      keyword,
      isOptional: OPTIONAL.has(keyword),
      appliesTo: keywordOf(keyword)?.appliesTo ?? this.#ownTypes.get(keyword),
    };
    this.#known.set(node, made);
    return made;
  }
}

const speaksOf = ({ appliesTo }: KnownKeyword, node: JsonNode): boolean =>
  appliesTo === undefined || appliesTo === Instance.typeOf(node);

/** A plug-in of the validator that tells a witness of every keyword that speaks of its value. */
export const watcher = (keywords: KnownKeywords, witness: (place: string, satisfied: boolean) => void) =>
  ({
    afterKeyword(entry: KeywordNode, node: JsonNode, _context: unknown, satisfied: boolean): void {
      const known = keywords.at(entry);
      if (speaksOf(known, node)) witness(known.place, satisfied);
    },
  }) satisfies EvaluationPlugin;

/** A plug-in of the validator that writes down every keyword as it is looked at. */
export class Tracer implements EvaluationPlugin {
  readonly #keywords: KnownKeywords;
  readonly #seen: Seen[] = [];
  #frame: Frame | undefined;
  #optional = 0;

  constructor(keywords: KnownKeywords) {
    this.#keywords = keywords;
  }

  /** Told at the end: whether a schema is satisfied is found out after its keywords. */
  evaluations(): Evaluation[] {
    return this.#seen.map((one) => this.#evaluationOf(one));
  }

  /** Only the evaluations of values that violate something. */
  evaluationsOfViolated(): Evaluation[] {
    const violated = new Set<string>();
    for (const { satisfied, node } of this.#seen) if (!satisfied) violated.add(node.pointer);
    return this.#seen.filter(({ node }) => violated.has(node.pointer)).map((one) => this.#evaluationOf(one));
  }

  #evaluationOf({ known: { place, keyword }, node, satisfied, optional, frame }: Seen): Evaluation {
    const chain: string[] = [];
    for (let inner = frame; inner?.node === node; inner = inner.outer) chain.push(this.#keywords.placeOf(inner.url));
    return { place, keyword, pointer: node.pointer, satisfied, chain, optional, meant: isSatisfied(frame) };
  }

  beforeSchema(url: string, node: JsonNode): void {
    this.#frame = { url, node, outer: this.#frame, valid: true };
  }

  afterSchema(_url: string, _node: JsonNode, _context: unknown, valid: boolean): void {
    if (this.#frame !== undefined) this.#frame.valid = valid;
    this.#frame = this.#frame?.outer;
  }

  beforeKeyword(entry: KeywordNode): void {
    if (this.#keywords.at(entry).isOptional) this.#optional++;
  }

  afterKeyword(entry: KeywordNode, node: JsonNode, _context: unknown, satisfied: boolean): void {
    const known = this.#keywords.at(entry);
    if (known.isOptional) this.#optional--;
    if (speaksOf(known, node))
      this.#seen.push({ known, node, satisfied, optional: this.#optional > 0, frame: this.#frame });
  }
}

/** A plug-in of the validator that writes down what is violated, and nothing else. */
export class ViolationLister implements EvaluationPlugin {
  readonly found: LightEvaluation[] = [];
  readonly #keywords: KnownKeywords;
  #optional = 0;

  constructor(keywords: KnownKeywords) {
    this.#keywords = keywords;
  }

  beforeKeyword(entry: KeywordNode): void {
    if (this.#keywords.at(entry).isOptional) this.#optional++;
  }

  afterKeyword(entry: KeywordNode, node: JsonNode, _context: unknown, satisfied: boolean): void {
    const { place, keyword, isOptional } = this.#keywords.at(entry);
    if (isOptional) this.#optional--;
    if (!satisfied) this.found.push({ place, keyword, pointer: node.pointer, optional: this.#optional > 0 });
  }
}

function isSatisfied(innermost: Frame | undefined): boolean {
  for (let frame = innermost; frame !== undefined; frame = frame.outer) if (!frame.valid) return false;
  return true;
}
