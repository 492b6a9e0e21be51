import { randomBytes } from "node:crypto";
import { hashPassword } from "../accounts/password.ts";
import type { OperatorParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";

export interface ChosenPassword {
  readonly hash: string;
  /** A password that was made here. It is shown once, because nothing else keeps it. Null: it was given. */
  readonly made: string | null;
}

export async function choosePassword(
  password: string | undefined,
  { passwordCost: cost }: Pick<OperatorParts, "passwordCost">,
): Promise<ChosenPassword> {
  if (password === undefined) {
    const made = randomBytes(18).toString("base64url");
    return { hash: await hashPassword(made, { cost }), made };
  }
  // Callers send it in a header, so it must be a valid header value.
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(password))
    throw new Refusal(
      "invalid",
      "a password must be 1 to 200 printable ASCII characters, without a space at either end",
    );
  return { hash: await hashPassword(password, { cost }), made: null };
}

/** `new` makes one. */
export function chooseWebhookSecret(text: string): string {
  if (text === "new") return makeWebhookSecret();
  // Standard Webhooks: 24 to 64 bytes.
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, "base64").length;
  if (bytes < 24 || bytes > 64)
    throw new Refusal("invalid", "a webhook secret must be whsec_ and the base64 of 24 to 64 bytes, or new");
  return text;
}

/** As many bytes as the hash of the signature has. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
