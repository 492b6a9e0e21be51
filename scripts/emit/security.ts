import type { SecurityScheme } from "../ir/model.ts";
import { commentText, propertyName } from "../ir/names.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** What a caller shows for a scheme, as its handler gets it. */
function credentialType(scheme: SecurityScheme): string {
  if (scheme.type === "http" && scheme.httpScheme === "basic")
    return "{ readonly username: string; readonly password: string }";
  if (scheme.type === "apiKey") return "{ readonly key: string }";
  if (scheme.type === "mutualTLS") return "{ readonly certificate: unknown }";
  return "{ readonly token: string }";
}

function schemeRow(scheme: SecurityScheme): string {
  const { name, description: _, ...row } = scheme;
  return `${propertyName(name)}: ${JSON.stringify(row)},`;
}

function handlerMember(scheme: SecurityScheme): string {
  const note = scheme.description === "" ? "" : `/** ${commentText(scheme.description)} */\n`;
  return `${note}${propertyName(scheme.name)}(credential: ${credentialType(scheme)}, asked: Asked, context: Context): Outcome | Promise<Outcome>;`;
}

/** A table of the security schemes, and one typed handler for each: none can be forgotten. */
export const emitSecurity: Emitter = (api) => {
  const names = api.securitySchemes.map((scheme) => JSON.stringify(scheme.name));
  const text = `${BANNER}
/** How each scheme's credential travels. */
export const securitySchemes = {
${indent(api.securitySchemes.map(schemeRow).join("\n"))}
} as const;

export type SecuritySchemeName = ${names.length > 0 ? names.join(" | ") : "never"};

/** One of these must be met; within one, every scheme. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the operation at hand asks for. */
export interface Asked {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler a scheme: it takes the credential that was shown and says who shows it, or refuses. */
export interface SecurityHandlers<Context, Outcome> {
${indent(api.securitySchemes.map(handlerMember).join("\n"))}
}
`;
  return [{ path: "security.ts", text }];
};
