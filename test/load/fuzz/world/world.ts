import type { Contract } from "../../../../scripts/probe/contract/contract.ts";
import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import type { RawRequest, WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { NoAnswer, Sender } from "../../../../scripts/probe/wire/send.ts";
import { Facetter } from "../../../../scripts/schema/facets.ts";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import type { Schema } from "../../../../scripts/schema/walk.ts";
import { Crash, Failure } from "../failure.ts";
import type { Part } from "../gateway/fuzz-accounts.ts";
import type { LogWatch } from "../gateway/log-watch.ts";
import type { PostingCarrier } from "../gateway/own-gateway.ts";
import type { OwnProcess } from "../gateway/own-process.ts";
import { exchangeRaw, type RawOutcome } from "../wire/raw.ts";
import type { FuzzAccount } from "./account.ts";
import type { SampleImage } from "./images.ts";
import { Ledger } from "./ledger.ts";
import { codeIn, type Verdict } from "./verdict.ts";

export interface WorldParts {
  readonly url: string;
  readonly document: JsonObject;
  readonly contract: Contract;
  readonly verdict: Verdict;
  readonly accounts: readonly FuzzAccount[];
  /** What the services take, one of each. */
  readonly images: readonly SampleImage[];
  /** Those, and others. */
  readonly pictures: readonly SampleImage[];
  /** Only of a gateway of our own. */
  readonly process?: OwnProcess | undefined;
  readonly carrier?: PostingCarrier | undefined;
  readonly tokenKey?: string | undefined;
  readonly canary?: string | undefined;
}

/** Who asks, and which operation is meant; undefined: the answer shows neither. */
export interface Asking {
  readonly account?: FuzzAccount | undefined;
  readonly operationId?: string | undefined;
}

/** The gateway under test with everything that is known of it. Every answer goes through here and is held to what holds always. */
export class World {
  readonly document: JsonObject;
  readonly contract: Contract;
  readonly facetter: Facetter;
  readonly accounts: readonly FuzzAccount[];
  readonly images: readonly SampleImage[];
  readonly pictures: readonly SampleImage[];
  readonly ledger = new Ledger();
  readonly process: OwnProcess | undefined;
  readonly carrier: PostingCarrier | undefined;
  readonly tokenKey: string | undefined;
  readonly sender: Sender;
  readonly #verdict: Verdict;
  readonly #canary: string | undefined;
  #rawSent = 0;
  /** Answers that were only "try again". */
  busy = 0;
  /** The request that cost the gateway most processor time, of those that were sent alone. */
  dearest = { ms: 0, what: "" };

  constructor(parts: WorldParts) {
    this.document = parts.document;
    this.contract = parts.contract;
    this.facetter = new Facetter(parts.document);
    this.accounts = parts.accounts;
    this.images = parts.images;
    this.pictures = parts.pictures;
    this.process = parts.process;
    this.carrier = parts.carrier;
    this.tokenKey = parts.tokenKey;
    this.#verdict = parts.verdict;
    this.#canary = parts.canary;
    this.sender = new Sender(parts.url);
  }

  get log(): LogWatch | undefined {
    return this.process?.log;
  }

  get requests(): number {
    return this.sender.sent + this.#rawSent;
  }

  get host(): string {
    return new URL(this.sender.url).host;
  }

  playing(part: Part): readonly FuzzAccount[] {
    return this.accounts.filter((account) => account.part === part);
  }

  /** The operations whose bodies are JSON and whose caller is an account. */
  get jsonOperations(): readonly string[] {
    return jsonOperations(this.contract);
  }

  bodySchema(operationId: string): Schema {
    const media = this.contract.operations.get(operationId)?.body?.mediaTypes.get("application/json");
    if (media?.schema === undefined) throw new Error(`${operationId} takes no JSON`);
    return this.facetter.schemaAt(media.schema);
  }

  /** Sends a request and checks what must hold of any answer. */
  async ask(request: WireRequest, asking: Asking): Promise<WireAnswer> {
    let answer: WireAnswer;
    try {
      answer = await this.sender.send(request);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#watch(request);
      throw new Failure(`no answer: ${error.message}`, { request });
    }
    this.check(request, answer, { ...asking, isHead: request.method === "HEAD" });
    return answer;
  }

  async askRaw(request: RawRequest, isEnough: (bytes: Buffer) => boolean, quietMs: number): Promise<RawOutcome> {
    this.#rawSent += 1;
    const outcome = await exchangeRaw(this.sender.url, request, { isEnough, quietMs });
    this.#watch(request);
    return outcome;
  }

  check(
    request: WireRequest | RawRequest,
    answer: WireAnswer,
    { account, operationId, isHead }: Asking & { readonly isHead?: boolean },
  ): void {
    const exchange = { request, answer };
    if (codeIn(answer) === "A920") this.busy += 1;
    const [complaint] = this.#verdict.complaints(operationId, answer, isHead);
    if (complaint !== undefined) throw new Failure(complaint, exchange);
    const text = Buffer.from(answer.body).toString("latin1");
    const stranger = this.accounts.find((other) => other !== account && text.includes(other.mark));
    if (stranger !== undefined) throw new Failure(`the answer shows what belongs to ${stranger.id}`, exchange);
    if (this.#canary !== undefined && text.includes(this.#canary))
      throw new Failure("the answer shows a file of the gateway's machine", exchange);
  }

  #watch(request: WireRequest | RawRequest): void {
    const crashed = this.process?.crashed;
    if (crashed !== undefined) throw new Crash(`the gateway's process has ended (${crashed})`, { request });
  }
}

export function jsonOperations({ operations }: Contract): readonly string[] {
  const taking = [...operations.values()].filter(({ body }) => body?.mediaTypes.has("application/json") === true);
  // What an operation does not say for itself, the document says for all: a token.
  return taking.filter(({ node }) => node.security === undefined).map(({ id }) => id);
}
