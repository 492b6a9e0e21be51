import type { Api } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";
import { isObject } from "../pipeline/json.ts";

type Defs = Api["defs"];

/** The schemas that apply to every value of this one: itself, the target of its $ref, and the parts of its `allOf`. */
function* flattenAllOf(
  defs: Defs,
  schema: Schema | undefined,
  seen: Set<Schema>,
): Generator<{ [key: string]: unknown }> {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  if (typeof schema.$ref === "string") yield* flattenAllOf(defs, defs[schema.$ref.replace("#/$defs/", "")], seen);
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) yield* flattenAllOf(defs, part as Schema, seen);
}

/** The members that an object of this schema always has, and their own members as `member/inner`. */
export function requiredMembers(defs: Defs, name: string): string[] {
  const members = getRequired(defs, defs[name]);
  const inner = members.flatMap((member) =>
    memberSchemas(defs, defs[name], member).flatMap((schema) =>
      getRequired(defs, schema).map((own) => `${member}/${own}`),
    ),
  );
  return [...new Set([...members, ...inner])];
}

function getRequired(defs: Defs, schema: Schema | undefined): string[] {
  return [...flattenAllOf(defs, schema, new Set())].flatMap(({ required }) =>
    Array.isArray(required) ? (required as string[]) : [],
  );
}

/** All schemas of a member. */
function memberSchemas(defs: Defs, schema: Schema | undefined, member: string): Schema[] {
  return [...flattenAllOf(defs, schema, new Set())].flatMap(({ properties }) => {
    const found = isObject(properties as never) ? (properties as { [key: string]: Schema })[member] : undefined;
    return found === undefined ? [] : [found];
  });
}

/** The values of a member, if they are a closed list of strings. */
export function closedValues(defs: Defs, name: string, member: string): string[] | undefined {
  let values: string[] | undefined;
  for (const schema of memberSchemas(defs, defs[name], member)) {
    for (const part of flattenAllOf(defs, schema, new Set())) {
      const listed = "const" in part ? [part.const] : part.enum;
      if (!Array.isArray(listed) || !listed.every((value) => typeof value === "string")) continue;
      values = values === undefined ? listed : values.filter((value) => listed.includes(value));
    }
  }
  return values;
}
