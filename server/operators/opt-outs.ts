import { OptOutRegistry } from "../accounts/opt-out-registry.ts";
import { maskRecipient } from "../domain/operator-role.ts";
import { ALL_SENDERS, findSenderFault, type OptOut, parseNumber } from "../domain/opt-out.ts";
import { count } from "../domain/plural.ts";
import { countOptOuts, type FoundOptOut } from "../store/opt-outs.ts";
import { loadRegistry } from "../store/registry.ts";
import { requireAccount } from "./accounts.ts";
import { Refusal } from "./refusal.ts";
import type { OperatorContext, UseCase } from "./use-case.ts";

export interface OptOutsOfAccount {
  readonly accountId: string;
  readonly optOuts: readonly OptOut[];
}

const target = ({ accountId, optOuts }: OptOutsOfAccount): string => {
  const [first] = optOuts;
  const numbers = optOuts.length === 1 && first ? maskRecipient(first.number) : count(optOuts.length, "number");
  return `${accountId}: ${numbers}`;
};

/** Adds all or none. */
export const addOptOuts: UseCase<OptOutsOfAccount, { readonly added: number }> = {
  ...{ name: "addOptOuts", role: "operator", kind: "change", target },
  async run({ accountId, optOuts }, context) {
    const parsed = parseOptOuts(optOuts);
    await requireSenders(accountId, parsed, context);
    const added = { addedMs: context.nowMs(), by: context.actor.name };
    return { added: await new OptOutRegistry(context.database).add(accountId, parsed, added) };
  },
  describe: ({ added }) => `${added} added`,
};

export const removeOptOuts: UseCase<OptOutsOfAccount, { readonly removed: number }> = {
  ...{ name: "removeOptOuts", role: "operator", kind: "change", target },
  async run({ accountId, optOuts }, context) {
    const parsed = parseOptOuts(optOuts);
    await requireAccount(context, accountId);
    return { removed: await new OptOutRegistry(context.database).remove(accountId, parsed) };
  },
  describe: ({ removed }) => `${removed} removed`,
};

/** How many numbers have opted out, by sender; the numbers themselves are not stored. */
export const listOptOuts: UseCase<{ readonly accountId: string }, Awaited<ReturnType<typeof countOptOuts>>> = {
  ...{ name: "listOptOuts", role: "viewer", kind: "read" },
  async run({ accountId }, context) {
    await requireAccount(context, accountId);
    return countOptOuts(context.database.pool, accountId);
  },
};

export const findOptOuts: UseCase<{ readonly accountId: string; readonly number: string }, readonly FoundOptOut[]> = {
  ...{ name: "findOptOuts", role: "operator", kind: "look" },
  target: ({ accountId, number }) => `${accountId}: ${maskRecipient(number)}`,
  async run({ accountId, number }, context) {
    await requireAccount(context, accountId);
    const [found = []] = await new OptOutRegistry(context.database).find(accountId, [requireNumber(number)]);
    return found;
  },
  describe: (found) => (found.length === 0 ? "has not opted out" : "has opted out"),
};

const parseOptOuts = (optOuts: readonly OptOut[]): readonly OptOut[] =>
  optOuts.map(({ number, sender }) => ({ number: requireNumber(number), sender }));

function requireNumber(written: string): string {
  const number = parseNumber(written);
  if (number !== undefined) return number;
  throw new Refusal("invalid", `a number must be 8 to 15 digits, or + and the country code, not "${written}"`);
}

/** An account in sandbox may name any sender, as in its sends. */
async function requireSenders(accountId: string, optOuts: readonly OptOut[], context: OperatorContext): Promise<void> {
  const { account } = await requireAccount(context, accountId);
  const senders = new Set(optOuts.map(({ sender }) => sender));
  if (account.sandbox || (senders.size === 1 && senders.has(ALL_SENDERS))) return;
  const registry = await loadRegistry(context.database.pool, accountId);
  for (const sender of senders)
    if (findSenderFault(sender, registry) !== undefined)
      throw new Refusal("invalid", `${accountId} has no sender number or sender key ${JSON.stringify(sender)}`);
}
