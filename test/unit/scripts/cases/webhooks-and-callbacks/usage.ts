import { type WebhookReceiver, webhookSender } from "./want/webhooks.ts";

export async function send(): Promise<string | number> {
  const sender = webhookSender(async ({ url }) => ({ status: 200, body: url }));
  const sent = await sender.newReport("https://example.com", {
    header: { "webhook-id": "x" },
    mediaType: "application/json",
    body: { id: "1", at: "now" },
  });
  // @ts-expect-error the header is required
  await sender.newReport("https://example.com", { mediaType: "application/json", body: { id: "1", at: "now" } });
  await sender.putNamed("https://example.com", {});
  if (!sent.documented) return sent.status;
  return sent.reply.status === 200 ? sent.reply.body.secret : sent.reply.status;
}

export const receiver: WebhookReceiver<undefined> = {
  newReport: ({ body }) => ({ status: 200, body: { id: body.id + body.at, secret: "x" } }),
  putNamed: () => ({ status: 200 }),
  subscribeOnEventRequestBodyUrl: ({ body }) => (body === undefined ? { status: 204 } : { status: 204 }),
  ended: () => ({ status: 204 }),
};
// @ts-expect-error a call is left out
export const deaf: WebhookReceiver<undefined> = { putNamed: () => ({ status: 200 }) };
// @ts-expect-error an undocumented status
export const status: ReturnType<WebhookReceiver<undefined>["putNamed"]> = { status: 500 };
