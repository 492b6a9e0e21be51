import { defaultSettings } from "../../accounts/account-settings.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { accountJson, accountText } from "./display.ts";
import { choosePassword, passwordHelp, passwordInput } from "./password.ts";
import { settingOptions, settingsGiven, settingsHelp, withChanges } from "./settings.ts";

export const createAccount: Command = {
  name: "account create",
  usage: "--id NAME [--password PASSWORD] [settings]",
  about: "makes an account",
  details: `  --id NAME                 letters, digits and . _ - (at most 100)\n${passwordHelp}\n\n${settingsHelp}`,
  options: { id: { type: "string" }, password: { type: "string" }, ...settingOptions },
  words: 1,
  input: passwordInput,
  async run(given, desk, input) {
    const id = given.accountId();
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id))
      throw new UsageError(`--id must be letters, digits and . _ -, at most 100, not "${id}"`);
    const changes = settingsGiven(given, defaultSettings, desk) ?? {};
    // An account for tests is told the number of parts unless someone decides otherwise.
    const settings = withChanges(defaultSettings, { splitCount: changes.sandbox === true, ...changes });
    const { hash, made } = await choosePassword(given, input);
    if (!(await desk.create(id, hash, settings)))
      throw new UsageError(`there is an account ${id} already; change it with: account set --id ${id} …`);
    const card = { id, epoch: 0, settings };
    const password = made === undefined ? [] : [`The password, shown this once: ${made}\n`];
    return {
      json: { ...accountJson(card), ...(made === undefined ? {} : { password: made }) },
      text: [`Made the account ${id}.`, ...password, accountText(card)].join("\n"),
    };
  },
};
