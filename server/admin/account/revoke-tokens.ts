import type { Command } from "../command.ts";
import { knownAccount, noSuchAccount } from "./known.ts";

export const revokeTokens: Command = {
  name: "account revoke-tokens",
  usage: "--id NAME",
  about: "makes every token of the account invalid (A002)",
  options: { id: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    if (!(await desk.revokeTokens(id))) noSuchAccount(id);
    const { epoch } = await knownAccount(desk, id);
    return { json: { id, epoch }, text: `Revoked all tokens of ${id}; it can issue new ones.` };
  },
};
