import type { AlimtalkTemplate, CountryRule, Registry, TemplateKind } from "../domain/model.ts";

/** A registry as lists: how it is written in a file and handed to the store. */
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

export function entriesOf(registry: Registry): RegistryEntries {
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
