import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { IncomingRequest } from "../../../generated/server.ts";
import { CHANNELS } from "../../../server/domain/channel-table.ts";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import type { Account, FileRecord } from "../../../server/domain/model.ts";
import { makeRegistry } from "../../../server/domain/registry.ts";
import { zonedClock } from "../../../server/domain/time.ts";
import { signWebhook } from "../../../server/domain/webhook-signature.ts";
import { inspectImage } from "../../../server/files/inspect-image.ts";
import { handlers, type Services } from "../../../server/handlers/all.ts";
import { contractRules } from "../../../server/handlers/contract-rules.ts";
import { gatewayApi } from "../../../server/http/api.ts";
import { CredentialCheck } from "../../../server/http/credentials.ts";
import { RequestRecord } from "../../../server/http/request-record.ts";
import type { StoredForm } from "../../../server/store/forms.ts";
import { FORM_TYPE } from "./forms.ts";

const NOW_MS = Date.parse("2025-11-15T00:30:00Z");
const CARRIER = "acme";
const SECRETS = ["the secret of this carrier"];
const FORM_ID = "form_01JCQM8Z4T6V9X2B5D7F0H3K1N";

const limits = {
  sendPerSecond: 1e9,
  pollingPerSecond: 1e9,
  uploadPerSecond: 1e9,
  tokenPerMinute: 1e9,
  tokenFailuresPerMinute: 1e9,
};

const account: Account = {
  ...{ id: CARRIER, blocked: false, epoch: 1, fallback: true, polling: true, splitCount: false, limits },
  ...{ holdAdvertising: false, advertisingHours: "08:00-20:00", timeZone: "Asia/Seoul" },
  credentials: [],
  // Nothing needs to be registered in sandbox, so that every body that the schema accepts is decided to its end.
  sandbox: true,
  reportMode: "polling",
  channels: new Set(CHANNELS),
};

const registry = makeRegistry([]);

/** A file for every name: a decision then goes on to look at all of them. */
const anyFile: FileRecord = {
  ...{ fileKey: "f_1", serviceType: "RCS", msgType: undefined, width: 568, height: 528, bytes: 1000 },
  expiresAtMs: NOW_MS + 86_400_000,
};

function memoryServices(): Services {
  const forms = new Map<string, StoredForm>();
  const readDocument = (): unknown =>
    JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));
  let count = 0;
  const nextKey = (nowMs: number): string => makeMessageKey(nowMs, new Uint8Array(10).fill(++count));
  return {
    accounts: {
      find: async () => account,
      findRegistry: async () => registry,
      withPassword: async () => account,
      withRememberedPassword: async () => account,
      noteUse: () => {},
    },
    tokens: {
      issue: () => ({ token: "t", expiresAtMs: NOW_MS }),
      read: () => ({
        kind: "valid",
        accountId: account.id,
        epoch: account.epoch,
        expiresAtMs: Number.POSITIVE_INFINITY,
      }),
    },
    acceptor: {
      cancel: async () => "unknown",
      // The store writes everything that was accepted as JSON.
      accept: async (request) => {
        JSON.stringify(request);
        return { kind: "accepted" };
      },
      findAnswer: async () => undefined,
      findDueEach: async () => new Map(),
    },
    optOuts: { add: async () => 0, remove: async () => 0, find: async () => [] },
    forms: {
      create: async (_, form) => void JSON.stringify(form),
      find: async (_, formId) => forms.get(formId),
      replace: async (_, form) => JSON.stringify(form) !== undefined,
      remove: async () => true,
    },
    files: {
      find: async (_, names) => new Map(names.map((name) => [name, anyFile])),
      save: async () => {},
      readImage: async () => undefined,
      read: async () => undefined,
    },
    images: { inspect: async (_, file) => inspectImage(Buffer.from(await file.arrayBuffer())) },
    reports: {
      openBatch: async () => undefined,
      hasOtherBatch: async () => false,
      acknowledgeBatch: async () => "unknown",
      find: async () => undefined,
      findEach: async () => new Map(),
    },
    reportStreams: { begin: () => true, lookEveryMs: 1000, maxAgeMs: 1000, now: Date.now },
    quotas: { charge: async () => ({ ok: true, warnings: [], accepted: () => {}, undo: () => {} }) },
    usage: { read: async () => ({ rows: [], openDays: [] }) },
    inquiryStreams: { begin: () => true, lookEveryMs: 1000, maxAgeMs: 1000, now: Date.now },
    followedMessages: { next: async () => undefined },
    receipts: {
      secretsOf: () => SECRETS,
      receive: async (_, receipts) => ({ unknown: receipts.length }),
    },
    webhooks: {
      isSet: async () => true,
      test: async () => ({ kind: "delivered" }),
      testAlert: async () => ({ kind: "delivered" }),
    },
    ids: { messageKey: nextKey, named: (prefix, nowMs) => prefix + nextKey(nowMs) },
    rules: contractRules(readDocument),
    clock: zonedClock("Asia/Seoul"),
    settings: { publicUrl: "https://gw.example.com", fileLifetimeMs: 1e9, formLifetimeMs: 1e10, maxScheduleMs: 1e9 },
  };
}

