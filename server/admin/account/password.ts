import { randomBytes } from "node:crypto";
import { text as readAll } from "node:stream/consumers";
import { hashPassword } from "../../accounts/password.ts";
import type { Given } from "../given.ts";
import { UsageError } from "../usage-error.ts";

export interface ChosenPassword {
  readonly hash: string;
  /** Shown once, because nobody else knows it. */
  readonly made: string | undefined;
}

export const passwordHelp = `  --password PASSWORD       1 to 200 printable ASCII characters; left out, one is made and shown once;
                            "-" reads it from standard input, out of sight of the list of processes`;

export const passwordInput = async (given: Given): Promise<string> =>
  given.text("password") === "-" ? (await readAll(process.stdin)).replace(/\r?\n$/, "") : "";

export async function choosePassword(given: Given, input: string): Promise<ChosenPassword> {
  const wanted = given.text("password");
  if (wanted === undefined) {
    const made = randomBytes(18).toString("base64url");
    return { hash: await hashPassword(made), made };
  }
  const password = wanted === "-" ? input : wanted;
  // It travels in a header: what cannot stand there could never be used.
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/.test(password))
    throw new UsageError("--password must be 1 to 200 printable ASCII characters, without a space at either end");
  return { hash: await hashPassword(password), made: undefined };
}
