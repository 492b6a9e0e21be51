import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "yaml";
import { defaultSettings } from "../../../server/accounts/account-settings.ts";
import { addRegistryEntries } from "../../../server/store/registry.ts";
import { hashCheaply } from "../../rig/cheap-password.ts";
import { type FreshDatabase, useFreshDatabase } from "../../rig/fresh-database.ts";
import { PASSWORD, testRegistry } from "../../rig/live-gateway.ts";
import { MainProcess } from "../../rig/main-process.ts";
import { type RunningProvider, startProvider } from "../../rig/provider/start-provider.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { PREFIXES, Traffic } from "./traffic.ts";

export type Build = "old" | "new";

const ACCOUNT = "acme";
/** Longer than it takes until another worker has taken over the steps of one that was killed. */
const STEP_VALIDITY_S = "60";
const SETTLE_MS = 300;
const SECRET = "a secret that both sides know, long enough";
/** No RCS on this device: the next step of the flow follows. */
const WITHOUT_RCS = "01000004003";
/** Messages that a worker gives to the message centre without an answer: fewer than a request of the client has. */
export const WINDOW = 6;

/** Gateways of two builds on one database, the carriers that they send to, and a client. */
export class Fleet {
  readonly fresh: FreshDatabase = useFreshDatabase({ nowMs: undefined });
  /** How often the provider got each message, by its recipient. */
  readonly counts = new Map<string, number>();
  /** The builds from which it got messages. */
  readonly builds = new Set<string>();
  readonly #apis = new Set<MainProcess>();
  readonly #workerIds = new Map<MainProcess, string>();
  readonly #started: MainProcess[] = [];
  #folder = "";
  #smsc: Smsc | undefined;
  #provider: RunningProvider | undefined;
  #receipts = 0;
  #traffic: Traffic | undefined;

