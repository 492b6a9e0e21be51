import type { CallRow } from "./calls.ts";
import type { SchemeRow } from "./route.ts";

/** A credential, or a function that returns it; it is called for each request. Undefined: there is none at present. */
export type Given<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);

export interface UserAndPassword {
  readonly username: string;
  readonly password: string;
}

export interface CredentialParts {
  readonly rows: Readonly<Record<string, CallRow>>;
  readonly schemes: Readonly<Record<string, SchemeRow>>;
  /** By the name of the security scheme. */
  readonly credentials: object;
}

/** A middleware of openapi-fetch. */
export interface CredentialMiddleware {
  onRequest(call: { readonly request: Request; readonly schemaPath: string }): Promise<Request | undefined>;
}

/** Adds to each request the credentials of the first security requirement of its operation for which all are there. */
export function credentialMiddleware({ rows, schemes, credentials }: CredentialParts): CredentialMiddleware {
  const byPath = new Map(Object.values(rows).map((row) => [`${row.method.toUpperCase()} ${row.path}`, row]));
  const read = async (scheme: string): Promise<unknown> => {
    const given: unknown = Object.hasOwn(credentials, scheme) ? Reflect.get(credentials, scheme) : undefined;
    return typeof given === "function" ? given() : given;
  };
  return {
    async onRequest({ request, schemaPath }) {
      const { security = [], otherSecurity = [] } = byPath.get(`${request.method} ${schemaPath}`) ?? {};
      for (const requirement of [security, ...otherSecurity]) {
        // The certificate of mutual TLS belongs to the connection, not to the request.
        const sent = requirement.filter((scheme) => schemes[scheme]?.type !== "mutualTLS");
        const values = await Promise.all(sent.map(read));
        if (sent.length === 0 || values.includes(undefined)) continue;
        return sent.reduce((next, scheme, index) => addCredential(next, schemes[scheme], values[index]), request);
      }
      return undefined;
    },
  };
}

function addCredential(request: Request, scheme: SchemeRow | undefined, value: unknown): Request {
  if (scheme?.type !== "apiKey") return addHeader(request, "Authorization", authorization(scheme, value));
  const { in: place, parameter = "" } = scheme;
  if (place === "header") return addHeader(request, parameter, String(value));
  if (place === "cookie") {
    const cookies = [request.headers.get("Cookie"), `${parameter}=${encodeURIComponent(String(value))}`];
    request.headers.set("Cookie", cookies.filter((cookie) => cookie !== null).join("; "));
    return request;
  }
  const url = new URL(request.url);
  if (url.searchParams.has(parameter)) return request;
  // As text: `searchParams.append` would write the other parameters in another style.
  const pair = `${encodeURIComponent(parameter)}=${encodeURIComponent(String(value))}`;
  url.search = url.search === "" ? pair : `${url.search}&${pair}`;
  return new Request(url, request);
}

/** A header that the call itself has is kept. */
function addHeader(request: Request, name: string, value: string): Request {
  if (!request.headers.has(name)) request.headers.set(name, value);
  return request;
}

function authorization(scheme: SchemeRow | undefined, value: unknown): string {
  const word = scheme?.type === "http" ? (scheme.httpScheme ?? "bearer") : "bearer";
  if (word !== "basic") return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${String(value)}`;
  const { username, password } = value as UserAndPassword;
  // RFC 7617: UTF-8, of which btoa takes one character for each byte.
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
