// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How the credential of each scheme is sent. */
export const securitySchemes = {
  session: {"type":"apiKey","in":"cookie","parameter":"operator_session","scopes":[],"extensions":{"x-max-length":100}},
} as const;

export type SecuritySchemeName = "session";

/** The caller must meet every scheme of one requirement. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the called operation requires of the credential. */
export interface RequiredScopes {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler for each scheme: returns the caller to whom the credential belongs, or refuses it. */
export interface SecurityHandlers<Context, Outcome> {
  /** The cookie that `signIn` sets. It is HttpOnly and SameSite=Strict. */
  session(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
}
