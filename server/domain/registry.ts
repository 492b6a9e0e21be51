import type { components } from "../../generated/types.ts";
import type { TemplateKind } from "./model.ts";

export interface Brand {
  readonly brandKey: string;
  readonly brandId?: string;
  /** What phones show as the sender. */
  readonly name?: string;
}

/** A template of RCS that was issued for a brand. */
export interface RcsTemplate {
  readonly id: string;
  readonly kind: TemplateKind;
}

export interface SenderKey {
  readonly senderKey: string;
  /** What the messenger shows as the sender. */
  readonly name?: string;
  /** What it may do with brand messages beside reaching friends of the channel: the targeting that it may use beside `I`. */
  readonly brandTargeting?: readonly Exclude<components["schemas"]["BrandmessageTargeting"], "I">[];
  /** The 080 number by which recipients opt out. */
  readonly unsubscribePhoneNumber?: string;
}

export interface AlimtalkTemplate {
  readonly code: string;
  readonly text: string;
  readonly buttons?: readonly unknown[];
}

/** The fields with variables of a template, as a brand message gives their values by name. */
export const VARIABLE_FIELDS = [
  ...(["messageVariable", "buttonVariable", "couponVariable"] as const),
  ...(["videoVariable", "commerceVariable"] as const),
] as const;
export type VariableField = (typeof VARIABLE_FIELDS)[number];

export interface BrandmessageTemplate {
  readonly code: string;
  readonly msgType: components["schemas"]["BrandmessageMsgType"];
  /** The names of its variables; the messenger refuses a message with others. Undefined: not known here. */
  readonly variables?: Readonly<Partial<Record<VariableField, readonly string[]>>>;
}

/** What a country asks for, by the number's prefix (`+81`). */
export interface CountryRule {
  readonly prefix: string;
  /** Must stand at the very front of the text. */
  readonly signature?: string;
  /** Stands in place of `from` on the wire. */
  readonly senderId?: string;
}

/** What was registered for an account beforehand, as a registry file lists it. */
export interface RegistryEntries {
  readonly senderNumbers: readonly string[];
  readonly brands: readonly Brand[];
  readonly rcsTemplates: readonly RcsTemplate[];
  /** The key alone, or with its name and what it may do with brand messages. */
  readonly senderKeys: readonly (string | SenderKey)[];
  readonly alimtalkTemplates: readonly AlimtalkTemplate[];
  readonly brandmessageTemplates: readonly BrandmessageTemplate[];
  readonly countries: readonly CountryRule[];
}

/** Each kind of entry, the section of its entries, and the member that names an entry where it is more than its name. */
export const REGISTRY_KINDS = [
  { kind: "sender-number", section: "senderNumbers", key: "number" },
  { kind: "brand", section: "brands", key: "brandKey" },
  { kind: "rcs-template", section: "rcsTemplates", key: "id" },
  { kind: "sender-key", section: "senderKeys", key: "senderKey" },
  { kind: "alimtalk-template", section: "alimtalkTemplates", key: "code" },
  { kind: "brandmessage-template", section: "brandmessageTemplates", key: "code" },
  { kind: "country", section: "countries", key: "prefix" },
] as const satisfies readonly {
  readonly kind: string;
  readonly section: keyof RegistryEntries;
  readonly key: string;
}[];

export type RegistryKind = (typeof REGISTRY_KINDS)[number]["kind"];
export type RegistrySection = (typeof REGISTRY_KINDS)[number]["section"];

/** The entries of each section by their names: numbers, keys, codes, prefixes. */
export type Registry = {
  readonly [Section in keyof RegistryEntries]: ReadonlyMap<string, RegistryEntries[Section][number]>;
};

/** An entry as it is stored. */
export interface NamedEntry {
  readonly kind: RegistryKind;
  readonly name: string;
  readonly value: unknown;
}

export function listEntries(entries: Partial<RegistryEntries>): NamedEntry[] {
  return REGISTRY_KINDS.flatMap(({ kind, section, key }) =>
    (entries[section] ?? []).map((value) => {
      const name: unknown = typeof value === "string" ? value : Reflect.get(value, key);
      return { kind, name: String(name), value };
    }),
  );
}

export function makeRegistry(entries: readonly NamedEntry[]): Registry {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const sections = REGISTRY_KINDS.map(({ kind, section }) => {
    return [section, new Map(byKind.get(kind)?.map(({ name, value }) => [name, value]))] as const;
  });
  // What is stored was checked when it was registered.
  return Object.fromEntries(sections) as unknown as Registry;
}

/** Every section, those without entries too. */
export function toEntries(registry: Registry): RegistryEntries {
  const sections = REGISTRY_KINDS.map(({ section }) => [section, [...registry[section].values()]] as const);
  return Object.fromEntries(sections) as unknown as RegistryEntries;
}

export const noEntries: RegistryEntries = toEntries(makeRegistry([]));

export const countRegistry = (registry: Registry): number =>
  Object.values(registry).reduce((sum, { size }) => sum + size, 0);
