import { commentText, literal, propertyName } from "../../document/names.ts";
import type { Api, SecurityScheme, Server } from "../../model/model.ts";
import { describeDeprecation } from "../../runtime/deprecation.ts";
import { indent } from "../emitter.ts";

/** What the document says of a scheme, for a comment; empty if it says nothing. */
export const schemeText = ({ description, deprecation }: SecurityScheme): string =>
  [commentText(description), deprecation === undefined ? "" : `@${commentText(describeDeprecation(deprecation))}`]
    .filter((text) => text !== "")
    .join(" ");

/** What the caller gives for a scheme; undefined if the request does not have it. */
function credentialType(scheme: SecurityScheme): string | undefined {
  if (scheme.type === "mutualTLS") return undefined;
  return scheme.type === "http" && scheme.httpScheme === "basic" ? "UserAndPassword" : "string";
}

export function credentialMember(scheme: SecurityScheme): string[] {
  const type = credentialType(scheme);
  if (type === undefined) return [];
  const where =
    scheme.type === "apiKey"
      ? `the ${scheme.in === "header" ? "header" : scheme.in === "cookie" ? "cookie" : "query parameter"} ${scheme.parameter}`
      : "the header Authorization";
  const text = schemeText(scheme);
  const note = `${commentText(`Sent in ${where}.`)}${text === "" ? "" : ` ${text}`}`;
  return [`/** ${note} */\nreadonly ${propertyName(scheme.name)}?: Given<${type}>;`];
}

function serverRow({ url, name: own, variables }: Server): string {
  const rows = variables.map(({ name, default: preset, enum: values }) => [name, { default: preset, enum: values }]);
  return `${literal({ url, ...(own === "" ? {} : { name: own }), ...(rows.length > 0 ? { variables: Object.fromEntries(rows) } : {}) })},`;
}

/** The first server is the default, so its URL need not be named. */
function serverType({ url, name, variables, description }: Server, index: number): string {
  const note = description === "" ? "" : `/** ${commentText(description)} */\n`;
  const values = variables.map((variable) => {
    const type = variable.enum?.map((value) => literal(value)).join(" | ") ?? "string";
    const text = `${variable.description === "" ? "" : `${variable.description} `}Default: ${variable.default}`;
    return `/** ${commentText(text)} */\nreadonly ${propertyName(variable.name)}?: ${type};`;
  });
  const rest = values.length > 0 ? [`readonly variables?: {\n${indent(values.join("\n"))}\n};`] : [];
  const chosenBy = [["url", url], ...(name === "" ? [] : [["name", name]])] as const;
  return chosenBy
    .map(([key = "", value]) => [`${note}readonly ${key}${index === 0 ? "?" : ""}: ${literal(value)};`, ...rest])
    .map((members) => `| {\n${indent(members.join("\n"), "    ")}\n  }`)
    .join("\n");
}

/** The options for retries and time limits. */
export const RETRY_OPTIONS = "retry, timeoutMs, deadlineMs, onRetry";

/** What a client can do besides to call. */
export interface ClientFeatures {
  readonly isSecured: boolean;
  readonly hasRetries: boolean;
  readonly hasEtags: boolean;
}

export const destructuredOptions = ({ servers, hasDeprecations }: Api, features: ClientFeatures): string => {
  const taken = [
    ...(servers.length > 0 ? ["server"] : []),
    ...(features.isSecured ? ["credentials"] : []),
    ...(hasDeprecations ? ["onDeprecated"] : []),
    ...(features.hasEtags ? ["etags = false"] : []),
    ...(features.hasRetries ? [RETRY_OPTIONS] : []),
  ];
  return taken.length > 0 ? `{ ${taken.join(", ")}, ...options }` : "options";
};

/** The document's servers and security schemes as options of the client. */
export function clientOptions(
  { servers, hasDeprecations }: Api,
  credentials: readonly string[],
  { hasRetries, hasEtags }: ClientFeatures,
): string {
  const serverTypes =
    servers.length > 0
      ? `/** A server of the document, and values for the variables of its URL. */
export type Server =
${indent(servers.map(serverType).join("\n"))};

`
      : "";
  const serverOption =
    servers.length > 0
      ? "  /** The server that is called, unless `baseUrl` is given. Default: the first one. */\n  readonly server?: Server;\n"
      : "";
  const credentialTypes =
    credentials.length > 0
      ? `/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
${indent(credentials.join("\n"))}
}

`
      : "";
  const credentialOption =
    credentials.length > 0
      ? '  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */\n  readonly credentials?: Credentials | ClientOptions["credentials"];\n'
      : "";
  const deprecationOption = hasDeprecations
    ? "  /** Called once for each deprecated operation that is called. Default: console.warn; false: nobody is told. */\n  readonly onDeprecated?: OnDeprecated;\n"
    : "";
  const etagOption = hasEtags
    ? "  /** Keeps answers that have an ETag, and asks with If-None-Match whether they have changed (default: false). */\n  readonly etags?: EtagSettings | boolean;\n"
    : "";
  return `${credentialTypes}/** The servers of the document. */
export const servers: readonly ServerRow[] = [
${indent(servers.map(serverRow).join("\n"))}
];

${serverTypes}export interface ApiClientOptions extends ${credentials.length > 0 ? 'Omit<ClientOptions, "credentials">' : "ClientOptions"}${hasRetries ? ", RetrySettings" : ""} {
${serverOption}${credentialOption}${deprecationOption}${etagOption}}
`;
}
