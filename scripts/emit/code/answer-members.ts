import type { Api } from "../../model/model.ts";
import { flattenAllOf, type Schema } from "../../runtime/json-schema.ts";

type Defs = Api["defs"];

/** The schemas that apply to every value of this one, the outermost first. */
const listSchemas = (defs: Defs, schema: Schema | undefined) => flattenAllOf(schema ?? true, defs).toReversed();

/** The members that an object of this schema always has, and their own members as `member/inner`. */
export function requiredMembers(defs: Defs, name: string): string[] {
  const getRequired = (schema: Schema | undefined) =>
    listSchemas(defs, schema).flatMap(({ required = [] }) => required);
  const members = getRequired(defs[name]);
  const inner = members.flatMap((member) =>
    memberSchemas(defs, name, member).flatMap((schema) => getRequired(schema).map((own) => `${member}/${own}`)),
  );
  return [...new Set([...members, ...inner])];
}

const memberSchemas = (defs: Defs, name: string, member: string): Schema[] =>
  listSchemas(defs, defs[name]).flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, member) ? [properties[member] ?? true] : [],
  );

/** The values of a member, if they are a closed list of strings. */
export function closedValues(defs: Defs, name: string, member: string): string[] | undefined {
  let values: string[] | undefined;
  for (const part of memberSchemas(defs, name, member).flatMap((schema) => listSchemas(defs, schema))) {
    const listed = "const" in part ? [part.const] : part.enum;
    if (!listed?.every((value) => typeof value === "string")) continue;
    values = values === undefined ? [...listed] : values.filter((value) => listed.includes(value));
  }
  return values;
}
