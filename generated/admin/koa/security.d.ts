// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route, SchemeRow } from "../runtime/route.js";
import type { Call, Invalid, Reply, SecurityOutcome } from "./call.js";
import type { VerifyBody } from "./read-body.js";
/** A function of the generated `SecurityHandlers`: there is one for each scheme. */
export type SchemeHandler<Identity, State> = (credential: never, required: {
    readonly operationId: string;
    readonly scopes: readonly string[];
}, call: Call<Identity, State>) => SecurityOutcome<Identity> | Promise<SecurityOutcome<Identity>>;
export type Schemes = Readonly<Record<string, SchemeRow>>;
export type SchemeHandlers<Identity, State> = Readonly<Record<string, SchemeHandler<Identity, State>>>;
/** A call whose caller is not known yet, and whose body is not read yet. */
export interface CallToIdentify<Identity, State> extends Call<Identity, State> {
    identity: Identity | undefined;
    warnings: Call<Identity, State>["warnings"];
}
export type Authentication = {
    readonly ok: true;
    readonly verifyBody: VerifyBody | undefined;
} | {
    readonly ok: false;
    readonly reply: Reply | undefined;
};
/**
 * Finds the first security requirement of a route that the caller meets. If none is met, the reply is that of the first
 * requirement for which all credentials were sent, because that is the one the caller meant.
 */
export declare class Authenticator<Identity, State> {
    #private;
    constructor(schemes: Schemes, handlers: SchemeHandlers<Identity, State>);
    /** Throws when the server starts if a scheme has no handler, not when the first caller uses it. */
    assertServes({ operationId, security }: Route): void;
    /** With a challenge for each accepted http scheme, as RFC 9110 requires. */
    unauthorized({ security }: Route): Invalid;
    /** While the schemes of a requirement are checked, `identity` is the result of the previous one: both may have to agree. */
    authenticate(call: CallToIdentify<Identity, State>): Promise<Authentication>;
}
