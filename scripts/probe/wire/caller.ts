import { setTimeout as sleep } from "node:timers/promises";
import type { JsonObject } from "../../schema/json.ts";
import {
  apiKeys,
  credentialNames,
  type HeaderFields,
  requirementsOf,
  schemesIn,
  secretNames,
  wrongCredential,
} from "../contract/credentials.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { type Draft, wireRequest } from "../request/draft.ts";
import type { WireAnswer } from "./answer.ts";
import type { Exchange } from "./exchange.ts";
import type { WireRequest } from "./request.ts";
import type { Sender } from "./send.ts";

export interface CallerOptions {
  readonly sender: Sender;
  /** Put before each path of the document. */
  readonly basePath: string;
  /** Sent with every request. */
  readonly headers?: HeaderFields;
  /** The headers that authenticate a request of these security schemes; called again after a 401. */
  readonly authenticate?: (schemes: readonly string[]) => HeaderFields | Promise<HeaderFields>;
  /** What `authenticate` returns goes with every operation, also with those that need no credentials. */
  readonly isForAll?: boolean;
  readonly record?: (exchange: Exchange) => void;
  /** A request that is answered with 429 is repeated after the time that the server asks for. */
  readonly waitsAfter429?: boolean;
}

/** Which credentials a request has: those that are configured, wrong ones, or none. */
export type Credentials = "valid" | "wrong" | "none";

/** How often a request is repeated after 429, and how long at most is waited for each. */
const MAX_REPEATS = 3;
const MAX_WAIT_S = 5;
/** For all requests of a run together. */
const MAX_TOTAL_WAIT_S = 60;
/** A new try to sign in after this long at the earliest: most answers 401 are what was asked for. */
const SIGN_IN_AGAIN_MS = 5000;

/** Calls the operations of a server with the credentials that they need. */
export class Caller {
  readonly #document: JsonObject;
  readonly #options: CallerOptions;
  readonly #secret: ReadonlySet<string>;
  readonly #queryKeys: readonly string[];
  readonly #known = new Map<string, Promise<HeaderFields>>();
  /** The names of the headers that `authenticate` has returned. */
  readonly #authenticated = new Set<string>();
  readonly #signedInMs = new Map<string, number>();
  #waitedS = 0;

  constructor(document: JsonObject, options: CallerOptions) {
    this.#document = document;
    this.#options = options;
    this.#secret = credentialNames(document);
    this.#queryKeys = apiKeys(document, "query");
  }

  get requests(): number {
    return this.#options.sender.sent;
  }

  /** Without a path. */
  get url(): string {
    return this.#options.sender.url;
  }

