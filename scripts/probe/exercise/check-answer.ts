import type { JsonObject } from "../../schema/json.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import type { Contract, Difference } from "../contract/contract.ts";
import {
  type DocumentedOperation,
  documentedStatus,
  hasRefusals,
  mediaFor,
  responseOf,
} from "../contract/operations.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { jsonOf } from "../contract/wire-value.ts";
import type { Finding } from "../findings.ts";
import type { Draft } from "../request/draft.ts";
import type { RequestJudge } from "../request/judge-request.ts";
import type { KnownValues } from "../request/known-values.ts";
import type { RequestMaker } from "../request/make-requests.ts";
import { reasonFor } from "../request/refusals.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Caller, Credentials } from "../wire/caller.ts";
import { NoAnswer } from "../wire/send.ts";
import { type NotReached, type OperationResult, toFailure } from "./result.ts";

export interface OperationTools {
  readonly contract: Contract;
  /** The document as it speaks of requests. */
  readonly requests: JsonObject;
  readonly caller: Caller;
  readonly maker: RequestMaker;
  readonly judge: RequestJudge;
  readonly known: KnownValues;
  readonly source: ValueSource;
  readonly keywords: readonly OwnKeyword[];
  /** `file:line:column` of a place in the document. */
  readonly locate: (pointer: string) => string;
  readonly provoke?: Provoke;
}

/** What is found, without what every finding of a request has. */
export type Found = Pick<Finding, "check"> & {
  readonly expected: string;
  readonly place: string;
  /** Where in the answer. */
  readonly pointer?: string | undefined;
  readonly cause?: string;
  readonly reason?: string;
  readonly level?: Finding["level"];
};

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
  readonly #findings: Finding[] = [];
  #notReached: NotReached[] = [];
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
    const { caller } = this.#tools;
    const failures = (level: Finding["level"]) =>
      this.#findings
        .filter((finding) => finding.level === level)
        .map((finding) => toFailure(finding, caller.url, caller.secretHeaders));
    return {
      operation: this.#operation.id,
      checks: this.#checks,
      failures: failures("failure"),
      ofDocument: failures("document"),
      notReached: this.#isNotWritten ? [] : this.#notReached,
      isNotWritten: this.#isNotWritten,
    };
  }

  /** Sends a request and holds the answer to the document and to what is expected. Returns the status. */
  async send(draft: Draft, { check, credentials = "valid", findWrong }: Expectation): Promise<number> {
    const { caller, contract, known } = this.#tools;
    let answer: WireAnswer;
    this.#checks++;
    try {
      answer = await caller.send(draft, credentials);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const found = { check, expected: "an answer", reason: error.message, place: this.#operation.place };
      await this.#report(draft, credentials, undefined, found);
      throw error;
    }
    if (answer.status === 501) {
      this.#isNotWritten ||= responseOf(this.#operation, 501) === undefined || this.#seen.size === 0;
      return answer.status;
    }
    this.#see(answer);
    if (answer.status === 429 && findWrong !== undefined)
      this.skip(check, "the server's rate limit was reached (429); fix: raise it for the test, or use --operation");
    const place = `${this.#operation.place}/responses`;
    if (answer.status >= 500 && (findWrong !== undefined || responseOf(this.#operation, answer.status) === undefined)) {
      await this.#report(draft, credentials, answer, { check, expected: "no error of the server", place });
      return answer.status;
    }
    const wrong = findWrong?.(answer);
    // What was made by a request that should have been refused is nothing to go on with.
    if (wrong === undefined) known.learn({ draft, answer, body: jsonOf(answer.body).value });
    else await this.#report(draft, credentials, answer, { check, ...wrong });
    const differences = wrong === undefined ? contract.findDifferences(this.#operation.id, answer) : [];
    for (const { kind, message, explanation = "", place: where, pointer } of distinct(differences).slice(
      0,
      MAX_DIFFERENCES,
    ))
      await this.#report(draft, credentials, answer, {
        check,
        // An operation that documents no refusal has to refuse all the same.
        level: kind === "status" && isRefusal(answer) && !hasRefusals(this.#operation) ? "document" : "failure",
        expected: `an answer as the document says, but ${message}${explanation}`,
        place: where,
        pointer,
        cause: `${where} ${pointer === undefined ? message : ""}`,
      });
    return answer.status;
  }

  /** Sends a request, of this operation or another, whose success is a failure of this one. */
  async expectRefused(draft: Draft, found: Pick<Found, "check" | "expected">): Promise<void> {
    this.#checks++;
    const answer = await this.#tools.caller.send(draft);
    if (answer.status >= 300) return;
    const place = `${this.#operation.place}/responses`;
    await this.#report(draft, "valid", answer, { ...found, place });
  }

  /** Lists what the document names and no answer had. `tried`: the status that came when another was asked for. */
  listUnseen(tried: ReadonlyMap<string, number>, isGuessed: boolean): void {
    const hasSucceeded = [...this.#operation.responses.keys()].some((one) => /^2/.test(one) && this.hasSeenStatus(one));
    // What nobody knew at first may have been given by `provoke`.
    if (hasSucceeded) this.#notReached = this.#notReached.filter(({ part }) => part !== "success");
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

  /** Writes down what is wrong with the document, whatever the server answers. */
  reportDocument(found: Omit<Found, "level"> & { readonly reason: string }): void {
    this.#add({ ...found, level: "document" }, [], undefined);
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

  async #report(draft: Draft, credentials: Credentials, answer: WireAnswer | undefined, found: Found): Promise<void> {
    this.#add(found, [await this.#tools.caller.wire(draft, credentials)], answer);
  }

  #add(found: Found, requests: Finding["requests"], answer: WireAnswer | undefined): void {
    const { check, expected, place, pointer, reason = "", level = "failure" } = found;
    this.#findings.push({
      ...{ level, check, expected, reason, requests, answer },
      key: found.cause ?? `${place} ${expected}`,
      operation: this.#operation.id,
      place: { pointer: place, source: this.#tools.locate(place) },
      ...(pointer !== undefined && { more: [["pointer", pointer]] }),
    });
  }
}

const isRefusal = ({ status }: WireAnswer): boolean => status >= 400 && status < 500;

/** One difference for each place: a union repeats what its branches say. */
const distinct = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.map((one) => [`${one.place} ${one.message}`, one])).values(),
];
