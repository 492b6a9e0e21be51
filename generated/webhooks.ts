// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present, Status } from "./runtime/replies.js";
import type { operations } from "./types.ts";
import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "./runtime/webhook-sender.js";
import { webhooks } from "./validators.js";

export type ReceiveReportRequest = {
  readonly header: {
    readonly "webhook-id": Present<NonNullable<operations["receiveReport"]["parameters"]["header"]>, "webhook-id">;
    readonly "webhook-timestamp": Present<NonNullable<operations["receiveReport"]["parameters"]["header"]>, "webhook-timestamp">;
    readonly "webhook-signature": Present<NonNullable<operations["receiveReport"]["parameters"]["header"]>, "webhook-signature">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["receiveReport"]["requestBody"]>["content"]["application/json"] };

export type ReceiveReportReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReport"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: Exclude<Status, 200>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method a call, which returns the documented answer or says what came instead. */
export interface WebhookSender {
  /** Deliver a report to your receiver */
  receiveReport(url: string, request: ReceiveReportRequest): Promise<Sent<ReceiveReportReply>>;
}

/** For whoever is called: one handler a call. */
export interface WebhookReceiver<Context> {
  /** Deliver a report to your receiver */
  receiveReport(request: ReceiveReportRequest, context: Context): ReceiveReportReply | Promise<ReceiveReportReply>;
}

export const webhookRows = {
  receiveReport: {
    method: "POST",
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-signature","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    validators: webhooks["receiveReport"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender over the given transport, which makes the HTTP request and nothing else. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
