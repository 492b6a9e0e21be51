import { securitySchemes } from "../../generated/security.ts";
import { rights } from "../../generated/tables.ts";

/** What a credential may call; the contract's operations name it with `x-right`. */
export type Right = (typeof rights)[number]["right"];

/** In the order of the contract's table. */
export const RIGHTS: readonly Right[] = rights.map(({ right }) => right);

/** A credential beside the account's own password, which has all rights and no end. */
export interface Credential {
  readonly id: string;
  readonly rights: readonly Right[];
  /** Undefined: it has no end. */
  readonly endsMs: number | undefined;
  readonly createdMs: number;
}

/** Which credential a token was issued for. One that was removed and added again is another. */
export type CredentialName = Pick<Credential, "id" | "createdMs">;

/** No account id has it, so a client id says without a query whose credential it is, and a wrong password costs one hash. */
const SEPARATOR = "/";
export const MAX_CLIENT_ID_LENGTH = securitySchemes.clientId.extensions["x-max-length"];

/** The account and the credential that a client id names; without a credential it is the account's own password. */
export function splitClientId(clientId: string): {
  readonly accountId: string;
  readonly credentialId: string | undefined;
} {
  const at = clientId.indexOf(SEPARATOR);
  if (at < 0) return { accountId: clientId, credentialId: undefined };
  return { accountId: clientId.slice(0, at), credentialId: clientId.slice(at + 1) };
}

export const toClientId = (accountId: string, credentialId: string): string =>
  `${accountId}${SEPARATOR}${credentialId}`;

/** The credential with this id that has not ended. */
export function findCredential(credentials: readonly Credential[], id: string, nowMs: number): Credential | undefined {
  const found = credentials.find((credential) => credential.id === id);
  return found === undefined || (found.endsMs !== undefined && found.endsMs <= nowMs) ? undefined : found;
}
