import { propertyName } from "../document/names.ts";
import type { OutputFile } from "../emit/emitter.ts";
import type { SecurityScheme } from "../model/model.ts";

const SECRET = "development";

/** The file with one function for each security scheme. Each accepts one credential, and only during development. */
export function makeSecurityFile(schemes: readonly SecurityScheme[]): OutputFile {
  const functions = schemes.map((scheme) => `  ${propertyName(scheme.name)}: ${makeFunction(scheme)},`);
  const sent = sentSchemes(schemes);
  const credentials = sent.map((scheme) => `  ${propertyName(scheme.name)}: ${makeCredential(scheme)},`);
  const text = `${sent.length > 0 ? 'import type { Credentials } from "../generated/client.ts";\n' : ""}import { type ApiSecurity, allow, deny } from "../generated/server.ts";

/** What handlers know of a caller. Change it to what yours need. */
export interface Caller {
  readonly name: string;
}

/**
 * The credential that is accepted until you write your own checks. It is no secret, so nothing is accepted in production.
 */
const DEVELOPMENT_CREDENTIAL = ${JSON.stringify(SECRET)};

const check = (credential: unknown) =>
  process.env.NODE_ENV !== "production" && credential === DEVELOPMENT_CREDENTIAL
    ? allow<Caller>({ name: "developer" })
    : deny();

/** One function for each security scheme of the document. */
export const security: ApiSecurity<Caller> = {
${functions.join("\n")}
};
${sent.length > 0 ? makeDevelopmentCredentials(credentials) : ""}${hasCertificates(schemes) ? CERTIFICATE : ""}`;
  return { path: "server/security.ts", text };
}

function makeFunction({ type, httpScheme }: SecurityScheme): string {
  if (type === "http" && httpScheme === "basic") return "({ password }) => check(password)";
  if (type === "apiKey") return "({ key }) => check(key)";
  if (type === "mutualTLS") return "({ certificate }) => check(certificate)";
  return "({ token }) => check(token)";
}

const makeDevelopmentCredentials = (rows: readonly string[]): string => `
/** What the client sends to be let in. */
export const developmentCredentials: Credentials = {
${rows.join("\n")}
};
`;

/** The credential of a scheme in the client's options. */
const makeCredential = ({ type, httpScheme }: SecurityScheme): string =>
  type === "http" && httpScheme === "basic"
    ? `{ username: "developer", password: DEVELOPMENT_CREDENTIAL }`
    : "DEVELOPMENT_CREDENTIAL";

/** Those whose credentials requests carry. A certificate belongs to the connection. */
export const sentSchemes = (schemes: readonly SecurityScheme[]): SecurityScheme[] =>
  schemes.filter(({ type }) => type !== "mutualTLS");

export const hasCertificates = (schemes: readonly SecurityScheme[]): boolean =>
  schemes.some(({ type }) => type === "mutualTLS");

const CERTIFICATE = `
/**
 * The caller's certificate. Whatever ends TLS before this server asks for it and passes it on: read it from that header, and only if nobody
 * else can reach the server. If the server itself ends TLS, leave the function out of serveApi. During development there is no certificate.
 */
export const certificate = (): unknown => (process.env.NODE_ENV === "production" ? undefined : DEVELOPMENT_CREDENTIAL);
`;

/** The headers that carry the development credential of a scheme, and by its name a key of the query. None for a certificate. */
export function makeHeaders(scheme: SecurityScheme): Record<string, string> {
  const { type, httpScheme = "bearer", parameter = "", in: place } = scheme;
  switch (type) {
    case "apiKey":
      return place === "cookie" ? { Cookie: `${parameter}=${SECRET}` } : { [parameter]: SECRET };
    case "mutualTLS":
      return {};
    case "http":
      return { Authorization: `${capitalise(httpScheme)} ${httpScheme === "basic" ? BASIC : SECRET}` };
    default:
      return { Authorization: `Bearer ${SECRET}` };
  }
}

const BASIC = Buffer.from(`developer:${SECRET}`).toString("base64");

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
