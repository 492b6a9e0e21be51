// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** Adds to each request the credentials of the first security requirement of its operation for which all are there. */
export function credentialMiddleware({ rows, schemes, credentials }) {
    const byPath = new Map(Object.values(rows).map((row) => [`${row.method.toUpperCase()} ${row.path}`, row]));
    const read = async (scheme) => {
        const given = Object.hasOwn(credentials, scheme) ? Reflect.get(credentials, scheme) : undefined;
        return typeof given === "function" ? given() : given;
    };
    return {
        async onRequest({ request, schemaPath }) {
            const { security = [], otherSecurity = [] } = byPath.get(`${request.method} ${schemaPath}`) ?? {};
            for (const requirement of [security, ...otherSecurity]) {
                // The certificate of mutual TLS belongs to the connection, not to the request.
                const sent = requirement.filter((scheme) => schemes[scheme]?.type !== "mutualTLS");
                const values = await Promise.all(sent.map(read));
                if (sent.length === 0 || values.includes(undefined))
                    continue;
                return sent.reduce((next, scheme, index) => addCredential(next, schemes[scheme], values[index]), request);
            }
            return undefined;
        },
    };
}
function addCredential(request, scheme, value) {
    if (scheme?.type !== "apiKey")
        return addHeader(request, "Authorization", authorization(scheme, value));
    const { in: place, parameter = "" } = scheme;
    if (place === "header")
        return addHeader(request, parameter, String(value));
    if (place === "cookie") {
        const cookies = [request.headers.get("Cookie"), `${parameter}=${encodeURIComponent(String(value))}`];
        request.headers.set("Cookie", cookies.filter((cookie) => cookie !== null).join("; "));
        return request;
    }
    const url = new URL(request.url);
    if (url.searchParams.has(parameter))
        return request;
    // As text: `searchParams.append` would write the other parameters in another style.
    const pair = `${encodeURIComponent(parameter)}=${encodeURIComponent(String(value))}`;
    url.search = url.search === "" ? pair : `${url.search}&${pair}`;
    return new Request(url, request);
}
/** A header that the call itself has is kept. */
function addHeader(request, name, value) {
    if (!request.headers.has(name))
        request.headers.set(name, value);
    return request;
}
function authorization(scheme, value) {
    const word = scheme?.type === "http" ? (scheme.httpScheme ?? "bearer") : "bearer";
    if (word !== "basic")
        return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${String(value)}`;
    const { username, password } = value;
    // RFC 7617: UTF-8, of which btoa takes one character for each byte.
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
