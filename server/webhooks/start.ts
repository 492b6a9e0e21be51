import { webhookSender } from "../../generated/webhooks.ts";
import { RECEIVER_TIMEOUT_MS } from "../domain/timings.ts";
import { loggable } from "../telemetry/log.ts";
import { AccountConcurrency, type ConcurrencyLimits } from "./concurrency.ts";
import { DeadLetterLog } from "./dead-letter-log.ts";
import { Deliverer, type DelivererOptions } from "./deliverer.ts";
import { nameResolver, type ResolveName } from "./resolve-name.ts";
import { webhookTransport } from "./transport.ts";
import { allowedAddresses } from "./webhook-url.ts";

export interface WebhooksOptions
  extends Pick<
    DelivererOptions,
    "database" | "cellId" | "accounts" | "underWay" | "clock" | "log" | "metrics" | "tracing" | "timings"
  > {
  /** Networks such as `10.0.0.0/8` that webhooks may reach although they are not public. */
  readonly allowedNetworks: readonly string[];
  readonly now?: () => number;
  readonly resolve?: ResolveName;
  readonly timeoutMs?: number;
  readonly concurrency?: Partial<ConcurrencyLimits>;
}

export interface Webhooks {
  /** There may be something to send. */
  wake(): void;
  /** Claims nothing more, waits for attempts that are under way, and writes their results. */
  stop(): Promise<void>;
}

/** Finds deliveries of other processes and retries that are due. */
const POLL_INTERVAL_MS = 1000;

/** Posts reports to webhooks. Any number of processes may do so on one database. */
export function startWebhooks(options: WebhooksOptions): Webhooks {
  const { database, accounts, clock, log, metrics, now = Date.now } = options;
  const transport = webhookTransport({
    allows: allowedAddresses(options.allowedNetworks),
    resolve: options.resolve ?? nameResolver(),
    timeoutMs: options.timeoutMs ?? RECEIVER_TIMEOUT_MS,
  });
  const sender = webhookSender(transport.post);
  const concurrency = new AccountConcurrency(options.concurrency);
  const deadLetters = new DeadLetterLog({ log, metrics, now });
  const deliverer = new Deliverer({
    ...{ database, accounts, clock, sender, concurrency, now, log, metrics, deadLetters, tracing: options.tracing },
    ...{ cellId: options.cellId, underWay: options.underWay, timings: options.timings },
    onFinished: wake,
  });
  let isStopping = false;
  let isWoken = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // Results of the same turn of the event loop are written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (isWoken && !isStopping) {
      isWoken = false;
      try {
        if (await deliverer.run()) isWoken = true;
      } catch (error) {
        // Results that were not written are written next time; claimed deliveries come back when their lease ends.
        log.error({ event: "webhook_loop_failed", error: loggable(error) }, "Webhook loop iteration failed");
        isWoken = false;
      }
    }
  }

  function wake(): void {
    isWoken = true;
    if (isStopping) return;
    running ??= run().finally(() => {
      running = undefined;
      // A wake between the last iteration and this line would be lost.
      if (isWoken) wake();
    });
  }

  const timer = setInterval(wake, POLL_INTERVAL_MS);
  timer.unref();
  wake();

  return {
    wake,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
      await deliverer.untilSent();
      await deliverer.writeResults().finally(transport.close);
      deadLetters.write({ force: true });
    },
  };
}
