import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import type { SecurityRequirement, SecurityScheme } from "./model.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { resolved } from "./resolve.ts";

const TYPES: readonly string[] = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"];

export function readSecuritySchemes(document: JsonObject, problems: Problems): SecurityScheme[] {
  const components = isObject(document.components) ? document.components : {};
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {};
  return Object.entries(schemes).flatMap(([name, entry]) => {
    const scheme = resolved(document, entry);
    const at = step(undefined, "components", "securitySchemes", name);
    const problem = faultOf(scheme);
    if (problem !== undefined) {
      problems.cannot(at, problem);
      return [undescribed(name)];
    }
    return [schemeOf(name, scheme)];
  });
}

function faultOf(scheme: JsonObject): string | undefined {
  if (!TYPES.includes(String(scheme.type)))
    return `unknown type of security scheme: ${JSON.stringify(scheme.type ?? null)}`;
  if (
    scheme.type === "apiKey" &&
    (typeof scheme.name !== "string" || !["header", "query", "cookie"].includes(String(scheme.in)))
  )
    return "an apiKey scheme needs a name and in: header, query or cookie";
  if (scheme.type === "http" && typeof scheme.scheme !== "string")
    return "an http scheme needs a scheme (bearer, basic, …)";
  return undefined;
}

function schemeOf(name: string, scheme: JsonObject): SecurityScheme {
  return {
    name,
    type: scheme.type as SecurityScheme["type"],
    description: typeof scheme.description === "string" ? scheme.description : "",
    ...(scheme.type === "apiKey" ? { in: scheme.in as "header", parameter: String(scheme.name) } : {}),
    ...(scheme.type === "http" ? { httpScheme: String(scheme.scheme).toLowerCase() } : {}),
    scopes: scopesOf(scheme),
    extensions: Object.fromEntries(Object.entries(scheme).filter(([key]) => key.startsWith("x-"))),
  };
}

function scopesOf(scheme: JsonObject): string[] {
  const flows = isObject(scheme.flows) ? Object.values(scheme.flows) : [];
  const names = flows.flatMap((flow) => (isObject(flow) && isObject(flow.scopes) ? Object.keys(flow.scopes) : []));
  return [...new Set(names)];
}

/** Stands for a scheme that the document does not describe, so that with --lenient what it guards does not stand open. */
const undescribed = (name: string): SecurityScheme => ({
  name,
  type: "http",
  description: "Not described by the document: taken as a bearer token.",
  httpScheme: "bearer",
  scopes: [],
  extensions: {},
});

/** What an operation asks for: its own `security`, else the document's. Schemes that are missing are added. */
export function readSecurity(
  own: Json | undefined,
  common: Json | undefined,
  schemes: SecurityScheme[],
  at: Path,
  problems: Problems,
): SecurityRequirement[] {
  const asked = own ?? common ?? [];
  const here = step(own === undefined ? undefined : at, "security");
  const list = (Array.isArray(asked) ? asked : [asked]).map((one) => (typeof one === "string" ? { [one]: [] } : one));
  if (!Array.isArray(asked) || !asked.every(isObject))
    problems.cannot(here, "security must be a list of maps from a scheme to its scopes");
  return list.filter(isObject).map((requirement) =>
    Object.entries(requirement).map(([scheme, scopes]) => {
      if (!schemes.some(({ name }) => name === scheme)) {
        problems.cannot(here, `the security scheme ${scheme} is not among the components`);
        schemes.push(undescribed(scheme));
      }
      return { scheme, scopes: Array.isArray(scopes) ? scopes.map(String) : [] };
    }),
  );
}
