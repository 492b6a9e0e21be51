import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../telemetry/log.ts";
import { type Address, openSocket } from "./open-socket.ts";
import type { Pdu } from "./pdu.ts";
import { reconnectDelayMs } from "./reconnect-delay.ts";
import { Session } from "./session.ts";
import { hexadecimal, STATUS } from "./status.ts";

export interface LinkSettings {
  readonly address: Address;
  readonly systemId: string;
  readonly password: string;
  readonly systemType: string;
  readonly addressRange: string;
  readonly responseTimeoutMs: number;
  readonly enquireLinkMs: number;
  readonly reconnectMinMs: number;
  readonly reconnectMaxMs: number;
}

interface LinkOptions {
  readonly settings: LinkSettings;
  readonly log: Log;
  readonly random: () => number;
  readonly onMessage: (pdu: Pdu) => Promise<number>;
}

const VERSION_3_4 = 0x34;
const LONGEST_UNBIND_MS = 2_000;

/** Keeps one bound session, and makes a new one whenever it is lost. */
export class Link {
  readonly #options: LinkOptions;
  readonly #stop = new AbortController();
  #session: Session | undefined;
  #kept: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** The bound session; undefined while there is none. */
  get session(): Session | undefined {
    return this.#session?.isOpen ? this.#session : undefined;
  }

  start(): void {
    this.#kept = this.#keep();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.session?.unbind(Math.min(this.#options.settings.responseTimeoutMs, LONGEST_UNBIND_MS));
    await this.#kept;
  }

  async #keep(): Promise<void> {
    const { settings, log, random } = this.#options;
    const { signal } = this.#stop;
    for (let failures = 0; !signal.aborted; failures++) {
      const opened = await this.#open().catch((error: unknown) => reasonOf(error));
      if (typeof opened === "string") {
        if (!signal.aborted) log.warn({ reason: opened }, "the carrier cannot be reached");
      } else {
        failures = 0;
        log.info("the carrier is bound");
        this.#session = opened;
        void opened.enquire(settings.enquireLinkMs);
        const reason = await opened.closed;
        this.#session = undefined;
        log.warn({ reason }, "the connection to the carrier has ended");
      }
      const { reconnectMinMs: minMs, reconnectMaxMs: maxMs } = settings;
      const delayMs = reconnectDelayMs({ failures, minMs, maxMs, random: random() });
      // Told to stop: that is all the rejection can mean.
      await sleep(delayMs, undefined, { signal }).catch(() => {});
    }
  }

  /** A bound session, or why there is none. */
  async #open(): Promise<Session | string> {
    const { settings, onMessage } = this.#options;
    const { address, responseTimeoutMs } = settings;
    const session = new Session(await openSocket(address, responseTimeoutMs, this.#stop.signal), {
      responseTimeoutMs,
      onMessage,
    });
    const giveUp = (): void => session.destroy("stopped");
    this.#stop.signal.addEventListener("abort", giveUp);
    const reply = await session.request("bind_transceiver", {
      system_id: settings.systemId,
      password: settings.password,
      system_type: settings.systemType,
      interface_version: VERSION_3_4,
      addr_ton: 0,
      addr_npi: 0,
      address_range: settings.addressRange,
    });
    this.#stop.signal.removeEventListener("abort", giveUp);
    if (reply.kind === "answer" && reply.pdu.status === STATUS.ok && session.isOpen) return session;
    session.destroy("not bound");
    return reply.kind === "answer"
      ? `the bind was refused with ${hexadecimal(reply.pdu.status)}`
      : `no answer to the bind: ${await session.closed}`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
