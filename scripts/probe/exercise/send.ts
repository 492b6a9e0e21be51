import { setTimeout as sleep } from "node:timers/promises";
import { type WireAnswer, wireAnswer } from "../contract/contract.ts";
import { isObject, type JsonObject } from "../../schema/json-pointer.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import type { Exchange } from "../wire/exchange.ts";
import { type Draft, type WireRequest, wireRequest } from "../request/draft.ts";

export type HeaderFields = Readonly<Record<string, string>>;

export interface SenderOptions {
  /** The address of the server, with the path before those of the document. */
  readonly baseUrl: string;
  /** Sent with every request. */
  readonly headers?: HeaderFields;
  /** The headers that authenticate a request of these security schemes. */
  readonly authenticate?: (schemes: readonly string[]) => HeaderFields | Promise<HeaderFields>;
  readonly record?: (exchange: Exchange) => void;
  /** Ends a request that the server does not answer. */
  readonly timeoutMs?: number;
}

/** Which credentials a request has: those that are configured, wrong ones, or none. */
export type Credentials = "valid" | "wrong" | "none";

/** A request that got no answer. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 30_000;
/** How often a request is repeated after 429, and how long at most is waited for each. */
const MAX_REPEATS = 3;
const MAX_WAIT_S = 5;
/** For all requests of a run together. */
const MAX_TOTAL_WAIT_S = 60;

/** Sends requests to the server that is tested, with the credentials that their operations need. */
export class Sender {
  readonly #document: JsonObject;
  readonly #options: SenderOptions;
  readonly #known = new Map<string, Promise<HeaderFields>>();
  #requests = 0;
  #waitedS = 0;

  constructor(document: JsonObject, options: SenderOptions) {
    this.#document = document;
    this.#options = options;
  }

  get requests(): number {
    return this.#requests;
  }

  /** The security schemes of an operation: of the first requirement that has any. Empty: it needs none. */
  schemesOf({ node }: DocumentedOperation): string[] {
    const required = node.security ?? this.#document.security;
    const requirements = Array.isArray(required) ? required.filter(isObject) : [];
    // An empty requirement means that credentials are optional.
    if (requirements.some((one) => Object.keys(one).length === 0)) return [];
    return Object.keys(requirements[0] ?? {});
  }

  /** Whether anything is configured that could authenticate the operation. */
  async hasCredentials(operation: DocumentedOperation): Promise<boolean> {
    return Object.keys(await this.#credentials(operation)).length > 0;
  }

  async send(draft: Draft, credentials: Credentials = "valid"): Promise<WireAnswer> {
    for (let repeats = 0; ; repeats++) {
      const answer = await this.#sendOnce(draft, credentials);
      if (answer.status === 401 && credentials === "valid" && repeats === 0 && this.#options.authenticate) {
        // The credentials may have expired.
        this.#known.delete(this.#schemeKey(draft.operation));
        continue;
      }
      if (answer.status !== 429 || repeats >= MAX_REPEATS || this.#waitedS >= MAX_TOTAL_WAIT_S) return answer;
      const waitS = Math.min(Number(answer.headers.get("retry-after")) || 1, MAX_WAIT_S);
      this.#waitedS += waitS;
      await sleep(1000 * waitS);
    }
  }

  /** The request as it is sent, for a curl line. */
  async wire(draft: Draft, credentials: Credentials = "valid"): Promise<WireRequest & { readonly url: string }> {
    const wire = wireRequest(draft);
    const headers = { ...(await this.#headers(draft.operation, credentials)), ...wire.headers };
    return { ...wire, headers, url: this.#options.baseUrl + wire.path };
  }

  async #sendOnce(draft: Draft, credentials: Credentials): Promise<WireAnswer> {
    const { url, method, headers, body } = await this.wire(draft, credentials);
    this.#requests++;
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS),
        ...(body && { body: Buffer.from(body) }),
      });
      const answer = await wireAnswer(response);
      this.#options.record?.({
        operationId: draft.operation.id,
        request: { method, url, headers, body },
        response: answer,
      });
      return answer;
    } catch (error) {
      throw new NoAnswer(reasonOf(error));
    }
  }

  async #headers(operation: DocumentedOperation, credentials: Credentials): Promise<HeaderFields> {
    const always = Object.entries(this.#options.headers ?? {});
    if (credentials === "valid") return { ...Object.fromEntries(always), ...(await this.#credentials(operation)) };
    const names = this.#credentialHeaders();
    const others = always.filter(([name]) => !names.has(name.toLowerCase()));
    if (credentials === "none") return Object.fromEntries(others);
    const real = Object.entries(await this.#credentials(operation));
    return Object.fromEntries([...others, ...real.map(([name, value]) => [name, wrongCredential(value)])]);
  }

  /** The credentials among the headers of the options, and those that `authenticate` returns. */
  async #credentials(operation: DocumentedOperation): Promise<HeaderFields> {
    const schemes = this.schemesOf(operation);
    if (schemes.length === 0) return {};
    const names = this.#credentialHeaders();
    const given = Object.entries(this.#options.headers ?? {}).filter(([name]) => names.has(name.toLowerCase()));
    const key = this.#schemeKey(operation);
    const known = this.#known.get(key) ?? Promise.resolve(this.#options.authenticate?.(schemes) ?? {});
    this.#known.set(key, known);
    return { ...Object.fromEntries(given), ...(await known) };
  }

  #schemeKey(operation: DocumentedOperation): string {
    return this.schemesOf(operation).join(" ");
  }

  /** Headers that hold credentials: HTTP's own, and the API keys of the document. */
  #credentialHeaders(): Set<string> {
    return credentialHeaders(this.#document);
  }
}

export function credentialHeaders(document: JsonObject): Set<string> {
  const components = isObject(document.components) ? document.components : {};
  const schemes = Object.values(isObject(components.securitySchemes) ? components.securitySchemes : {});
  const keys = schemes.flatMap((scheme) =>
    isObject(scheme) && scheme.in === "header" ? [String(scheme.name).toLowerCase()] : [],
  );
  return new Set(["authorization", "proxy-authorization", "cookie", ...keys]);
}

/** Of the same form, so that it is not refused for its form. */
const wrongCredential = (value: string): string => {
  const [, scheme = "", secret = ""] = /^((?:bearer|basic|digest) )?(.*)$/i.exec(value) ?? [];
  if (scheme.toLowerCase() === "basic ") return `${scheme}${Buffer.from("nobody:wrong").toString("base64")}`;
  return scheme + "wrong".repeat(Math.ceil(secret.length / 5)).slice(0, Math.max(5, secret.length));
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "the server did not answer in time";
  const { cause } = error;
  return cause instanceof Error ? `no answer: ${cause.message}` : `no answer: ${error.message}`;
}
