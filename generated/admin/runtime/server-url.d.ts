// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** A server of the document. Its URL may have variables: `https://{region}.example.com`. */
export interface ServerRow {
    readonly url: string;
    readonly variables?: {
        readonly [name: string]: {
            readonly default: string;
            readonly enum?: readonly string[];
        };
    };
}
/** The server that a caller chooses, by its URL as the document has it. Default: the first one. */
export interface ChosenServer {
    readonly url?: string;
    readonly variables?: {
        readonly [name: string]: string | undefined;
    };
}
/** The URL of a server, with its variables filled in. Empty if the document names no server. */
export declare function serverUrl(servers: readonly ServerRow[], { url, variables }?: ChosenServer): string;
