import type { Command } from "../command.ts";
import { accountJson, accountList } from "./display.ts";

export const listAccounts: Command = {
  name: "account list",
  usage: "",
  about: "lists all accounts",
  options: {},
  async run(_given, desk) {
    const cards = await desk.list();
    return { json: cards.map(accountJson), text: accountList(cards) };
  },
};
