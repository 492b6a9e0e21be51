import type { Circumstances } from "../../domain/circumstances.ts";
import type { Context } from "../context.ts";

/** Everything that a decision depends on, brought together before it is made. */
export async function circumstancesFor(
  { account, nowMs, services }: Context,
  fileNames: readonly string[],
): Promise<Circumstances> {
  const [registry, files] = await Promise.all([
    services.accounts.registryOf(account.id),
    fileNames.length === 0 ? new Map() : services.files.find(account.id, fileNames),
  ]);
  return { ...services.rules, account, registry, files, nowMs };
}
