import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as open } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { type Draft, wireRequest } from "../../../scripts/probe/request/draft.ts";
import { type WireAnswer, wireAnswer } from "../../../scripts/probe/wire/answer.ts";
import type { Exchange } from "../../../scripts/probe/wire/exchange.ts";
import { readStream } from "../../../scripts/probe/wire/read-stream.ts";
import type { JsonObject } from "../../../scripts/schema/json.ts";
import { ensureDemo } from "../../../server/accounts/demo.ts";
import { makeTokens } from "../../../server/accounts/tokens.ts";
import { type Right, splitClientId } from "../../../server/domain/credential.ts";
import type { Account } from "../../../server/domain/model.ts";
import type { StartOptions } from "../../../server/start.ts";
import { updateAccount } from "../../../server/store/accounts.ts";
import { addCredential } from "../../../server/store/credentials.ts";
import { hashCheaply } from "../../rig/cheap-password.ts";
import type { FreshDatabase } from "../../rig/fresh-database.ts";
import { LiveGateway, makeAccount, PASSWORD } from "../../rig/live-gateway.ts";

export type Gateway = "sound" | "busy" | "broken";

/** The carrier that the document's example names, as the operator would set it up. */
export const CARRIER = "acme-messaging";
const CARRIER_SECRET = `whsec_${Buffer.from("a secret of this carrier alone").toString("base64")}`;
const TOKEN_KEY = "the key that all gateways of the exercise have";
const HOUR_MS = 3_600_000;
const PLENTY = 1_000_000;
const MAX_TRIES_WHILE_BUSY = 3;
const plenty: Account["limits"] = {
  sendPerSecond: PLENTY,
  pollingPerSecond: PLENTY,
  uploadPerSecond: PLENTY,
  tokenPerMinute: PLENTY,
  tokenFailuresPerMinute: PLENTY,
};

/** Has everything registered that the examples name; the addresses of their images begin with PUBLIC_URL. */
export const DEMO = "demo";

/** When the credentials of the demo account were made: their tokens name it. */
const CREDENTIAL_MS = 1;

/** Credentials of the demo account, each without the right that the operation needs. */
const credentials: Readonly<Record<string, readonly Right[]>> = {
  "no-send": ["reports", "usage"],
  "no-reports": ["send", "files"],
};

/** Accounts that are as they should be but for one thing. */
const accounts: Readonly<Record<string, Partial<Omit<Account, "limits">> & { limits?: Partial<Account["limits"]> }>> = {
  blocked: { blocked: true },
  "by-webhook": { reportMode: "webhook" },
  "no-channel": { channels: new Set() },
  "no-fallback": { fallback: false },
  alerted: {},
  slow: { limits: { sendPerSecond: 1, pollingPerSecond: 1, uploadPerSecond: 1, tokenPerMinute: 1 } },
};

/** A request of one of these accounts. */
export interface GatewayDraft extends Draft {
  /** Who calls. */
  readonly account: string;
  /** In place of a token of the account. */
  readonly token?: string;
}

/** Told of every request and its answer. */
export type Observer = (exchange: Exchange) => void;

export interface GatewayOptions extends Pick<StartOptions, "middleware"> {
  readonly observe: Observer;
}

/** A stream of events goes on for long, and the beginning of it is enough. */
async function readAnswer(response: Response): Promise<WireAnswer> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream || response.body === null) return wireAnswer(response);
  const { status, headers } = response;
  return { status, headers, ...(await readStream(Readable.from(response.body, { objectMode: false }))) };
}

/** Real gateways on a real database: one as it should be, one that has its hands full, one whose tables are gone. */
export class TestGateways {
  readonly database: FreshDatabase["database"];
  readonly #document: JsonObject;
  readonly #gateways: Readonly<Record<Gateway, LiveGateway>>;
  readonly #undo: readonly (() => unknown)[];
  readonly #observe: Observer;
  readonly #tokens = makeTokens({ key: TOKEN_KEY, oldKey: undefined, ttlS: HOUR_MS / 1000 });

