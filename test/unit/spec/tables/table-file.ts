import { loadPlugin } from "../../../../scripts/document/plugin.ts";
import type { ContractTables } from "../../../../spec/derive/tables.ts";

const PLUGIN = new URL("../../../../spec/plugin.ts", import.meta.url).pathname;

/** The contract's tables as the generator reads them. */
export async function contractTables(): Promise<ContractTables> {
  const { tables } = await loadPlugin(PLUGIN);
  return tables as typeof tables & ContractTables;
}
