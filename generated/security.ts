// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How the credential of each scheme is sent. */
export const securitySchemes = {
  bearerToken: {"type":"http","httpScheme":"bearer","scopes":[],"extensions":{"x-max-length":2000}},
  clientId: {"type":"apiKey","in":"header","parameter":"X-SVC-Client-Id","scopes":[],"extensions":{"x-max-length":100}},
  clientPassword: {"type":"apiKey","in":"header","parameter":"X-SVC-Client-Passwd","scopes":[],"extensions":{"x-max-length":200}},
  carrierSignature: {"type":"apiKey","in":"header","parameter":"webhook-signature","scopes":[],"extensions":{"x-origin":"extension","x-max-length":500}},
} as const;

export type SecuritySchemeName = "bearerToken" | "clientId" | "clientPassword" | "carrierSignature";

/** The caller must meet every scheme of one requirement. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the called operation requires of the credential. */
export interface RequiredScopes {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler for each scheme: returns the caller to whom the credential belongs, or refuses it. */
export interface SecurityHandlers<Context, Outcome> {
  /** The token, after the scheme word and one space. At most 2000 characters. */
  bearerToken(credential: { readonly token: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  /** The account ID, at most 100 printable characters. Used together with the password. */
  clientId(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  /** The password of the account, at most 200 printable characters. */
  clientPassword(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
  /** One or more signatures of a request between the gateway and a message provider, separated by a space, each `v1,` and the base64 of an HMAC-SHA256. At most 500 characters. */
  carrierSignature(credential: { readonly key: string }, required: RequiredScopes, context: Context): Outcome | Promise<Outcome>;
}
