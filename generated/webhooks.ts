// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present, ReplyHeaders, Status } from "./runtime/replies.js";
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

export type SubmitMessagesRequest = {
  readonly header: {
    readonly "webhook-id": Present<NonNullable<operations["submitMessages"]["parameters"]["header"]>, "webhook-id">;
    readonly "webhook-timestamp": Present<NonNullable<operations["submitMessages"]["parameters"]["header"]>, "webhook-timestamp">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["submitMessages"]["requestBody"]>["content"]["application/json"] };

export type SubmitMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["submitMessages"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["submitMessages"]["responses"][429]["headers"], never, "Retry-After">;
    readonly body?: undefined;
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["submitMessages"]["responses"][503]["headers"], never, "Retry-After">;
    readonly body?: undefined;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 429 | 503>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type AskMessagesRequest = {
  readonly header: {
    readonly "webhook-id": Present<NonNullable<operations["askMessages"]["parameters"]["header"]>, "webhook-id">;
    readonly "webhook-timestamp": Present<NonNullable<operations["askMessages"]["parameters"]["header"]>, "webhook-timestamp">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["askMessages"]["requestBody"]>["content"]["application/json"] };

export type AskMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["askMessages"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: Exclude<Status, 200>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method for each call. It returns the documented reply, or what was received instead. */
export interface WebhookSender {
  /** Deliver a report to your receiver */
  receiveReport(url: string, request: ReceiveReportRequest): Promise<Sent<ReceiveReportReply>>;
  /** Hand messages to a provider */
  submitMessages(url: string, request: SubmitMessagesRequest): Promise<Sent<SubmitMessagesReply>>;
  /** Ask a provider about messages */
  askMessages(url: string, request: AskMessagesRequest): Promise<Sent<AskMessagesReply>>;
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
  /** Deliver a report to your receiver */
  receiveReport(request: ReceiveReportRequest, context: Context): ReceiveReportReply | Promise<ReceiveReportReply>;
  /** Hand messages to a provider */
  submitMessages(request: SubmitMessagesRequest, context: Context): SubmitMessagesReply | Promise<SubmitMessagesReply>;
  /** Ask a provider about messages */
  askMessages(request: AskMessagesRequest, context: Context): AskMessagesReply | Promise<AskMessagesReply>;
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
  submitMessages: {
    method: "POST",
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    validators: webhooks["submitMessages"],
  },
  askMessages: {
    method: "POST",
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    validators: webhooks["askMessages"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender whose HTTP requests are made by the transport. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
