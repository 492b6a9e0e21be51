// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route, SchemeRow } from "../runtime/route.js";
import type { Call, Invalid, Reply, SecurityOutcome } from "./call.js";
import type { VerifyBody } from "./read-body.js";
/** What the binding needs of the generated `SecurityHandlers`: one function a scheme. */
export type SchemeHandler<Identity, State> = (credential: never, asked: {
    readonly operationId: string;
    readonly scopes: readonly string[];
}, call: Call<Identity, State>) => SecurityOutcome<Identity> | Promise<SecurityOutcome<Identity>>;
export type Schemes = Readonly<Record<string, SchemeRow>>;
export type SchemeHandlers<Identity, State> = Readonly<Record<string, SchemeHandler<Identity, State>>>;
interface CallToIdentify<Identity, State> extends Call<Identity, State> {
    identity: Identity | undefined;
}
export type Authentication = {
    readonly ok: true;
    readonly verifyBody: VerifyBody | undefined;
} | {
    readonly ok: false;
    readonly reply: Reply | undefined;
};
/**
 * Finds the first requirement of a route that the caller meets. Where none is met, the answer is that of the first whose
 * credentials were all shown, for that is the one the caller meant.
 */
export declare class Authenticator<Identity, State> {
    #private;
    constructor(schemes: Schemes, handlers: SchemeHandlers<Identity, State>);
    /** A scheme that nobody checks is noticed at the start, not when the first caller shows it. */
    assertServes({ operationId, security }: Route): void;
    /** With a challenge for each http scheme that would do, as RFC 9110 wants it. */
    unauthorized({ security }: Route): Invalid;
    /** While the schemes of a requirement are checked, `identity` is what the one before said: both may have to agree. */
    authenticate(call: CallToIdentify<Identity, State>): Promise<Authentication>;
}
export {};