  get smsc(): Smsc {
    if (this.#smsc === undefined) throw new Error("The fleet is not set up yet");
    return this.#smsc;
  }

  /** What broke the contract in messages that the provider got. */
  get invalid(): readonly string[] {
    return this.#provider?.invalid() ?? [];
  }

  get traffic(): Traffic {
    if (this.#traffic === undefined) throw new Error("There is no traffic yet");
    return this.#traffic;
  }

  async setUp(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), "fleet-"));
    this.#smsc = await Smsc.start({ record: true });
    this.#provider = await startProvider({
      secret: SECRET,
      callback: () => `${[...this.#apis][this.#receipts++ % this.#apis.size]?.url}/v1/carrier/talk/receipts`,
      actsAs: (to) => (to.startsWith(PREFIXES.rcsThenSms) ? WITHOUT_RCS : to),
      onSubmitted: (messages, path) => {
        this.builds.add(path.slice(1));
        for (const { to } of messages) this.counts.set(to, (this.counts.get(to) ?? 0) + 1);
      },
    });
  }

  async tearDown(): Promise<void> {
    await this.#traffic?.stop();
    await Promise.all(this.#started.map((one) => one.end("SIGKILL")));
    await Promise.all([this.#smsc?.end(), this.#provider?.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** `main` is main.js of the last release. */
  async start(build: Build, role: "api" | "worker", main?: string): Promise<MainProcess> {
    const environment = {
      ...{ ROLE: role, HOST: "127.0.0.1", LOG_LEVEL: "warn", CARRIERS_FILE: await this.#writeCarriers(build) },
      // The statements below look into one cell.
      ...{
        CELLS: "1",
        DATABASE_URL: this.fresh.url,
        DATA_FOLDER: this.#folder,
        TOKEN_KEY: "k".repeat(32),
        STEP_VALIDITY_S,
        // A stop waits for the centre's answers, however busy the machine is.
        DRAIN_TIMEOUT_S: "50",
      },
    };
    const before = role === "worker" ? await this.#listWorkers() : [];
    const started = new MainProcess(environment, main);
    this.#started.push(started);
    await started.ready();
    if (role === "api") this.#apis.add(started);
    else
      await this.until("the worker is known to the database", async () => {
        const [added] = (await this.#listWorkers()).filter((id) => !before.includes(id));
        if (added !== undefined) this.#workerIds.set(started, added);
        return added !== undefined;
      });
    this.#useApis();
    return started;
  }

  async #listWorkers(): Promise<readonly string[]> {
    const { rows } = await this.fresh.database.pool.query("SELECT worker_id FROM workers");
    return rows.map(({ worker_id }) => worker_id);
  }

  async startTraffic(): Promise<void> {
    await this.#makeAccount();
    const [api] = this.#apis;
    this.#traffic = await Traffic.start(api?.url ?? "", ACCOUNT);
    this.#useApis();
  }

  /** By a statement of its own, because the tables may be those of the old build. */
  async #makeAccount(): Promise<void> {
    const { pool } = this.fresh.database;
    await pool.query(
      `INSERT INTO gateway.accounts (account_id, password_hash, blocked, sandbox, epoch, channels, fallback, polling, report_mode,
         split_count, send_per_second, polling_per_second, upload_per_second, token_per_minute, token_failures_per_minute,
         webhook_secrets, created_ms)
       VALUES ($1, $2, false, false, 0, $3, true, true, 'polling', false, 100000, 1000, 5, 60, 5, '{}', $4)`,
      [ACCOUNT, await hashCheaply(PASSWORD), [...defaultSettings.channels], Date.now()],
    );
    await addRegistryEntries(pool, ACCOUNT, testRegistry);
  }

  /** Clients and providers use the other gateways from now on, as behind a load balancer. */
  async retire(stopped: MainProcess): Promise<number | string | null> {
    this.#apis.delete(stopped);
    this.#useApis();
    // Requests that are under way are answered.
    return stopped.end("SIGTERM");
  }

  /**
   * Makes the message centre answer nothing until the worker is in the middle of a batch: some of its steps are begun without
   * rows, and the others wait. With `isStopped` the process stands still from then on, so that nothing goes on meanwhile.
   */
  async holdInTheMiddle(worker: MainProcess, { isStopped }: { readonly isStopped: boolean }): Promise<void> {
    await this.until("the worker is in the middle of a batch", async () => {
      await this.smsc.tell({ do: "hold", on: true });
      await sleep(SETTLE_MS);
      if (isStopped) worker.child.kill("SIGSTOP");
      // What was under way in the database has ended by then.
      await sleep(SETTLE_MS);
      if (await this.#isInTheMiddle(this.#workerIds.get(worker) ?? "")) return true;
      // Other workers have all the batches, or the centre had no room for steps that can be begun without rows.
      if (isStopped) worker.child.kill("SIGCONT");
      await this.release();
      await sleep(SETTLE_MS);
      return false;
    });
  }

  async #isInTheMiddle(workerId: string): Promise<boolean> {
    const { rows } = await this.fresh.database.pool.query(
      `SELECT FROM step_leases AS lease
       CROSS JOIN LATERAL json_array_elements(members) AS member
       CROSS JOIN LATERAL json_array_elements_text(member -> 'msgKeys') AS key
       WHERE carrier = 'smsc'
         AND outbox_ids && ARRAY(SELECT outbox_id::text FROM outbox WHERE worker_id = $1)
         AND NOT EXISTS (SELECT FROM steps WHERE account_id = member ->> 'accountId' AND msg_key = key)`,
      [workerId],
    );
    return rows.length > 0;
  }

  async release(): Promise<void> {
    await this.smsc.tell({ do: "hold", on: false });
  }

  /** Waits for a condition. If it does not come true in time, the failure says what the gateways logged. */
  async until(what: string, isTrue: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
    try {
      await waitUntil(isTrue, what, timeoutMs);
    } catch (error) {
      throw new Error(`${error}\n${this.describeErrors()}`);
    }
  }

  /** What the gateways wrote to their logs. */
  describeErrors(): string {
    return this.#started.map(({ out, error }) => out.slice(-2000) + error).join("\n");
  }

  #useApis(): void {
    const urls = [...this.#apis].map(({ url }) => url.replace("localhost", "127.0.0.1"));
    if (this.#traffic !== undefined) this.#traffic.urls = urls;
  }

  async #writeCarriers(build: Build): Promise<string> {
    const path = join(this.#folder, `${build}.yaml`);
    const base = `http://127.0.0.1:${this.#provider?.port}/${build}`;
    const carriers = {
      smsc: {
        adapter: "smpp",
        ...this.smsc.settings({ responseTimeoutMs: 50_000, stopTimeoutMs: 30_000, window: WINDOW }),
      },
      talk: { adapter: "http", url: `${base}/messages`, ask: `${base}/questions`, secret: SECRET },
    };
    const routes = [
      { channel: ["sms", "international"], carrier: "smsc" },
      { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "talk" },
    ];
    await writeFile(path, stringify({ carriers, routes }));
    return path;
  }
}
