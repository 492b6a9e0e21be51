// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How the credential of each scheme is sent. */
export const securitySchemes = {
  key: {"type":"apiKey","in":"header","parameter":"X-Key","scopes":[],"extensions":{}},
} as const;

export type SecuritySchemeName = "key";

/** The caller must meet every scheme of one requirement. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the called operation requires of the credential. */
export interface RequiredScopes {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler for each scheme: returns the caller to whom the credential belongs, or refuses it. */
export interface SecurityHandlers<Context, Outcome> {
  key(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
}
