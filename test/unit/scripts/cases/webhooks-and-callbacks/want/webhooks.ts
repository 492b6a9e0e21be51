// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status4XX } from "contract-kit-runtime/replies";
import type {
  Event,
  EventRequest,
} from "./types.ts";
import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "contract-kit-runtime/webhook-sender";
import { webhooks } from "./validators.js";

export type NewReportHeaders = {
  readonly "webhook-id": string;
};

export type NewReportBody = Event;

export type NewReportRequest = {
  readonly header: NewReportHeaders;
  readonly mediaType: "application/json";
  readonly body: NewReportBody;
};

export type NewReportReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: EventRequest;
  }
  | {
    readonly status: Status4XX;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PutNamedRequest = Record<never, never>;

export type PutNamedReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type SubscribeOnEventRequestBodyUrlBody = Event;

export type SubscribeOnEventRequestBodyUrlRequest =
  | {
    readonly mediaType: "application/json";
    readonly body: SubscribeOnEventRequestBodyUrlBody;
  }
  | {
    readonly mediaType?: undefined;
    readonly body?: undefined;
  };

export type SubscribeOnEventRequestBodyUrlReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type EndedRequest = Record<never, never>;

export type EndedReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method for each call. It returns the documented reply, or what was received instead. */
export interface WebhookSender {
  /** A report is there */
  newReport(url: string, request: NewReportRequest): Promise<Sent<NewReportReply>>;
  /** named */
  putNamed(url: string, request: PutNamedRequest): Promise<Sent<PutNamedReply>>;
  /** subscribe.onEvent.{$request.body#/url} */
  subscribeOnEventRequestBodyUrl(url: string, request: SubscribeOnEventRequestBodyUrlRequest): Promise<Sent<SubscribeOnEventRequestBodyUrlReply>>;
  /** subscribe.onEnd.http://example.com/end?id={$request.query.id} */
  ended(url: string, request: EndedRequest): Promise<Sent<EndedReply>>;
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
  /** A report is there */
  newReport(request: Fields<NewReportRequest>, context: Context): NewReportReply | Promise<NewReportReply>;
  /** named */
  putNamed(request: Fields<PutNamedRequest>, context: Context): PutNamedReply | Promise<PutNamedReply>;
  /** subscribe.onEvent.{$request.body#/url} */
  subscribeOnEventRequestBodyUrl(request: Fields<SubscribeOnEventRequestBodyUrlRequest>, context: Context): SubscribeOnEventRequestBodyUrlReply | Promise<SubscribeOnEventRequestBodyUrlReply>;
  /** subscribe.onEnd.http://example.com/end?id={$request.query.id} */
  ended(request: Fields<EndedRequest>, context: Context): EndedReply | Promise<EndedReply>;
}

export const webhookRows = {
  newReport: {
    method: "POST",
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    validators: webhooks["newReport"],
  },
  putNamed: {
    method: "PUT",
    parameters: [],
    validators: webhooks["putNamed"],
  },
  subscribeOnEventRequestBodyUrl: {
    method: "POST",
    parameters: [],
    validators: webhooks["subscribeOnEventRequestBodyUrl"],
  },
  ended: {
    method: "DELETE",
    parameters: [],
    validators: webhooks["ended"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender whose HTTP requests are made by the transport. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
