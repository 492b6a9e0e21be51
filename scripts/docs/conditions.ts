import { mergeRef } from "../document/walk-document.ts";
import { asArray, asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { type Html, html } from "./html.ts";
import { describeLimits, listValues } from "./schema-facts.ts";

/** A rule such as "If `kind` is `image`: `url` is required." Undefined where it cannot be said in a sentence. */
export function describeCondition(root: JsonObject, rule: JsonObject): Html | undefined {
  const condition = describeIf(root, asObject(rule.if));
  const effects = [...describeEffects(root, rule.then)];
  return condition === undefined || effects.length === 0 ? undefined : html`If ${condition}: ${join(effects, ", ")}.`;
}

function describeIf(root: JsonObject, condition: JsonObject): Html | undefined {
  const parts = listMembers(condition.properties).map(([name, schema]) => {
    const values = listValues(mergeRef(root, schema));
    return (
      values &&
      html`<code>${name}</code> is ${join(
        values.map((value) => html`<code>${value}</code>`),
        " or ",
      )}`
    );
  });
  const isSimple = Object.keys(condition).every((key) => ["properties", "required", "type"].includes(key));
  if (!isSimple || parts.includes(undefined)) return undefined;
  if (parts.length > 0)
    return join(
      parts.filter((part) => part !== undefined),
      " and ",
    );
  const names = asArray(condition.required).map((name) => html`<code>${String(name)}</code>`);
  return names.length === 0 ? undefined : html`${join(names, " and ")} is given`;
}

function* describeEffects(root: JsonObject, effect: Json | undefined): Generator<Html> {
  const schema = mergeRef(root, effect);
  const required = asArray(schema.required).map((name) => html`<code>${String(name)}</code>`);
  if (required.length > 0) yield html`${join(required, " and ")} ${required.length > 1 ? "are" : "is"} required`;
  const forbidden = [asObject(schema.not), ...asArray(asObject(schema.not).anyOf).map(asObject)].flatMap((one) =>
    asArray(one.required),
  );
  for (const name of forbidden) yield html`without <code>${String(name)}</code>`;
  for (const [name, field] of listMembers(schema.properties)) {
    if (field === false) yield html`without <code>${name}</code>`;
    const own = mergeRef(root, field);
    const values = listValues(own);
    if (values !== undefined)
      yield html`<code>${name}</code> is ${join(
        values.map((value) => html`<code>${value}</code>`),
        " or ",
      )}`;
    const limits = describeLimits(own);
    if (limits.length > 0) yield html`<code>${name}</code> has ${limits.join(", ")}`;
  }
}

const join = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
