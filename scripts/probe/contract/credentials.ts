import { asObject, at, followed, formatPointer, isObject, type JsonObject, listMembers } from "../../schema/json.ts";

export type HeaderFields = Readonly<Record<string, string>>;

/** A header, cookie or query parameter that has a credential. */
export interface CredentialPlace {
  readonly in: "header" | "cookie" | "query";
  /** In lower case for a header. */
  readonly name: string;
  /** How a value that nobody issued looks. */
  readonly wrong: string;
}

/** Which security schemes an operation names, in which combinations. Empty: it can be called without credentials. */
export function requirementsOf(document: JsonObject, node: JsonObject): readonly (readonly string[])[] {
  const required = node.security ?? document.security;
  const requirements = Array.isArray(required) ? required.filter(isObject).map((one) => Object.keys(one)) : [];
  // An empty requirement means that credentials are optional.
  return requirements.some((schemes) => schemes.length === 0) ? [] : requirements;
}

/** The security schemes of a document, by name. */
export function schemesIn(document: JsonObject): JsonObject {
  const { securitySchemes } = asObject(document.components);
  return Object.fromEntries(
    listMembers(securitySchemes).map(([name]) => {
      const place = followed(document, formatPointer(["components", "securitySchemes", name]));
      return [name, at(document, place) ?? null];
    }),
  );
}

/**
 * Whether every way into an operation needs a credential that the request carries. A certificate belongs to the connection, so nobody knows
 * whether a request without it is refused.
 */
export const carriesCredentials = (document: JsonObject, node: JsonObject): boolean => {
  const schemes = schemesIn(document);
  const isCarried = (name: string): boolean => asObject(schemes[name]).type !== "mutualTLS";
  const requirements = requirementsOf(document, node);
  return requirements.length > 0 && requirements.every((names) => names.some(isCarried));
};

/** The headers of several schemes together. All cookies are one header. */
export function joinHeaders(parts: readonly HeaderFields[]): HeaderFields {
  const cookies = parts.flatMap(({ Cookie }) => Cookie ?? []);
  return { ...Object.assign({}, ...parts), ...(cookies.length > 0 && { Cookie: cookies.join("; ") }) };
}

/** Where an operation's credentials are sent. Empty: it can be called without any. */
export function findCredentialPlaces(document: JsonObject, node: JsonObject): CredentialPlace[] {
  const names = new Set(requirementsOf(document, node).flat());
  return Object.entries(schemesIn(document)).flatMap(([name, scheme]) =>
    names.has(name) && isObject(scheme) && scheme.type !== "mutualTLS" ? [placeOf(scheme)] : [],
  );
}

function placeOf({ type, in: place, name = "", scheme }: JsonObject): CredentialPlace {
  if (type === "apiKey" && (place === "query" || place === "cookie"))
    return { in: place, name: String(name), wrong: "wrong" };
  if (type === "apiKey") return { in: "header", name: String(name).toLowerCase(), wrong: "wrong" };
  const isBasic = typeof scheme === "string" && scheme.toLowerCase() === "basic";
  const wrong = isBasic ? `Basic ${Buffer.from("nobody:wrong").toString("base64")}` : "Bearer wrong";
  return { in: "header", name: "authorization", wrong };
}

/** The names of what holds credentials, in lower case: HTTP's own headers, and the document's API keys in headers and queries. */
export function credentialNames(document: JsonObject): Set<string> {
  const keys = [...apiKeys(document, "header"), ...apiKeys(document, "query")].map((name) => name.toLowerCase());
  return new Set(["authorization", "proxy-authorization", "cookie", ...keys]);
}

/** What no report may show: what holds credentials, and every header that was given for the run, because its value may be a secret. */
export const secretNames = (document: JsonObject, given: Iterable<string>): Set<string> =>
  new Set([...credentialNames(document), ...Array.from(given, (name) => name.toLowerCase())]);

/** The names of the API keys that are sent in headers or in queries. */
export const apiKeys = (document: JsonObject, place: "header" | "query"): string[] =>
  Object.values(schemesIn(document)).flatMap((scheme) =>
    isObject(scheme) && scheme.type === "apiKey" && scheme.in === place ? [String(scheme.name)] : [],
  );

/** A URL in which the values of these query parameters are not shown. */
export const withoutKeys = (url: string, names: Iterable<string>): string => {
  const hidden = new Set(Array.from(names, (name) => encodeURIComponent(name).toLowerCase()));
  return url.replaceAll(/([?&])([^=&#]*)=[^&#]*/g, (pair, mark: string, name: string) =>
    hidden.has(name.toLowerCase()) ? `${mark}${name}=(hidden)` : pair,
  );
};

/** A credential that nobody issued, of the same form, so that it is not refused for its form. */
export function wrongCredential(value: string): string {
  const [, scheme = "", secret = ""] = /^((?:bearer|basic|digest) )?(.*)$/i.exec(value) ?? [];
  if (scheme.toLowerCase() === "basic ") return `${scheme}${Buffer.from("nobody:wrong").toString("base64")}`;
  return scheme + "wrong".repeat(Math.ceil(secret.length / 5)).slice(0, Math.max(5, secret.length));
}
