import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../rig/random.ts";
import { TcpProxy } from "../../../rig/tcp-proxy.ts";
import { cellSettings, databaseBackend } from "../../../rig/test-cells.ts";
import { accepting, type Receiver, startReceiver } from "../../../rig/webhook-receiver.ts";
import { emptyHistory, type History, type Outage } from "../history/history.ts";
import { makeAccounts, POLLING, POSTED, STREAMED } from "./accounts.ts";
import { Carriers } from "./carriers.ts";
import { CitusServer } from "./citus-server.ts";
import { Client } from "./client.ts";
import { DatabaseServer } from "./database-server.ts";
import type { FaultDatabase } from "./fault-database.ts";
import { GatewayProcess } from "./gateway-process.ts";
import { countOpen } from "./read-stored.ts";
import { SmallDisk } from "./small-disk.ts";

/** A message that a carrier neither confirms nor denies ends after this, so that a run ends too. */
export const STEP_VALIDITY_S = 25;
const PROBE_EVERY_MS = 500;
/** On Citus there are three servers. */
const DISK_MEGABYTES = databaseBackend === "citus" ? 4500 : 1500;

export interface DeploymentOptions {
  /** Default: two. */
  readonly workers?: number;
  /** Further settings of a gateway, by its name. */
  readonly environmentOf?: (name: string) => Readonly<Record<string, string>>;
}

/** Two API processes, two workers or as many as wanted, their database, carriers, webhook receiver and clients, with a proxy on every way between them. */
export class Deployment {
  readonly history: History = emptyHistory();
  readonly folder: string;
  readonly server: FaultDatabase;
  /** Undefined: nothing can be mounted here. */
  readonly disk: SmallDisk | undefined;
  readonly carriers: Carriers;
  readonly webhookProxy: TcpProxy;
  readonly apis: readonly GatewayProcess[];
  readonly workers: readonly GatewayProcess[];
  readonly client: Client;
  readonly receiver: Receiver;
  readonly #balancer: TcpProxy;
  readonly #place: string;
  readonly #probing = new AbortController();
  #probes: Promise<unknown> = Promise.resolve();
  readonly #onExit = (): void => this.#killNow();

  /** Starts everything. Logs are kept in the folder. */
  static async start(folder: string, random: Random, options: DeploymentOptions = {}): Promise<Deployment> {
    mkdirSync(join(folder, "logs"), { recursive: true });
    // Where the server's user may enter.
    const place = mkdtempSync(join(tmpdir(), "fault-"));
    chmodSync(place, 0o755);
    const disk = SmallDisk.mount(place, DISK_MEGABYTES);
    // A server that is being made ends by itself when its folder is gone.
    const removePlace = (): void => {
      disk?.unmount();
      rmSync(place, { recursive: true, force: true });
    };
    process.on("exit", removePlace);
    try {
      const server =
        databaseBackend === "citus"
          ? await CitusServer.make(place)
          : await DatabaseServer.make(join(place, "database"), join(folder, "logs", "database.log"));
      const receiver = await startReceiver();
      const webhookProxy = await TcpProxy.start(() => ({
        host: "127.0.0.1",
        port: Number(new URL(receiver.url).port),
      }));
      const deployment = new Deployment({ folder, place, disk, server, receiver, webhookProxy, random, options });
      try {
        await deployment.#startAll();
      } catch (error) {
        await deployment.stop();
        throw error;
      }
      return deployment;
    } catch (error) {
      removePlace();
      throw error;
    } finally {
      process.removeListener("exit", removePlace);
    }
  }

