import {
  listEntries,
  makeRegistry,
  type NamedEntry,
  type Registry,
  type RegistryEntries,
  type RegistryKind,
} from "../domain/registry.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

/** What an account may use in a send. */
export async function loadRegistry(queryable: Queryable, accountId: string): Promise<Registry> {
  const [registry] = await loadRegistries(queryable, [accountId]);
  return registry ?? makeRegistry([]);
}

/** The same of several accounts, in the order of their ids. */
export async function loadRegistries(
  queryable: Queryable,
  accountIds: readonly string[],
): Promise<readonly Registry[]> {
  const { rows } = await queryable.query<NamedEntry & { readonly account_id: string }>({
    text: `SELECT account_id, kind, name, value FROM gateway.registry_entries WHERE account_id = ANY ($1)
           ORDER BY account_id, kind, name COLLATE "C"`,
    values: [accountIds],
  });
  const byAccount = Map.groupBy(rows, ({ account_id }) => account_id);
  return accountIds.map((id) => makeRegistry(byAccount.get(id) ?? []));
}

/** Adds entries and replaces those that exist under the same name. */
export async function addRegistryEntries(
  queryable: Queryable,
  accountId: string,
  entries: Partial<RegistryEntries>,
): Promise<void> {
  // The last entry of a name counts: a statement can change a row only once.
  const byName = new Map(listEntries(entries).map((entry) => [`${entry.kind}\n${entry.name}`, entry]));
  const rows = [...byName.values()];
  await queryable.query(
    `INSERT INTO gateway.registry_entries (account_id, kind, name, value)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::json[])
     ON CONFLICT (account_id, kind, name) DO UPDATE SET value = excluded.value`,
    [
      accountId,
      rows.map(({ kind }) => kind),
      rows.map(({ name }) => name),
      rows.map(({ value }) => JSON.stringify(value)),
    ],
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
  entries: Partial<RegistryEntries>,
): Promise<void> {
  await withTransaction(database, async (client) => {
    await client.query("DELETE FROM gateway.registry_entries WHERE account_id = $1", [accountId]);
    await addRegistryEntries(client, accountId, entries);
  });
}
