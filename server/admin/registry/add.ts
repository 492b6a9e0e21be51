import { checkEntries } from "../../accounts/registry-check.ts";
import { noEntries, type RegistryEntries, type RegistrySection } from "../../accounts/registry-entries.ts";
import { knownAccount } from "../account/known.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../usage-error.ts";
import { kindGiven, kindOptions, kindsHelp } from "./kinds.ts";

export const addEntry: Command = {
  name: "registry add",
  usage: "KIND VALUE --id NAME [options of the kind]",
  about: "registers a sender number, brand, template, key or country rule",
  details: `Kinds:\n${kindsHelp(true)}\n\nAn entry that is there already takes its new values.`,
  options: { id: { type: "string" }, ...kindOptions },
  words: 1000,
  async run(given, desk) {
    const { kind, values } = kindGiven(given);
    const id = given.needed("id");
    const entries = checked(
      kind.section,
      values.map((value) => kind.entry(value, given)),
      values,
    );
    await knownAccount(desk, id);
    await desk.addEntries(id, entries);
    return { json: { id, added: values.length }, text: `Registered for ${id}: ${kind.word} ${values.join(", ")}` };
  },
};

/** The entries under the same check as those of a file; a fault names the value or the option it is about. */
function checked(section: RegistrySection, entries: readonly unknown[], values: readonly string[]): RegistryEntries {
  const given = { ...noEntries, [section]: entries };
  const [fault] = checkEntries(given, []);
  if (fault === undefined) return given as RegistryEntries;
  const [, index, ...place] = fault.at;
  throw new UsageError([values[Number(index)], ...place, fault.message].join(" "));
}
