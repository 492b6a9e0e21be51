// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** How each scheme's credential travels. */
export const securitySchemes = {

} as const;

export type SecuritySchemeName = never;

/** One of these must be met; within one, every scheme. */
export type SecurityRequirement = readonly { readonly scheme: SecuritySchemeName; readonly scopes: readonly string[] }[];

/** What the operation at hand asks for. */
export interface Asked {
  readonly operationId: string;
  readonly scopes: readonly string[];
}

/** One handler a scheme: it takes the credential that was shown and says who shows it, or refuses. */
export interface SecurityHandlers<Context, Outcome> {

}
