import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import { clearMember, clearSchema, mustBe, noValue, schemaVersion } from "./clear-schema.ts";
import { type Kind, type Rule, ruleFor } from "./grammar.ts";
import { findForm, type KeywordForm, MEMBER_FORMS } from "./keyword-forms.ts";
import { type NodePath, type Problems, pathTo } from "./problems.ts";
import { followRef, type Visit, walkExtensions, walkReached } from "./walk-document.ts";

/**
 * Brings a bundled document, in place, to the form that its version of OpenAPI asks for, so that whoever reads it afterwards finds objects,
 * lists and keywords as they must be. What had another form is a problem.
 */
export function clearDocument(document: JsonObject, problems: Problems): void {
  const version = schemaVersion(document);
  const visit: Visit = (node, kind, at) => {
    if (kind !== "schema") {
      checkStructure(node, kind, at, problems);
      if (kind === "pathItem" || kind === "operation") dropUnplaced(document, node, at, problems);
      return;
    }
    clearSchema(node, at ?? pathTo(undefined, ""), version, problems);
    walkExtensions(node, at, visit);
  };
  walkReached(document, visit);
}

/** Nothing is generated from these, so they may have any form. */
const UNUSED: ReadonlySet<Kind> = new Set<Kind>(["example", "link"]);

/**
 * Checks the parts of the document outside of schemas: where OpenAPI requires an object or a list, the value must be one. Any other value
 * is reported and removed. Without the report, its content would be missing from the output and the author would not know why.
 */
function checkStructure(node: JsonObject, kind: Kind, at: NodePath | undefined, problems: Problems): void {
  if (UNUSED.has(kind)) return;
  if (node.$ref !== undefined) clearMember(node, "$ref", findForm("$ref"), pathTo(at, "$ref"), false, problems);
  // Members beside a $ref are ignored, except in a path item.
  if (typeof node.$ref === "string" && kind !== "pathItem") return;
  if (kind !== "callback") clearMembers(node, at, problems);
  clearServers(node, at, problems);
  for (const [key, value] of Object.entries(node)) {
    const rule = ruleFor(kind, key);
    if (!rule || UNUSED.has(rule.kind)) continue;
    const here = pathTo(at, key);
    clearMember(node, key, formOf(rule), here, false, problems);
    if (node[key] === value && rule.form !== "one") checkMembers(value as JsonObject, rule.kind, here, problems);
  }
}

const PLACES: readonly Json[] = ["path", "query", "querystring", "header", "cookie"];

/** A parameter without name or place can be neither sent nor read. */
function dropUnplaced(document: JsonObject, node: JsonObject, at: NodePath | undefined, problems: Problems): void {
  if (!Array.isArray(node.parameters)) return;
  node.parameters = node.parameters.filter((entry, index) => {
    const { name, in: place } = followRef(document, entry);
    if (typeof name === "string" && PLACES.includes(place ?? null)) return true;
    problems.error(pathTo(at, "parameters", index), {
      rule: "struct",
      message: "The parameter lacks its name or place.",
      fix: "add name, and in: path, query, querystring, header or cookie; a body belongs into requestBody",
    });
    return false;
  });
}

function clearMembers(node: JsonObject, at: NodePath | undefined, problems: Problems): void {
  for (const [name, form] of Object.entries(MEMBER_FORMS))
    if (node[name] !== undefined) clearMember(node, name, form, pathTo(at, name), true, problems);
}

/** The grammar does not know servers, because they have no $refs. */
function clearServers(node: JsonObject, at: NodePath | undefined, problems: Problems): void {
  for (const [index, server] of asArray(node.servers).entries()) {
    const here = pathTo(at, "servers", index);
    if (server === null) problems.warn(here, noValue("server"));
    if (!isObject(server)) continue;
    clearMembers(server, here, problems);
    const variables = asObject(server.variables);
    for (const [name, variable] of Object.entries(variables)) {
      const place = pathTo(here, "variables", name);
      if (isObject(variable)) clearMembers(variable, place, problems);
      else clearMember(variables, name, MEMBER_FORMS.variables, place, true, problems);
    }
  }
  if (Array.isArray(node.servers)) node.servers = node.servers.filter((server) => server !== null);
}

function checkMembers(members: JsonObject | Json[], kind: Kind, at: NodePath, problems: Problems): void {
  if (Array.isArray(members)) {
    const unfit = members.flatMap((value, index) => (fits(value, kind) ? [] : [index]));
    for (const index of unfit)
      problems.error(pathTo(at, index), {
        rule: "struct",
        message: `A ${kind} must be an object.`,
        fix: `write the ${kind} as a map, or a $ref to it`,
      });
    for (const index of unfit.reverse()) members.splice(index, 1);
    return;
  }
  for (const [key, value] of Object.entries(members)) {
    if (key.startsWith("x-") && kind !== "schema") continue;
    if (fits(value, kind)) continue;
    problems.error(pathTo(at, key), mustBe(key, "an object"));
    delete members[key];
  }
}

const formOf = ({ form, kind }: Rule): KeywordForm => {
  if (form === "one") return { words: "an object", fits: (value) => fits(value, kind) };
  return form === "list" ? { words: "a list", fits: Array.isArray } : { words: "a map", fits: isObject };
};

const fits = (value: Json, kind: Kind): boolean => (kind === "schema" ? isSchema(value) : isObject(value));
