import { randomBytes } from "node:crypto";
import { UsageError } from "../usage-error.ts";

/** What stands behind `--webhook-secret`; `new` makes one. */
export function webhookSecret(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (text === "new") return newWebhookSecret();
  // Standard Webhooks: 24 to 64 bytes.
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, "base64").length;
  if (bytes < 24 || bytes > 64)
    throw new UsageError("--webhook-secret must be whsec_ and the base64 of 24 to 64 bytes, or new");
  return text;
}

/** As many bytes as the hash that they go into. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
