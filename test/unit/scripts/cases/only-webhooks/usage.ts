import { createClient } from "./want/client.ts";
import type { Handlers } from "./want/handlers.ts";
import { routes } from "./want/routes.ts";
import type { SecurityHandlers } from "./want/security.ts";
import type { WebhookReceiver } from "./want/webhooks.ts";

export const handlers: Handlers<undefined> = {};
export const security: SecurityHandlers<undefined, string> = {};
export const count: 0 = routes.length;
export const client = createClient({ baseUrl: "https://example.com" });
export const receiver: WebhookReceiver<undefined> = { news: () => ({ status: 204 }) };
