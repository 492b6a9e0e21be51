import { writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { type RunningProvider, startProviderProcess } from "../../../rig/provider/start-provider.ts";
import { Smsc } from "../../../rig/smsc/smsc.ts";
import { COMMAND, headerOf, readSubmitSm } from "../../../rig/smsc/wire.ts";
import { TcpProxy } from "../../../rig/tcp-proxy.ts";
import type { CarrierEvent, History } from "../history/history.ts";

const SECRET = "a secret that both sides know, long enough";
/** Short, so that a carrier that says nothing costs a round little time. */
const ANSWER_MS = 2_000;
/** Nobody sends international messages. */
const SMS = { carrier: "smsc", channel: "sms" };
const LEAST_WINDOW = 5;
const MOST_WINDOW = 20;

/** Short, so that shares move within a round or two in which a carrier fails. */
const SHARES = { everyS: 2, windowS: 30, slowS: 5, minMessages: 5 };

/** An HTTP provider ("talk") and an SMSC ("smsc"), each behind a proxy, which write down what they get. */
export class Carriers {
  readonly talkProxy = new TcpProxy(() => ({ host: "127.0.0.1", port: this.#provider?.port ?? 1 }));
  readonly smscProxy = new TcpProxy(() => ({ host: "127.0.0.1", port: this.#smsc?.port ?? 1 }));
  readonly #history: History;
  readonly #callback: () => string;
  /** Who a message of the provider is for, and its channel. */
  readonly #submitted = new Map<string, Pick<CarrierEvent, "to" | "channel">>();
  #provider: RunningProvider | undefined;
  #smsc: Smsc | undefined;
  #frames = 0;
  #refusals = 0;
  #window = MOST_WINDOW;

  constructor(history: History, callback: () => string) {
    this.#history = history;
    this.#callback = callback;
  }

  async start(): Promise<void> {
    await Promise.all([this.talkProxy.start(), this.smscProxy.start(), this.startProvider(), this.startSmsc()]);
  }

  async startProvider(): Promise<void> {
    const event = (reference: string) => ({
      ...{ carrier: "talk", atMs: Date.now(), ...(this.#submitted.get(reference) ?? { to: reference }) },
    });
    this.#provider = await startProviderProcess({
      secret: SECRET,
      callback: this.#callback(),
      onSubmitted: (messages) => {
        for (const { reference, to, channel } of messages) {
          this.#submitted.set(reference, { to, channel });
          this.#nameDenials(reference, { to, channel });
          this.#history.submits.push(event(reference));
        }
      },
      onDenied: (references) => this.#history.denials.push(...references.map(event)),
    });
  }

  /** Who a message is for is not known when the provider says that it never heard of it, but when it comes after all. */
  #nameDenials(reference: string, named: Pick<CarrierEvent, "to" | "channel">): void {
    const { denials } = this.#history;
    for (const [index, denial] of denials.entries())
      if (denial.to === reference) denials[index] = { ...denial, ...named };
  }

  async startSmsc(): Promise<void> {
    this.#smsc = await Smsc.startProcess({ record: true });
    this.#frames = 0;
    this.#refusals = 0;
  }

  get smsc(): Smsc {
    if (this.#smsc === undefined) throw new Error("The SMSC was not started");
    return this.#smsc;
  }

  /** Without a word to anybody, as by kill -9. What it has read is written down first. */
  async killProvider(): Promise<void> {
    await this.#provider?.stop();
    this.#provider = undefined;
  }

  async killSmsc(): Promise<void> {
    this.collect();
    process.kill(this.smsc.pid, "SIGKILL");
    await this.smsc.end();
    this.collect();
  }

  /** Writes down what the SMSC has got since the last time. */
  collect(): void {
    const { frames, refused } = this.smsc;
    const atMs = Date.now();
    for (const frame of frames.slice(this.#frames))
      if (headerOf(frame).command === COMMAND.submitSm)
        this.#history.submits.push({ ...SMS, to: readSubmitSm(frame).destination, atMs });
    for (const to of refused.slice(this.#refusals)) this.#history.denials.push({ ...SMS, to, atMs });
    this.#frames = frames.length;
    this.#refusals = refused.length;
  }

  /** Other windows than before: whoever reads the file replaces both carriers, and with them their links. */
  async changeFile(path: string): Promise<void> {
    this.#window = this.#window > LEAST_WINDOW ? this.#window - 1 : MOST_WINDOW;
    await this.writeFile(path);
  }

  async writeFile(path: string): Promise<void> {
    const window = this.#window;
    const base = `http://127.0.0.1:${this.talkProxy.port}`;
    const carriers = {
      smsc: {
        adapter: "smpp",
        ...this.smsc.settings({
          ...{ port: this.smscProxy.port, responseTimeoutMs: ANSWER_MS, enquireLinkMs: ANSWER_MS, window },
          ...{ reconnectMinMs: 100, reconnectMaxMs: 1000 },
        }),
      },
      talk: {
        adapter: "http",
        url: `${base}/messages`,
        ask: `${base}/questions`,
        secret: SECRET,
        timeoutMs: ANSWER_MS,
        window: 50 * window,
      },
    };
    const routes = [
      {
        channel: ["sms", "international"],
        carriers: [
          { name: "smsc", share: 70 },
          { name: "talk", share: 30 },
        ],
      },
      { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "talk" },
    ];
    await writeFile(path, stringify({ carriers, routes, shares: SHARES }));
  }

  async stop(): Promise<void> {
    await Promise.all([this.killProvider(), this.#smsc?.end(), this.talkProxy.stop(), this.smscProxy.stop()]);
  }
}
