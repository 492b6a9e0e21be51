// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Fault } from "./explain.js";
import { type ParameterRow } from "./parameters.js";
import type { Validator } from "./validator.js";
export interface WebhookRow {
    readonly method: string;
    readonly parameters: readonly ParameterRow[];
    readonly validators: {
        readonly body: {
            readonly [mediaType: string]: Validator;
        };
        readonly responses: {
            readonly [status: string]: {
                readonly body: {
                    readonly [mediaType: string]: Validator;
                };
            };
        };
    };
}
export interface WebhookCall {
    readonly webhook: string;
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | undefined;
}
export interface WebhookAnswer {
    readonly status: number;
    readonly body: string;
}
/** Makes one HTTP request. Throws network errors such as a time-out or a refused connection. */
export type WebhookTransport = (call: WebhookCall) => Promise<WebhookAnswer>;
/** The answer of the receiver: a reply that the document describes, or anything else. */
export type Sent<Reply> = {
    readonly documented: true;
    readonly reply: Reply;
} | {
    readonly documented: false;
    readonly status: number;
    readonly body: string;
    readonly faults: readonly Fault[];
};
/** One method for each row of the table. */
export declare function makeSender<Sender>(rows: Readonly<Record<string, WebhookRow>>, transport: WebhookTransport): Sender;
