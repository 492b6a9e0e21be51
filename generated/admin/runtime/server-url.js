// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The URL of a server, with its variables filled in. Empty if the document names no server. */
export function serverUrl(servers, { url, variables = {} } = {}) {
    const server = url === undefined ? servers[0] : servers.find((one) => one.url === url);
    if (server === undefined) {
        if (url === undefined)
            return "";
        throw new TypeError(`${url} is not a server of the document: ${servers.map((one) => one.url).join(", ")}`);
    }
    return server.url.replaceAll(/\{([^{}]*)\}/g, (_, name) => {
        const variable = server.variables?.[name];
        const value = variables[name] ?? variable?.default ?? "";
        if (variable?.enum?.includes(value) === false)
            throw new TypeError(`the server variable ${name} must be one of ${variable.enum.join(", ")}, not ${value}`);
        return value;
    });
}
