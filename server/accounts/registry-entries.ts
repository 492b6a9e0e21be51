import type { AlimtalkTemplate, CountryRule, Registry, TemplateKind } from "../domain/model.ts";
import type { RegistryEntry } from "../store/registry.ts";

/** A registry as lists, as a file holds it. */
export interface RegistryEntries {
  readonly senderNumbers: readonly string[];
  readonly brands: readonly { readonly brandKey: string; readonly brandId?: string }[];
  readonly rcsTemplates: readonly { readonly id: string; readonly kind: TemplateKind }[];
  readonly senderKeys: readonly string[];
  readonly alimtalkTemplates: readonly AlimtalkTemplate[];
  readonly countries: readonly CountryRule[];
}

export type RegistrySection = keyof RegistryEntries;

export const noEntries: RegistryEntries = {
  senderNumbers: [],
  brands: [],
  rcsTemplates: [],
  senderKeys: [],
  alimtalkTemplates: [],
  countries: [],
};

export function toRegistryEntries(registry: Registry): RegistryEntries {
  return {
    senderNumbers: [...registry.senderNumbers],
    brands: [...registry.brands].map(([brandKey, brandId]) =>
      brandId === undefined ? { brandKey } : { brandKey, brandId },
    ),
    rcsTemplates: [...registry.rcsTemplates].map(([id, kind]) => ({ id, kind })),
    senderKeys: [...registry.senderKeys],
    alimtalkTemplates: [...registry.alimtalkTemplates.values()],
    countries: registry.countries,
  };
}

export const countEntries = (entries: RegistryEntries): number =>
  Object.values(entries).reduce((sum, section) => sum + section.length, 0);

/** The lists of a registry as single entries, as the store takes them. */
export const toStoredEntries = (entries: RegistryEntries): RegistryEntry[] => [
  ...entries.senderNumbers.map((number) => ({ kind: "sender-number" as const, number })),
  ...entries.brands.map((brand) => ({ kind: "brand" as const, ...brand })),
  ...entries.rcsTemplates.map(({ id, kind }) => ({ kind: "rcs-template" as const, id, template: kind })),
  ...entries.senderKeys.map((senderKey) => ({ kind: "sender-key" as const, senderKey })),
  ...entries.alimtalkTemplates.map((template) => ({ kind: "alimtalk-template" as const, ...template })),
  ...entries.countries.map((rule) => ({ kind: "country" as const, ...rule })),
];
