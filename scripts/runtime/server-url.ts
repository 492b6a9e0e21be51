/** A server of the document. Its URL may have variables: `https://{region}.example.com`. */
export interface ServerRow {
  readonly url: string;
  readonly variables?: { readonly [name: string]: { readonly default: string; readonly enum?: readonly string[] } };
}

/** The server that a caller chooses, by its URL as the document has it. Default: the first one. */
export interface ChosenServer {
  readonly url?: string;
  readonly variables?: { readonly [name: string]: string | undefined };
}

/** The URL of a server, with its variables filled in. Empty if the document names no server. */
export function serverUrl(servers: readonly ServerRow[], { url, variables = {} }: ChosenServer = {}): string {
  const server = url === undefined ? servers[0] : servers.find((one) => one.url === url);
  if (server === undefined) {
    if (url === undefined) return "";
    throw new TypeError(`${url} is not a server of the document: ${servers.map((one) => one.url).join(", ")}`);
  }
  return server.url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = server.variables?.[name];
    const value = variables[name] ?? variable?.default ?? "";
    if (variable?.enum?.includes(value) === false)
      throw new TypeError(`the server variable ${name} must be one of ${variable.enum.join(", ")}, not ${value}`);
    return value;
  });
}
