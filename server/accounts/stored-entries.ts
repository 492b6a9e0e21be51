import type { RegistryEntry } from "../store/registry.ts";
import type { RegistryEntries } from "./registry-entries.ts";

/** A registry's lists as the store takes them, one by one. */
export const storedEntries = (entries: RegistryEntries): RegistryEntry[] => [
  ...entries.senderNumbers.map((number) => ({ kind: "sender-number" as const, number })),
  ...entries.brands.map((brand) => ({ kind: "brand" as const, ...brand })),
  ...entries.rcsTemplates.map(({ id, kind }) => ({ kind: "rcs-template" as const, id, template: kind })),
  ...entries.senderKeys.map((senderKey) => ({ kind: "sender-key" as const, senderKey })),
  ...entries.alimtalkTemplates.map((template) => ({ kind: "alimtalk-template" as const, ...template })),
  ...entries.countries.map((rule) => ({ kind: "country" as const, ...rule })),
];
