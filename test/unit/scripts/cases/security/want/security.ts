// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How each scheme's credential travels. */
export const securitySchemes = {
  token: {"type":"http","httpScheme":"bearer","scopes":[],"extensions":{}},
  basic: {"type":"http","httpScheme":"basic","scopes":[],"extensions":{}},
  digest: {"type":"http","httpScheme":"digest","scopes":[],"extensions":{}},
  "X Key": {"type":"apiKey","in":"header","parameter":"X-Key","scopes":[],"extensions":{"x-max-length":20}},
  inQuery: {"type":"apiKey","in":"query","parameter":"key","scopes":[],"extensions":{}},
  inCookie: {"type":"apiKey","in":"cookie","parameter":"session","scopes":[],"extensions":{}},
  oauth: {"type":"oauth2","scopes":["read","write","admin"],"extensions":{}},
  oidc: {"type":"openIdConnect","scopes":[],"extensions":{}},
  tls: {"type":"mutualTLS","scopes":[],"extensions":{}},
  aliased: {"type":"http","httpScheme":"basic","scopes":[],"extensions":{}},
} as const;

export type SecuritySchemeName = "token" | "basic" | "digest" | "X Key" | "inQuery" | "inCookie" | "oauth" | "oidc" | "tls" | "aliased";

/** One of these must be met; within one, every scheme. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the operation at hand asks for. */
export interface Asked {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler a scheme: it takes the credential that was shown and says who shows it, or refuses. */
export interface SecurityHandlers<Context, Outcome> {
  /** A token. *\/ Not the end. */
  token(credential: { readonly token: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  basic(credential: { readonly username: string; readonly password: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  digest(credential: { readonly token: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  "X Key"(credential: { readonly key: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  inQuery(credential: { readonly key: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  inCookie(credential: { readonly key: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  oauth(credential: { readonly token: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  oidc(credential: { readonly token: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  tls(credential: { readonly certificate: unknown }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
  aliased(credential: { readonly username: string; readonly password: string }, asked: Asked, context: Context): Outcome | Promise<Outcome>;
}
