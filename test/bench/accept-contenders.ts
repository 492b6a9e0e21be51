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
import { Kannel } from "./kannel.ts";
import { type LoadResult, wrk } from "./load/wrk.ts";
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

export const CONNECTIONS = 64;

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
    this.gateway = await startGateway({ role: "api", databaseUrl: this.gatewayUrl });
    this.#stops.push(() => this.gateway.process.stop());
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

  /** What was answered A000 is looked for in the database, key by key. */
  async sends(path: string, body: string): Promise<Taken> {
    await emptyGateway(this.gatewayUrl);
    const { process, port } = this.gateway;
    const { keys, taken, ...result } = await this.#measured(process.pid, () =>
      wrk({ port, path, body, headers: sendHeaders(), expected: '"code":"A000"', ...this.#load() }),
    );
    const missing = await missingKeys(this.gatewayUrl, ACCOUNT, keys);
    if (missing > 0 || keys.length !== taken)
      throw new Error(`${taken} were answered A000 with ${keys.length} keys; ${missing} are not in the database`);
    return result;
  }

  international = (): Promise<Taken> => this.sends("/v1/send/international", international());
  carousel = (): Promise<Taken> => this.sends("/v1/send/rcs", carousel());

  /** A peer gets the same headers and body, token and all. */
  async peer(name: ContenderName, body = international()): Promise<Taken> {
    const peer = this.#peers.get(name);
    if (peer === undefined) throw new Error(`${name} was not started`);
    await withClient(this.peersUrl, (client) => client.query("TRUNCATE peer_messages"));
    const path = name.startsWith("fastify") ? "/send" : "/v1/send/international";
    const { keys, taken, ...result } = await this.#measured(peer.process.pid, () =>
      wrk({ port: peer.port, path, body, headers: sendHeaders(), ...this.#load() }),
    );
    if (name.startsWith("fastify")) await this.#assertStored(name, keys, taken);
    return result;
  }

  async kannelSends(kannel: Kannel): Promise<Taken> {
    const { from, to, text } = exampleBody("send-international-english");
    const path = kannel.pathOf({ from: String(from), to: String(to), text: String(text) });
    const {
      keys: _none,
      taken: _count,
      ...result
    } = await this.#measured(0, () => wrk({ port: kannel.sendPort, path, method: "GET", ...this.#load() }));
    return result;
  }

  #load = () => ({ seconds: this.#seconds, connections: CONNECTIONS });

  async #measured(pid: number, load: () => Promise<LoadResult>): Promise<Taken & Pick<LoadResult, "keys" | "taken">> {
    await this.#server.settle();
    const own = cpuSeconds(pid);
    const databases = this.#server.cpuSeconds();
    const { taken, perSecond, p50Ms, p99Ms, keys } = await load();
    const microsOf = (seconds: number): number => (seconds / taken) * 1e6;
    const cpuMicros = microsOf(cpuSeconds(pid) - own);
    const databaseMicros = microsOf(this.#server.cpuSeconds() - databases);
    return { taken, keys, perSecond, p50Ms, p99Ms, cpuMicros, databaseMicros, residentMb: residentMegabytes(pid) };
  }

  async #assertStored(name: string, keys: readonly string[], taken: number): Promise<void> {
    const { rows } = await withClient(this.peersUrl, (client) =>
      client.query<{ stored: number }>(
        "SELECT count(*)::int AS stored FROM peer_messages WHERE account_id = 'peer' AND msg_key = ANY ($1)",
        [keys],
      ),
    );
    if (rows[0]?.stored !== taken) throw new Error(`${name}: ${taken} answered, ${rows[0]?.stored} in the database`);
  }
}
