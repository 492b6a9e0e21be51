// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { CallRow } from "./calls.js";
import type { SchemeRow } from "./route.js";
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
    onRequest(call: {
        readonly request: Request;
        readonly schemaPath: string;
    }): Promise<Request | undefined>;
}
/** Adds to each request the credentials of the first security requirement of its operation for which all are there. */
export declare function credentialMiddleware({ rows, schemes, credentials }: CredentialParts): CredentialMiddleware;
