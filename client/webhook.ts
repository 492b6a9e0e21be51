export { MemorySeenDeliveries, type SeenDeliveries } from "./seen-deliveries.ts";
export {
  type AlertEvent,
  type VerifyOptions,
  verifyAlert,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookReport,
} from "./verify-webhook.ts";
export { type ExpressRequest, type ExpressResponse, expressWebhook } from "./webhook-express.ts";
export { fetchWebhook } from "./webhook-fetch.ts";
export { type KoaContext, koaWebhook } from "./webhook-koa.ts";
export type { NodeRequest } from "./webhook-node.ts";
export type { ReceiverOptions } from "./webhook-receiver.ts";
