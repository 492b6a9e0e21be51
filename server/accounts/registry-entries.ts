import type { AlimtalkTemplate, BrandmessageTemplate, CountryRule, Registry, TemplateKind } from "../domain/model.ts";
import type { RegistryEntry, SenderKey } from "../store/registry.ts";

/** A registry as lists, as a file holds it. */
export interface RegistryEntries {
  readonly senderNumbers: readonly string[];
  readonly brands: readonly { readonly brandKey: string; readonly brandId?: string }[];
  readonly rcsTemplates: readonly { readonly id: string; readonly kind: TemplateKind }[];
  /** The key alone, or with what it may do with brand messages. */
  readonly senderKeys: readonly (string | SenderKey)[];
  readonly alimtalkTemplates: readonly AlimtalkTemplate[];
  readonly brandmessageTemplates: readonly BrandmessageTemplate[];
  readonly countries: readonly CountryRule[];
}

export type RegistrySection = keyof RegistryEntries;

export const noEntries: RegistryEntries = {
  senderNumbers: [],
  brands: [],
  rcsTemplates: [],
  senderKeys: [],
  alimtalkTemplates: [],
  brandmessageTemplates: [],
  countries: [],
};

export function toRegistryEntries(registry: Registry): RegistryEntries {
  return {
    senderNumbers: [...registry.senderNumbers],
    brands: [...registry.brands].map(([brandKey, brandId]) =>
      brandId === undefined ? { brandKey } : { brandKey, brandId },
    ),
    rcsTemplates: [...registry.rcsTemplates].map(([id, kind]) => ({ id, kind })),
    senderKeys: [...registry.senderKeys].map((senderKey) => {
      const sender = registry.brandSenders.get(senderKey);
      if (sender === undefined) return senderKey;
      const { targeting, ...rest } = sender;
      return { senderKey, ...(targeting.length > 0 && { brandTargeting: targeting }), ...rest };
    }),
    alimtalkTemplates: [...registry.alimtalkTemplates.values()],
    brandmessageTemplates: [...registry.brandmessageTemplates.values()],
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
  ...entries.senderKeys.map((key) => ({
    kind: "sender-key" as const,
    ...(typeof key === "string" ? { senderKey: key } : key),
  })),
  ...entries.alimtalkTemplates.map((template) => ({ kind: "alimtalk-template" as const, ...template })),
  ...entries.brandmessageTemplates.map((template) => ({ kind: "brandmessage-template" as const, ...template })),
  ...entries.countries.map((rule) => ({ kind: "country" as const, ...rule })),
];