  private constructor(parts: {
    readonly folder: string;
    readonly place: string;
    readonly disk: SmallDisk | undefined;
    readonly server: FaultDatabase;
    readonly receiver: Receiver;
    readonly webhookProxy: TcpProxy;
    readonly random: Random;
    readonly options: DeploymentOptions;
  }) {
    const { folder, place, disk, server, receiver, webhookProxy, random, options } = parts;
    this.folder = folder;
    this.#place = place;
    this.disk = disk;
    this.server = server;
    this.receiver = receiver;
    this.webhookProxy = webhookProxy;
    const { history } = this;
    const toDatabase = () => new TcpProxy({ host: "127.0.0.1", port: server.port });
    const environment = {
      ...{ CARRIERS_FILE: join(folder, "carriers.yaml"), STEP_VALIDITY_S: String(STEP_VALIDITY_S) },
      ...{ WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8", FAILURE_WATCH: "on" },
      ...cellSettings,
    };
    const make = (role: "api" | "worker", name: string) =>
      new GatewayProcess({
        ...{ name, role, database: toDatabase(), databaseUrl: server.urlOf("gateway"), folder, history },
        environment: { ...environment, ...options.environmentOf?.(name) },
      });
    this.apis = ["api-1", "api-2"].map((name) => make("api", name));
    this.workers = Array.from({ length: options.workers ?? 2 }, (_, index) => make("worker", `worker-${index + 1}`));
    let turn = 0;
    this.#balancer = new TcpProxy(() => {
      const here = this.apis.filter(({ isAway }) => !isAway);
      const api = here[turn++ % Math.max(1, here.length)];
      return { host: "127.0.0.1", port: api === undefined ? 1 : Number(new URL(api.url).port) };
    });
    this.carriers = new Carriers(history, () => `http://127.0.0.1:${this.#balancer.port}/v1/carrier/talk/receipts`);
    this.client = new Client({
      apis: this.apis,
      polling: POLLING,
      posted: POSTED,
      streamed: STREAMED,
      history,
      random,
    });
    this.receiveWebhooks();
  }

  get carriersFile(): string {
    return join(this.folder, "carriers.yaml");
  }

  get gateways(): readonly GatewayProcess[] {
    return [...this.apis, ...this.workers];
  }

  async #startAll(): Promise<void> {
    process.on("exit", this.#onExit);
    await Promise.all([this.#balancer.start(), ...this.gateways.map(({ database }) => database.start())]);
    await this.carriers.start();
    await this.carriers.writeFile(this.carriersFile);
    await makeAccounts(this.server.urlOf("gateway"), `http://127.0.0.1:${this.webhookProxy.port}/reports`);
    await Promise.all(this.gateways.map((gateway) => gateway.start()));
    this.client.startPolling();
    this.#probes = Promise.all(this.gateways.map((gateway) => this.#probe(gateway)));
  }

  /** What the receiver does with reports from now on; without an answer of its own it takes them. */
  receiveWebhooks(answer?: Receiver["answer"]): void {
    this.receiver.answer = (response, received) => {
      const { msgKey, body } = received;
      const [accountId] = POSTED;
      this.history.webhooks.push({ accountId, msgKey, body, atMs: Date.now(), confirmed: answer === undefined });
      (answer ?? accepting)(response, received);
    };
  }

  /** The database is away for these gateways until `end` is called, and may be back from `mayBeBack` on. */
  beginOutage(gateways: readonly GatewayProcess[] = this.gateways): { mayBeBack(): void; end(): void } {
    const fromMs = Date.now();
    const outages = gateways.map(({ name }): Outage => ({ process: name, fromMs, toMs: Number.POSITIVE_INFINITY }));
    this.history.outages.push(...outages);
    return {
      mayBeBack: () => {
        for (const outage of outages) outage.mayBeBackMs = Date.now();
      },
      end: () => {
        for (const outage of outages) outage.toMs = Date.now();
      },
    };
  }

  /** False: not in time. */
  async untilReady(withinMs: number): Promise<boolean> {
    const givesUpAt = performance.now() + withinMs;
    for (;;) {
      const ready = await Promise.all(this.gateways.map((gateway) => gateway.isReady()));
      if (ready.every((one) => one === true)) return true;
      if (performance.now() > givesUpAt) return false;
      await sleep(100);
    }
  }

  /** Waits until carriers have got some of the round's messages. */
  async untilDelivering(round: number, withinMs: number): Promise<void> {
    const givesUpAt = performance.now() + withinMs;
    while (performance.now() < givesUpAt) {
      this.carriers.collect();
      const sent = new Set(this.history.sends.filter((send) => send.round === round).map(({ to }) => to));
      const carriers = new Set(this.history.submits.filter(({ to }) => sent.has(to)).map(({ carrier }) => carrier));
      if (carriers.size === 2) return;
      await sleep(100);
    }
  }

  /** The number of messages, reports and webhooks that were not finished in time. */
  async untilQuiet(withinMs: number): Promise<number> {
    const givesUpAt = performance.now() + withinMs;
    for (;;) {
      const { messages, reports, webhooks } = await countOpen(this.server);
      const open = messages + reports + webhooks;
      if (open === 0 || performance.now() > givesUpAt) return open;
      await sleep(200);
    }
  }

  async #probe(gateway: GatewayProcess): Promise<void> {
    while (!this.#probing.signal.aborted) {
      const fromMs = Date.now();
      this.carriers.collect();
      const ready = gateway.isAway ? undefined : await gateway.isReady();
      if (!gateway.isAway) this.history.probes.push({ process: gateway.name, fromMs, toMs: Date.now(), ready });
      await sleep(PROBE_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#probing.abort();
    for (const { database } of this.gateways) database.forward();
    await this.client.stop();
    await this.#probes;
    for (const gateway of this.gateways) gateway.killNow();
    await Promise.all(this.gateways.map((gateway) => gateway.stop("SIGKILL")));
    await this.server.close();
    await Promise.all(this.gateways.map(({ database }) => database.stop()));
    await Promise.all([this.carriers.stop(), this.#balancer.stop(), this.webhookProxy.stop(), this.receiver.close()]);
    process.removeListener("exit", this.#onExit);
    this.disk?.unmount();
    rmSync(this.#place, { recursive: true, force: true });
  }

  #killNow(): void {
    for (const gateway of this.gateways) gateway.killNow();
    this.server.killNow();
    this.disk?.unmount();
    rmSync(this.#place, { recursive: true, force: true });
  }

  /** A folder on the disk of the database. */
  get place(): string {
    return this.#place;
  }
}
