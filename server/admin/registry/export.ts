import { writeRegistryFile } from "../../accounts/registry-file.ts";
import { knownAccount } from "../account/known.ts";
import type { Command } from "../command.ts";

export const exportRegistry: Command = {
  name: "registry export",
  usage: "--id NAME",
  about: "prints the registry as YAML, ready to be edited and imported",
  options: { id: { type: "string" } },
  words: 1,
  async run(given, desk) {
    const id = given.accountId();
    await knownAccount(desk, id);
    const entries = await desk.registryOf(id);
    return { json: entries, text: writeRegistryFile(entries).trimEnd() };
  },
};
