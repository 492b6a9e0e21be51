// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How the credential of each scheme is sent. */
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

/** The caller must meet every scheme of one requirement. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the called operation requires of the credential. */
export interface RequiredScopes {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler for each scheme: returns the caller to whom the credential belongs, or refuses it. */
export interface SecurityHandlers<Context, Outcome> {
  /** A token. *\/ Not the end. */
  token(credential: { readonly token: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  basic(credential: { readonly username: string; readonly password: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  digest(credential: { readonly token: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  "X Key"(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  inQuery(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  inCookie(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  oauth(credential: { readonly token: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  oidc(credential: { readonly token: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  tls(credential: { readonly certificate: unknown }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  aliased(credential: { readonly username: string; readonly password: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
}
