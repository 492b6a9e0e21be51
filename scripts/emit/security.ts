import { literal, propertyName } from "../document/names.ts";
import type { SecurityScheme } from "../model/model.ts";
import { schemeText } from "./code/client-options.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** The type of the credential that the handler of a scheme gets. */
function credentialType(scheme: SecurityScheme): string {
  if (scheme.type === "http" && scheme.httpScheme === "basic")
    return "{ readonly username: string; readonly password: string }";
  if (scheme.type === "apiKey") return "{ readonly key: string }";
  if (scheme.type === "mutualTLS") return "{ readonly certificate: unknown }";
  return "{ readonly token: string }";
}

function schemeRow(scheme: SecurityScheme): string {
  const { name, description: _, deprecation: _deprecation, ...row } = scheme;
  return `${propertyName(name)}: ${literal(row)},`;
}

function handlerMember(scheme: SecurityScheme): string {
  const text = schemeText(scheme);
  const note = text === "" ? "" : `/** ${text} */\n`;
  return `${note}${propertyName(scheme.name)}(credential: ${credentialType(scheme)}, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;`;
}

/** A table of the security schemes, and an interface with one handler for each. */
export const emitSecurity: Emitter = (api) => {
  const names = api.securitySchemes.map((scheme) => literal(scheme.name));
  const text = `${BANNER}
/** How the credential of each scheme is sent. */
export const securitySchemes = {
${indent(api.securitySchemes.map(schemeRow).join("\n"))}
} as const;

export type SecuritySchemeName = ${names.length > 0 ? names.join(" | ") : "never"};

/** The caller must meet every scheme of one requirement. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the called operation requires of the credential. */
export interface RequiredScopes {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler for each scheme: returns the caller to whom the credential belongs, or refuses it. */
export interface SecurityHandlers<Context, Outcome> {
${indent(api.securitySchemes.map(handlerMember).join("\n"))}
}
`;
  return [{ path: "security.ts", text }];
};
