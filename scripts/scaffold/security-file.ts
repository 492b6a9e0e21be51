import { propertyName } from "../document/names.ts";
import type { OutputFile } from "../emit/emitter.ts";
import type { SecurityScheme } from "../model/model.ts";

const SECRET = "development";

/** The file with one function for each security scheme. Each accepts one credential, and only during development. */
export function makeSecurityFile(schemes: readonly SecurityScheme[]): OutputFile {
  const functions = schemes.map((scheme) => `  ${propertyName(scheme.name)}: ${makeFunction(scheme)},`);
  const credentials = schemes.flatMap((scheme) => {
    const value = makeCredential(scheme);
    return value === undefined ? [] : `  ${propertyName(scheme.name)}: ${value},`;
  });
  const text = `import type { Credentials } from "../generated/client.ts";
import { type ApiSecurity, allow, deny } from "../generated/server.ts";

/** What handlers know of a caller. Change it to what yours need. */
export interface Caller {
  readonly name: string;
}

/**
 * The credential that is accepted until you write your own checks. It is no secret, so nothing is accepted in production.
 */
const DEVELOPMENT_CREDENTIAL = ${JSON.stringify(SECRET)};

const check = (credential: string) =>
  process.env.NODE_ENV !== "production" && credential === DEVELOPMENT_CREDENTIAL
    ? allow<Caller>({ name: "developer" })
    : deny();

/** One function for each security scheme of the document. */
export const security: ApiSecurity<Caller> = {
${functions.join("\n")}
};

/** What the client sends to be let in. */
export const developmentCredentials: Credentials = {
${credentials.join("\n")}
};
`;
  return { path: "server/security.ts", text };
}

function makeFunction({ type, httpScheme }: SecurityScheme): string {
  if (type === "http" && httpScheme === "basic") return "({ password }) => check(password)";
  if (type === "apiKey") return "({ key }) => check(key)";
  // A certificate is checked by whatever ends TLS, so that there is none during development.
  if (type === "mutualTLS") return "() => check(DEVELOPMENT_CREDENTIAL)";
  return "({ token }) => check(token)";
}

/** The credential of a scheme in the client's options. The client has none for certificates. */
function makeCredential({ type, httpScheme }: SecurityScheme): string | undefined {
  if (type === "mutualTLS") return undefined;
  if (type === "http" && httpScheme === "basic") return `{ username: "developer", password: DEVELOPMENT_CREDENTIAL }`;
  return "DEVELOPMENT_CREDENTIAL";
}

/** The headers that carry the development credential of a scheme; undefined if it is not sent in headers. */
export function makeHeaders(scheme: SecurityScheme): Record<string, string> | undefined {
  const { type, httpScheme = "bearer", parameter = "", in: place } = scheme;
  switch (type) {
    case "apiKey":
      if (place === "query") return undefined;
      return place === "cookie" ? { Cookie: `${parameter}=${SECRET}` } : { [parameter]: SECRET };
    case "mutualTLS":
      return undefined;
    case "http":
      return { Authorization: `${capitalise(httpScheme)} ${httpScheme === "basic" ? BASIC : SECRET}` };
    default:
      return { Authorization: `Bearer ${SECRET}` };
  }
}

const BASIC = Buffer.from(`developer:${SECRET}`).toString("base64");

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
