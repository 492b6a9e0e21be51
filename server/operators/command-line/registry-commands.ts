import { checkEntries } from "../../accounts/registry-check.ts";
import { formatRegistryFile, parseRegistryFile } from "../../accounts/registry-file.ts";
import type { RegistrySection } from "../../domain/registry.ts";
import { OperatorError } from "../../errors.ts";
import { addRegistryEntries, getRegistry, removeRegistryEntry, replaceRegistry } from "../registry.ts";
import { accountOption, type Command } from "./command.ts";
import type { CommandArgs } from "./command-args.ts";
import { readInputFile } from "./input-file.ts";
import { kindOptions, kindsHelp, readKind } from "./registry-kinds.ts";

const MAX_PRINTED_FAULTS = 50;

const add: Command = {
  name: "registry add",
  useCases: [addRegistryEntries],
  usage: "KIND VALUE --id NAME [options of the kind]",
  about: "registers a sender number, brand, template, key or country rule",
  details: `Kinds:\n${kindsHelp(true)}\n\nAn entry that exists takes its new values.`,
  options: { ...accountOption, ...kindOptions },
  maxPositionals: 1000,
  async run(args, perform) {
    const { kind, values } = readKind(args);
    const id = args.required("id");
    const entries = values.map((value) => kind.makeEntry(value, args));
    checkValues(kind.section, entries, values);
    await perform(addRegistryEntries, { accountId: id, entries: { [kind.section]: entries } });
    return { json: { id, added: values.length }, text: `Registered for ${id}: ${kind.name} ${values.join(", ")}` };
  },
};

/** The use case checks them too; here a fault names the value or the option that is wrong. */
function checkValues(section: RegistrySection, entries: readonly unknown[], values: readonly string[]): void {
  const [fault] = checkEntries({ [section]: entries }, []);
  if (fault === undefined) return;
  const [, index, ...path] = fault.path;
  throw new OperatorError([values[Number(index)], ...path, fault.message].join(" "));
}

const remove: Command = {
  name: "registry remove",
  useCases: [removeRegistryEntry],
  usage: "KIND VALUE --id NAME",
  about: "removes an entry from the registry",
  details: `Kinds:\n${kindsHelp(false)}`,
  options: accountOption,
  maxPositionals: 2,
  async run(args, perform) {
    const { kind, values } = readKind(args);
    const [value = ""] = values;
    const id = args.required("id");
    await perform(removeRegistryEntry, { accountId: id, kind: kind.name, key: value });
    return { json: { id, removed: 1 }, text: `Removed from ${id}: ${kind.name} ${value}` };
  },
};

const importFile: Command = {
  name: "registry import",
  useCases: [addRegistryEntries, replaceRegistry],
  usage: "FILE.yaml --id NAME [--replace]",
  about: "registers everything in a YAML file, or nothing if a line is wrong",
  details: `  --replace                 replaces the whole registry by the file; without it the file is added

FILE "-" is standard input. What registry export prints is such a file:

  senderNumbers: ["0212345678"]
  brands:
    - { brandKey: BR.k3y, brandId: BR.9sX, name: Sky Shop }
  rcsTemplates:
    - { id: UBR.9sX-TPL001, kind: Description }
  senderKeys:
    - c2f8a1d07be94f6c
    - { senderKey: 7be94f6c8a53f01b, name: Sky Shop, brandTargeting: [M, N], unsubscribePhoneNumber: 080-123-4567 }
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
  async run(args, perform, input) {
    const file = getFileName(args);
    const id = args.required("id");
    const parsed = parseRegistryFile(input);
    if (!parsed.ok) {
      const lines = parsed.faults.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
      const more = lines.length > MAX_PRINTED_FAULTS ? [`… and ${lines.length - MAX_PRINTED_FAULTS} more`] : [];
      throw new OperatorError([...lines.slice(0, MAX_PRINTED_FAULTS), ...more].join("\n"));
    }
    const replace = args.flag("replace") === true;
    const useCase = replace ? replaceRegistry : addRegistryEntries;
    const { count } = await perform(useCase, { accountId: id, entries: { ...parsed.entries } });
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

const exportFile: Command = {
  name: "registry export",
  useCases: [getRegistry],
  usage: "--id NAME",
  about: "prints the registry as YAML, ready to be edited and imported",
  options: accountOption,
  maxPositionals: 1,
  async run(args, perform) {
    const entries = await perform(getRegistry, { accountId: args.accountId() });
    return { json: entries, text: formatRegistryFile(entries).trimEnd() };
  },
};

export const registryCommands: readonly Command[] = [add, remove, importFile, exportFile];
