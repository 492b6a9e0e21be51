import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { emptyHistory, type History } from "../load/fault/history/history.ts";
import type { FreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, linesOf } from "../rig/live-gateway.ts";
import { openCommands } from "../rig/run-admin.ts";
import { Smsc } from "../rig/smsc/smsc.ts";
import { TcpProxy } from "../rig/tcp-proxy.ts";
import { type Receiver, startReceiver } from "../rig/webhook-receiver.ts";
import { DatabaseDoor } from "./database-door.ts";
import { ScriptedProvider } from "./scripted-provider.ts";
import type { PlannedFault } from "./story.ts";

/** Short, so that what a dead process held is taken over within seconds; margins are those of a machine that is busy. */
const TIMINGS = {
  ...{ leaseMs: 2400, renewLeasesEveryMs: 500, leaseMarginMs: 1000, workerLifetimeMs: 2000, heartbeatEveryMs: 400 },
  ...{ readOutboxEveryMs: 400, releaseUnknownEveryMs: 800, webhookLeaseMs: 6000 },
  ...{ accountMaxAgeMs: 600, accountChangesEveryMs: 200, carrierOrdersEveryMs: 200, carrierSharesEveryMs: 300 },
  ...{ accountMovesEveryMs: 200, streamedReportsEveryMs: 300 },
};
const LOCAL_WEBHOOKS = { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" };
/** A provider that says nothing for so long has not answered. */
const ANSWER_MS = 1500;

export interface Layout {
  readonly roles: readonly ("all" | "api" | "worker")[];
  readonly validityS: number;
  /** Whether the provider can be asked what it knows of a message. */
  readonly canAsk: boolean;
}

/** A gateway with its ways to the rest of the world, each of which can be cut. */
interface Member {
  readonly name: string;
  readonly role: Layout["roles"][number];
  readonly door: DatabaseDoor;
  readonly ways: readonly TcpProxy[];
  readonly api: TcpProxy;
  readonly gateway: LiveGateway;
  readonly log: string[];
}

/** Where a gateway is asked. */
export interface Api {
  readonly name: string;
  readonly url: string;
}

/** Gateways on one database, with their carriers and the partners' receiver of webhooks. */
export class Deployment {
  readonly layout: Layout;
  readonly receiver: Receiver;
  readonly provider: ScriptedProvider;
  readonly #databaseUrl: string;
  readonly #commands: ReturnType<typeof openCommands>;
  #history: History = emptyHistory();
  readonly #smsc: Smsc;
  readonly #folder: string;
  readonly #tokenKey = randomBytes(32).toString("hex");
  readonly #ended: Promise<unknown>[] = [];
  readonly #starting = new Set<Promise<void>>();
  #members: readonly Member[] = [];
  #talkPort = 0;
  #started = 0;
  #turn = 0;
  #frames = 0;
  #refused = 0;

  private constructor(parts: { layout: Layout; receiver: Receiver; smsc: Smsc; folder: string; databaseUrl: string }) {
    this.layout = parts.layout;
    this.receiver = parts.receiver;
    this.#databaseUrl = parts.databaseUrl;
    this.#commands = openCommands(parts.databaseUrl, { environment: LOCAL_WEBHOOKS, settleMs: 1000 });
    this.#smsc = parts.smsc;
    this.#folder = parts.folder;
    this.provider = new ScriptedProvider(this.#history, () => this.nextApi()?.url);
  }

  static async start(fresh: FreshDatabase, layout: Layout): Promise<Deployment> {
    const [receiver, smsc, folder] = await Promise.all([
      startReceiver(),
      Smsc.start({ record: true }),
      mkdtemp(join(tmpdir(), "history-")),
    ]);
    const deployment = new Deployment({ layout, receiver, smsc, folder, databaseUrl: fresh.url });
    deployment.#talkPort = await deployment.provider.listen();
    for (const role of layout.roles) await deployment.#startMember(role);
    return deployment;
  }

  /** What is seen from now on belongs to this history. */
  record(history: History): void {
    this.collect();
    this.#history = history;
  }

  /** The APIs that are there take turns; undefined: none is. */
  nextApi(): Api | undefined {
    const apis = this.#members.filter(({ role }) => role !== "worker");
    const member = apis[this.#turn++ % Math.max(1, apis.length)];
    return member && { name: member.name, url: `http://127.0.0.1:${member.api.port}` };
  }

  async admin(...args: string[]): Promise<{ readonly out: string; readonly isDone: boolean }> {
    const { out, error, exitCode } = await this.#commands.run(...args);
    return { out: out + error, isDone: exitCode === 0 };
  }

  arm({ gateway, ...fault }: PlannedFault): void {
    const member = this.#members[gateway % Math.max(1, this.#members.length)];
    if (member === undefined) return;
    this.#history.rounds.push({ number: gateway, kind: `${fault.what} armed ${member.name}`, fromMs: Date.now() });
    member.door.arm({
      ...fault,
      onFault: () => {
        const kind = `${fault.what} ${fault.when} a write of ${member.name}`;
        this.#history.rounds.push({ number: gateway, kind, fromMs: Date.now() });
        if (fault.what === "kill") this.#kill(member);
      },
    });
  }

  /** No fault from now on; resolves when what was killed has been replaced. */
  async repair(): Promise<void> {
    for (const { door } of this.#members) door.disarm();
    await Promise.all(this.#starting);
  }

  /** Writes down what the SMSC has got since the last time. */
  collect(): void {
    const { frames, refused } = this.#smsc;
    const submits = this.#smsc.submits();
    const atMs = Date.now();
    const event = { carrier: "smsc", atMs };
    for (const { destination, shortMessage, esmClass } of submits.slice(this.#frames)) {
      // Of a text in parts, each begins with a header whose last octet counts.
      const part = (esmClass & 0x40) === 0 ? 1 : Number.parseInt(shortMessage.slice(10, 12), 16);
      this.#history.submits.push({ ...event, channel: `international ${part}`, to: destination });
    }
    for (const to of refused.slice(this.#refused)) {
      // It does not say which part it means. Each is refused as often as the others.
      const parts = new Set(this.#history.submits.filter((submit) => submit.to === to).map(({ channel }) => channel));
      const before = this.#history.denials.filter((denial) => denial.to === to).length;
      const part = 1 + (before % Math.max(1, parts.size));
      this.#history.denials.push({ ...event, channel: `international ${part}`, to });
    }
    this.#frames = submits.length;
    this.#refused = refused.length;
    if (frames.length < submits.length) throw new Error("The SMSC forgot what it got");
  }

  /** The last lines that each gateway logged. */
  readLogs(): string {
    return this.#members.map(({ name, log }) => `${name}\n${log.slice(-40).join("")}`).join("\n");
  }

  #kill(member: Member): void {
    if (!this.#members.includes(member)) return;
    this.#members = this.#members.filter((one) => one !== member);
    this.#history.absences.push({ process: member.name, fromMs: Date.now() - 1, toMs: Number.POSITIVE_INFINITY });
    member.door.shut();
    for (const way of member.ways) way.cut();
    this.#ended.push(end(member).catch(() => {}));
    const starting = this.#startMember(member.role).finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
  }

  async #startMember(role: Member["role"]): Promise<void> {
    const name = `gateway-${++this.#started}`;
    const door = await DatabaseDoor.open(this.#databaseUrl);
    const [talk, smsc] = await Promise.all([
      TcpProxy.start({ host: "127.0.0.1", port: this.#talkPort }),
      TcpProxy.start({ host: "127.0.0.1", port: this.#smsc.port }),
    ]);
    const carriersFile = join(this.#folder, `${name}.yaml`);
    await writeFile(carriersFile, stringify(this.#carriers(talk.port, smsc.port)));
    const log: string[] = [];
    const gateway = await LiveGateway.start(
      {
        ...{
          ROLE: role,
          DATABASE_URL: door.through(this.#databaseUrl),
          DATA_FOLDER: this.#folder,
          CARRIERS_FILE: carriersFile,
        },
        ...{ TOKEN_KEY: this.#tokenKey, STEP_VALIDITY_S: String(this.layout.validityS), SIMULATOR: "off" },
        ...{ ...LOCAL_WEBHOOKS, POOL_SIZE: "6", DRAIN_TIMEOUT_S: "1", SHUTDOWN_DELAY_S: "0" },
      },
      { timings: TIMINGS, log: linesOf(log) },
    );
    const port = gateway.url === "" ? 1 : Number(new URL(gateway.url).port);
    const api = await TcpProxy.start({ host: "127.0.0.1", port });
    this.#members = [...this.#members, { name, role, door, ways: [api, talk, smsc], api, gateway, log }];
  }

  #carriers(talkPort: number, smscPort: number): object {
    const base = `http://127.0.0.1:${talkPort}`;
    const reconnect = { reconnectMinMs: 50, reconnectMaxMs: 200 };
    return {
      carriers: {
        smsc: {
          adapter: "smpp",
          ...this.#smsc.settings({ port: smscPort, responseTimeoutMs: ANSWER_MS, ...reconnect }),
        },
        talk: {
          ...{ adapter: "http", url: `${base}/messages`, secret: ScriptedProvider.secret, timeoutMs: ANSWER_MS },
          ...(this.layout.canAsk && { ask: `${base}/questions` }),
        },
      },
      routes: [
        { channel: "international", carrier: "smsc" },
        { channel: ["sms", "mms", "rcs", "alimtalk", "friendtalk", "brandmessage"], carrier: "talk" },
      ],
    };
  }

  async stop(): Promise<void> {
    await this.repair();
    await Promise.all([...this.#ended, ...this.#members.map(end)]);
    await Promise.all([this.provider.stop(), this.#smsc.end(), this.receiver.close(), this.#commands.close()]);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function end({ gateway, door, ways }: Member): Promise<void> {
  await gateway.running.stop();
  door.shut();
  await Promise.all(ways.map((way) => way.stop()));
}
