import { knownAccount } from "../account/known.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { kindGiven, kindsHelp } from "./kinds.ts";

export const removeEntry: Command = {
  name: "registry remove",
  usage: "KIND VALUE --id NAME",
  about: "takes an entry out of the registry",
  details: `Kinds:\n${kindsHelp(false)}`,
  options: { id: { type: "string" } },
  words: 2,
  async run(given, desk) {
    const { kind, values } = kindGiven(given);
    const [value = ""] = values;
    const id = given.needed("id");
    await knownAccount(desk, id);
    if (!(await desk.removeEntry(id, kind.section, value)))
      throw new UsageError(`${id} has no ${kind.word} ${JSON.stringify(value)}`);
    return { json: { id, removed: 1 }, text: `Removed from ${id}: ${kind.word} ${value}` };
  },
};
