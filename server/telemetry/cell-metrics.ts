import { Gauge, type Registry } from "prom-client";

/** What all cells that can be asked hold together. */
export interface CellTotals {
  /** In the backlog, by carrier. */
  readonly backlog: ReadonlyMap<string, { readonly steps: number; readonly oldestMs: number }>;
  /** What no worker has claimed yet. */
  readonly unclaimed: { readonly steps: number; readonly oldestMs: number };
  readonly webhooksWaiting: number;
  readonly webhookOldestMs: number;
  readonly deadWebhooks: number;
  readonly orphanReceipts: number;
  readonly oldestSnapshotMs: number;
  /** By table. */
  readonly deadRows: ReadonlyMap<string, number>;
}

/** Metrics that are read from the database. Every gateway shows the same values, so that they are there as long as one gateway runs. */
export function cellMetrics(registry: Registry, read: () => Promise<CellTotals | undefined>): void {
  addGauge(
    "gateway_outbox_unclaimed_steps",
    "Steps that no worker has claimed yet.",
    ({ unclaimed }) => unclaimed.steps,
  );
  addGauge(
    "gateway_outbox_oldest_seconds",
    "How long the oldest step waits that no worker has claimed yet.",
    ({ unclaimed }) => unclaimed.oldestMs / 1000,
  );
  addLabelledGauge("gateway_backlog_steps", "Steps in the backlog of a carrier.", "carrier", ({ backlog }) =>
    [...backlog].map(([carrier, { steps }]) => [carrier, steps]),
  );
  addLabelledGauge(
    "gateway_backlog_oldest_seconds",
    "How long the oldest step is in the backlog of a carrier.",
    "carrier",
    ({ backlog }) => [...backlog].map(([carrier, { oldestMs }]) => [carrier, oldestMs / 1000]),
  );
  addGauge("gateway_webhook_waiting", "Reports on their way to webhooks.", ({ webhooksWaiting }) => webhooksWaiting);
  addGauge(
    "gateway_webhook_oldest_seconds",
    "How long the oldest report is on its way to its webhook.",
    ({ webhookOldestMs }) => webhookOldestMs / 1000,
  );
  addGauge("gateway_webhook_dead", "Dead letters of all accounts.", ({ deadWebhooks }) => deadWebhooks);
  addGauge(
    "gateway_orphan_receipts",
    "Receipts of the last days that have matched no message for more than a minute.",
    ({ orphanReceipts }) => orphanReceipts,
  );
  addGauge(
    "gateway_oldest_snapshot_seconds",
    "How long the oldest transaction runs that keeps PostgreSQL from removing dead rows.",
    ({ oldestSnapshotMs }) => oldestSnapshotMs / 1000,
  );
  addLabelledGauge(
    "gateway_dead_rows",
    "Dead rows in the tables that are written and emptied all the time, by table, as PostgreSQL estimates it.",
    "table",
    ({ deadRows }) => [...deadRows],
  );

  function addGauge(name: string, help: string, getValue: (totals: CellTotals) => number): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const totals = await read();
        // No value, where no cell could be asked: the last one would look as if it were new.
        if (totals === undefined) this.remove();
        else this.set(getValue(totals));
      },
    });
  }

  function addLabelledGauge(
    name: string,
    help: string,
    label: string,
    list: (totals: CellTotals) => readonly (readonly [string, number])[],
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const totals = await read();
        // A carrier whose backlog is empty must not keep its last value.
        this.reset();
        for (const [value, count] of totals === undefined ? [] : list(totals)) this.set({ [label]: value }, count);
      },
    });
  }
}
