import type { CarrierHandle, Carriers, CarriersContext, PreparedCarriers } from "../carriers/carriers.ts";
import { loggable } from "../telemetry/log.ts";
import { orTimeout } from "./loop.ts";

export interface RunningCarriersOptions extends CarriersContext {
  /** How long a carrier that was removed or changed may take to end what is under way, before its links are closed. */
  readonly drainMs: number;
}

/** The carriers of the file that is in use, and those that a reload has removed until their links are closed. */
export class RunningCarriers {
  readonly #options: RunningCarriersOptions;
  readonly #leaving = new Set<Promise<void>>();
  #current: Carriers;

  constructor(prepared: PreparedCarriers, options: RunningCarriersOptions) {
    this.#options = options;
    this.#current = prepared.make(options);
    this.#begin();
  }

  get current(): Carriers {
    return this.#current;
  }

  /** `handOver` lets workers use the new carriers, and resolves when nothing is under way by those that are gone. */
  replace(prepared: PreparedCarriers, handOver: (carriers: Carriers) => Promise<void>): void {
    const before = this.#current.all;
    this.#current = prepared.make(this.#options, before);
    this.#begin();
    const handed = handOver(this.#current);
    const gone = before.filter((handle) => !this.#current.all.includes(handle));
    if (gone.length === 0) return;
    const leaving = this.#close(gone, handed).finally(() => this.#leaving.delete(leaving));
    this.#leaving.add(leaving);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#current.stop(), ...this.#leaving]);
  }

  #begin(): void {
    const { channelsWithoutCarrier } = this.#current;
    if (channelsWithoutCarrier.length > 0)
      this.#options.log.warn(
        { event: "channels_without_carrier", channels: channelsWithoutCarrier },
        "Routes of these channels lead to a simulator, which only accounts in sandbox reach (SIMULATOR=off), so other messages wait; give the channels another carrier in CARRIERS_FILE",
      );
    this.#current.start();
  }

  async #close(gone: readonly CarrierHandle[], drained: Promise<void>): Promise<void> {
    const { log, drainMs } = this.#options;
    await orTimeout(drained, drainMs);
    await Promise.all(
      gone.map(async ({ name, carrier }) => {
        try {
          await carrier.stop();
          log.info({ event: "carrier_closed", carrier: name }, "A carrier that was removed or changed is closed");
        } catch (error) {
          log.error(
            { event: "carrier_not_closed", carrier: name, error: loggable(error) },
            "A carrier that was removed or changed could not be closed",
          );
        }
      }),
    );
  }
}
