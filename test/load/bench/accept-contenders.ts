import { type Contender, type ContenderName, PEER_TABLE, startContender } from "./contenders.ts";
import { type BenchServer, withClient } from "./database.ts";
import {
  ACCOUNT,
  type BenchGateway,
  emptyGateway,
  makeGatewayDatabase,
  missingKeys,
  sendHeaders,
  startGateway,
} from "./gateway.ts";
import { KANNEL_CONNECTIONS, Kannel } from "./kannel.ts";
import { type Load, type LoadResult, wrk } from "./load/wrk.ts";
import { cpuSeconds, residentMegabytes } from "./machine/usage.ts";
import { carousel, exampleBody, international } from "./requests.ts";

export interface Taken {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the contender's own process for one request. */
  readonly cpuMicros: number;
  /** … and of the database's. */
  readonly databaseMicros: number;
  /** Of the contender's process, right after the load. */
  readonly residentMb: number;
}

/** As many as keep a group commit supplied while its last batch is written; with fewer it would wait for the load. */
export const CONNECTIONS = 256;

/** The load whose answers are looked for in the database key by key, after the one that is measured. */
export const LOOK = { seconds: 1, connections: 64, expected: '"code":"A000"' };

export interface Sends {
  readonly path: string;
  readonly body: string;
  /** Each with an Idempotency-Key of its own. */
  readonly freshKeys?: boolean;
}

export const INTERNATIONAL: Sends = { path: "/v1/send/international", body: international() };
export const KEYED: Sends = { ...INTERNATIONAL, freshKeys: true };
export const CAROUSEL: Sends = { path: "/v1/send/rcs", body: carousel() };

/** Everybody who takes part in the race, each in a process of its own, idle while another is measured. */
export class AcceptRace {
  readonly #server: BenchServer;
  readonly #seconds: number;
  readonly #stops: (() => Promise<unknown>)[] = [];
  gatewayUrl = "";
  peersUrl = "";
  gateway!: BenchGateway;
  kannel: Kannel | undefined;
  #peers = new Map<ContenderName, Contender>();

  constructor(server: BenchServer, seconds: number) {
    this.#server = server;
    this.#seconds = seconds;
  }

  async start(peers: readonly ContenderName[], withKannel: boolean): Promise<void> {
    this.gatewayUrl = await makeGatewayDatabase(this.#server, "bench_gateway");
    this.peersUrl = await this.#server.fresh("bench_peers");
    await withClient(this.peersUrl, (client) => client.query(PEER_TABLE));
    const gateway = await startGateway({ role: "api", databaseUrl: this.gatewayUrl });
    this.gateway = gateway;
    this.#stops.push(() => gateway.process.stop());
    for (const name of peers) {
      const peer = await startContender(name, this.peersUrl);
      this.#peers.set(name, peer);
      this.#stops.push(() => peer.process.stop());
    }
    this.kannel = withKannel ? await Kannel.start() : undefined;
    this.#stops.push(async () => this.kannel?.stop());
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.toReversed()) await stop();
  }

  /** Nothing is left of what was measured before. */
  async settle(): Promise<void> {
    await emptyGateway(this.gatewayUrl);
    await withClient(this.peersUrl, (client) => client.query("TRUNCATE peer_messages"));
    await this.#server.settle();
  }

  async sends(sends: Sends): Promise<Taken> {
    await emptyGateway(this.gatewayUrl);
    const { process, port } = this.gateway;
    const load = { ...sends, port, headers: sendHeaders() };
    const { taken, ...result } = await this.#measured(process.pid, load);
    await this.#assertStored("the gateway", taken, { url: this.gatewayUrl, table: "gateway.messages" });
    const { keys } = await wrk({ ...load, ...LOOK });
    const missing = await missingKeys(this.gatewayUrl, ACCOUNT, keys);
    if (missing > 0) throw new Error(`${missing} of ${keys.length} that were answered A000 are not in the database`);
    return result;
  }

  portOf(name: ContenderName): number {
    return this.#peer(name).port;
  }

  #peer(name: ContenderName): Contender {
    const peer = this.#peers.get(name);
    if (peer === undefined) throw new Error(`${name} was not started`);
    return peer;
  }

  /** A peer gets the same headers and body, token and all. */
  async peer(name: ContenderName, body = international()): Promise<Taken> {
    const peer = this.#peer(name);
    await withClient(this.peersUrl, (client) => client.query("TRUNCATE peer_messages"));
    const path = name.startsWith("fastify") ? "/send" : "/v1/send/international";
    const load = { port: peer.port, path, body, headers: sendHeaders() };
    const { taken, ...result } = await this.#measured(peer.process.pid, load);
    if (name.startsWith("fastify"))
      await this.#assertStored(name, taken, { url: this.peersUrl, table: "peer_messages" });
    return result;
  }

  async kannelSends(kannel: Kannel): Promise<Taken> {
    const { from, to, text } = exampleBody("send-international-english");
    const path = kannel.pathOf({ from: String(from), to: String(to), text: String(text) });
    const { taken: _count, ...result } = await this.#measured(0, {
      ...{ port: kannel.sendPort, path, method: "GET" },
      connections: KANNEL_CONNECTIONS,
    });
    return result;
  }

  /** Answers are not read meanwhile: that would take the processor from those who are measured. */
  async #measured(
    pid: number,
    load: Omit<Load, "seconds" | "connections" | "expected"> & { readonly connections?: number },
  ): Promise<Taken & Pick<LoadResult, "taken">> {
    await this.#server.settle();
    const own = cpuSeconds(pid);
    const databases = this.#server.cpuSeconds();
    const { taken, perSecond, p50Ms, p99Ms } = await wrk({
      ...{ connections: CONNECTIONS, ...load },
      seconds: this.#seconds,
    });
    const microsOf = (seconds: number): number => (seconds / taken) * 1e6;
    const cpuMicros = microsOf(cpuSeconds(pid) - own);
    const databaseMicros = microsOf(this.#server.cpuSeconds() - databases);
    return { taken, perSecond, p50Ms, p99Ms, cpuMicros, databaseMicros, residentMb: residentMegabytes(pid) };
  }

  /** There is a row for every answer; a few more may have been written for nobody to hear of. */
  async #assertStored(
    name: string,
    taken: number,
    at: { readonly url: string; readonly table: string },
  ): Promise<void> {
    const { rows } = await withClient(at.url, (client) =>
      client.query<{ stored: number }>(`SELECT count(*)::int AS stored FROM ${at.table}`),
    );
    const stored = rows[0]?.stored ?? 0;
    if (stored < taken) throw new Error(`${name}: ${taken} answered, ${stored} in the database`);
  }
}
