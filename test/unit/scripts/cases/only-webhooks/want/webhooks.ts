// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "contract-kit-runtime/webhook-sender";
import { webhooks } from "./validators.js";

export type NewsRequest = Record<never, never>;

export type NewsReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method for each call. It returns the documented reply, or what was received instead. */
export interface WebhookSender {
  /** news */
  news(url: string, request: NewsRequest): Promise<Sent<NewsReply>>;
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
  /** news */
  news(request: Fields<NewsRequest>, context: Context): NewsReply | Promise<NewsReply>;
}

export const webhookRows = {
  news: {
    method: "POST",
    parameters: [],
    validators: webhooks["news"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender whose HTTP requests are made by the transport. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
