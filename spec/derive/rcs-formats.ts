import { type JsonObject, objectIn, objectsOf } from "./json.ts";
import { bodyRule, buttonsRule } from "./rcs-body.ts";
import { cardsRule } from "./rcs-cards.ts";
import { contentRule } from "./rcs-content.ts";
import { loosestOf, type RcsFormat, type RcsLimits, type RcsTable } from "./rcs-table.ts";
import { refTo } from "./schema-parts.ts";

const RULES = "RcsRules";
const ANY_TEMPLATE = "RcsTemplateAny";

/** Adds to RcsRules what each formatId allows, and a component per kind of template. */
export function deriveRcsFormats(schemas: JsonObject, table: RcsTable): void {
  const rules = objectIn(schemas, RULES, "components.schemas");
  if (rules["x-derive"] !== "rcs-formats") throw new Error(`${RULES}: expected x-derive: rcs-formats`);
  delete rules["x-derive"];
  const mostCards = Math.max(...table.formats.map((format) => format.cards));
  const limitsRule = (limits: RcsLimits): JsonObject => ({
    properties: {
      content: contentRule(limits, mostCards),
      body: bodyRule(limits, mostCards),
      buttons: buttonsRule(limits, mostCards),
    },
  });
  const add = (name: string, subject: string, rule: JsonObject): string => {
    schemas[name] = { description: `What an RCS message ${subject} may hold.`, ...rule };
    return name;
  };
  const withFormat = (ids: readonly string[]) => `with the formatId ${ids.join(" or ")}`;

  const perFormat = grouped(table.formats, limitsRule).map(({ ids, rule }) =>
    ifFormat({ enum: ids }, add(`RcsFormat${ids[0]}`, withFormat(ids), rule)),
  );
  const carousels = table.formats.filter((format) => format.content === "carousel");
  const perCount = [...Map.groupBy(carousels, (format) => format.cards)].map(([cards, formats]) => {
    const ids = formats.map((format) => format.id);
    return ifFormat({ enum: ids }, add(`RcsCards${cards}`, withFormat(ids), cardsRule(cards)));
  });
  for (const kind of table.templates)
    add(`RcsTemplate${kind.kind}`, `with a template of the kind ${kind.kind}`, limitsRule(kind));
  add(ANY_TEMPLATE, "with an issued template of whatever kind", limitsRule(loosestOf(table.templates)));

  const listed = { enum: table.formats.map((format) => format.id) };
  const perTemplate = ifFormat({ type: "string", not: listed }, ANY_TEMPLATE);
  rules.allOf = [...objectsOf(rules.allOf), ...perFormat, ...perCount, perTemplate];
}

function ifFormat(test: JsonObject, component: string): JsonObject {
  return {
    if: { required: ["formatId"], properties: { formatId: test } },
    then: { $ref: refTo(component) },
  };
}

/** Formats with the same rule share one component. Image sizes are checked on the files, not in the schema. */
function grouped(
  formats: readonly RcsFormat[],
  ruleOf: (format: RcsFormat) => JsonObject,
): { ids: string[]; rule: JsonObject }[] {
  const groups = new Map<string, { ids: string[]; rule: JsonObject }>();
  for (const format of formats) {
    const rule = ruleOf(format);
    const key = JSON.stringify(rule);
    const group = groups.get(key);
    if (group) group.ids.push(format.id);
    else groups.set(key, { ids: [format.id], rule });
  }
  return [...groups.values()];
}
