import { answerText } from "../wire/answer-text.ts";
import { type Contract, type Difference, mediaFor, type WireAnswer } from "../contract/contract.ts";
import { type DocumentedOperation, documentedStatus, responseOf } from "../contract/operations.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { curlLine } from "./curl.ts";
import type { ValueSource } from "./generate/satisfy-schema.ts";
import type { KnownValues } from "../request/known-values.ts";
import type { RequestMaker } from "../request/make-requests.ts";
import { reasonFor } from "../request/refusals.ts";
import type { Draft } from "../request/draft.ts";
import type { Failure, NotReached, OperationResult } from "./result.ts";
import { type Credentials, credentialHeaders, NoAnswer, type Sender } from "./send.ts";

export interface OperationTools {
  readonly contract: Contract;
  readonly sender: Sender;
  readonly maker: RequestMaker;
  readonly known: KnownValues;
  readonly source: ValueSource;
  readonly keywords: readonly OwnKeyword[];
  /** `file:line:column` of a place in the document. */
  readonly locate: (pointer: string) => string;
  readonly provoke?: Provoke;
}

/** Changes a valid request so that the server answers with a status; undefined: it cannot be brought about. */
export type Provoke = (situation: {
  readonly operationId: string;
  readonly status: string;
  readonly request: Draft;
}) => Partial<Draft> | undefined | Promise<Partial<Draft> | undefined>;

/** What an answer has to be. */
export interface Expectation {
  readonly check: string;
  readonly credentials?: Credentials;
  /** What is wrong with the answer besides what the document says of it. */
  readonly findWrong?: (answer: WireAnswer) => Wrong | undefined;
}

export interface Wrong {
  readonly expected: string;
  readonly place: string;
}

/** More differences of one answer say nothing new. */
const MAX_DIFFERENCES = 5;

/** Sends the requests of one operation, judges the answers, and keeps what was wrong and what was not seen. */
export class AnswerChecker {
  readonly #tools: OperationTools;
  readonly #operation: DocumentedOperation;
  readonly #failures: Failure[] = [];
  readonly #notReached: NotReached[] = [];
  /** Statuses, media types and headers that were seen. */
  readonly #seen = new Set<string>();
  #checks = 0;
  #isNotWritten = false;

  constructor(tools: OperationTools, operation: DocumentedOperation) {
    this.#tools = tools;
    this.#operation = operation;
  }

  /** The operation was answered with 501. */
  get isNotWritten(): boolean {
    return this.#isNotWritten;
  }

  hasSeenStatus(status: string): boolean {
    return this.#seen.has(`status ${status}`);
  }

  getResult(): Omit<OperationResult, "requests"> {
    return {
      operation: this.#operation.id,
      checks: this.#checks,
      failures: this.#failures,
      notReached: this.#isNotWritten ? [] : this.#notReached,
      isNotWritten: this.#isNotWritten,
    };
  }

  /** Sends a request and holds the answer to the document and to what is expected. Returns the status. */
  async send(draft: Draft, { check, credentials = "valid", findWrong }: Expectation): Promise<number> {
    const { sender, contract, known, maker } = this.#tools;
    let answer: WireAnswer;
    this.#checks++;
    try {
      answer = await sender.send(draft, credentials);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await this.#failSent(draft, credentials, {
        check,
        expected: "an answer",
        actual: error.message,
        place: this.#operation.place,
      });
      throw error;
    }
    if (answer.status === 501) {
      this.#isNotWritten ||= responseOf(this.#operation, 501) === undefined || this.#seen.size === 0;
      return answer.status;
    }
    this.#see(answer);
    if (answer.status === 429 && findWrong !== undefined)
      this.skip(check, "the server's rate limit was reached (429); fix: raise it for the test, or use --operation");
    const actual = answerText(answer);
    const place = `${this.#operation.place}/responses`;
    if (answer.status >= 500 && (findWrong !== undefined || responseOf(this.#operation, answer.status) === undefined)) {
      await this.#failSent(draft, credentials, { check, expected: "no error of the server", actual, place });
      return answer.status;
    }
    const wrong = findWrong?.(answer);
    // What was made by a request that should have been refused is nothing to go on with.
    if (wrong === undefined) known.learn(this.#operation, draft, answer, maker.paths);
    else await this.#failSent(draft, credentials, { check, actual, ...wrong });
    const differences = wrong === undefined ? contract.findDifferences(this.#operation.id, answer) : [];
    for (const difference of distinct(differences).slice(0, MAX_DIFFERENCES))
      await this.#failSent(draft, credentials, {
        check,
        expected: `an answer as the document says, but ${difference.message}${difference.explanation ?? ""}`,
        actual: answerText(answer, difference.pointer),
        place: difference.place,
        cause: `${difference.place} ${difference.pointer === undefined ? difference.message : ""}`,
      });
    return answer.status;
  }

  /** Sends a request, of this operation or another, whose success is a failure of this one. */
  async expectRefused(draft: Draft, failure: Pick<Failure, "check" | "expected">): Promise<void> {
    this.#checks++;
    const answer = await this.#tools.sender.send(draft);
    if (answer.status >= 300) return;
    const place = `${this.#operation.place}/responses`;
    await this.#failSent(draft, "valid", { ...failure, actual: answerText(answer), place });
  }

  /** Lists what the document names and no answer had. `tried`: the status that came when another was asked for. */
  listUnseen(tried: ReadonlyMap<string, number>, isGuessed: boolean): void {
    for (const [status, { mediaTypes, headers }] of this.#operation.responses) {
      if (!this.hasSeenStatus(status)) {
        if (this.#notReached.some(({ part }) => part === "success") && status.startsWith("2")) continue;
        this.skip(`status ${status}`, reasonFor(status, tried.get(status), isGuessed));
        continue;
      }
      for (const mediaType of mediaTypes.keys())
        if (!this.#seen.has(`${status} ${mediaType}`))
          this.skip(`media type ${mediaType} of ${status}`, "no answer had it");
      for (const { name } of headers)
        if (!this.#seen.has(`${status} header ${name}`)) this.skip(`header ${name} of ${status}`, "no answer had it");
    }
  }

  skip(part: string, reason: string): void {
    if (this.#notReached.some((one) => one.part === part && one.reason === reason)) return;
    this.#notReached.push({ operation: this.#operation.id, part, reason });
  }

  fail(failure: Omit<Failure, "operation">): void {
    this.#failures.push({ ...failure, operation: this.#operation.id, place: this.#tools.locate(failure.place) });
  }

  #see({ status, headers }: WireAnswer): void {
    const response = responseOf(this.#operation, status);
    const name = documentedStatus(this.#operation, status);
    if (response === undefined || name === undefined) return;
    this.#seen.add(`status ${name}`);
    const media = mediaFor(response.mediaTypes, headers.get("content-type") ?? "");
    for (const [mediaType, one] of response.mediaTypes) if (one === media) this.#seen.add(`${name} ${mediaType}`);
    for (const header of response.headers)
      if (headers.has(header.name)) this.#seen.add(`${name} header ${header.name}`);
  }

  async #failSent(
    draft: Draft,
    credentials: Credentials,
    failure: Omit<Failure, "operation" | "request">,
  ): Promise<void> {
    const { sender, contract } = this.#tools;
    const request = curlLine(
      await sender.wire(draft, credentials),
      credentials === "valid" ? credentialHeaders(contract.document) : new Set(),
    );
    this.fail({ ...failure, request });
  }
}

/** One difference for each place: a union repeats what its branches say. */
const distinct = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.map((one) => [`${one.place} ${one.message}`, one])).values(),
];
