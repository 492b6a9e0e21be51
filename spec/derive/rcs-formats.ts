import { DeriveError, schemaPointer } from "./derive-error.ts";
import { getObject, getObjects, type JsonObject } from "./json.ts";
import { getBodyRule, getButtonsRule, getCardsRule } from "./rcs-body.ts";
import { getContentRule } from "./rcs-content.ts";
import { refTo } from "./schema-parts.ts";
import type { RcsFormat, RcsLimits, RcsTable } from "./tables.ts";

const RULES = "RcsRules";

/** Adds to RcsRules the rules of each formatId, and adds a component for each kind of template. */
export function deriveRcsFormats(schemas: JsonObject, table: RcsTable): void {
  const rules = getObject(schemas, RULES, "components.schemas");
  if (rules["x-derive"] !== "rcs-formats")
    throw new DeriveError(
      `${RULES}: expected x-derive: rcs-formats`,
      "add this line to the schema",
      schemaPointer(RULES),
    );
  delete rules["x-derive"];
  const mostCards = Math.max(...table.formats.map((format) => format.cards));
  const getLimitsRule = (limits: RcsLimits): JsonObject => ({
    properties: {
      content: getContentRule(limits, mostCards),
      body: getBodyRule(limits, mostCards),
      buttons: getButtonsRule(limits, mostCards),
    },
  });
  const add = (name: string, subject: string, rule: JsonObject): string => {
    schemas[name] = { description: `What an RCS message ${subject} may hold.`, ...rule };
    return name;
  };
  const withFormat = (ids: readonly string[]) => `with the formatId ${ids.join(" or ")}`;

  const perFormat = groupByRule(table.formats, getLimitsRule).map(({ ids, rule }) =>
    ifFormat({ enum: ids }, add(`RcsFormat${ids[0]}`, withFormat(ids), rule)),
  );
  const carousels = table.formats.filter((format) => format.content === "carousel");
  const perCount = [...Map.groupBy(carousels, (format) => format.cards)].map(([cards, formats]) => {
    const ids = formats.map((format) => format.id);
    return ifFormat({ enum: ids }, add(`RcsCards${cards}`, withFormat(ids), getCardsRule(cards)));
  });
  for (const kind of table.templates)
    add(`RcsTemplate${kind.kind}`, `with a template of the kind ${kind.kind}`, getLimitsRule(kind));
  // What an issued template may hold is checked by the server, which knows whether it is registered, and its kind.
  rules.allOf = [...getObjects(rules.allOf), ...perFormat, ...perCount];
}

function ifFormat(test: JsonObject, component: string): JsonObject {
  return {
    if: { required: ["formatId"], properties: { formatId: test } },
    then: { $ref: refTo(component) },
  };
}

/** Formats with the same rule share a component. Image sizes are checked in the files, not in the schema. */
function groupByRule(
  formats: readonly RcsFormat[],
  getRule: (format: RcsFormat) => JsonObject,
): { ids: string[]; rule: JsonObject }[] {
  const groups = new Map<string, { ids: string[]; rule: JsonObject }>();
  for (const format of formats) {
    const rule = getRule(format);
    const key = JSON.stringify(rule);
    const group = groups.get(key);
    if (group) group.ids.push(format.id);
    else groups.set(key, { ids: [format.id], rule });
  }
  return [...groups.values()];
}
