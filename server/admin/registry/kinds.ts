import type { ParseArgsOptionsConfig } from "node:util";
import type { RegistrySection } from "../../accounts/registry-entries.ts";
import type { Given } from "../given.ts";
import { UsageError } from "../usage-error.ts";

export interface Kind {
  /** As it is written on the command line. */
  readonly word: string;
  readonly section: RegistrySection;
  /** What the value after it is, and the options that go with it. */
  readonly usage: string;
  readonly options: readonly string[];
  entry(value: string, given: Given): unknown;
}

/** The kinds of entries, as the command line adds them one at a time; a file can hold many of every kind. */
export const kinds: readonly Kind[] = [
  { word: "sender-number", section: "senderNumbers", usage: "NUMBER…", options: [], entry: (value) => value },
  {
    word: "brand",
    section: "brands",
    usage: "BRANDKEY [--brand-id ID]",
    options: ["brand-id"],
    entry: (brandKey, given) => without({ brandKey, brandId: given.text("brand-id") }),
  },
  {
    word: "rcs-template",
    section: "rcsTemplates",
    usage: "ID --kind Free|Description|Cell|Image",
    options: ["kind"],
    entry: (id, given) => ({ id, kind: given.needed("kind") }),
  },
  { word: "sender-key", section: "senderKeys", usage: "KEY…", options: [], entry: (value) => value },
  {
    word: "alimtalk-template",
    section: "alimtalkTemplates",
    usage: "CODE --text TEXT [--buttons JSON]",
    options: ["text", "buttons"],
    entry: (code, given) => ({ code, text: given.needed("text"), buttons: buttons(given.text("buttons")) }),
  },
  {
    word: "country",
    section: "countries",
    usage: "PREFIX [--signature TEXT] [--sender-id TEXT]",
    options: ["signature", "sender-id"],
    entry: (prefix, given) =>
      without({ prefix, signature: given.text("signature"), senderId: given.text("sender-id") }),
  },
];

export const kindOptions: ParseArgsOptionsConfig = Object.fromEntries(
  kinds.flatMap((kind) => kind.options).map((option) => [option, { type: "string" as const }]),
);

export const kindsHelp = (withOptions: boolean): string =>
  kinds.map(({ word, usage }) => `  ${word.padEnd(18)} ${withOptions ? usage : usage.replace(/ .*/, "")}`).join("\n");

/** The kind and the values that the words name. */
export function kindGiven(given: Given): { readonly kind: Kind; readonly values: readonly string[] } {
  const [word, ...values] = given.words;
  const names = kinds.map((kind) => kind.word).join(", ");
  if (word === undefined) throw new UsageError(`name a kind of entry: ${names}`);
  const kind = kinds.find((candidate) => candidate.word === word);
  if (kind === undefined) throw new UsageError(`"${word}" is no kind of entry; there are ${names}`);
  if (values.length === 0) throw new UsageError(`${kind.word} needs a value: ${kind.word} ${kind.usage}`);
  const stranger = Object.keys(kindOptions).find(
    (option) => given.text(option) !== undefined && !kind.options.includes(option),
  );
  if (stranger !== undefined) throw new UsageError(`--${stranger} does not go with ${kind.word}`);
  if (values.length > 1 && kind.options.length > 0) throw new UsageError(`${kind.word} takes one value at a time`);
  return { kind, values };
}

function buttons(text: string | undefined): unknown {
  if (text === undefined) return [];
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(
      '--buttons must be JSON, for example [{"name": "Order", "type": "WL", "urlMobile": "https://…"}]',
    );
  }
}

const without = (entry: Readonly<Record<string, string | undefined>>): unknown =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
