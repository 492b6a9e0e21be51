// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";
import type {
  Pet,
} from "./types.ts";
import { makeSender, type Sent, type WebhookRow, type WebhookTransport } from "contract-kit-runtime/webhook-sender";
import { webhooks } from "./validators.js";

export type PetSoldBody = Pet;

export type PetSoldRequest = {
  readonly mediaType: "application/json";
  readonly body: PetSoldBody;
};

export type PetSoldReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type PetAdoptedBody = Pet;

export type PetAdoptedRequest =
  | {
    readonly mediaType: "application/json";
    readonly body: PetAdoptedBody;
  }
  | {
    readonly mediaType?: undefined;
    readonly body?: undefined;
  };

export type PetAdoptedReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** For the service: one method for each call. It returns the documented reply, or what was received instead. */
export interface WebhookSender {
  /** petSold */
  petSold(url: string, request: PetSoldRequest): Promise<Sent<PetSoldReply>>;
  /** addPet.onAdopted.{$request.body#/callback} */
  petAdopted(url: string, request: PetAdoptedRequest): Promise<Sent<PetAdoptedReply>>;
}

/** For the receiver: one handler for each call. */
export interface WebhookReceiver<Context> {
  /** petSold */
  petSold(request: Fields<PetSoldRequest>, context: Context): PetSoldReply | Promise<PetSoldReply>;
  /** addPet.onAdopted.{$request.body#/callback} */
  petAdopted(request: Fields<PetAdoptedRequest>, context: Context): PetAdoptedReply | Promise<PetAdoptedReply>;
}

export const webhookRows = {
  petSold: {
    method: "POST",
    parameters: [],
    validators: webhooks["petSold"],
  },
  petAdopted: {
    method: "POST",
    parameters: [],
    validators: webhooks["petAdopted"],
  },
} as const satisfies Record<string, WebhookRow>;

/** A sender whose HTTP requests are made by the transport. */
export const webhookSender = (transport: WebhookTransport): WebhookSender =>
  makeSender<WebhookSender>(webhookRows, transport);
