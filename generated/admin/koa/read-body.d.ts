// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { MediaRow, Route } from "../runtime/route.js";
import type { IncomingRequest } from "./call.js";
import { type Refused } from "./invalid.js";
/** A body that was read and not yet validated. */
export interface Body {
    readonly mediaType: string;
    readonly kind: MediaRow["kind"];
    readonly value: unknown;
    /** For JSON: the text. */
    readonly text?: string;
}
export type BodyOutcome = {
    readonly ok: true;
    readonly body: Body | undefined;
} | Refused;
/** Reads a multipart form. Passed in, because it needs a package that only documents with such forms need. */
export type ReadMultipart = (request: IncomingRequest, row: MediaRow, limits: FormLimits) => Promise<{
    readonly ok: true;
    readonly value: unknown;
} | Refused>;
export interface FormLimits {
    readonly bodyBytes: number;
    readonly parts: number;
    /** In all parts that are JSON, together. */
    readonly jsonValues: number;
    readonly faultCode: string;
}
/** How the bodies of an operation are read. */
export interface BodyOptions extends FormLimits {
    readonly readMultipart: ReadMultipart | undefined;
}
/** Counts the bytes of this body towards the limit for all bodies. */
export interface BodyBudget {
    /** Returns false if the limit is reached. */
    reserve(bytes: number): boolean;
}
export type VerifyBody = (body: Uint8Array) => boolean | Promise<boolean>;
/** Checks media type, size and signature, then parses. If the operation has no body, the body of the request is left unread. */
export declare function readBody(route: Route, request: IncomingRequest, options: BodyOptions, budget: BodyBudget, verify: VerifyBody | undefined): Promise<BodyOutcome>;
