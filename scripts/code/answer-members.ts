import type { Api } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";
import { isObject } from "../pipeline/json.ts";

type Defs = Api["defs"];

/** The schemas that all hold for a value of this one: itself, what it refers to, and the parts of its `allOf`. */
function* conjuncts(defs: Defs, schema: Schema | undefined, seen: Set<Schema>): Generator<{ [key: string]: unknown }> {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  if (typeof schema.$ref === "string") yield* conjuncts(defs, defs[schema.$ref.replace("#/$defs/", "")], seen);
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) yield* conjuncts(defs, part as Schema, seen);
}

/** The members that an object of this schema always has, and theirs as `member/inner`. */
export function requiredMembers(defs: Defs, name: string): string[] {
  const members = requiredOf(defs, defs[name]);
  const inner = members.flatMap((member) =>
    memberSchemas(defs, defs[name], member).flatMap((schema) =>
      requiredOf(defs, schema).map((own) => `${member}/${own}`),
    ),
  );
  return [...new Set([...members, ...inner])];
}

function requiredOf(defs: Defs, schema: Schema | undefined): string[] {
  return [...conjuncts(defs, schema, new Set())].flatMap(({ required }) =>
    Array.isArray(required) ? (required as string[]) : [],
  );
}

/** What is said of a member, wherever in the schema it is said. */
function memberSchemas(defs: Defs, schema: Schema | undefined, member: string): Schema[] {
  return [...conjuncts(defs, schema, new Set())].flatMap(({ properties }) => {
    const found = isObject(properties as never) ? (properties as { [key: string]: Schema })[member] : undefined;
    return found === undefined ? [] : [found];
  });
}

/** The only values that a member can have, where they are a closed list of strings. */
export function closedValues(defs: Defs, name: string, member: string): string[] | undefined {
  let values: string[] | undefined;
  for (const schema of memberSchemas(defs, defs[name], member)) {
    for (const part of conjuncts(defs, schema, new Set())) {
      const listed = "const" in part ? [part.const] : part.enum;
      if (!Array.isArray(listed) || !listed.every((value) => typeof value === "string")) continue;
      values = values === undefined ? listed : values.filter((value) => listed.includes(value));
    }
  }
  return values;
}
