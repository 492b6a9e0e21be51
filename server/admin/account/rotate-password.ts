import type { Command } from "../command.ts";
import { noSuchAccount } from "./known.ts";
import { choosePassword, passwordHelp, passwordInput } from "./password.ts";

export const rotatePassword: Command = {
  name: "account rotate-password",
  usage: "--id NAME [--password PASSWORD]",
  about: "gives the account a new password; its tokens live on",
  details: `${passwordHelp}\n\nTokens that are out stay valid until they expire; end them with account revoke-tokens.`,
  options: { id: { type: "string" }, password: { type: "string" } },
  words: 1,
  input: passwordInput,
  async run(given, desk, input) {
    const id = given.accountId();
    const { hash, made } = await choosePassword(given, input);
    if (!(await desk.setPassword(id, hash))) noSuchAccount(id);
    return {
      json: { id, ...(made === undefined ? {} : { password: made }) },
      text:
        made === undefined
          ? `Changed the password of ${id}.`
          : `Changed the password of ${id}. The new one, shown this once: ${made}`,
    };
  },
};
