import { mergeRef } from "../document/walk-document.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { type Badges, renderBadges, renderDeprecation } from "./badges.ts";
import { describeCondition } from "./conditions.ts";
import { nameOf } from "./document.ts";
import { readFlatObject } from "./flat-object.ts";
import { type Html, html } from "./html.ts";
import type { Prose } from "./markdown.ts";
import { describeLimits, describeType, listValues } from "./schema-facts.ts";

/** What a schema looks like to a reader: fields with their types, limits and descriptions, nested as the JSON is. */
export interface SchemaContext {
  readonly root: JsonObject;
  readonly badges: Badges;
  /** Further limits in words, from the document's own keywords. */
  readonly describe: (schema: JsonObject) => readonly string[];
  /** Limits that are left out beside a keyword. */
  readonly covered: Readonly<Record<string, readonly string[]>>;
  readonly prose: Prose;
  /** The page of each schema that has a name. */
  readonly schemaFiles: ReadonlyMap<string, string>;
}

/** Deeper parts, and those after so many fields, are a link to the page of their schema. */
const MOST_DEPTH = 4;
const MOST_FIELDS = 120;
const MANY_VALUES = 12;

/** Where a schema is shown. */
interface Around {
  /** The fields have addresses: those of a page's own schema, not those inside them. */
  readonly isAddressed?: boolean;
  /** The names of the schemas around, because a schema may hold itself. */
  readonly names: readonly string[];
  /** How many fields are shown already. */
  readonly shown: { fields: number };
}

export const renderSchema = (context: SchemaContext, schema: Json | undefined): Html =>
  renderParts(context, schema, { names: [], shown: { fields: 0 } });

/** A schema whose fields only link to the named schemas that they have. */
export const renderSchemaAlone = (context: SchemaContext, schema: Json | undefined): Html =>
  renderParts(context, schema, { names: [], shown: { fields: MOST_FIELDS }, isAddressed: true });

