import { parseJson } from "./checks/check-answer.ts";
import type { Contract } from "./contract/contract.ts";
import type { Exchange } from "./exchange.ts";
import { judgeRequest } from "./request/judge-request.ts";
import { essenceOf } from "./request/media-types.ts";
import type { Plan } from "./request/plan.ts";
import { type HeaderList, writeRequest } from "./request/write-request.ts";
import { findResources, type Resource } from "./resources/paths.ts";
import { Seen } from "./resources/seen.ts";
import type { WireAnswer } from "./wire/answer.ts";
import type { WireRequest } from "../wire/request.ts";
import { NoAnswer, type Sender } from "../wire/send.ts";

export interface TargetOptions {
  readonly contract: Contract;
  readonly sender: Sender;
  /** Put before each path. */
  readonly basePath: string;
  /** The headers of every request, credentials among them. Called again after an answer 401. */
  readonly getHeaders: () => Promise<HeaderList>;
  /** The names of checks whose problems are not reported. */
  readonly ignored?: readonly string[];
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A new try to sign in after this long at the earliest: most answers 401 are what was asked for. */
const SIGN_IN_AGAIN_MS = 5000;

/** The server that is tried, with what is known of it. */
export class Target {
  readonly contract: Contract;
  readonly ignored: ReadonlySet<string>;
  readonly resources: readonly Resource[];
  /** What exists, as far as answers have shown. */
  readonly seen: Seen;
  /** How often each operation was answered with each status, with the credentials that were given. */
  readonly statuses = new Map<string, Map<number, number>>();
  readonly #options: TargetOptions;
  #headers: HeaderList = [];
  #signedInMs = Number.NEGATIVE_INFINITY;

  constructor(options: TargetOptions) {
    this.contract = options.contract;
    this.ignored = new Set(options.ignored);
    this.#options = options;
    this.resources = findResources(options.contract.operations);
    this.seen = new Seen(this.resources);
  }

  get url(): string {
    return this.#options.sender.url;
  }

  get requests(): number {
    return this.#options.sender.sent;
  }

  /** Sends a planned request. Undefined: HTTP cannot carry it. */
  async send(plan: Plan): Promise<Exchange | undefined> {
    if (this.#signedInMs === Number.NEGATIVE_INFINITY) await this.#signIn();
    const first = await this.#sendOnce(plan);
    const isRefused = first?.answer?.status === 401 && plan.credentials === "given";
    if (!isRefused || performance.now() - this.#signedInMs < SIGN_IN_AGAIN_MS) return first;
    await this.#signIn();
    return this.#sendOnce(plan);
  }

  async #signIn(): Promise<void> {
    this.#headers = await this.#options.getHeaders();
    this.#signedInMs = performance.now();
  }

  async #sendOnce(plan: Plan): Promise<Exchange | undefined> {
    const operation = this.contract.operation(plan.operation);
    const context = { basePath: this.#options.basePath, headers: this.#headers };
    const request = writeRequest(operation, plan, context);
    if (request === undefined) return undefined;
    const faults = judgeRequest(this.contract, operation, plan, request);
    const exchange: Exchange = { operation, plan, request, faults, ...(await this.#ask(request)) };
    this.#options.onExchange?.(exchange);
    this.#count(exchange);
    return exchange;
  }

  async #ask(request: WireRequest): Promise<Pick<Exchange, "answer" | "noAnswer" | "body">> {
    try {
      const answer = await this.#options.sender.send(request);
      return { answer, body: readBody(answer) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { answer: undefined, noAnswer: error.message, body: undefined };
    }
  }

  #count({ operation, plan, answer }: Exchange): void {
    if (answer === undefined || plan.method !== operation.method || plan.credentials !== "given") return;
    const counts = this.statuses.get(operation.id) ?? new Map<number, number>();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    this.statuses.set(operation.id, counts);
  }
}

function readBody({ headers, body }: WireAnswer): unknown {
  const isJson = /json$/.test(essenceOf(headers.get("content-type") ?? ""));
  return isJson ? parseJson(Buffer.from(body).toString("utf8")).value : undefined;
}
