import type { AccountCard, Desk } from "../desk.ts";
import { UsageError } from "../usage-error.ts";

export async function knownAccount(desk: Desk, id: string): Promise<AccountCard> {
  return (await desk.find(id)) ?? noSuchAccount(id);
}

export function noSuchAccount(id: string): never {
  throw new UsageError(`there is no account ${JSON.stringify(id)}; account list shows them`);
}
