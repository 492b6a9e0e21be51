import type { JsonObject } from "./json.ts";
import { objectIn, objectsOf } from "./json.ts";
import { bodyRule, buttonsRule } from "./rcs-body.ts";
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
  const known = table.formats.map((format) => format.id);
  const ifFormat = (test: JsonObject, component: string): JsonObject => ({
    if: { required: ["formatId"], properties: { formatId: test } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited.
    then: { $ref: refTo(component) },
  });
  const perFormat = groupsOf(table.formats).map(({ ids, limits }) => {
    const name = `RcsFormat${ids[0]}`;
    schemas[name] = {
      description: `What an RCS message with the formatId ${ids.join(" or ")} may hold.`,
      ...members(limits),
    };
    return ifFormat({ enum: ids }, name);
  });
  for (const kind of table.templates) {
    const description = `What an RCS message with a template of the kind ${kind.kind} may hold.`;
    schemas[`RcsTemplate${kind.kind}`] = { description, ...members(kind) };
  }
  schemas[ANY_TEMPLATE] = {
    description:
      "What an RCS message may hold whose formatId is that of an issued template, whatever the template's kind.",
    ...members(loosestOf(table.templates)),
  };
  const template = ifFormat({ type: "string", not: { enum: known } }, ANY_TEMPLATE);
  rules.allOf = [...objectsOf(rules.allOf), ...perFormat, template];
}

function members(limits: RcsLimits): JsonObject {
  return {
    properties: { content: contentRule(limits), body: bodyRule(limits), buttons: buttonsRule(limits) },
  };
}

/** Formats with the same rules share one component. Image sizes are checked on the files, not in the schema. */
function groupsOf(formats: readonly RcsFormat[]): { ids: string[]; limits: RcsLimits }[] {
  const groups = new Map<string, { ids: string[]; limits: RcsLimits }>();
  for (const format of formats) {
    const rules = JSON.stringify(members(format));
    const group = groups.get(rules);
    if (group) group.ids.push(format.id);
    else groups.set(rules, { ids: [format.id], limits: format });
  }
  return [...groups.values()];
}
