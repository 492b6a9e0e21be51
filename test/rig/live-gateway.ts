import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { wireAnswer } from "../../scripts/probe/wire/answer.ts";
import { defaultSettings } from "../../server/accounts/account-settings.ts";
import { readConfig } from "../../server/config.ts";
import type { Account } from "../../server/domain/model.ts";
import type { RegistryEntries } from "../../server/domain/registry.ts";
import type { Timings } from "../../server/domain/timings.ts";
import { type Running, type StartOptions, start } from "../../server/start.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { addRegistryEntries } from "../../server/store/registry.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { hashCheaply } from "./cheap-password.ts";
import { checkAnswer } from "./check-answers.ts";
import type { FreshDatabase } from "./fresh-database.ts";
import { expectNothingKept } from "./nothing-kept.ts";
import { cellSettings } from "./test-cells.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined where the answer is no JSON. */
  readonly body: { readonly [name: string]: unknown } | undefined;
}

export interface Ask {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: BodyInit;
}

export interface TakenReport {
  readonly msgKey: string;
  readonly reportCode: string;
}

interface PolledData {
  readonly reportId?: string;
  readonly report?: readonly TakenReport[];
}

type Environment = Readonly<Record<string, string>>;

/** Lines that a gateway logged, for tests that read them. */
export const linesOf = (lines: string[]): StartOptions["log"] =>
  createLog("info", { write: (line) => void lines.push(line) });

/** A gateway in this process, as main starts it, on a port of its own. */
export class LiveGateway {
  readonly running: Running;

  constructor(running: Running) {
    this.running = running;
  }

  get url(): string {
    return this.running.url ?? "";
  }

  static async start(environment: Environment, options: Partial<StartOptions> = {}): Promise<LiveGateway> {
    const config = readConfig({ PORT: "0", ADMIN_PORT: "0", SIMULATOR: "on", ...cellSettings, ...environment });
    // What a gateway accepts itself wakes it. Of several that are idle at once, looks into the outbox would be most of their work.
    const timings = { readOutboxEveryMs: 500, ...options.timings };
    return new LiveGateway(await start(config, { log: createLog("silent"), ...options, timings }));
  }

  async ask(method: string, path: string, { token, headers, json, body }: Ask = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: "manual",
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined && { body }),
    });
    const answer = await wireAnswer(response);
    await checkAnswer(method, path, answer);
    const text = Buffer.from(answer.body).toString();
    const isJson = response.headers.get("content-type") === "application/json" && text !== "";
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined };
  }

  /** Polls once and acknowledges what it gets. */
  async takeReports(token: string): Promise<readonly TakenReport[]> {
    const { body } = await this.ask("GET", "/v1/report/polling", { token });
    const { reportId = "", report = [] } = (body?.data ?? {}) as PolledData;
    if (reportId !== "") await this.ask("DELETE", `/v1/report/polling/${reportId}`, { token });
    return report;
  }

  askToken(id: string, password = PASSWORD, prefix = "SVC"): Promise<Answer> {
    const headers = { [`X-${prefix}-Client-Id`]: id, [`X-${prefix}-Client-Passwd`]: password };
    return this.ask("POST", "/v1/auth/token", { headers });
  }

  async token(id: string): Promise<string> {
    return dataOf(await this.askToken(id), "token");
  }
}

/** A gateway for a whole test file, on its fresh database. */
export function useGateway(
  fresh: FreshDatabase,
  environment: Environment = {},
  options: Partial<StartOptions> = {},
): { readonly gateway: LiveGateway; readonly folder: string } {
  let gateway: LiveGateway | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gateway-"));
    gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, DATA_FOLDER: folder, ...environment }, options);
  });
  afterAll(async () => {
    try {
      if (gateway !== undefined) await expectNothingKept(gateway.running.adminUrl);
    } finally {
      await gateway?.running.stop();
    }
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get gateway() {
      if (gateway === undefined) throw new Error("The gateway is there when tests run, not before");
      return gateway;
    },
    /** Its data folder. */
    get folder() {
      return folder;
    },
  };
}

/** For tests that change something and wait until gateways that run have noticed. */
export const QUICK: Partial<Timings> = {
  ...{ accountChangesEveryMs: 50, carrierOrdersEveryMs: 200, writeTrafficEveryMs: 200, carrierSharesEveryMs: 200 },
  ...{ accountMovesEveryMs: 200, newCellsEveryMs: 500, checkCellsEveryMs: 1000, certificateEveryMs: 200 },
};

export const PASSWORD = "correct horse";

/** An account with a registry, or with whatever the test changes about it. */
export async function makeAccount(
  fresh: FreshDatabase,
  id: string,
  { limits, ...change }: Partial<Omit<Account, "limits">> & { readonly limits?: Partial<Account["limits"]> } = {},
): Promise<void> {
  const { webhookUrl, webhookSecret: _, ...settings } = defaultSettings;
  await createAccount(fresh.database.pool, {
    account: { epoch: 0, ...settings, ...change, id, limits: { ...settings.limits, ...limits } },
    passwordHash: await hashCheaply(PASSWORD),
    webhookUrl,
    webhookSecrets: [],
    createdAtMs: Date.now(),
  });
  await addRegistryEntries(fresh.database.pool, id, testRegistry);
}

export const testRegistry: Partial<RegistryEntries> = {
  senderNumbers: ["0212345678"],
  brands: [{ brandKey: "BR.key" }],
  rcsTemplates: [{ id: "TPL-1", kind: "Description" }],
  senderKeys: ["c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2"],
  alimtalkTemplates: [{ code: "ORDER_PAID_01", text: "#{news}" }],
  countries: [{ prefix: "+81", signature: "[ACME]" }],
};

/** A member of an answer's data, as text. */
export function dataOf(answer: Answer, name: string): string {
  const data = answer.body?.data;
  const members = typeof data === "object" && data !== null ? Object.entries(data) : [];
  return String(members.find(([key]) => key === name)?.[1]);
}

/** Code and place of every fault. */
export function faultsOf(answer: Answer): string[] {
  const errors = answer.body?.errors;
  return Array.isArray(errors) ? errors.map(({ code, pointer }) => `${code} ${pointer}`) : [];
}

export async function countOf(fresh: FreshDatabase, table: string, where = "true"): Promise<number> {
  const { rows } = await fresh.database.pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`);
  return rows[0]?.count;
}
