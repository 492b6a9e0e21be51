import { checkEntries } from "../accounts/registry-check.ts";
import { listEntries, type RegistryEntries, type RegistryKind, toEntries } from "../domain/registry.ts";
import {
  addRegistryEntries as addStored,
  loadRegistry,
  removeRegistryEntry as removeStored,
  replaceRegistry as replaceStored,
} from "../store/registry.ts";
import { requireAccount } from "./accounts.ts";
import { Refusal } from "./refusal.ts";
import type { UseCase } from "./use-case.ts";

export interface EntriesOfAccount {
  readonly accountId: string;
  /** Sections of a registry, which are checked here. */
  readonly entries: Readonly<Record<string, unknown>>;
}

export const getRegistry: UseCase<{ readonly accountId: string }, RegistryEntries> = {
  ...{ name: "getRegistry", role: "viewer", kind: "read" },
  async run({ accountId }, context) {
    await requireAccount(context, accountId);
    return toEntries(await loadRegistry(context.database.pool, accountId));
  },
};

const target = ({ accountId, entries }: EntriesOfAccount): string => {
  const given = Object.entries(entries).filter(([, section]) => !Array.isArray(section) || section.length > 0);
  return `${accountId}: ${given.map(([section]) => section).join(" ")}`;
};

/** Adds all or none; an entry that exists takes its new values. */
export const addRegistryEntries: UseCase<EntriesOfAccount, { readonly count: number }> = {
  ...{ name: "addRegistryEntries", role: "admin", kind: "change", target },
  async run({ accountId, entries }, context) {
    const checked = requireEntries(entries);
    await requireAccount(context, accountId);
    await addStored(context.database.pool, accountId, checked);
    return { count: listEntries(checked).length };
  },
  describe: ({ count }) => `${count} registered`,
};

export const replaceRegistry: UseCase<EntriesOfAccount, { readonly count: number }> = {
  ...addRegistryEntries,
  name: "replaceRegistry",
  async run({ accountId, entries }, context) {
    const checked = requireEntries(entries);
    await requireAccount(context, accountId);
    await replaceStored(context.database, accountId, checked);
    return { count: listEntries(checked).length };
  },
};

function requireEntries(entries: Readonly<Record<string, unknown>>): Partial<RegistryEntries> {
  const [fault] = checkEntries(entries, []);
  if (fault !== undefined) throw new Refusal("invalid", `${fault.path.join("/")} ${fault.message}`);
  return entries;
}

export interface RegisteredEntry {
  readonly accountId: string;
  readonly kind: RegistryKind;
  readonly key: string;
}

export const removeRegistryEntry: UseCase<RegisteredEntry, void> = {
  ...{ name: "removeRegistryEntry", role: "admin", kind: "change" },
  target: ({ accountId, kind, key }) => `${accountId}: ${kind} ${key}`,
  async run({ accountId, kind, key }, context) {
    await requireAccount(context, accountId);
    if (!(await removeStored(context.database.pool, accountId, kind, key)))
      throw new Refusal("missing", `${accountId} has no ${kind} ${JSON.stringify(key)}`);
  },
};
