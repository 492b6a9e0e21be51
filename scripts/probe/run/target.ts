import { getBasePath } from "../../model/servers.ts";
import { ValueSource } from "../bodies/value-source.ts";
import type { Step } from "../cases/case.ts";
import type { Contract } from "../contract/contract.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { requestView } from "../contract/schema-views.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { isJsonType, jsonOf } from "../contract/wire-value.ts";
import { CoveredResponses } from "../coverage/covered-responses.ts";
import type { Asked } from "../request/asked.ts";
import { type Draft, isSendable } from "../request/draft.ts";
import { RequestJudge } from "../request/judge-request.ts";
import { KnownValues } from "../request/known-values.ts";
import { RequestMaker } from "../request/make-requests.ts";
import { findResources, type Resource } from "../request/paths.ts";
import type { WireAnswer } from "../wire/answer.ts";
import { basePathOf, Caller, type CallerOptions } from "../wire/caller.ts";
import { NoAnswer, Sender } from "../wire/send.ts";

/** Changes a valid request so that the server answers with a status; undefined: it cannot be brought about. */
export type Provoke = (situation: {
  readonly operationId: string;
  readonly status: string;
  readonly request: Draft;
}) => Partial<Draft> | undefined | Promise<Partial<Draft> | undefined>;

export interface TargetOptions extends Omit<CallerOptions, "sender" | "basePath"> {
  readonly contract: Contract;
  /** With a path, which then replaces that of the document's servers. */
  readonly url: string;
  /** How long an answer may take. */
  readonly timeoutMs: number;
  /** At most so many requests in a second. */
  readonly rate?: number | undefined;
  readonly keywords?: readonly OwnKeyword[] | undefined;
  /** `file:line:column` of a place in the document; unless given, the place itself is shown. */
  readonly locate?: ((pointer: string) => string) | undefined;
  /** Values that the configuration gives, by `name` or `operationId.name`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly provoke?: Provoke | undefined;
  /** Texts and lists that would have to be longer are not broken by their length. */
  readonly longest?: number;
  /** The server is a mock: it creates nothing, and has no path before those of the document. */
  readonly isMock?: boolean | undefined;
}

/** The server that is tried, with what is known of it. */
export class Target {
  readonly contract: Contract;
  readonly caller: Caller;
  readonly source: ValueSource;
  readonly maker: RequestMaker;
  readonly judge: RequestJudge;
  readonly operations: readonly DocumentedOperation[];
  readonly resources: readonly Resource[];
  /** What exists, as far as answers have shown. */
  readonly known: KnownValues;
  readonly locate: (pointer: string) => string;
  readonly provoke: Provoke;
  readonly isMock: boolean;
  /** Which documented answers were seen. */
  readonly covered: CoveredResponses;
  /** How often each operation answered with each status, to requests of which no fault is known and with the credentials that were given. */
  readonly statuses = new Map<string, Map<number, number>>();
  readonly #sender: Sender;

  constructor({ contract, url, timeoutMs, rate, ...options }: TargetOptions) {
    const { document } = contract;
    const { keywords: ownKeywords = [], longest, isMock = false } = options;
    // Prism serves the operations without the path of their server.
    const basePath = basePathOf(url, isMock ? "" : getBasePath(document));
    this.contract = contract;
    this.isMock = isMock;
    this.#sender = new Sender(new URL(url).origin, { timeoutMs, rate });
    this.caller = new Caller(document, { ...options, sender: this.#sender, basePath });
    this.operations = [...contract.operations.values()];
    this.covered = new CoveredResponses(this.operations);
    this.resources = findResources(this.operations);
    this.known = new KnownValues(this.resources, { basePath, given: options.values ?? {} });
    this.source = new ValueSource(requestView(document), contract.validator, {
      ownKeywords,
      ...(longest !== undefined && { longest }),
    });
    const { caller, known, source } = this;
    this.maker = new RequestMaker({ contract, caller, known, source, isMock });
    this.judge = new RequestJudge(contract);
    this.locate = options.locate ?? ((pointer) => pointer);
    this.provoke = options.provoke ?? (() => undefined);
  }

  /** Without a path. */
  get url(): string {
    return this.caller.url;
  }

  /** Sends the request of a step. Undefined: HTTP cannot carry it. */
  async send({ draft, credentials, expect }: Step): Promise<Asked | undefined> {
    if (!isSendable(draft)) return undefined;
    const request = await this.caller.wire(draft, credentials);
    const faults = expect === undefined ? await this.judge.judge(draft) : [];
    const asked: Asked = { draft, credentials, request, faults, ...(await this.#ask(draft, credentials)) };
    this.#count(asked);
    return asked;
  }

  async #ask(draft: Draft, credentials: Step["credentials"]): Promise<Pick<Asked, "answer" | "noAnswer" | "body">> {
    try {
      const answer = await this.caller.send(draft, credentials);
      return { answer, body: readBody(answer) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { answer: undefined, noAnswer: error.message, body: undefined };
    }
  }

  #count({ draft: { operation, method = operation.method }, credentials, faults, answer }: Asked): void {
    if (answer === undefined || method !== operation.method) return;
    this.covered.observe(operation, answer);
    if (credentials !== "valid" || faults.length > 0) return;
    const counts = this.statuses.get(operation.id) ?? new Map<number, number>();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    this.statuses.set(operation.id, counts);
  }

  close(): void {
    this.#sender.close();
  }
}

const readBody = ({ headers, body }: WireAnswer): unknown =>
  isJsonType(headers.get("content-type") ?? "") ? jsonOf(body).value : undefined;