function renderParts(context: SchemaContext, schema: Json | undefined, around: Around): Html {
  const { own, properties, required, choices, conditions } = readFlatObject(context.root, schema);
  if (own.items !== undefined && properties.size === 0) {
    const items = mergeRef(context.root, own.items);
    return hasParts(context.root, items)
      ? html`<p class="items">Each item:</p>${renderParts(context, own.items, around)}`
      : html``;
  }
  const rules = conditions.map((rule) => describeCondition(context.root, rule)).filter((rule) => rule !== undefined);
  const rows = [...properties].map(([name, field]) => renderField(context, name, field, required.has(name), around));
  const others = isObject(own.additionalProperties)
    ? [renderField(context, "any other name", own.additionalProperties, false, around)]
    : [];
  return html`${rows.length + others.length > 0 && html`<ul class="fields">${rows}${others}</ul>`}
${rules.length > 0 && html`<ul class="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`}
${choices.map((list) => renderChoices(context, list, around))}`;
}

function renderChoices(context: SchemaContext, choices: readonly Json[], around: Around): Html {
  const shown = choices.map((choice, index) => {
    const schema = mergeRef(context.root, choice);
    const name = String(schema.title ?? nameOf(choice) ?? `Choice ${index + 1}`);
    return html`<details class="choice"><summary>${name} ${renderType(context, choice)}</summary>
${renderDescription(context, schema)}${renderNested(context, choice, around)}</details>`;
  });
  return html`<p class="items">One of these:</p>${shown}`;
}

function renderField(context: SchemaContext, name: string, field: Json, isRequired: boolean, around: Around): Html {
  around.shown.fields++;
  const schema = mergeRef(context.root, field);
  const nested = renderNested(context, field, around);
  return html`<li${around.isAddressed && html` id="${name}"`}>
<div class="field"><code class="name">${name}</code> ${renderType(context, field)}${isRequired && html` <span class="required">required</span>`}${renderDeprecation(schema)}${schema.readOnly === true && html` <span class="note">in answers only</span>`}${schema.writeOnly === true && html` <span class="note">in requests only</span>`} ${renderBadges(context.badges, schema)}</div>
${renderDescription(context, schema)}${renderFacts(context, schema)}
${nested.text.trim() !== "" && html`<details class="nested"><summary>Fields of <code>${name}</code></summary>${nested}</details>`}
</li>`;
}

function renderNested(context: SchemaContext, value: Json, around: Around): Html {
  const item = mergeRef(context.root, value).items ?? value;
  if (!hasParts(context.root, mergeRef(context.root, item))) return html``;
  const name = nameOf(item);
  const { names, shown } = around;
  const isLinked = names.length >= MOST_DEPTH || shown.fields >= MOST_FIELDS;
  if (name !== undefined && (names.includes(name) || isLinked))
    return html`<p class="items">See ${linkTo(context, name)}.</p>`;
  return renderParts(context, item, { names: [...names, name ?? ""], shown });
}

const hasParts = (root: JsonObject, schema: JsonObject): boolean => {
  const { properties, choices, own } = readFlatObject(root, schema);
  return properties.size > 0 || choices.length > 0 || isObject(own.additionalProperties) || own.items !== undefined;
};

/** "array of Button", "string", "one of Cat, Dog". */
export const renderType = (context: SchemaContext, value: Json | undefined): Html =>
  html`<span class="type">${describeAny(context, value)}</span>`;

/** So many choices are named. */
const MOST_CHOICES = 5;

function describeAny(context: SchemaContext, value: Json | undefined): Html {
  const { own, properties, required, choices, conditions } = readFlatObject(context.root, value);
  // A schema that nothing fits, such as that of a field that one kind of an object lacks.
  if (value === false || isEmpty(own.not)) return html`not allowed`;
  const isObjectLike = properties.size > 0 || required.size > 0 || conditions.length > 0;
  const type = describeType(isObjectLike ? { type: "object", ...own } : own);
  if (own.items !== undefined) {
    const name = nameOf(own.items);
    return html`${type} of ${name === undefined ? describeAny(context, own.items) : linkTo(context, name)}`;
  }
  const [union] = choices;
  // What a union is made of says more than what can be guessed from limits beside it.
  if (union === undefined || own.type !== undefined || isObjectLike) return html`${type ?? "any"}`;
  if (union.length > MOST_CHOICES) return html`one of ${union.length} kinds`;
  const names = union.map((choice) => {
    const name = nameOf(choice);
    return name === undefined ? describeAny(context, choice) : linkTo(context, name);
  });
  return html`${names.length > 1 && "one of "}${names.map((name, index) => html`${index > 0 && ", "}${name}`)}`;
}

const isEmpty = (schema: Json | undefined): boolean => isObject(schema) && Object.keys(schema).length === 0;

const linkTo = ({ schemaFiles }: SchemaContext, name: string): Html =>
  html`<a href="${schemaFiles.get(name) ?? "schemas.html"}">${name}</a>`;

const renderDescription = ({ prose }: SchemaContext, { description }: JsonObject): Html | undefined =>
  typeof description === "string" ? html`<div class="text">${prose.render(description)}</div>` : undefined;

/** Limits, values, default and an example, where there are any. */
export function renderFacts(context: SchemaContext, schema: JsonObject): Html | undefined {
  const values = listValues(schema);
  const example = schema.example ?? asArray(schema.examples)[0];
  const facts = [
    ...[...describeLimits(withoutCovered(context, schema)), ...context.describe(schema)].map((limit) =>
      context.prose.renderLine(limit),
    ),
    ...(values === undefined ? [] : [renderValues(context, values)]),
    ...(typeof schema.pattern === "string" ? [html`pattern <code>${schema.pattern}</code>`] : []),
    ...(schema.default === undefined ? [] : [html`default <code>${writeExact(schema.default)}</code>`]),
    ...(example === undefined || isObject(asObject(schema).items)
      ? []
      : [html`example <code>${writeExact(example)}</code>`]),
  ];
  return facts.length === 0 ? undefined : html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>`;
}

/** Beside "at most 90 bytes", "90 characters" would mislead. */
function withoutCovered({ covered }: SchemaContext, schema: JsonObject): JsonObject {
  const hidden = Object.entries(covered).flatMap(([keyword, limits]) => (schema[keyword] === undefined ? [] : limits));
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !hidden.includes(keyword)));
}

function renderValues({ prose }: SchemaContext, values: readonly string[]): Html {
  const list = values.map((value) => html`${prose.renderValue(value)} `);
  if (values.length <= MANY_VALUES) return html`${values.length === 1 ? "always" : "one of"} ${list}`;
  return html`<details class="values"><summary>one of ${values.length} values</summary>${list}</details>`;
}