  /** The names of headers and query parameters whose values no report may show, in lower case. */
  get secretNames(): ReadonlySet<string> {
    return secretNames(this.#document, [...Object.keys(this.#options.headers ?? {}), ...this.#authenticated]);
  }

  /** The security schemes of an operation: of the first requirement. Empty: it needs none. */
  schemesOf({ node }: DocumentedOperation): readonly string[] {
    return requirementsOf(this.#document, node)[0] ?? [];
  }

  /** Whether anything is configured that could authenticate the operation. */
  async hasCredentials(operation: DocumentedOperation): Promise<boolean> {
    return Object.keys(await this.#credentials(operation)).length > 0;
  }

  async send(draft: Draft, credentials: Credentials = "valid"): Promise<WireAnswer> {
    for (let repeats = 0; ; repeats++) {
      const answer = await this.#sendOnce(draft, credentials);
      if (answer.status === 401 && credentials === "valid" && repeats === 0 && this.#forget(draft.operation)) continue;
      const mayWait = this.#options.waitsAfter429 === true && this.#waitedS < MAX_TOTAL_WAIT_S;
      if (answer.status !== 429 || repeats >= MAX_REPEATS || !mayWait) return answer;
      const waitS = Math.min(Number(answer.headers.get("retry-after")) || 1, MAX_WAIT_S);
      this.#waitedS += waitS;
      await sleep(1000 * waitS);
    }
  }

  /** The request as it is sent. */
  async wire(draft: Draft, credentials: Credentials = "valid"): Promise<WireRequest> {
    const wire = wireRequest(draft);
    const given = await this.#given(draft.operation, credentials);
    const own = new Set(wire.headers.map(([name]) => name.toLowerCase()));
    const cookies = [...given.headers, ...wire.headers].filter(([name]) => name.toLowerCase() === "cookie");
    const headers = [
      ...given.headers.filter(([name]) => !own.has(name.toLowerCase()) && name.toLowerCase() !== "cookie"),
      ...wire.headers.filter(([name]) => name.toLowerCase() !== "cookie"),
      ...(cookies.length > 0 ? [["cookie", cookies.map(([, value]) => value).join("; ")] as const] : []),
    ];
    const query = given.query === "" ? "" : `${wire.path.includes("?") ? "&" : "?"}${given.query}`;
    return { ...wire, headers, path: this.#options.basePath + wire.path + query };
  }

  async #sendOnce(draft: Draft, credentials: Credentials): Promise<WireAnswer> {
    const request = await this.wire(draft, credentials);
    const answer = await this.#options.sender.send(request);
    const { method, path, headers, body } = request;
    this.#options.record?.({
      operationId: draft.operation.id,
      request: { method, url: this.url + path, headers: Object.fromEntries(headers), body },
      response: answer,
    });
    return answer;
  }

  /** The credentials may have expired: the next request asks for new ones. */
  #forget(operation: DocumentedOperation): boolean {
    const key = this.#sentSchemes(operation).join(" ");
    const now = performance.now();
    const isSoon = now - (this.#signedInMs.get(key) ?? Number.NEGATIVE_INFINITY) < SIGN_IN_AGAIN_MS;
    if (this.#options.authenticate === undefined || isSoon) return false;
    this.#signedInMs.set(key, now);
    return this.#known.delete(key);
  }

  async #given(
    operation: DocumentedOperation,
    credentials: Credentials,
  ): Promise<{ readonly headers: [string, string][]; readonly query: string }> {
    const credential = await this.#credentials(operation);
    if (credentials === "valid") return this.#placed(operation, { ...this.#options.headers, ...credential });
    const always = Object.entries({ ...this.#options.headers, ...(this.#options.isForAll && credential) });
    const others = always.filter(([name]) => !this.#secret.has(name.toLowerCase()));
    if (credentials === "none") return { headers: others, query: "" };
    const real = Object.entries(credential).filter(
      ([name]) => !others.some(([other]) => other === name) && this.#queryKeyOf(name) === undefined,
    );
    const isReal = new Set(real.map(([name]) => name.toLowerCase()));
    const places = operation.credentials.filter(({ in: place, name }) => place !== "header" || !isReal.has(name));
    const madeUp = places.flatMap(({ in: place, name, wrong }): [string, string][] => {
      if (place === "query") return [];
      return [place === "header" ? [name, wrong] : ["cookie", `${name}=${wrong}`]];
    });
    const query = places
      .filter(({ in: place }) => place === "query")
      .map(({ name, wrong }) => `${encodeURIComponent(name)}=${wrong}`);
    const wrong = real
      .filter(([name]) => name.toLowerCase() !== "cookie")
      .map(([name, value]): [string, string] => [name, wrongCredential(value)]);
    return { headers: [...others, ...wrong, ...madeUp], query: query.join("&") };
  }

  /** An API key that the document puts into the query is given by its name, like a header. */
  #placed(operation: DocumentedOperation, given: HeaderFields): { headers: [string, string][]; query: string } {
    const headers: [string, string][] = [];
    const keys: string[] = [];
    for (const [name, value] of Object.entries(given)) {
      const key = this.#queryKeyOf(name);
      const isNeededIn = (place: string, inPlace: string): boolean =>
        operation.credentials.some((one) => one.in === place && one.name === inPlace);
      // A header may have the name of a key of the query.
      if (key === undefined || isNeededIn("header", name.toLowerCase())) headers.push([name, value]);
      if (key !== undefined && isNeededIn("query", key))
        keys.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
    }
    return { headers, query: keys.join("&") };
  }

  #queryKeyOf(name: string): string | undefined {
    return this.#queryKeys.find((key) => key.toLowerCase() === name.toLowerCase());
  }

  /** The schemes whose credentials go with an operation; of one that needs none, those of the whole document. */
  #sentSchemes(operation: DocumentedOperation): readonly string[] {
    const own = this.schemesOf(operation);
    return own.length === 0 && this.#options.isForAll === true ? Object.keys(schemesIn(this.#document)) : own;
  }

  /** The credentials among the headers of the options, and those that `authenticate` returns. */
  async #credentials(operation: DocumentedOperation): Promise<HeaderFields> {
    const schemes = this.#sentSchemes(operation);
    if (schemes.length === 0 && this.#options.isForAll !== true) return {};
    const given = Object.entries(this.#options.headers ?? {}).filter(([name]) => this.#secret.has(name.toLowerCase()));
    const key = schemes.join(" ");
    const known = this.#known.get(key) ?? Promise.resolve(this.#options.authenticate?.(schemes) ?? {});
    this.#known.set(key, known);
    const authenticated = await known;
    for (const name of Object.keys(authenticated)) this.#authenticated.add(name);
    return { ...Object.fromEntries(given), ...authenticated };
  }
}

/** The path before those of the document. One in the address replaces that of the document's first server. */
export function basePathOf(url: string, documented: string): string {
  const own = new URL(url).pathname.replace(/\/+$/, "");
  return own === "" ? documented : own;
}
