import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "yaml";
import { defaultSettings } from "../../../server/accounts/account-settings.ts";
import { hashPassword } from "../../../server/accounts/password.ts";
import { addRegistryEntries } from "../../../server/store/registry.ts";
import { SmscProcess } from "../../rig/smsc/smsc-process.ts";
import { type FreshDatabase, useFreshDatabase } from "../fresh-database.ts";
import { PASSWORD, testRegistry } from "../live-gateway.ts";
import { MainProcess } from "../main-process.ts";
import { CountingProvider } from "./counting-provider.ts";
import { PREFIXES, Traffic } from "./traffic.ts";

export type Build = "old" | "new";

const ACCOUNT = "acme";
/** Longer than it takes until another worker has the jobs and leases of one that was killed. */
const STEP_VALIDITY_S = "35";
const SETTLE_MS = 300;
/** Messages that a worker gives to the message centre without an answer: fewer than a request of the client has. */
export const WINDOW = 6;

/** Gateways of two builds on one database, the carriers that they send to, and a client. */
export class Fleet {
  readonly fresh: FreshDatabase = useFreshDatabase({ nowMs: undefined });
  readonly provider = new CountingProvider(new RegExp(`^${PREFIXES.rcsThenSms}`));
  readonly #apis = new Set<MainProcess>();
  readonly #started: MainProcess[] = [];
  #folder = "";
  #smsc: SmscProcess | undefined;
  #traffic: Traffic | undefined;

  get smsc(): SmscProcess {
    if (this.#smsc === undefined) throw new Error("The fleet is not set up yet");
    return this.#smsc;
  }

  get traffic(): Traffic {
    if (this.#traffic === undefined) throw new Error("There is no traffic yet");
    return this.#traffic;
  }

  async setUp(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), "fleet-"));
    this.#smsc = await SmscProcess.start({ record: true });
    await this.provider.listen();
  }

  async tearDown(): Promise<void> {
    await this.#traffic?.stop();
    await Promise.all(this.#started.map((one) => one.end("SIGKILL")));
    await Promise.all([this.#smsc?.end(), this.provider.stop()]);
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** `main` is main.js of the previous build. */
  async start(build: Build, role: "api" | "worker", main?: string): Promise<MainProcess> {
    const environment = {
      ...{ ROLE: role, HOST: "127.0.0.1", LOG_LEVEL: "warn", CARRIERS_FILE: await this.#writeCarriers(build) },
      // Builds of the previous release know of one cell.
      ...{
        CELLS: "1",
        DATABASE_URL: this.fresh.url,
        DATA_FOLDER: this.#folder,
        TOKEN_KEY: "k".repeat(32),
        STEP_VALIDITY_S,
      },
    };
    const started = new MainProcess(environment, main);
    this.#started.push(started);
    await started.ready();
    if (role === "api") this.#apis.add(started);
    this.#useApis();
    return started;
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
      [ACCOUNT, await hashPassword(PASSWORD), [...defaultSettings.channels], Date.now()],
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
   * Makes the message centre answer nothing until a worker of the build is in the middle of a batch: some of its steps are begun without
   * rows, and the others wait. With `stopped` the process stands still from then on, so that nothing goes on meanwhile.
   */
  async holdInTheMiddle(build: Build, stopped?: MainProcess): Promise<void> {
    await this.until(`a worker of the ${build} build is in the middle of a batch`, async () => {
      await this.smsc.tell({ do: "hold", on: true });
      await sleep(SETTLE_MS);
      stopped?.child.kill("SIGSTOP");
      // What was under way in the database has ended by then.
      await sleep(SETTLE_MS);
      if (await this.#isInTheMiddle(build)) return true;
      // Other workers have all the batches, or the centre had no room for steps that can be begun without rows.
      stopped?.child.kill("SIGCONT");
      await this.release();
      await sleep(SETTLE_MS);
      return false;
    });
  }

  async #isInTheMiddle(build: Build): Promise<boolean> {
    const claimed =
      build === "old"
        ? "SELECT id::text FROM pgboss.job WHERE state = 'active'"
        : "SELECT outbox_id::text FROM gateway.outbox WHERE worker_id IS NOT NULL";
    const { rows } = await this.fresh.database.pool.query(
      `SELECT FROM gateway.step_leases AS lease
       CROSS JOIN LATERAL json_array_elements(members) AS member
       CROSS JOIN LATERAL regexp_split_to_table(member ->> 'msgKeys', '[^0-9A-Z]+') AS key
       WHERE carrier = 'smsc' AND outbox_ids && ARRAY(${claimed})
         AND key <> '' AND NOT EXISTS (SELECT FROM gateway.steps WHERE account_id = member ->> 'accountId' AND msg_key = key)`,
    );
    return rows.length > 0;
  }

  async release(): Promise<void> {
    await this.smsc.tell({ do: "hold", on: false });
  }

  /** Polls a condition; fails when it does not come true in time. */
  async until(what: string, isTrue: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isTrue())) {
      if (Date.now() > deadline) throw new Error(`not in ${timeoutMs} ms: ${what}\n${this.describeErrors()}`);
      await sleep(50);
    }
  }

  /** What the gateways wrote to their logs. */
  describeErrors(): string {
    return this.#started.map(({ out, error }) => out.slice(-2000) + error).join("\n");
  }

  #useApis(): void {
    const urls = [...this.#apis].map(({ url }) => url.replace("localhost", "127.0.0.1"));
    this.provider.callbacks = urls.map((url) => `${url}/v1/carrier/talk/receipts`);
    if (this.#traffic !== undefined) this.#traffic.urls = urls;
  }

  async #writeCarriers(build: Build): Promise<string> {
    const path = join(this.#folder, `${build}.yaml`);
    const carriers = {
      smsc: { adapter: "smpp", ...this.smsc.settings({ responseTimeoutMs: 20_000, window: WINDOW }) },
      talk: this.provider.settings(build),
    };
    const routes = [
      { channel: ["sms", "international"], carrier: "smsc" },
      { channel: ["mms", "rcs", "alimtalk", "friendtalk"], carrier: "talk" },
    ];
    await writeFile(path, stringify({ carriers, routes }));
    return path;
  }
}
