import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { done } from "./display.ts";
import { knownAccount, noSuchAccount } from "./known.ts";
import { settingOptions, settingsGiven, settingsHelp } from "./settings.ts";

export const setAccount: Command = {
  name: "account set",
  usage: "--id NAME [settings]",
  about: "changes settings; those not named stay",
  details: settingsHelp,
  options: { id: { type: "string" }, ...settingOptions },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    const { settings } = await knownAccount(desk, id);
    const changed = settingsGiven(given, settings, desk);
    if (changed === undefined) throw new UsageError("nothing to set: name a setting, for example --limit-send 1000");
    return done(`Changed the account ${id}.`, (await desk.change(id, changed)) ?? noSuchAccount(id));
  },
};
