import { checkEntries } from "../../accounts/registry-check.ts";
import {
  countEntries,
  noEntries,
  type RegistryEntries,
  type RegistrySection,
} from "../../accounts/registry-entries.ts";
import { formatRegistryFile, parseRegistryFile } from "../../accounts/registry-file.ts";
import { OperatorError } from "../../errors.ts";
import { requireAccount } from "./admin-store.ts";
import { accountOption, type Command } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { readInputFile } from "./input-file.ts";
import { kindOptions, kindsHelp, readKind } from "./registry-kinds.ts";

const MAX_PRINTED_FAULTS = 50;

const addEntries: Command = {
  name: "registry add",
  usage: "KIND VALUE --id NAME [options of the kind]",
  about: "registers a sender number, brand, template, key or country rule",
  details: `Kinds:\n${kindsHelp(true)}\n\nAn entry that exists takes its new values.`,
  options: { ...accountOption, ...kindOptions },
  maxPositionals: 1000,
  async run(args, store) {
    const { kind, values } = readKind(args);
    const id = args.required("id");
    const entries = checkValues(
      kind.section,
      values.map((value) => kind.makeEntry(value, args)),
      values,
    );
    await requireAccount(store, id);
    await store.addEntries(id, entries);
    return { json: { id, added: values.length }, text: `Registered for ${id}: ${kind.name} ${values.join(", ")}` };
  },
};

/** Checks the entries as those of a file are checked; a fault names the value or the option that is wrong. */
function checkValues(section: RegistrySection, added: readonly unknown[], values: readonly string[]): RegistryEntries {
  const entries = { ...noEntries, [section]: added };
  const [fault] = checkEntries(entries, []);
  if (fault === undefined) return entries as RegistryEntries;
  const [, index, ...path] = fault.path;
  throw new OperatorError([values[Number(index)], ...path, fault.message].join(" "));
}

const removeEntry: Command = {
  name: "registry remove",
  usage: "KIND VALUE --id NAME",
  about: "removes an entry from the registry",
  details: `Kinds:\n${kindsHelp(false)}`,
  options: accountOption,
  maxPositionals: 2,
  async run(args, store) {
    const { kind, values } = readKind(args);
    const [value = ""] = values;
    const id = args.required("id");
    await requireAccount(store, id);
    if (!(await store.removeEntry(id, kind.name, value)))
      throw new OperatorError(`${id} has no ${kind.name} ${JSON.stringify(value)}`);
    return { json: { id, removed: 1 }, text: `Removed from ${id}: ${kind.name} ${value}` };
  },
};

const importRegistry: Command = {
  name: "registry import",
  usage: "FILE.yaml --id NAME [--replace]",
  about: "registers everything in a YAML file, or nothing if a line is wrong",
  details: `  --replace                 replaces the whole registry by the file; without it the file is added

FILE "-" is standard input. What registry export prints is such a file:

  senderNumbers: ["0212345678"]
  brands:
    - { brandKey: BR.k3y, brandId: BR.9sX }
  rcsTemplates:
    - { id: UBR.9sX-TPL001, kind: Description }
  senderKeys:
    - c2f8a1d07be94f6c
    - { senderKey: 7be94f6c8a53f01b, brandTargeting: [M, N], unsubscribePhoneNumber: 080-123-4567 }
  alimtalkTemplates:
    - code: ORDER_PAID_01
      text: "#{name}, your order #{order} is paid."
      buttons:
        - { name: View order, type: WL, urlMobile: https://shop.example/orders }
  brandmessageTemplates:
    - { code: WINTER_SALE_01, msgType: FI, variables: { messageVariable: [name, rate] } }
  countries:
    - { prefix: "+81", signature: "[Acme]", senderId: ACME }`,
  options: { ...accountOption, replace: { type: "boolean" } },
  maxPositionals: 1,
  readInput: (args) => readInputFile(getFileName(args)),
  async run(args, store, input) {
    const file = getFileName(args);
    const id = args.required("id");
    await requireAccount(store, id);
    const parsed = parseRegistryFile(input);
    if (!parsed.ok) {
      const lines = parsed.faults.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
      const more = lines.length > MAX_PRINTED_FAULTS ? [`… and ${lines.length - MAX_PRINTED_FAULTS} more`] : [];
      throw new OperatorError([...lines.slice(0, MAX_PRINTED_FAULTS), ...more].join("\n"));
    }
    const replace = args.flag("replace") === true;
    await (replace ? store.replaceEntries(id, parsed.entries) : store.addEntries(id, parsed.entries));
    const count = countEntries(parsed.entries);
    return {
      json: { id, imported: count, replaced: replace },
      text: `Registered ${count} ${count === 1 ? "entry" : "entries"} for ${id}${replace ? ", in place of all before" : ""}.`,
    };
  },
};

function getFileName({ positionals: [file] }: CommandArgs): string {
  if (file === undefined) throw new OperatorError("name the file: registry import FILE.yaml --id NAME");
  return file;
}

const exportRegistry: Command = {
  name: "registry export",
  usage: "--id NAME",
  about: "prints the registry as YAML, ready to be edited and imported",
  options: accountOption,
  maxPositionals: 1,
  async run(args, store) {
    const { id } = await requireAccount(store, args.accountId());
    const entries = await store.getRegistry(id);
    return { json: entries, text: formatRegistryFile(entries).trimEnd() };
  },
};

export const registryCommands: readonly Command[] = [addEntries, removeEntry, importRegistry, exportRegistry];