/** A request whose body has arrived. */
class ArrivedRequest implements IncomingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ip = "127.0.0.1";
  readonly path = { carrier: CARRIER, formId: FORM_ID, serviceType: "RCS", msgType: "FI" };
  readonly query = "";
  readonly cookie = undefined;
  readonly #body: Buffer;

  constructor(method: string, headers: Readonly<Record<string, string>>, body: Buffer) {
    this.method = method;
    this.headers = headers;
    this.#body = body;
  }

  header(name: string): string | undefined {
    return this.headers[name.toLowerCase()];
  }

  async bytes(take: (chunkBytes: number) => boolean): Promise<Buffer | undefined> {
    return take(this.#body.length) ? this.#body : undefined;
  }

  stream(): Readable {
    return Readable.from(this.#pieces(), { objectMode: false });
  }

  /** As a socket brings them. */
  *#pieces(): Iterable<Buffer> {
    for (let at = 0; at < this.#body.length; at += 65_536) yield this.#body.subarray(at, at + 65_536);
  }
}

export interface Measured {
  /** Processor time, from the bytes of the body to the bytes of the answer. */
  readonly cpuMs: number;
  /** The result code of the answer. */
  readonly code: string;
  readonly answerBytes: number;
}

/** An operation that takes a body. */
export interface Target {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly bodyLimit: number;
  readonly mediaType: string;
  measure(body: Buffer): Promise<Measured>;
}

/** Every operation of the contract that takes a body, with everything of the gateway but sockets and the database. */
export function costTargets(): readonly Target[] {
  const services = memoryServices();
  const budgets = {
    take: async () => ({ allowed: true, limit: 1e9, remaining: 1e9, resetS: 1, retryAfterS: 1 }),
  };
  const api = gatewayApi({
    ...{ handlers, services, budgets },
    credentials: new CredentialCheck(services.accounts, budgets, {
      accountFailuresPerMinute: 1e9,
      addressFailuresPerMinute: 1e9,
    }),
    bodyLimitBytes: Number.MAX_SAFE_INTEGER,
    bodyMemoryBytes: Number.MAX_SAFE_INTEGER,
    checkReplies: true,
  });
  return api.operations.flatMap((operation) => {
    const { route } = operation;
    if (route.body === undefined) return [];
    const [mediaType = ""] = Object.keys(route.body.media);
    const isForm = mediaType === "multipart/form-data";
    // What others wait for is the thread of the event loop. Images are decoded by threads of their own, two at a time.
    const usage = process.threadCpuUsage;
    const type = isForm ? FORM_TYPE : mediaType;
    const measure = async (body: Buffer): Promise<Measured> => {
      const request = new ArrivedRequest(route.method.toUpperCase(), headersFor(body, type), body);
      const state = { record: new RequestRecord("r", NOW_MS, undefined) };
      const before = usage();
      const reply = await operation.serve(request, state);
      const answer = JSON.stringify(reply.body);
      const spent = usage(before);
      const code = String(Reflect.get(Object(reply.body), "code"));
      return { cpuMs: (spent.user + spent.system) / 1000, code, answerBytes: answer.length };
    };
    const { operationId, method, path, extensions } = route;
    return [{ operationId, method, path, bodyLimit: Number(extensions["x-body-limit"]), mediaType, measure }];
  });
}

function headersFor(body: Buffer, mediaType: string): Record<string, string> {
  const timestampS = NOW_MS / 1000;
  return {
    authorization: "Bearer t",
    "content-type": mediaType,
    "content-length": String(body.length),
    "idempotency-key": "k",
    "webhook-id": "rcp_1",
    "webhook-timestamp": String(timestampS),
    "webhook-signature": signWebhook({ id: "rcp_1", timestampS, body, secrets: SECRETS }),
  };
}
