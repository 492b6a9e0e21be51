import type { Operation, SecurityScheme } from "../../../model/model.ts";

/** A header, cookie or query parameter that has a credential. */
export interface CredentialPlace {
  readonly in: "header" | "cookie" | "query";
  /** In lower case for a header. */
  readonly name: string;
  /** How a value that nobody issued looks. */
  readonly wrong: string;
}

/** Where an operation's credentials are sent. Empty: it can be called without any. */
export function findCredentialPlaces({ security }: Operation, schemes: readonly SecurityScheme[]): CredentialPlace[] {
  if (security.some((requirement) => requirement.length === 0)) return [];
  const names = new Set(security.flatMap((requirement) => requirement.map(({ scheme }) => scheme)));
  return schemes.filter(({ name, type }) => names.has(name) && type !== "mutualTLS").map(toPlace);
}

function toPlace({ type, in: place, parameter = "", httpScheme }: SecurityScheme): CredentialPlace {
  if (type === "apiKey" && (place === "query" || place === "cookie"))
    return { in: place, name: parameter, wrong: "wrong" };
  if (type === "apiKey") return { in: "header", name: parameter.toLowerCase(), wrong: "wrong" };
  const wrong = httpScheme === "basic" ? `Basic ${Buffer.from("nobody:wrong").toString("base64")}` : "Bearer wrong";
  return { in: "header", name: "authorization", wrong };
}
