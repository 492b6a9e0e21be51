import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect } from "vitest";
import { PasswordCheck } from "../../../server/accounts/password-check.ts";
import { makeTokens } from "../../../server/accounts/tokens.ts";
import { splitClientId } from "../../../server/domain/credential.ts";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import type { Account } from "../../../server/domain/model.ts";
import { zonedClock } from "../../../server/domain/time.ts";
import { type Context, type Handlers, handlers, type Services } from "../../../server/handlers/all.ts";
import type { Receipts } from "../../../server/handlers/services.ts";
import { type AppParts, createApp } from "../../../server/http/app.ts";
import { Connections } from "../../../server/http/connections.ts";
import { CredentialCheck, type FailureLimits } from "../../../server/http/credentials.ts";
import type { RateBudgets } from "../../../server/http/rate-limit.ts";
import { httpOptions } from "../../../server/http/server.ts";
import { TokenBuckets } from "../../../server/http/token-bucket.ts";
import { FollowedMessages } from "../../../server/reports/followed-messages.ts";
import {
  INQUIRY_STREAMS,
  REPORT_STREAMS,
  ReportStreams,
  type ReportStreamsOptions,
} from "../../../server/reports/report-streams.ts";
import type { AcceptOutcome, AcceptRequest } from "../../../server/store/accept.ts";
import type { StoredForm } from "../../../server/store/forms.ts";
import { createLog } from "../../../server/telemetry/log.ts";
import { createMetrics } from "../../../server/telemetry/metrics.ts";
import { stepFaults } from "../../rig/carrier-message.ts";
import { contract, account as plainAccount, registry as plainRegistry } from "../../unit/server/domain/fixtures.ts";
import { exchangeOver } from "./raw-exchange.ts";
import { type Answer, type Call, callOver } from "./stream-call.ts";

export { dataOf, faults } from "./stream-call.ts";

export const TOKEN_KEY = "a key for tests, and long enough";
export const PASSWORD = "pass word";
const TIMES = {
  ...{ headersTimeoutMs: 5000, stallTimeoutMs: 5000, requestTimeoutMs: 5000, keepAliveTimeoutMs: 5000 },
  writeTimeoutMs: 5000,
};

type Setup = Partial<
  Pick<
    AppParts,
    | "bodyLimitBytes"
    | "bodyMemoryBytes"
    | "checkReplies"
    | "logSample"
    | "maxRequests"
    | "middleware"
    | "operatorsUrl"
    | "shutdown"
    | "trustedProxies"
  >
> & {
  readonly handlers?: Partial<Handlers<Context>>;
  readonly account?: Partial<Account>;
  readonly vendorPrefix?: string;
  readonly oldKey?: string;
  readonly ttlS?: number;
  readonly docsFolder?: string;
  readonly consoleFolder?: string;
  readonly demo?: { readonly id: string; readonly password: string };
  readonly receipts?: Receipts;
  readonly reportStreams?: Partial<ReportStreamsOptions>;
  readonly files?: Partial<Services["files"]>;
  readonly failureLimits?: Partial<FailureLimits>;
};

/** The gateway without a database and without a network: real HTTP over a pair of streams. */
export class MemoryGateway {
  readonly accepted: AcceptRequest[] = [];
  readonly logged: string[] = [];
  /** Account and credential of each use that was noted. */
  readonly used: (readonly [string, string | undefined])[] = [];
  readonly forms = new Map<string, StoredForm>();
  readonly metrics = createMetrics();
  account: Account;
  outcome: AcceptOutcome = { kind: "accepted" };
  passwordHash = "hash";
  passwordChecks = 0;
  /** Password checks end after it. */
  passwordGate: Promise<void> | undefined;
  readonly services: Services;
  readonly connections: Connections;
  readonly #server: Server;
  #token: string | undefined;

