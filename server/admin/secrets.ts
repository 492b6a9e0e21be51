import { randomBytes } from "node:crypto";
import { text as readAll } from "node:stream/consumers";
import { hashPassword } from "../accounts/password.ts";
import { OperatorError } from "../wiring/errors.ts";
import type { CommandArgs } from "./command-args.ts";

export interface ChosenPassword {
  readonly hash: string;
  /** A password that was made here. It is shown once, because nothing else keeps it. */
  readonly made: string | undefined;
}

export const passwordHelp = `  --password PASSWORD       1 to 200 printable ASCII characters; left out, one is made and shown once;
                            "-" reads it from standard input, so that the list of processes does not show it`;

export const readPasswordInput = async (args: CommandArgs): Promise<string> =>
  args.text("password") === "-" ? (await readAll(process.stdin)).replace(/\r?\n$/, "") : "";

export async function choosePassword(args: CommandArgs, input: string): Promise<ChosenPassword> {
  const wanted = args.text("password");
  if (wanted === undefined) {
    const made = randomBytes(18).toString("base64url");
    return { hash: await hashPassword(made), made };
  }
  const password = wanted === "-" ? input : wanted;
  // Callers send it in a header, so it must be a valid header value.
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(password))
    throw new OperatorError("--password must be 1 to 200 printable ASCII characters, without a space at either end");
  return { hash: await hashPassword(password), made: undefined };
}

/** The value of `--webhook-secret`; `new` makes one. */
export function parseWebhookSecret(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (text === "new") return makeWebhookSecret();
  // Standard Webhooks: 24 to 64 bytes.
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, "base64").length;
  if (bytes < 24 || bytes > 64)
    throw new OperatorError("--webhook-secret must be whsec_ and the base64 of 24 to 64 bytes, or new");
  return text;
}

/** As many bytes as the hash of the signature has. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
