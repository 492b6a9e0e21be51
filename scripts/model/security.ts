import type { ProblemDetails } from "../document/problem.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { followRef } from "../document/walk-document.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { readDeprecation } from "../schema/deprecation.ts";
import { asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import type { SecurityRequirement, SecurityScheme } from "./model.ts";

const TYPES: readonly string[] = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"];

export function readSecuritySchemes(document: JsonObject, problems: Problems): SecurityScheme[] {
  const components = asObject(document.components);
  const schemes = asObject(components.securitySchemes);
  return Object.entries(schemes).flatMap(([name, entry]) => {
    const scheme = followRef(document, entry);
    const at = pathTo(undefined, "components", "securitySchemes", name);
    const problem = findProblem(scheme);
    if (problem !== undefined) {
      problems.error(at, problem);
      return [placeholderScheme(name)];
    }
    return [toScheme(name, scheme)];
  });
}

function findProblem(scheme: JsonObject): ProblemDetails | undefined {
  const rule = "security-scheme";
  if (!TYPES.includes(String(scheme.type))) {
    const message = `The type of the security scheme, ${JSON.stringify(scheme.type ?? null)}, is not known.`;
    return { rule, message, fix: `write one of ${TYPES.join(", ")}${didYouMean(String(scheme.type), TYPES)}` };
  }
  if (
    scheme.type === "apiKey" &&
    (typeof scheme.name !== "string" || !["header", "query", "cookie"].includes(String(scheme.in)))
  )
    return {
      rule,
      message: "The apiKey scheme lacks its name or place.",
      fix: "add name, and in: header, query or cookie",
    };
  if (scheme.type === "http" && typeof scheme.scheme !== "string")
    return { rule, message: "The http scheme lacks its scheme.", fix: "add scheme: bearer, basic or another" };
  return undefined;
}

function toScheme(name: string, scheme: JsonObject): SecurityScheme {
  const deprecation = readDeprecation(scheme);
  return {
    name,
    type: scheme.type as SecurityScheme["type"],
    description: typeof scheme.description === "string" ? scheme.description : "",
    ...(scheme.type === "apiKey" ? { in: String(scheme.in), parameter: String(scheme.name) } : {}),
    ...(scheme.type === "http" ? { httpScheme: String(scheme.scheme).toLowerCase() } : {}),
    scopes: listScopes(scheme),
    ...(deprecation && { deprecation }),
    extensions: Object.fromEntries(Object.entries(scheme).filter(([key]) => key.startsWith("x-"))),
  };
}

function listScopes(scheme: JsonObject): string[] {
  const flows = isObject(scheme.flows) ? Object.values(scheme.flows) : [];
  const names = flows.flatMap((flow) => (isObject(flow) && isObject(flow.scopes) ? Object.keys(flow.scopes) : []));
  return [...new Set(names)];
}

/** Replaces a scheme that the document does not describe, so that with --lenient its operations still require credentials. */
const placeholderScheme = (name: string): SecurityScheme => ({
  name,
  type: "http",
  description: "Not described by the document: taken as a bearer token.",
  httpScheme: "bearer",
  scopes: [],
  extensions: {},
});

/** What an operation requires: its own `security`, else the document's. Missing schemes are added. */
export function readSecurity(
  own: Json | undefined,
  common: Json | undefined,
  schemes: SecurityScheme[],
  at: NodePath,
  problems: Problems,
): SecurityRequirement[] {
  const asked = own ?? common ?? [];
  const here = pathTo(own === undefined ? undefined : at, "security");
  const list = (Array.isArray(asked) ? asked : [asked]).map((one) => (typeof one === "string" ? { [one]: [] } : one));
  if (!Array.isArray(asked) || !asked.every(isObject))
    problems.error(here, {
      rule: "struct",
      message: "security must be a list of maps from a scheme to its scopes.",
      fix: "write a list, such as security: [{apiKey: []}]",
    });
  return list.filter(isObject).map((requirement) =>
    Object.entries(requirement).map(([scheme, scopes]) => {
      if (!schemes.some(({ name }) => name === scheme)) {
        const known = schemes.map(({ name }) => name);
        problems.error(here, {
          rule: "security-defined",
          message: `The security scheme ${scheme} is not among the components.`,
          fix: `add it to components.securitySchemes, or correct its name${didYouMean(scheme, known)}`,
        });
        schemes.push(placeholderScheme(scheme));
      }
      return { scheme, scopes: Array.isArray(scopes) ? scopes.map(String) : [] };
    }),
  );
}
