// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "./runtime/webhook-sender.js";
import { webhooks } from "./validators.js";

export type NewsRequest = Record<never, never>;

export type NewsReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method a call, which returns the documented answer or says what came instead. */
export interface WebhookSender {
  /** news */
  news(url: string, request: NewsRequest): Promise<Sent<NewsReply>>;
}

/** For whoever is called: one handler a call. */
export interface WebhookReceiver<Context> {
  /** news */
  news(request: NewsRequest, context: Context): NewsReply | Promise<NewsReply>;
}

export const webhookRows = {
  news: {
    method: "POST",
    parameters: [],
    validators: webhooks["news"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender over the given transport, which makes the HTTP request and nothing else. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
