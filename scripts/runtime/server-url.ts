/** A server of the document. Its URL may have variables: `https://{region}.example.com`. */
export interface ServerRow {
  readonly url: string;
  readonly name?: string;
  readonly variables?: { readonly [name: string]: { readonly default: string; readonly enum?: readonly string[] } };
}

/** The server that a caller chooses, by its name or its URL as the document has them. Default: the first one. */
export interface ChosenServer {
  readonly url?: string;
  readonly name?: string;
  readonly variables?: { readonly [name: string]: string | undefined };
}

/** The URL of a server, with its variables filled in. Empty if the document names no server. */
export function serverUrl(servers: readonly ServerRow[], { url, name, variables = {} }: ChosenServer = {}): string {
  const chosen = name ?? url;
  const server = chosen === undefined ? servers[0] : servers.find((one) => chosen === (name ? one.name : one.url));
  if (server === undefined) {
    if (chosen === undefined) return "";
    throw new TypeError(
      `${chosen} is not a server of the document: ${servers.map((one) => one.name ?? one.url).join(", ")}`,
    );
  }
  return server.url.replaceAll(/\{([^{}]*)\}/g, (_, key: string) => {
    const variable = server.variables?.[key];
    const value = variables[key] ?? variable?.default ?? "";
    if (variable?.enum?.includes(value) === false)
      throw new TypeError(`the server variable ${key} must be one of ${variable.enum.join(", ")}, not ${value}`);
    return value;
  });
}