  private constructor(
    document: JsonObject,
    database: FreshDatabase["database"],
    gateways: Readonly<Record<Gateway, LiveGateway>>,
    undo: readonly (() => unknown)[],
    observe: Observer,
  ) {
    this.#document = document;
    this.database = database;
    this.#gateways = gateways;
    this.#undo = undo;
    this.#observe = observe;
  }

  static async start(
    document: JsonObject,
    fresh: FreshDatabase,
    other: FreshDatabase,
    { observe, ...options }: GatewayOptions,
  ): Promise<TestGateways> {
    const folder = await mkdtemp(join(tmpdir(), "gateway-"));
    const carriers = join(folder, "carriers.yaml");
    await writeFile(carriers, carriersFile);
    const environment = {
      PUBLIC_URL: "https://gateway.example.net",
      DATA_FOLDER: folder,
      CARRIERS_FILE: carriers,
      TOKEN_KEY,
      CARRIER_SECRET,
      ACCOUNT_FAILURES_PER_MINUTE: `${PLENTY}`,
      ADDRESS_FAILURES_PER_MINUTE: `${PLENTY}`,
      WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    };
    const [sound, busy, broken] = await Promise.all([
      LiveGateway.start({ ...environment, DATABASE_URL: fresh.url }, options),
      LiveGateway.start(
        { ...environment, DATABASE_URL: fresh.url, ROLE: "api", MAX_REQUESTS: "1", REQUEST_TIMEOUT_S: "3600" },
        options,
      ),
      LiveGateway.start(
        { ...environment, DATABASE_URL: other.url, ROLE: "api" },
        { ...options, handlers: { receiveReceipts } },
      ),
    ]);
    await makeAccounts(fresh, folder);
    await other.database.pool.query("DROP SCHEMA gateway CASCADE");
    const undo: (() => unknown)[] = [];
    const gateways = new TestGateways(document, fresh.database, { sound, busy, broken }, undo, observe);
    undo.push(
      await keepBusy(busy.url, gateways.token(DEMO)),
      () => Promise.all([sound, busy, broken].map(({ running }) => running.stop())),
      () => rm(folder, { recursive: true, force: true }),
    );
    return gateways;
  }

  async stop(): Promise<void> {
    for (const step of this.#undo) await step();
  }

  /** A token as the gateways make them; one that was issued so long ago has expired. */
  token(account: string, ageMs = 0): string {
    const { accountId, credentialId } = splitClientId(account);
    const credential = credentialId === undefined ? undefined : { id: credentialId, createdMs: CREDENTIAL_MS };
    return this.#tokens.issue({ id: accountId, epoch: 0 } as Account, Date.now() - ageMs, credential).token;
  }

  expiredToken(account: string): string {
    return this.token(account, 2 * HOUR_MS);
  }

  /** A sound gateway on a busy machine may say once or twice that it is busy. Then the request is repeated, as clients do. */
  async send(draft: GatewayDraft, gateway: Gateway = "sound"): Promise<WireAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#sendOnce(draft, gateway);
      if (gateway !== "sound" || answer.status !== 503 || tries === MAX_TRIES_WHILE_BUSY) return answer;
      await sleep(1000);
    }
  }

  async #sendOnce(draft: GatewayDraft, gateway: Gateway): Promise<WireAnswer> {
    const wire = wireRequest(draft);
    const shown = this.#credentials(draft, wire.body);
    const request = {
      body: undefined,
      ...wire,
      url: this.#gateways[gateway].url + wire.path,
      headers: { ...shown, ...Object.fromEntries(wire.headers) },
    };
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body && { body: Buffer.from(request.body) }),
    });
    const answer = await readAnswer(response);
    this.#observe({ operationId: draft.operation.id, request, response: answer });
    return answer;
  }

  /** What shows who sends it, as the operation's security asks for. */
  #credentials({ operation, account, token }: GatewayDraft, body: Uint8Array | undefined): Record<string, string> {
    const required = operation.node.security ?? this.#document.security;
    const schemes = Array.isArray(required) ? Object.keys(required[0] ?? {}) : [];
    return Object.assign({}, ...schemes.map((scheme) => this.#shown(scheme, account, token, body)));
  }

  #shown(scheme: string, account: string, token: string | undefined, body: Uint8Array | undefined) {
    switch (scheme) {
      case "bearerToken":
        return { authorization: `Bearer ${token ?? this.token(account)}` };
      case "clientId":
        return { "X-SVC-Client-Id": account };
      case "clientPassword":
        return { "X-SVC-Client-Passwd": token ?? PASSWORD };
      case "carrierSignature":
        return signature(Buffer.from(body ?? []).toString(), token ?? CARRIER_SECRET);
      default:
        throw new Error(`The document has a security scheme ${scheme} that the exercise cannot satisfy`);
    }
  }
}

