import { type CallRow, callRows } from "../generated/client.ts";
import { securitySchemes } from "../generated/security.ts";
import { operations as validators } from "../generated/validators.js";
import { checkOptions } from "./check-options.ts";
import type { OperationId, Schemas } from "./contract.ts";
import { type FakeReply, refusal, success, toResponse } from "./fake-replies.ts";
import { toTime } from "./fake-reports.ts";
import { type FakeMessage, FakeState } from "./fake-state.ts";
import { inquiryEvents, reportEvents, streamReply } from "./fake-streams.ts";
import type { GatewayOptions } from "./options.ts";
import type { RefusalCode } from "./results.ts";
import { encoded, getKey, sign, VERSION } from "./webhook-signature.ts";

export type { FakeMessage };

/** The options of `createFakeGateway`. */
export interface FakeGatewayOptions {
  /** The secret with which test webhooks are signed (default: a fixed one, `fake.webhookSecret`). */
  readonly webhookSecret?: string | undefined;
}

/** What the next request meets instead of its answer. */
export type FakeFault =
  /** The connection breaks before an answer comes. The request may have been executed or not; here it was not. */
  | "network"
  | {
      /** The result code of the refusal, for example `A920` or `A020`. */
      readonly code: RefusalCode;
      /** The `Retry-After` of the answer, in seconds. */
      readonly retryAfterS?: number | undefined;
    };

/** A signed delivery of a report, as the gateway posts it to a webhook. */
export interface FakeDelivery {
  /** The raw body. */
  readonly body: string;
  /** With the ID, the time and the signature. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A gateway inside your process, for unit tests: no server, no network, no waiting. */
export interface FakeGateway {
  /** Pass them to `createGateway`: address, account, password, and the `fetch` that leads here. */
  readonly options: GatewayOptions;
  /** Every accepted message, in order. */
  readonly sent: readonly FakeMessage[];
  /** The secret of test webhooks; give it to your receiver. */
  readonly webhookSecret: string;
  /** Lets the next requests of any operation but issueToken fail, in order. */
  failNext(...faults: readonly FakeFault[]): void;
  /** Breaks the streams that are open, as when a gateway restarts. */
  breakStreams(): void;
  /** Makes every token invalid, as after 24 hours. */
  expireTokens(): void;
  /** The signed delivery of the final report of a message, for your webhook receiver. */
  webhook(msgKey: string): FakeDelivery;
}

const BASE_URL = "https://fake-gateway.example";
const SECRET = "whsec_dGhlIHNlY3JldCBvZiBhIGZha2UgZ2F0ZXdheQ==";
const ACCOUNT = { clientId: "test", password: "test" };

/** A gateway inside your process. It checks requests with the gateway's own rules, and knows the magic recipients. */
export function createFakeGateway(options: FakeGatewayOptions = {}): FakeGateway {
  checkOptions("createFakeGateway", options, {
    webhookSecret: (value) => (typeof value === "string" && getKey(value) !== undefined ? undefined : "a secret"),
  });
  const webhookSecret = options.webhookSecret ?? SECRET;
  const state = new FakeState();
  const tokens = new Set<string>();
  let streams = new AbortController();
  const faults: ("network" | FakeReply)[] = [];
  /** Answers of sends by operation and idempotency key, with the body that they belong to. */
  const answered = new Map<string, { readonly body: string; readonly reply: FakeReply }>();

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    const found = findOperation(String(init.method), new URL(url).pathname);
    if (found === undefined) return toResponse(refusal("A012"));
    const { id, params } = found;
    if (id === "issueToken") return toResponse(issueToken(headers));
    const fault = faults.shift();
    if (fault === "network") throw new TypeError("fetch failed");
    if (fault !== undefined) return toResponse(fault);
    const needsToken = found.row.security?.includes("bearerToken") ?? false;
    if (needsToken && !tokens.has(headers.get("authorization")?.replace(/^Bearer /, "") ?? ""))
      return toResponse(refusal("A002"));
    return toResponse(openStream(id, params, init, headers) ?? answerOnce(id, params, init, headers));
  };

  /** Undefined: the answer is none. */
  const openStream = (id: OperationId, params: Params, init: RequestInit, headers: Headers): FakeReply | undefined => {
    const { msgKey = "" } = params;
    const cuts = [streams.signal, ...(init.signal ? [init.signal] : [])];
    if (id === "streamReports")
      return streamReply((ended) => reportEvents(state, headers.get("last-event-id") ?? "", ended), cuts);
    if (id !== "streamInquiry" || state.inquire(msgKey).status !== 200) return undefined;
    return streamReply((ended) => inquiryEvents(state, msgKey, ended), cuts);
  };

  const issueToken = (headers: Headers): FakeReply => {
    const { clientId, clientPassword } = securitySchemes;
    const isRight =
      headers.get(clientId.parameter) === ACCOUNT.clientId &&
      headers.get(clientPassword.parameter) === ACCOUNT.password;
    if (!isRight) return refusal("A100");
    const token = crypto.randomUUID();
    tokens.add(token);
    return success({ data: { schema: "Bearer", expired: toTime(Date.now() + 86_400_000), token } });
  };

