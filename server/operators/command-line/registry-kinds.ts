import type { ParseArgsOptionsConfig } from "node:util";
import { REGISTRY_KINDS, type RegistryKind, type RegistrySection } from "../../domain/registry.ts";
import { OperatorError } from "../../errors.ts";
import type { CommandArgs } from "./command-args.ts";

/** How the command line adds entries of a kind one at a time; a file can hold many of every kind. */
interface EntryArgs {
  /** The value after the name, and the options that belong to it. */
  readonly usage: string;
  readonly options: readonly string[];
  /** Several values may be given although it has options; they then hold for each value. */
  readonly takesSeveral?: true;
  makeEntry(value: string, args: CommandArgs): unknown;
}

const BUTTONS_EXAMPLE = '[{"name": "Order", "type": "WL", "urlMobile": "https://…"}]';

const entryArgs: Readonly<Record<RegistryKind, EntryArgs>> = {
  "sender-number": { usage: "NUMBER…", options: [], makeEntry: (value) => value },
  brand: {
    usage: "BRANDKEY [--brand-id ID] [--name NAME]",
    options: ["brand-id", "name"],
    makeEntry: (brandKey, args) => omitUndefined({ brandKey, brandId: args.text("brand-id"), name: args.text("name") }),
  },
  "rcs-template": {
    usage: "ID --kind Free|Description|Cell|Image",
    options: ["kind"],
    makeEntry: (id, args) => ({ id, kind: args.required("kind") }),
  },
  "sender-key": {
    usage: "KEY… [--name NAME] [--brand-targeting M,N] [--unsubscribe-number NUMBER]",
    options: ["name", "brand-targeting", "unsubscribe-number"],
    takesSeveral: true,
    makeEntry: makeSenderKey,
  },
  "alimtalk-template": {
    usage: "CODE --text TEXT [--buttons JSON]",
    options: ["text", "buttons"],
    makeEntry: (code, args) => ({
      code,
      text: args.required("text"),
      buttons: parseJson(args.text("buttons"), "--buttons", BUTTONS_EXAMPLE) ?? [],
    }),
  },
  "brandmessage-template": {
    usage: "CODE --msg-type FT|FI|FW|FL|FC|FM|FA|FP [--variables JSON]",
    options: ["msg-type", "variables"],
    makeEntry: (code, args) => {
      const variables = parseJson(args.text("variables"), "--variables", '{"messageVariable": ["name"]}');
      return { code, msgType: args.required("msg-type"), ...(variables !== undefined && { variables }) };
    },
  },
  country: {
    usage: "PREFIX [--signature TEXT] [--sender-id TEXT]",
    options: ["signature", "sender-id"],
    makeEntry: (prefix, args) =>
      omitUndefined({ prefix, signature: args.text("signature"), senderId: args.text("sender-id") }),
  },
};

export interface EntryKind extends EntryArgs {
  readonly name: RegistryKind;
  readonly section: RegistrySection;
}

const entryKinds = REGISTRY_KINDS.map(({ kind, section }): EntryKind => ({ name: kind, section, ...entryArgs[kind] }));

export const kindOptions: ParseArgsOptionsConfig = Object.fromEntries(
  entryKinds.flatMap((kind) => kind.options).map((option) => [option, { type: "string" as const }]),
);

export const kindsHelp = (withOptions: boolean): string =>
  entryKinds
    .map(({ name, usage }) => `  ${name.padEnd(22)} ${withOptions ? usage : usage.replace(/ .*/, "")}`)
    .join("\n");

/** Reads the kind and the values from the arguments. */
export function readKind(args: CommandArgs): { readonly kind: EntryKind; readonly values: readonly string[] } {
  const [name, ...values] = args.positionals;
  const names = entryKinds.map((kind) => kind.name).join(", ");
  if (name === undefined) throw new OperatorError(`name a kind of entry: ${names}`);
  const kind = entryKinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw new OperatorError(`"${name}" is no kind of entry; there are ${names}`);
  if (values.length === 0) throw new OperatorError(`${name} needs a value: ${name} ${kind.usage}`);
  const wrongOption = Object.keys(kindOptions).find(
    (option) => args.text(option) !== undefined && !kind.options.includes(option),
  );
  if (wrongOption !== undefined) throw new OperatorError(`--${wrongOption} does not go with ${name}`);
  if (values.length > 1 && kind.options.length > 0 && kind.takesSeveral === undefined)
    throw new OperatorError(`${name} takes one value at a time`);
  return { kind, values };
}

function makeSenderKey(senderKey: string, args: CommandArgs): unknown {
  const targeting = args.text("brand-targeting");
  const details = omitUndefined({
    name: args.text("name"),
    brandTargeting: targeting?.split(",").map((word) => word.trim()),
    unsubscribePhoneNumber: args.text("unsubscribe-number"),
  });
  return Object.keys(details).length === 0 ? senderKey : { senderKey, ...details };
}

/** Undefined: the option was not given. */
function parseJson(text: string | undefined, option: string, example: string): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${option} must be JSON, for example ${example}`);
  }
}

const omitUndefined = (entry: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