/** Receipts are not given up for half a minute when the tables are gone: nobody wants to wait for that here. */
const receiveReceipts = (): never => {
  throw new Error("There is nothing left to write to");
};

const carriersFile = `
carriers:
  simulator: { adapter: simulator, delayMs: [1, 5] }
  ${CARRIER}: { adapter: http, url: "http://127.0.0.1:9/messages", secret: $CARRIER_SECRET }
routes:
  - { channel: [sms, mms, rcs, international, alimtalk, friendtalk, brandmessage], carrier: simulator }
`;

async function makeAccounts(fresh: FreshDatabase, folder: string): Promise<void> {
  const { pool } = fresh.database;
  if ((await ensureDemo(fresh.database, folder, Date.now())) === undefined)
    throw new Error("The database of the exercise is not its own");
  // In sandbox the registry would not be checked.
  await updateAccount(pool, DEMO, {
    ...{ limits: plenty, passwordHash: await hashCheaply(PASSWORD), sandbox: false },
    // Nobody answers there; that is an outcome as well.
    ...{ webhookUrl: "http://127.0.0.1:9/reports", webhookSecrets: ["whsec_c2VjcmV0"] },
    alertUrl: "http://127.0.0.1:9/alerts",
  });
  for (const [id, rights] of Object.entries(credentials))
    await addCredential(fresh.database, DEMO, {
      id,
      rights,
      endsMs: undefined,
      createdMs: CREDENTIAL_MS,
      passwordHash: "none",
    });
  for (const [id, change] of Object.entries(accounts)) {
    await makeAccount(fresh, id, { ...change, limits: { ...plenty, ...change.limits } });
    // What the demo account has, so that only the one thing differs.
    await pool.query("DELETE FROM gateway.registry_entries WHERE account_id = $1", [id]);
    for (const [table, columns] of Object.entries(possessions))
      await pool.query(
        `INSERT INTO ${table} (account_id, ${columns})
         SELECT $1, ${columns} FROM ${table} WHERE account_id = $2`,
        [id, DEMO],
      );
  }
}

const possessions = {
  registry_entries: "kind, name, value",
  files: "file_key, service_type, msg_type, media_type, width, height, bytes, expires_ms",
  forms: "form_id, entries, expires_ms",
};

/** As many requests under way as the gateway takes: one whose body comes so slowly that it never ends. */
async function keepBusy(url: string, token: string): Promise<() => void> {
  const held = open(`${url}/v1/send/sms`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "content-length": "10000" },
  });
  held.on("error", () => {});
  held.flushHeaders();
  const drip = setInterval(() => held.write(" "), 1000);
  const stop = (): void => {
    clearInterval(drip);
    held.destroy();
  };
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(`${url}/v1/nowhere`)).status === 503) return stop;
    await sleep(10);
  }
  stop();
  throw new Error("The gateway that should be busy is not");
}

function signature(body: string, secret: string): Record<string, string> {
  const id = "msg_exercise";
  const now = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}
