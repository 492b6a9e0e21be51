import { type Deprecation, describeDeprecation } from "../runtime/deprecation.ts";
import type { Conjunction } from "../schema/flat-schema.ts";
import { flatten, type SchemaContext } from "../schema/flatten.ts";
import type { Schema } from "../schema/walk.ts";
import { getDeprecation } from "./compare-annotations.ts";
import { type FieldTree, newFieldTree, type OperationUse, type Partner } from "./partner-manifest.ts";
import type { ApiContent, ApiDocument, ApiOperation } from "./read-document.ts";
import { code } from "./wording.ts";

/** Something deprecated that a partner uses. */
export interface PartnerDeprecation {
  readonly operation: string;
  /** What is deprecated, such as "the query parameter `limit`". */
  readonly part: string;
  /** The manifest does not say whether the partner uses it. */
  readonly perhaps: boolean;
  readonly deprecation: Deprecation;
}

export const describeUse = ({ operation, part, perhaps, deprecation }: PartnerDeprecation): string =>
  `${operation}: ${perhaps ? "may use" : "uses"} ${part}, which is ${describeDeprecation(deprecation)}`;

/** What of a document is deprecated and used by a partner, in the order of the document. */
export function listDeprecatedUses({ operations }: Partner, document: ApiDocument): PartnerDeprecation[] {
  return document.operations.flatMap((operation) => {
    const use = operations.get(operation.id);
    return use === undefined ? [] : listUses(operation, use, document);
  });
}

function listUses(operation: ApiOperation, use: OperationUse, { schemas }: ApiDocument): PartnerDeprecation[] {
  const found = new Map<string, PartnerDeprecation>();
  const add = (part: string, deprecation: Deprecation | undefined, perhaps = false): void => {
    const known = found.get(part);
    if (deprecation === undefined || (known !== undefined && (perhaps || !known.perhaps))) return;
    found.set(part, { operation: operation.id, part, perhaps, deprecation });
  };
  const context: SchemaContext = { schemas, places: new Map(), keywords: new Set() };
  const addFields = (verb: string, content: ApiContent, tree: FieldTree): void => {
    for (const schema of content.values())
      for (const { field, deprecation, perhaps } of new FieldWalk(context).list(schema, tree))
        add(`${code(field)} ${verb}`, deprecation, perhaps);
  };
  add("the operation", operation.deprecation);
  for (const { name, in: place, deprecation } of operation.parameters)
    if (use.parameters?.has(name.toLowerCase()) ?? true)
      add(`the ${place} parameter ${code(name)}`, deprecation, use.parameters === undefined);
  const [sent, read] = operation.isWebhook ? [use.reads, use.sends] : [use.sends, use.reads];
  if (operation.body) addFields("of the request", operation.body.content, sent);
  for (const { content, headers } of operation.responses) {
    addFields("of the response", content, read);
    for (const { name, deprecation } of headers)
      if (use.headers?.has(name.toLowerCase()) ?? true)
        add(`the header ${code(name)} of the response`, deprecation, use.headers === undefined);
  }
  return [...found.values()];
}

interface DeprecatedField {
  readonly field: string;
  readonly deprecation: Deprecation;
  readonly perhaps: boolean;
}

/** Finds the deprecated fields of a value that a tree of used fields names. */
class FieldWalk {
  readonly #context: SchemaContext;
  readonly #found: DeprecatedField[] = [];
  /** A schema can contain itself: it is searched once for each node of the tree. */
  readonly #searched = new Map<FieldTree, Set<Schema>>();

  constructor(context: SchemaContext) {
    this.#context = context;
  }

  list(schema: Schema, tree: FieldTree): readonly DeprecatedField[] {
    this.#search([schema], tree, []);
    return this.#found;
  }

  #search(conjunction: Conjunction, tree: FieldTree, path: readonly string[]): void {
    const known = this.#searched.get(tree) ?? new Set();
    this.#searched.set(tree, known);
    if (conjunction.every((schema) => known.has(schema))) return;
    for (const schema of conjunction) known.add(schema);
    const flat = flatten(conjunction, this.#context);
    for (const [name, property] of flat.properties) {
      const own = tree.fields.get(name);
      if (own === undefined && !tree.whole) continue;
      const deprecation = getDeprecation(flatten(property, this.#context));
      const field = [...path, name];
      if (deprecation) this.#found.push({ field: field.join("."), deprecation, perhaps: own === undefined });
      this.#search(property, own ?? WHOLE, field);
    }
    const sameField = [
      flat.items,
      ...flat.prefixItems,
      ...flat.unions.flatMap(({ branches }) => branches.map((branch) => [branch])),
      ...[...flat.conditions.values()].flatMap(({ then, else: otherwise }) => [then, otherwise]),
    ];
    for (const part of sameField) if (part.length > 0) this.#search(part, tree, path);
    for (const part of [...flat.patternProperties.values(), flat.additional])
      if (part.length > 0 && (tree.whole || tree.fields.size > 0)) this.#search(part, WHOLE, [...path, "*"]);
  }
}

/** Below a field that the manifest does not divide. */
const WHOLE = newFieldTree(true);
