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
  addCarrierGauge("gateway_backlog_steps", "Steps in the backlog of a carrier.", ({ steps }) => steps);
  addCarrierGauge(
    "gateway_backlog_oldest_seconds",
    "How long the oldest step is in the backlog of a carrier.",
    ({ oldestMs }) => oldestMs / 1000,
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

  function addCarrierGauge(
    name: string,
    help: string,
    getValue: (ofCarrier: { readonly steps: number; readonly oldestMs: number }) => number,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: ["carrier"],
      registers: [registry],
      async collect() {
        const totals = await read();
        // A carrier whose backlog is empty must not keep its last value.
        this.reset();
        for (const [carrier, ofCarrier] of totals?.backlog ?? []) this.set({ carrier }, getValue(ofCarrier));
      },
    });
  }
}
