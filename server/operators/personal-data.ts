import type { ErasedRecipient as Erasure } from "../../generated/admin/types.ts";
import { maskRecipient } from "../domain/operator-role.ts";
import { count } from "../domain/plural.ts";
import { findAccount, updateAccount } from "../store/accounts.ts";
import { deleteIdleAccount, type OpenMessages, waitUntilIdle } from "../store/delete-account.ts";
import { countMessagesTo, type ErasedRecipient, eraseRecipient as eraseStored } from "../store/erase-recipient.ts";
import { requireAccount } from "./accounts.ts";
import { describeSilent } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import type { UseCase } from "./use-case.ts";

/** Removes a number, and what was sent to it, from all messages that have ended. */
export const eraseRecipient: UseCase<{ readonly number: string; readonly isConfirmed: boolean }, Erasure> = {
  ...{ name: "eraseRecipient", role: "admin", kind: "change" },
  target: ({ number }) => maskRecipient(number),
  async run({ number, isConfirmed }, { cells }) {
    if (!/^\+?[0-9]{5,20}$/.test(number))
      throw new Refusal("invalid", "which number? give it as clients send it: 01012345678 or +14155550123");
    if (!isConfirmed) {
      const { values, silent } = await cells.ask(({ database }) => countMessagesTo(database, number));
      const messages = values.reduce((sum, ofCell) => sum + ofCell, 0);
      const unasked = describeSilent(silent);
      throw new Refusal(
        "counted",
        `${count(messages, "message")} to ${maskRecipient(number)} would be erased for good${unasked === undefined ? "" : `; ${unasked}`}`,
      );
    }
    const { values, silent } = await cells.ask(({ database }) => eraseStored(database, number));
    const sum = (read: (erased: ErasedRecipient) => number) => values.reduce((total, one) => total + read(one), 0);
    return {
      messages: sum(({ messages }) => messages),
      files: sum(({ files }) => files),
      answers: sum(({ answers }) => answers),
      open: values.flatMap(({ open }) => open),
      silentCells: silent,
    };
  },
  describe: ({ messages, open, silentCells }) =>
    [`${messages} erased`, ...(open.length > 0 ? [`${open.length} left`] : []), describeSilent(silentCells)]
      .filter((part) => part !== undefined)
      .join("; "),
};

export interface AccountDeletion {
  readonly accountId: string;
  readonly isConfirmed: boolean;
  /** For messages that have not ended. */
  readonly waitMs: number;
}

export const deleteAccount: UseCase<AccountDeletion, { readonly rows: number }> = {
  ...{ name: "deleteAccount", role: "admin", kind: "change" },
  target: ({ accountId }) => accountId,
  async run({ accountId: id, isConfirmed, waitMs }, context) {
    const { database, cells, settleMs, onProgress } = context;
    await requireAccount(context, id);
    if (!isConfirmed) throw new Refusal("unconfirmed", `${id} and everything of it would be gone for good`);
    const before = await findAccount(database.pool, id);
    const { database: ofCell } = await cells.findToChange(id);
    await updateAccount(database.pool, id, { blocked: true });
    let open: OpenMessages | undefined;
    try {
      open = await waitUntilIdle(ofCell, id, { waitMs, settleMs, onProgress });
    } finally {
      if (open?.all !== 0) await updateAccount(database.pool, id, { blocked: before?.account.blocked ?? false });
    }
    if (open.all > 0)
      throw new Refusal(
        "conflict",
        `${id} was not deleted: ${open.all} messages of it do not end within ${waitMs / 1000} s; ${describeEnds(id, open)}`,
      );
    const all = (await cells.listAll()).map((cell) => cell.database);
    return { rows: await deleteIdleAccount(database, all, id) };
  },
  describe: ({ rows }) => `deleted, ${rows} rows`,
};

/** When messages end, or how to end them. */
function describeEnds(accountId: string, { scheduled }: OpenMessages): string {
  const atLast = "what a carrier has ends when its validity does, at the latest";
  if (scheduled === 0) return atLast;
  return `${scheduled} of them wait for their time, cancel them (messages cancel --account ${accountId} --state scheduled --yes); ${atLast}`;
}
