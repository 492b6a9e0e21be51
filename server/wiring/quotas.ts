import type { Account, NewMessage } from "../domain/model.ts";
import { countForCaps, listCharges, type QuotaCharge, WARNING_RATIO } from "../domain/quotas.ts";
import type { Charged, Quotas } from "../handlers/services.ts";
import { type AccountCells, type Cell, PerCell } from "../store/cell-connections.ts";
import { QuotaShares } from "../store/quota-shares.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";

export interface QuotaParts {
  readonly log: Log;
  readonly metrics: Pick<Metrics, "countQuotaWarning" | "countQuotaRefusal">;
}

export const makeQuotaShares = (log: Log): PerCell<QuotaShares> =>
  new PerCell(
    ({ database }: Cell) =>
      new QuotaShares(database.pool, {
        onFailure: (error) =>
          log.warn(
            { event: "quota_write_failed", error: loggable(error) },
            "What was reserved of quotas could not be given back; it counts as used",
          ),
      }),
  );

/** The quotas of accounts, each kept in the cell of its account. */
export function makeQuotas(
  accountCells: AccountCells,
  shares: PerCell<QuotaShares>,
  { log, metrics }: QuotaParts,
): Quotas {
  const tellWarning = (account: Account, { text }: QuotaCharge): void => {
    metrics.countQuotaWarning();
    log.warn({ event: "quota_warning", account: account.id, quota: text }, "Most of a quota of an account is used");
  };
  return {
    charge: (account: Account, messages: readonly NewMessage[], nowMs: number): Promise<Charged> =>
      accountCells.use(shares, account.id, async (ofCell) => {
        const charges = listCharges(account.quotas ?? [], messages, nowMs);
        const find = (name: string) => charges.find((charge) => charge.name === name);
        const taken = await ofCell.take(account.id, charges, { isFinal: false });
        if (!taken.ok) {
          const { text = "", endsMs = nowMs } = find(taken.charge.name) ?? {};
          metrics.countQuotaRefusal();
          return { ok: false, retryAfterS: Math.max(1, Math.ceil((endsMs - nowMs) / 1000)), quota: text };
        }
        for (const { name } of taken.crossed) {
          const charge = find(name);
          if (charge !== undefined) tellWarning(account, charge);
        }
        return {
          ok: true,
          warnings: taken.warnings.map(
            ({ name }) => `${WARNING_RATIO * 100} % of your quota of ${find(name)?.text} is used`,
          ),
          accepted: () => {
            ofCell.keep(account.id, charges);
            ofCell.count(account.id, countForCaps(account.fallbackCaps ?? [], messages, nowMs));
          },
          undo: () => ofCell.giveBack(account.id, charges),
        };
      }),
  };
}
