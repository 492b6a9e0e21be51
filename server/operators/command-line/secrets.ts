import { randomBytes } from "node:crypto";
import { hashPassword, type PasswordCost } from "../../accounts/password.ts";
import { OperatorError } from "../../errors.ts";
import type { CommandArgs } from "./command-args.ts";
import { readInputFile } from "./input-file.ts";

export interface ChosenPassword {
  readonly hash: string;
  /** A password that was made here. It is shown once, because nothing else keeps it. */
  readonly made: string | undefined;
}

export const passwordOptions = { password: { type: "string" }, "password-file": { type: "string" } } as const;

export const passwordHelp = `  --password-file FILE      its password: 1 to 200 printable ASCII characters; "-" reads standard input. Left out, one is
                            made and shown once
  --password PASSWORD       the same as an argument, which the list of processes shows to every user of the machine`;

/** Options whose value is a secret. Each can be given by a file too, because arguments are visible to other users. */
const SECRETS = ["password", "webhook-secret"];

/** Replaces the secrets that come from files or standard input by what these hold. */
export async function readSecrets(args: CommandArgs): Promise<CommandArgs> {
  const files = new Map<string, string>();
  for (const secret of SECRETS) {
    const file = args.text(`${secret}-file`) ?? (args.text(secret) === "-" ? "-" : undefined);
    if (file === undefined) continue;
    if (args.text(`${secret}-file`) !== undefined && args.text(secret) !== undefined)
      throw new OperatorError(`--${secret} and --${secret}-file are both given; leave one out`);
    if (file === "-" && [...files.values()].includes("-"))
      throw new OperatorError("only one secret can come from standard input; give the other one in a file");
    files.set(secret, file);
  }
  const values: Record<string, string> = {};
  for (const [secret, file] of files) values[secret] = (await readInputFile(file)).replace(/\r?\n$/, "");
  return args.with(values);
}

export async function choosePassword(args: CommandArgs, cost?: PasswordCost): Promise<ChosenPassword> {
  const password = args.text("password");
  if (password === undefined) {
    const made = randomBytes(18).toString("base64url");
    return { hash: await hashPassword(made, { cost }), made };
  }
  // Callers send it in a header, so it must be a valid header value.
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(password))
    throw new OperatorError("--password must be 1 to 200 printable ASCII characters, without a space at either end");
  return { hash: await hashPassword(password, { cost }), made: undefined };
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