  const answerOnce = (id: OperationId, params: Params, init: RequestInit, headers: Headers): FakeReply => {
    const key = headers.get("idempotency-key") ?? undefined;
    const body = typeof init.body === "string" ? init.body : "";
    const known = key === undefined ? undefined : answered.get(`${id} ${key}`);
    if (known !== undefined) return known.body === body ? known.reply : refusal("A301");
    const reply = answer(state, id, params, body === "" ? undefined : JSON.parse(body), key);
    if (key !== undefined && reply.status === 200) answered.set(`${id} ${key}`, { body, reply });
    return reply;
  };

  return {
    options: { ...ACCOUNT, baseUrl: BASE_URL, fetch, retry: { firstWaitMs: 1, longestWaitMs: 10 } },
    sent: state.sent,
    webhookSecret,
    failNext(...next) {
      for (const fault of next) faults.push(fault === "network" ? fault : refusal(fault.code, [], fault.retryAfterS));
    },
    breakStreams() {
      streams.abort(new TypeError("terminated"));
      streams = new AbortController();
    },
    expireTokens: () => tokens.clear(),
    webhook: (msgKey) => makeDelivery(state.sent, msgKey, webhookSecret),
  };
}

type Params = Readonly<Record<string, string>>;

interface Found {
  readonly id: OperationId;
  readonly row: CallRow;
  readonly params: Params;
}

function findOperation(method: string, path: string): Found | undefined {
  for (const [id, row] of Object.entries(callRows) as [OperationId, CallRow][]) {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const values = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`).exec(path)?.slice(1);
    if (values === undefined || row.method !== method.toLowerCase()) continue;
    return {
      id,
      row,
      params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")])),
    };
  }
  return undefined;
}

interface AnyValidator {
  (value: unknown): boolean;
  explain(value: unknown, settings?: { readonly at: string }): readonly Schemas["Fault"][];
}

/** The faults that the gateway would find in the path and the body, by the same rules. */
function findFaults(id: OperationId, params: Params, body: unknown): readonly Schemas["Fault"][] {
  const { parameters, body: bodies } = validators[id] as unknown as {
    readonly parameters: { readonly path?: Readonly<Record<string, AnyValidator>> };
    readonly body: Readonly<Record<string, AnyValidator>>;
  };
  const inPath = Object.entries(parameters.path ?? {}).flatMap(([name, check]) =>
    check(params[name]) ? [] : check.explain(params[name], { at: `/${name}` }),
  );
  const check = bodies["application/json"];
  const inBody = check === undefined || check(body) ? [] : check.explain(body);
  return [...inPath, ...inBody].map(({ pointer, code, message }) => ({ pointer, code, message }));
}

function answer(state: FakeState, id: OperationId, params: Params, body: unknown, key: string | undefined): FakeReply {
  const errors = findFaults(id, params, body);
  if (errors[0] !== undefined) return refusal(errors[0].code, errors);
  const given = body as { readonly messageForm: readonly Schemas["OmniEntry"][] };
  const { formId = "", msgKey = "", reportId = "", serviceType = "" } = params;
  switch (id) {
    case "pollReports":
      return state.poll();
    case "acknowledgeReports":
      return state.acknowledge(reportId);
    case "inquireReport":
      return state.inquire(msgKey);
    case "testAlert":
    case "testWebhook":
      // There is no address to post to: `webhook` makes the requests that a receiver is tested with.
      return refusal("A332");
    case "cancelMessage":
      return state.cancel(msgKey);
    case "createForm":
      return state.saveForm(given.messageForm);
    case "replaceForm":
      return state.saveForm(given.messageForm, formId, true);
    case "getForm":
      return state.getForm(formId);
    case "deleteForm":
      return state.deleteForm(formId);
    case "uploadFile":
    case "uploadTypedFile":
    case "uploadSubtypedFile":
      return state.saveFile(serviceType);
    default:
      // Images are not kept; every other operation is a send.
      return id.startsWith("send") ? state.send(id, body as FakeMessage["body"], key) : refusal("A820");
  }
}

function makeDelivery(sent: readonly FakeMessage[], msgKey: string, secret: string): FakeDelivery {
  const report = sent.find((one) => one.msgKey === msgKey)?.reports.find(({ reportType }) => reportType === "0");
  if (report === undefined) throw new TypeError("webhook: there is no message with this key and a final report");
  // A webhook has its times with milliseconds.
  const { sendTime, reportTime, ...rest } = report;
  const withMillis = (time: string): string => time.replace("+", ".000+");
  const body = JSON.stringify({
    ...rest,
    ...(sendTime !== undefined && { sendTime: withMillis(sendTime) }),
    reportTime: withMillis(reportTime),
  });
  const id = `msg_${msgKey}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign(id, timestamp, encoded(body), getKey(secret) ?? new Uint8Array());
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `${VERSION}${btoa(String.fromCharCode(...signature))}`,
    },
  };
}
