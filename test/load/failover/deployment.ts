import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "yaml";
import { defaultSettings } from "../../../server/accounts/account-settings.ts";
import { hashPassword } from "../../../server/accounts/password.ts";
import { createAccount } from "../../../server/store/accounts.ts";
import { openDatabase } from "../../../server/store/connections.ts";
import { addRegistryEntries } from "../../../server/store/registry.ts";
import { MainProcess } from "../../rig/main-process.ts";
import { type RunningProvider, startProvider } from "../../rig/provider/start-provider.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import type { History } from "../fault/history/history.ts";

export const ACCOUNT = { id: "acme", password: "correct horse" } as const;

/** Longer than an outage: a message that waits for the database must not expire. */
const STEP_VALIDITY_S = "120";
const SUBMIT_TIMEOUT_MS = 10_000;
const PROBE_EVERY_MS = 250;
const PROBE_MS = 10_000;
const STOP_MS = 30_000;

export interface DeploymentOptions {
  /** What the gateways get. */
  readonly databaseUrl: string;
  /** With one host, for the account that is made. */
  readonly primaryUrl: string;
  readonly history: History;
}

const SECRET = "a secret that both sides know, long enough";

interface Started {
  readonly name: string;
  readonly process: MainProcess;
}

/** Two API processes and two workers, with carriers that write down what they get, on a database that others run. */
export class Deployment {
  readonly #folder: string;
  readonly #options: DeploymentOptions;
  readonly #smsc: Smsc;
  /** How often the provider got each message, by its recipient. */
  readonly #counts = new Map<string, number>();
  #provider: RunningProvider | undefined;
  #receipts = 0;
  readonly #started: Started[] = [];
  #isStopping = false;
  #probing: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, options: DeploymentOptions, smsc: Smsc) {
    this.#folder = folder;
    this.#options = options;
    this.#smsc = smsc;
  }

  /** Whoever created it stops it, also when the start fails. */
  static async create(options: DeploymentOptions): Promise<Deployment> {
    const folder = await mkdtemp(join(tmpdir(), "failover-gateway-"));
    const smsc = await Smsc.startProcess({ record: true });
    const deployment = new Deployment(folder, options, smsc);
    deployment.#provider = await startProvider({
      secret: SECRET,
      callback: () => {
        const { apis } = deployment;
        return `${apis[deployment.#receipts++ % apis.length]?.url}/v1/carrier/talk/receipts`;
      },
      onSubmitted: (messages) => {
        for (const { to } of messages) deployment.#counts.set(to, (deployment.#counts.get(to) ?? 0) + 1);
      },
    });
    return deployment;
  }

  /** The API processes. */
  get apis(): readonly { readonly name: string; readonly url: string }[] {
    const apis = this.#started.filter(({ name }) => name.startsWith("api"));
    return apis.map(({ name, process }) => ({ name, url: process.url.replace("localhost", "127.0.0.1") }));
  }

  get processes(): readonly string[] {
    return this.#started.map(({ name }) => name);
  }

  async start(): Promise<void> {
    const carriersFile = await this.#writeCarriers();
    for (const name of ["api1", "api2", "worker1", "worker2"]) await this.#startOne(name, carriersFile);
    await this.#createAccount();
    this.#probing = Promise.all(this.#started.map((started) => this.#probe(started)));
  }

  /** Processes that ended although nobody stopped them, with the end of what they wrote. */
  listEnded(): readonly string[] {
    const ended = this.#started.filter(
      ({ process: { child } }) => child.exitCode !== null || child.signalCode !== null,
    );
    return ended.map(({ name, process }) => `${name}: ${describe(process)}`);
  }

  /** The ends of all logs. */
  describe(): string {
    return this.#started.map(({ name, process }) => `${name}: ${describe(process)}`).join("\n");
  }

  /** Writes down what the carriers have got. */
  async collectSubmits(): Promise<void> {
    const atMs = Date.now();
    await this.#smsc.caughtUp();
    for (const { destination } of this.#smsc.submits())
      this.#options.history.submits.push({ carrier: "smsc", to: destination, atMs });
    for (const [to, count] of this.#counts)
      for (let time = 0; time < count; time++) this.#options.history.submits.push({ carrier: "talk", to, atMs });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#probing;
    const force = setTimeout(() => this.#kill(), STOP_MS);
    await Promise.all(this.#started.map(({ process }) => process.end("SIGTERM")));
    clearTimeout(force);
    await Promise.all([this.#smsc.end(), this.#provider?.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** For the end of this process, which cannot wait. The SMSC ends by itself when its parent does. */
  killNow(): void {
    this.#kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #kill(): void {
    for (const { process } of this.#started) process.child.kill("SIGKILL");
  }

  async #startOne(name: string, carriersFile: string): Promise<void> {
    const role = name.startsWith("api") ? "api" : "worker";
    const process = new MainProcess({
      ...{ ROLE: role, HOST: "127.0.0.1", LOG_LEVEL: "warn", CARRIERS_FILE: carriersFile, SIMULATOR: "on" },
      ...{
        DATABASE_URL: this.#options.databaseUrl,
        DATA_FOLDER: this.#folder,
        TOKEN_KEY: "k".repeat(32),
        STEP_VALIDITY_S,
      },
    });
    this.#started.push({ name, process });
    await process.ready();
  }

  async #probe({ name, process }: Started): Promise<void> {
    for (; !this.#isStopping; await sleep(PROBE_EVERY_MS)) {
      const fromMs = Date.now();
      const signal = AbortSignal.timeout(PROBE_MS);
      const answer = await fetch(`${process.adminUrl}/readyz`, { signal }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => {});
      this.#options.history.probes.push({
        process: name,
        fromMs,
        toMs: Date.now(),
        ready: answer && answer.status === 200,
      });
    }
  }

  async #createAccount(): Promise<void> {
    const database = openDatabase(this.#options.primaryUrl, { poolSize: 1 });
    try {
      const { webhookUrl, webhookSecret: _, ...settings } = defaultSettings;
      const limits = { ...settings.limits, sendPerSecond: 100_000, pollingPerSecond: 1000 };
      await createAccount(database.pool, {
        account: { epoch: 0, ...settings, id: ACCOUNT.id, limits },
        passwordHash: await hashPassword(ACCOUNT.password),
        webhookUrl,
        webhookSecrets: [],
        createdAtMs: Date.now(),
      });
      await addRegistryEntries(database.pool, ACCOUNT.id, {
        senderNumbers: ["0212345678"],
        brands: [{ brandKey: "BR.key" }],
      });
    } finally {
      await database.close();
    }
  }

  async #writeCarriers(): Promise<string> {
    const path = join(this.#folder, "carriers.yaml");
    const carriers = {
      smsc: { adapter: "smpp", ...this.#smsc.settings({ window: 100, responseTimeoutMs: SUBMIT_TIMEOUT_MS }) },
      talk: { adapter: "http", url: this.#provider?.url, ask: this.#provider?.ask, secret: SECRET },
    };
    const routes = [
      { channel: ["sms", "international"], carrier: "smsc" },
      { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "talk" },
    ];
    await writeFile(path, stringify({ carriers, routes }));
    return path;
  }
}

const describe = ({ child, out, error }: MainProcess): string =>
  `${child.exitCode ?? child.signalCode ?? "running"}\n${out.slice(-2000)}${error.slice(-2000)}`;
