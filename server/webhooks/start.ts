import { webhookSender } from "../../generated/webhooks.ts";
import { countDeadLetters } from "../store/dead-letters.ts";
import { countDeliveries } from "../store/webhook-deliveries.ts";
import { loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { webhookMetrics } from "../telemetry/webhook-metrics.ts";
import { allowedAddresses } from "./allowed-addresses.ts";
import { Deliverer, type DelivererOptions } from "./deliverer.ts";
import { GivenUp } from "./given-up.ts";
import { type LaneLimits, Lanes } from "./lanes.ts";
import { nameResolver, type ResolveName } from "./resolve-name.ts";
import { webhookTransport } from "./transport.ts";

export interface WebhooksOptions extends Pick<DelivererOptions, "database" | "accounts" | "clock" | "log"> {
  /** Networks such as `10.0.0.0/8` that webhooks may reach although they are not public. */
  readonly allowedNetworks: readonly string[];
  readonly metrics: Pick<Metrics, "registry">;
  readonly now?: () => number;
  readonly resolve?: ResolveName;
  readonly timeoutMs?: number;
  readonly lanes?: Partial<LaneLimits>;
}

export interface Webhooks {
  /** There may be something to send. */
  poke(): void;
  /** Takes nothing more, lets what is under way end, and writes what became of it. */
  stop(): Promise<void>;
}

/** The contract's patience with a receiver. */
const TIMEOUT_MS = 5000;
/** For what other processes put there, and for tries that come due. */
const LOOK_EVERY_MS = 1000;

/** Posts reports to webhooks. Any number of processes may do so on one database. */
export function startWebhooks(options: WebhooksOptions): Webhooks {
  const { database, accounts, clock, log, now = Date.now } = options;
  const transport = webhookTransport({
    allows: allowedAddresses(options.allowedNetworks),
    resolve: options.resolve ?? nameResolver(),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  });
  const metrics = webhookMetrics(options.metrics.registry, {
    waiting: (most) => countDeliveries(database.pool, most),
    dead: (most) => countDeadLetters(database.pool, most),
  });
  let stopping = false;
  let again = false;
  let turning: Promise<void> | undefined;
  const sender = webhookSender(transport.post);
  const lanes = new Lanes(options.lanes);
  const givenUp = new GivenUp({ log, metrics, now });
  const deliverer = new Deliverer({
    ...{ database, accounts, clock, sender, lanes, now, log, metrics, givenUp },
    onSettled: poke,
  });

  async function turns(): Promise<void> {
    // All that was settled in the same turn of the event loop is written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (again && !stopping) {
      again = false;
      try {
        if (await deliverer.turn()) again = true;
      } catch (error) {
        // What is settled is written the next time; what is leased comes back.
        log.error({ error: loggable(error) }, "webhooks");
        again = false;
      }
    }
  }

  function poke(): void {
    again = true;
    if (stopping) return;
    turning ??= turns().finally(() => {
      turning = undefined;
      // Said after the last look, and before this.
      if (again) poke();
    });
  }

  const timer = setInterval(poke, LOOK_EVERY_MS);
  timer.unref();
  poke();

  return {
    poke,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await turning;
      await deliverer.untilSent();
      await deliverer.writeSettled().finally(transport.close);
      givenUp.tell({ atOnce: true });
    },
  };
}
