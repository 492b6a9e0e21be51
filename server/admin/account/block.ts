import type { Command } from "../command.ts";
import { done } from "./display.ts";
import { noSuchAccount } from "./known.ts";

const turned = (blocked: boolean, name: string, about: string, sentence: string): Command => ({
  name,
  usage: "--id NAME",
  about,
  options: { id: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    return done(`${sentence} ${id}.`, (await desk.change(id, { blocked })) ?? noSuchAccount(id));
  },
});

export const blockAccount = turned(true, "account block", "refuses everything the account asks (A110)", "Blocked");
export const unblockAccount = turned(false, "account unblock", "lets the account in again", "Unblocked");
