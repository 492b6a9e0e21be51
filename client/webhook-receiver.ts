import { type Check, callback, checkOptions, isObject } from "./check-options.ts";
import { MemorySeenDeliveries, type SeenDeliveries } from "./seen-deliveries.ts";
import {
  secretsCheck,
  toleranceCheck,
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookReport,
} from "./verify-webhook.ts";

/** The options of the receivers for Koa, Express and fetch. */
export interface ReceiverOptions extends Pick<VerifyOptions, "toleranceS"> {
  /** The secret of the account, or both secrets during a rotation. */
  readonly secrets: string | readonly string[];
  /**
   * Stores the report. If it succeeds, the delivery is confirmed to the gateway; if it throws, the report comes
   * again. Be done within 5 seconds.
   */
  readonly onReport: (report: WebhookReport, event: WebhookEvent) => void | Promise<void>;
  /** The store of processed deliveries (default: in memory). */
  readonly seen?: SeenDeliveries | undefined;
}

const CHECKS: Readonly<Record<keyof ReceiverOptions, Check>> = {
  secrets: secretsCheck,
  onReport: callback,
  seen: (value) =>
    isObject(value) && "has" in value && "add" in value ? undefined : "an object with the functions has and add",
  toleranceS: toleranceCheck,
};

export interface Delivery {
  readonly method: string;
  readonly headers: WebhookHeaders;
  /** undefined: the body is larger than any report. */
  body(): Promise<string | Uint8Array | undefined>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Receive = (delivery: Delivery) => Promise<Answer>;

/** A report has a few hundred bytes. */
export const MAX_BYTES = 64 * 1024;

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Processes deliveries of any server. Errors of `onReport` are thrown. */
export function receiver(caller: string, options: ReceiverOptions): Receive {
  checkOptions(caller, options, CHECKS, ["secrets", "onReport"]);
  const { secrets, onReport, seen = new MemorySeenDeliveries(), toleranceS } = options;
  /** If a report arrives again while it is being processed, both deliveries get the same result. */
  const underWay = new Map<string, Promise<void>>();
  const handle = async (event: WebhookEvent): Promise<void> => {
    if (await seen.has(event.id)) return;
    await onReport(event.report, event);
    await seen.add(event.id);
  };
  const handleOnce = (event: WebhookEvent): Promise<void> => {
    const running = underWay.get(event.id);
    if (running !== undefined) return running;
    const handled = handle(event).finally(() => underWay.delete(event.id));
    underWay.set(event.id, handled);
    return handled;
  };
  return async (delivery) => {
    if (delivery.method !== "POST") return answer(405, { error: "method" }, { allow: "POST" });
    const body = await delivery.body();
    if (body === undefined || body.length > MAX_BYTES) return answer(413, { error: "too large" });
    let event: WebhookEvent;
    try {
      event = verifyWebhook(body, delivery.headers, secrets, { toleranceS });
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      return answer(error.why === "body" ? 400 : 401, { error: error.why });
    }
    await handleOnce(event);
    return answer(200, { msgKey: event.report.msgKey });
  };
}
