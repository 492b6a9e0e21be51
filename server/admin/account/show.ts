import type { Command } from "../command.ts";
import { accountJson, accountText } from "./display.ts";
import { knownAccount } from "./known.ts";

export const showAccount: Command = {
  name: "account show",
  usage: "--id NAME",
  about: "shows one account with its settings",
  options: { id: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const card = await knownAccount(desk, given.accountId());
    return { json: accountJson(card), text: accountText(card) };
  },
};