  constructor(setup: Setup = {}) {
    this.account = { ...plainAccount, ...setup.account };
    this.services = this.#services(setup);
    const budgets = localBudgets();
    const vendorPrefix = setup.vendorPrefix ?? "SVC";
    const log = createLog("debug", { write: (line) => void this.logged.push(line) });
    const listener = createApp({
      handlers: { ...handlers, ...setup.handlers },
      services: this.services,
      credentials: new CredentialCheck(this.services.accounts, budgets, {
        ...{ accountFailuresPerMinute: 5, addressFailuresPerMinute: 30 },
        ...setup.failureLimits,
      }),
      budgets,
      bodyMemoryBytes: setup.bodyMemoryBytes ?? 1e8,
      middleware: setup.middleware ?? [],
      vendorPrefix,
      bodyLimitBytes: setup.bodyLimitBytes ?? 1e8,
      checkReplies: setup.checkReplies ?? true,
      ...(setup.shutdown && { shutdown: setup.shutdown }),
      maxRequests: setup.maxRequests ?? 1000,
      trustedProxies: setup.trustedProxies ?? 0,
      isUnavailable: (error) => error instanceof Error && error.message === "database away",
      metrics: this.metrics,
      log,
      logSample: setup.logSample ?? 1,
      ...(setup.operatorsUrl !== undefined && { operatorsUrl: setup.operatorsUrl }),
      docs: {
        folder: setup.docsFolder ?? "/nowhere",
        document: new URL("../../../generated/openapi.json", import.meta.url).pathname,
        vendorPrefix,
        publicUrl: () => "https://gw.example.com",
        demo: setup.demo,
      },
      console: { folder: setup.consoleFolder ?? "/nowhere", page: "index.html" },
    });
    this.#server = createServer(httpOptions(TIMES));
    this.connections = new Connections(this.#server, listener, TIMES);
  }

  /** A token of the account, issued once. */
  get token(): string {
    this.#token ??= this.services.tokens.issue(this.account, Date.now()).token;
    return this.#token;
  }

  /** With the account's token. */
  call(method: string, path: string, call: Call = {}): Promise<Answer> {
    return this.raw(method, path, { ...call, headers: { authorization: `Bearer ${this.token}`, ...call.headers } });
  }

  raw(method: string, path: string, call: Call = {}): Promise<Answer> {
    return callOver(this.#server, method, path, call);
  }

  /** Everything that is answered to these pieces of bytes, sent one after another. */
  async exchange(pieces: readonly (string | Buffer)[]): Promise<string> {
    return exchangeOver(this.#server, pieces);
  }

  /** On a port of its own, for callers in other processes. */
  async listen(): Promise<{ readonly url: string; close(): Promise<void> }> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = this.#server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      close: async () => {
        const closed = once(this.#server, "close");
        this.#server.close();
        this.#server.closeAllConnections();
        await closed;
      },
    };
  }

  #services(setup: Setup): Services {
    const isOwn = (id: string) => id === this.account.id;
    const passwords = new PasswordCheck({
      // All credentials have the same password, also those that the account does not know.
      find: async (id) =>
        isOwn(splitClientId(id).accountId) ? { account: this.account, passwordHash: this.passwordHash } : undefined,
      verify: async (password, hash) => {
        this.passwordChecks += 1;
        await (this.passwordGate ?? setImmediate());
        return hash === this.passwordHash && password === PASSWORD;
      },
    });
    const clock = zonedClock("Asia/Seoul");
    const streamTimes = { lookEveryMs: 10, maxAgeMs: 3_600_000, ...setup.reportStreams };
    let count = 0;
    const nextKey = (nowMs: number) => makeMessageKey(nowMs, new Uint8Array(10).fill(++count));
    return {
      accounts: {
        find: async (id) => (isOwn(id) ? this.account : undefined),
        findRegistry: async () => plainRegistry,
        withPassword: (id, password) => passwords.check(id, password),
        withRememberedPassword: (id, password) => passwords.recall(id, password),
        noteUse: (accountId, credentialId) => void this.used.push([accountId, credentialId]),
      },
      tokens: makeTokens({ key: TOKEN_KEY, oldKey: setup.oldKey, ttlS: setup.ttlS ?? 86_400 }),
      acceptor: {
        accept: async (request) => {
          this.accepted.push(request);
          for (const message of request.messages)
            for (const step of message.steps) expect(stepFaults(message.to, step)).toEqual([]);
          return this.outcome;
        },
        cancel: async () => "unknown",
        findAnswer: async () => undefined,
        findDueEach: async () => new Map(),
      },
      optOuts: { add: async () => 0, remove: async () => 0, find: async () => [] },
      forms: {
        create: async (_, form) => void this.forms.set(form.formId, form),
        find: async (_, formId) => this.forms.get(formId),
        replace: async (_, form) => this.forms.has(form.formId) && this.forms.set(form.formId, form) !== undefined,
        remove: async (_, formId) => this.forms.delete(formId),
      },
      files: {
        find: async () => new Map(),
        save: async () => {},
        readImage: async () => undefined,
        read: async (accountId, fileKey) =>
          isOwn(accountId) && fileKey === "f_OWN"
            ? { mediaType: "image/png", content: Buffer.from("pixels") }
            : undefined,
        ...setup.files,
      },
      images: { inspect: async () => undefined },
      reports: {
        openBatch: async () => undefined,
        hasOtherBatch: async () => false,
        acknowledgeBatch: async () => "unknown",
        find: async () => undefined,
        findEach: async () => new Map(),
      },
      quotas: { charge: async () => ({ ok: true, warnings: [], accepted: () => {}, undo: () => {} }) },
      usage: { read: async () => ({ rows: [], openDays: [] }) },
      reportStreams: new ReportStreams({ ...streamTimes, limits: REPORT_STREAMS }),
      inquiryStreams: new ReportStreams({ ...streamTimes, limits: INQUIRY_STREAMS }),
      followedMessages: new FollowedMessages({
        lookEveryMs: streamTimes.lookEveryMs,
        findEach: (...args) => this.services.reports.findEach(...args),
        findDueEach: (...args) => this.services.acceptor.findDueEach(...args),
      }),
      receipts: setup.receipts ?? { secretsOf: () => undefined, receive: async () => ({ unknown: 0 }) },
      webhooks: { isSet: async () => false, test: async () => undefined, testAlert: async () => undefined },
      ids: { messageKey: nextKey, named: (prefix, nowMs) => prefix + nextKey(nowMs) },
      rules: contract,
      clock,
      settings: { publicUrl: "https://gw.example.com", fileLifetimeMs: 1e9, formLifetimeMs: 1e10, maxScheduleMs: 1e9 },
    };
  }
}

export const sms = { from: "0212345678", to: "01012345678", text: "Hello", ref: "r-1" };

/** Budgets of one process, without the database that replicas share. Time stands still: nothing is refilled on a slow day. */
function localBudgets(): RateBudgets {
  const nowMs = Date.now();
  const buckets = new TokenBuckets();
  return {
    take: async (accountId, kind, allowance, cost) => buckets.take(`${kind} ${accountId}`, allowance, cost, nowMs),
  };
}
