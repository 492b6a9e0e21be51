import { schemaVersion } from "../document/clear-schema.ts";
import type { ProblemDetails } from "../document/problem.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { walkExtensions, walkReached } from "../document/walk-document.ts";
import { listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import { normaliseSchema, readPattern } from "./normalise-schema.ts";
import { readCoercion, readEmptyRule } from "./reading-keywords.ts";

const RULE = "contract/reading";

/** Reports wrong uses of `x-also`, `x-coerce`, `x-empty`, `x-ignored` and `x-otherwise`. */
export function checkReading(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  const version = schemaVersion(document);
  walkReached(document, (schema, kind, at) => {
    if (kind !== "schema") return;
    checkCoercion(schema, at, schemas, problems);
    if (schema["x-empty"] !== undefined && readEmptyRule(schema["x-empty"]) === undefined)
      problems.error(pathTo(at, "x-empty"), {
        rule: RULE,
        message:
          "x-empty is neither `absent` nor `value` nor an object with optional, names, values, unless and unlessEqual.",
        fix: "write x-empty: absent, or one of the other forms",
      });
    walkExtensions(schema, at, (node, _, here) => normaliseSchema(node, here ?? pathTo(at), version, problems));
    checkNames(schema, at, schemas, problems);
    for (const [name, property] of Object.entries(asObject(schema.properties)))
      if (asObject(property)["x-otherwise"] !== undefined && asObject(property).$ref !== undefined)
        problems.error(pathTo(at, "properties", name, "x-otherwise"), {
          rule: RULE,
          message: "x-otherwise stands beside a $ref.",
          fix: "write the schema of the property here",
        });
  });
}

function checkCoercion(schema: JsonObject, at: NodePath | undefined, schemas: JsonObject, problems: Problems): void {
  if (schema["x-coerce"] === undefined) return;
  const type = listParts(schema, schemas)
    .map((part) => part.type)
    .find((one) => one !== undefined);
  const read = readCoercion(schema["x-coerce"], type);
  if (
    typeof read !== "string" &&
    read.to === "number" &&
    readPattern(read.pattern, pathTo(at, "x-coerce"), problems) === undefined
  )
    delete schema["x-coerce"];
  if (typeof read === "string")
    problems.error(pathTo(at, "x-coerce"), {
      rule: RULE,
      message: read,
      fix: "numbers are read from: [string], strings from: [number, boolean], arrays from: [object]",
    });
}

/** A name must mean one member only. */
function checkNames(schema: JsonObject, at: NodePath | undefined, schemas: JsonObject, problems: Problems): void {
  const own = Object.entries(asObject(schema.properties));
  const ignored = schema["x-ignored"];
  const emptyNames = readEmptyRule(schema["x-empty"])?.names ?? [];
  const hasOthers = ignored !== undefined || emptyNames.length > 0;
  if (!hasOthers && !own.some(([, property]) => isObject(property) && property["x-also"] !== undefined)) return;

  const owners = new Map<string, string>();
  for (const part of listParts(schema, schemas))
    for (const name of Object.keys(asObject(part.properties))) owners.set(name, `the property ${name}`);
  const take = (name: string, owner: string, place: NodePath): void => {
    const taken = owners.get(name);
    if (taken === undefined) owners.set(name, owner);
    else problems.error(place, collision(name, owner, taken));
  };
  for (const [name, property] of own) {
    const also = asObject(property)["x-also"];
    if (also === undefined) continue;
    const place = pathTo(at, "properties", name, "x-also");
    if (!isNames(also))
      problems.error(place, {
        rule: RULE,
        message: "x-also must be a list of names.",
        fix: "write x-also: [otherSpelling]",
      });
    else for (const other of asArray(also)) take(String(other), `another spelling of ${name}`, place);
  }
  for (const name of emptyNames) take(name, "a name that may only be empty", pathTo(at, "x-empty"));
  if (ignored === undefined) return;
  if (!isObject(ignored) || !Object.values(ignored).every(isSchema))
    problems.error(pathTo(at, "x-ignored"), {
      rule: RULE,
      message: "x-ignored must map names to schemas.",
      fix: "write x-ignored: {name: true}, or a schema in place of true",
    });
  else for (const name of Object.keys(ignored)) take(name, "an ignored name", pathTo(at, "x-ignored"));
}

const isNames = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" && one !== "__proto__");

const collision = (name: string, owner: string, taken: string): ProblemDetails => ({
  rule: RULE,
  message: `${name} is ${owner} and ${taken} too.`,
  fix: "let each name mean one thing only",
});
