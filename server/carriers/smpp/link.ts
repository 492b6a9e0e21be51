import net, { type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { getBackOffMs } from "../../domain/back-off.ts";
import type { Log } from "../../telemetry/log.ts";
import { type Pdu, STATUS } from "./pdu.ts";
import { Session } from "./session.ts";

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Undefined: the connection is not encrypted. */
  readonly tls: { readonly ca: string | undefined; readonly servername: string | undefined } | undefined;
}

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

/** A transmitter takes messages, a receiver brings receipts, and a transceiver does both. */
export type BindKind = "transceiver" | "transmitter" | "receiver";

interface LinkOptions {
  readonly kind: BindKind;
  readonly settings: LinkSettings;
  readonly log: Log;
  readonly random: () => number;
  readonly onMessage: (pdu: Pdu) => Promise<number>;
}

const VERSION_3_4 = 0x34;
const MAX_UNBIND_MS = 2_000;

/** Keeps one bound session, and makes a new one whenever it is lost. */
export class Link {
  readonly #options: LinkOptions;
  readonly #stop = new AbortController();
  #session: Session | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** The bound session; undefined while there is none. */
  get session(): Session | undefined {
    return this.#session?.isOpen ? this.#session : undefined;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.session?.unbind(Math.min(this.#options.settings.responseTimeoutMs, MAX_UNBIND_MS));
    await this.#running;
  }

  async #run(): Promise<void> {
    const { kind, settings, log, random } = this.#options;
    const { signal } = this.#stop;
    const delay = { firstMs: settings.reconnectMinMs, mostMs: settings.reconnectMaxMs };
    for (let failures = 1; !signal.aborted; failures++) {
      const session = await this.#bind().catch((error: unknown) => describeError(error));
      if (typeof session !== "string") failures = 1;
      // A random part of the delay keeps gateways that lost a carrier together from returning together.
      const retryInMs = getBackOffMs(delay, failures, random());
      if (typeof session === "string") {
        const fields = { event: "smpp_bind_failed", bind: kind, reason: session, retryInMs };
        if (!signal.aborted) log.warn(fields, "SMPP bind to the carrier failed");
      } else {
        log.info({ event: "smpp_bound", bind: kind }, "SMPP session with the carrier is bound");
        this.#session = session;
        void session.enquire(settings.enquireLinkMs);
        const reason = await session.closed;
        this.#session = undefined;
        const fields = { event: "smpp_disconnected", bind: kind, reason, retryInMs };
        log.warn(fields, "SMPP connection to the carrier ended");
      }
      // The sleep rejects only when the link is stopped.
      await sleep(retryInMs, undefined, { signal }).catch(() => {});
    }
  }

  /** A bound session, or the reason why there is none. */
  async #bind(): Promise<Session | string> {
    const { kind, settings, onMessage } = this.#options;
    const { address, responseTimeoutMs } = settings;
    const socket = await openSocket(address, responseTimeoutMs, this.#stop.signal);
    const session = new Session(socket, { responseTimeoutMs, onMessage });
    const giveUp = (): void => session.destroy("stopped");
    this.#stop.signal.addEventListener("abort", giveUp);
    const reply = await session.request(`bind_${kind}`, {
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
    if (reply.kind !== "answer") return `no answer to the bind: ${await session.closed}`;
    const status = reply.pdu.status.toString(16).toUpperCase().padStart(2, "0");
    return `the bind was refused with 0x${status}`;
  }
}

/** A connection that can be written to; rejects when there is none within the time, or when `stop` is aborted. */
function openSocket(address: Address, timeoutMs: number, stop: AbortSignal): Promise<Socket> {
  stop.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const giveUp = (): void => {
      socket.destroy(new Error("no connection in time"));
    };
    const timer = setTimeout(giveUp, timeoutMs);
    stop.addEventListener("abort", giveUp);
    // This listener is never removed: an error without a listener would end the process.
    socket.on("error", reject);
    const ready = address.tls === undefined ? "connect" : "secureConnect";
    socket.once(ready, () => resolve(socket));
    for (const event of [ready, "close"])
      socket.once(event, () => {
        clearTimeout(timer);
        stop.removeEventListener("abort", giveUp);
      });
  });
}

function connect({ host, port, tls: secured }: Address): Socket {
  const options = { host, port, noDelay: true, keepAlive: true };
  if (secured === undefined) return net.connect(options);
  const { ca, servername } = secured;
  return tls.connect({ ...options, ...(ca !== undefined && { ca }), ...(servername !== undefined && { servername }) });
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
