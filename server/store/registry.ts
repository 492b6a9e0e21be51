import type {
  AlimtalkTemplate,
  BrandmessageTemplate,
  BrandSender,
  BrandTargeting,
  CountryRule,
  Registry,
  TemplateKind,
} from "../domain/model.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

/** A sender number, brand, template and so on that was registered for an account. */
export type RegistryEntry =
  | { readonly kind: "sender-number"; readonly number: string }
  | { readonly kind: "brand"; readonly brandKey: string; readonly brandId?: string | undefined }
  | { readonly kind: "rcs-template"; readonly id: string; readonly template: TemplateKind }
  | ({ readonly kind: "sender-key" } & SenderKey)
  | ({ readonly kind: "alimtalk-template" } & AlimtalkTemplate)
  | ({ readonly kind: "brandmessage-template" } & BrandmessageTemplate)
  | ({ readonly kind: "country" } & CountryRule);

export interface SenderKey {
  readonly senderKey: string;
  /** What it may do with brand messages beside reaching friends of the channel. */
  readonly brandTargeting?: readonly BrandTargeting[];
  readonly unsubscribePhoneNumber?: string;
}

export type RegistryKind = RegistryEntry["kind"];

interface Row {
  readonly value: RegistryEntry;
}

/** What an account may use in a send. */
export async function loadRegistry(queryable: Queryable, accountId: string): Promise<Registry> {
  return buildRegistry(await listRegistry(queryable, accountId));
}

/** The same of several accounts, in the order of their ids. */
export async function loadRegistries(
  queryable: Queryable,
  accountIds: readonly string[],
): Promise<readonly Registry[]> {
  const { rows } = await queryable.query<Row & { readonly account_id: string }>({
    text: `SELECT account_id, value FROM gateway.registry_entries WHERE account_id = ANY ($1)
           ORDER BY account_id, kind, name COLLATE "C"`,
    values: [accountIds],
  });
  const byAccount = Map.groupBy(rows, ({ account_id }) => account_id);
  return accountIds.map((id) => buildRegistry((byAccount.get(id) ?? []).map(({ value }) => value)));
}

/** Sorted by kind and name. */
export async function listRegistry(queryable: Queryable, accountId: string): Promise<readonly RegistryEntry[]> {
  const { rows } = await queryable.query<Row>({
    text: `SELECT value FROM gateway.registry_entries WHERE account_id = $1 ORDER BY kind, name COLLATE "C"`,
    values: [accountId],
  });
  return rows.map(({ value }) => value);
}

/** Adds entries and replaces those that exist under the same name. */
export async function addRegistryEntries(
  queryable: Queryable,
  accountId: string,
  entries: readonly RegistryEntry[],
): Promise<void> {
  // The last entry of a name counts: a statement can change a row only once.
  const byName = new Map(entries.map((entry) => [`${entry.kind}\n${getEntryName(entry)}`, entry]));
  const rows = [...byName.values()];
  await queryable.query(
    `INSERT INTO gateway.registry_entries (account_id, kind, name, value)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::json[])
     ON CONFLICT (account_id, kind, name) DO UPDATE SET value = excluded.value`,
    [accountId, rows.map(({ kind }) => kind), rows.map(getEntryName), rows.map((entry) => JSON.stringify(entry))],
  );
}

/** False: there was no such entry. */
export async function removeRegistryEntry(
  queryable: Queryable,
  accountId: string,
  kind: RegistryKind,
  name: string,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    "DELETE FROM gateway.registry_entries WHERE account_id = $1 AND kind = $2 AND name = $3",
    [accountId, kind, name],
  );
  return rowCount === 1;
}

/** Replaces all entries of an account in one transaction. */
export async function replaceRegistry(
  database: Database,
  accountId: string,
  entries: readonly RegistryEntry[],
): Promise<void> {
  await withTransaction(database, async (client) => {
    await client.query("DELETE FROM gateway.registry_entries WHERE account_id = $1", [accountId]);
    await addRegistryEntries(client, accountId, entries);
  });
}

/** The name of an entry, unique within its kind. */
export function getEntryName(entry: RegistryEntry): string {
  switch (entry.kind) {
    case "sender-number":
      return entry.number;
    case "brand":
      return entry.brandKey;
    case "rcs-template":
      return entry.id;
    case "sender-key":
      return entry.senderKey;
    case "alimtalk-template":
    case "brandmessage-template":
      return entry.code;
    case "country":
      return entry.prefix;
  }
}

export function countEntries(registry: Registry): number {
  const { senderNumbers, brands, rcsTemplates, senderKeys, alimtalkTemplates, brandmessageTemplates } = registry;
  const named = [senderNumbers, brands, rcsTemplates, senderKeys, alimtalkTemplates, brandmessageTemplates];
  return named.reduce((sum, { size }) => sum + size, registry.countries.length);
}

function buildRegistry(entries: readonly RegistryEntry[]): Registry {
  const senderNumbers = new Set<string>();
  const brands = new Map<string, string | undefined>();
  const rcsTemplates = new Map<string, TemplateKind>();
  const senderKeys = new Set<string>();
  const brandSenders = new Map<string, BrandSender>();
  const alimtalkTemplates = new Map<string, AlimtalkTemplate>();
  const brandmessageTemplates = new Map<string, BrandmessageTemplate>();
  const countries: CountryRule[] = [];
  for (const entry of entries) {
    if (entry.kind === "sender-number") senderNumbers.add(entry.number);
    else if (entry.kind === "brand") brands.set(entry.brandKey, entry.brandId);
    else if (entry.kind === "rcs-template") rcsTemplates.set(entry.id, entry.template);
    else if (entry.kind === "sender-key") {
      senderKeys.add(entry.senderKey);
      const sender = toBrandSender(entry);
      if (sender !== undefined) brandSenders.set(entry.senderKey, sender);
    } else if (entry.kind === "alimtalk-template") {
      const { code, text, buttons } = entry;
      alimtalkTemplates.set(code, { code, text, buttons });
    } else if (entry.kind === "brandmessage-template") {
      const { kind: _, ...template } = entry;
      brandmessageTemplates.set(entry.code, template);
    } else {
      const { kind: _, ...rule } = entry;
      countries.push(rule);
    }
  }
  return {
    ...{ senderNumbers, brands, rcsTemplates, senderKeys, brandSenders },
    ...{ alimtalkTemplates, brandmessageTemplates, countries },
  };
}

/** Undefined: a sender key that has no more than the right to be used. */
function toBrandSender({ brandTargeting, unsubscribePhoneNumber }: SenderKey): BrandSender | undefined {
  if (brandTargeting === undefined && unsubscribePhoneNumber === undefined) return undefined;
  return { targeting: brandTargeting ?? [], ...(unsubscribePhoneNumber !== undefined && { unsubscribePhoneNumber }) };
}
