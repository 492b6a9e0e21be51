// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status } from "contract-kit-runtime/replies";
import type {
  CarrierAnswers,
  CarrierQuestion,
  CarrierSubmission,
  CarrierVerdicts,
  WebhookAlert,
  WebhookReceipt,
  WebhookReport,
} from "./types.ts";
import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "contract-kit-runtime/webhook-sender";
import { webhooks } from "./validators.js";

export type ReceiveReportHeaders = {
  /** @description Identifier of the report's delivery, the same on every try. */
  readonly "webhook-id": string;
  /** @description When this try was made, in seconds since 1970. Refuse one that is more than five minutes off. */
  readonly "webhook-timestamp": string;
  /** @description One or more signatures, separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over id, timestamp and body joined by points. During a rotation there is one for each of the two secrets; one that fits is enough. */
  readonly "webhook-signature": string;
};

export type ReceiveReportBody = WebhookReport;

export type ReceiveReportRequest = {
  readonly header: ReceiveReportHeaders;
  readonly mediaType: "application/json";
  readonly body: ReceiveReportBody;
};

export type ReceiveReportReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: WebhookReceipt;
  }
  | {
    readonly status: Exclude<Status, 200>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ReceiveAlertHeaders = {
  /** @description Identifier of the alert, the same on every try. */
  readonly "webhook-id": string;
  /** @description When this try was made, in seconds since 1970. Refuse one that is more than five minutes off. */
  readonly "webhook-timestamp": string;
  /** @description One or more signatures, separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over id, timestamp and body joined by points. During a rotation there is one for each of the two secrets; one that fits is enough. */
  readonly "webhook-signature": string;
};

export type ReceiveAlertBody = WebhookAlert;

export type ReceiveAlertRequest = {
  readonly header: ReceiveAlertHeaders;
  readonly mediaType: "application/json";
  readonly body: ReceiveAlertBody;
};

export type ReceiveAlertReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: Exclude<Status, 200>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type SubmitMessagesHeaders = {
  /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
  readonly "webhook-id": string;
  /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
  readonly "webhook-timestamp": string;
};

export type SubmitMessagesBody = CarrierSubmission;

export type SubmitMessagesRequest = {
  readonly header: SubmitMessagesHeaders;
  readonly mediaType: "application/json";
  readonly body: SubmitMessagesBody;
};

export type SubmitMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: CarrierVerdicts;
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "Retry-After"?: number;
    };
    readonly body?: undefined;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
    };
    readonly body?: undefined;
  }
  | {
    readonly status: Exclude<Status, 200 | 401 | 429 | 503>;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type AskMessagesHeaders = {
  /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
  readonly "webhook-id": string;
  /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
  readonly "webhook-timestamp": string;
};

export type AskMessagesBody = CarrierQuestion;

export type AskMessagesRequest = {
  readonly header: AskMessagesHeaders;
  readonly mediaType: "application/json";
  readonly body: AskMessagesBody;
};

export type AskMessagesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: CarrierAnswers;
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
  /** Tell you that reports of a channel fail */
  receiveAlert(url: string, request: ReceiveAlertRequest): Promise<Sent<ReceiveAlertReply>>;
  /** Hand messages to a provider */
  submitMessages(url: string, request: SubmitMessagesRequest): Promise<Sent<SubmitMessagesReply>>;
  /** Ask a provider about messages */
  askMessages(url: string, request: AskMessagesRequest): Promise<Sent<AskMessagesReply>>;
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
  /** Deliver a report to your receiver */
  receiveReport(request: Fields<ReceiveReportRequest>, context: Context): ReceiveReportReply | Promise<ReceiveReportReply>;
  /** Tell you that reports of a channel fail */
  receiveAlert(request: Fields<ReceiveAlertRequest>, context: Context): ReceiveAlertReply | Promise<ReceiveAlertReply>;
  /** Hand messages to a provider */
  submitMessages(request: Fields<SubmitMessagesRequest>, context: Context): SubmitMessagesReply | Promise<SubmitMessagesReply>;
  /** Ask a provider about messages */
  askMessages(request: Fields<AskMessagesRequest>, context: Context): AskMessagesReply | Promise<AskMessagesReply>;
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
  receiveAlert: {
    method: "POST",
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-signature","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    validators: webhooks["receiveAlert"],
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
