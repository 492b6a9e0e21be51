import { isObject } from "../../schema/json.ts";
import { generateBodies } from "../bodies/generate-bodies.ts";
import type { Contract } from "../contract/contract.ts";
import { schemesIn } from "../contract/credentials.ts";
import { type DocumentedAnswer, documentedAnswers } from "../contract/examples.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { brokenRequests } from "../request/broken-requests.ts";
import { type Draft, FORM } from "../request/draft.ts";
import { generatedMediaType, type ValidRequest } from "../request/make-requests.ts";
import type { WireAnswer } from "../wire/answer.ts";
import { answerText } from "../wire/answer-text.ts";
import type { HeaderFields } from "../wire/caller.ts";
import { toCurl } from "../wire/curl.ts";
import { isReachable } from "../wire/reachable.ts";
import { NoAnswer } from "../wire/send.ts";
import type { OperationTools } from "./check-answer.ts";
import type { Failure, NotReached, OperationResult } from "./result.ts";

/** Lists in form fields, and multipart forms with JSON in them, are refused whatever they hold. */
const NO_FORMS = "Prism does not read every form as the document says";
const isForm = ({ form, mediaType }: Draft): boolean => form !== undefined || mediaType === FORM;

const MADE_UP = "the document has no example, and Prism made up one that is not valid";

/** Prism restarts within this time after a request has ended it; a try takes two seconds. */
const RESTART_TRIES = 10;

/**
 * Holds the mock to the document: it takes every valid request, refuses every broken one, and shows every documented
 * answer. Where the document shows no example Prism makes one up, and that is not held against the document.
 */
export class PrismRun {
  readonly #tools: OperationTools;
  readonly #operation: DocumentedOperation;
  readonly #failures: Failure[] = [];
  readonly #notReached: NotReached[] = [];
  #checks = 0;

  constructor(tools: OperationTools, operation: DocumentedOperation) {
    this.#tools = tools;
    this.#operation = operation;
  }

  async run(): Promise<OperationResult> {
    const before = this.#tools.caller.requests;
    const requests = await this.#tools.maker.validRequests(this.#operation);
    if ("reason" in requests) this.#skip("every request", requests.reason);
    else {
      for (const request of requests) await this.#takes(request);
      const [first] = requests;
      if (first !== undefined) {
        for (const answer of documentedAnswers(this.#tools.contract.document, this.#operation))
          await this.#shows(first.draft, answer);
        await this.#refuses(first.draft);
      }
    }
    return {
      operation: this.#operation.id,
      checks: this.#checks,
      requests: this.#tools.caller.requests - before,
      failures: this.#failures,
      notReached: this.#notReached,
      isNotWritten: false,
    };
  }

  async #takes({ draft, example }: ValidRequest): Promise<void> {
    const check = example === undefined ? "a valid request" : `example ${example}`;
    const answer = await this.#send(draft, check);
    if (answer === undefined || answer.status < 400) return;
    const shown = documentedAnswers(this.#tools.contract.document, this.#operation);
    if (isForm(draft)) this.#skip(check, NO_FORMS);
    else if (answer.status === 500 && !shown.some(({ status, value }) => status < 300 && value !== undefined))
      this.#skip(check, MADE_UP);
    else await this.#fail(draft, answer, check, "a valid request is taken", this.#operation.place);
  }

  async #shows(valid: Draft, { status, mediaType, example, value }: DocumentedAnswer): Promise<void> {
    const check = `answer ${status}${example === "" ? "" : ` ${example}`}`;
    // A range or `default` has no status that could be asked for.
    if (Number.isNaN(status)) return this.#skip(check, "Prism answers only with statuses that have a number");
    const prefer = [`code=${status}`, ...(example === "" ? [] : [`example=${example}`])].join(", ");
    const headers = { ...valid.headers, prefer, ...(mediaType !== undefined && { accept: mediaType }) };
    const answer = await this.#send({ ...valid, headers }, check);
    if (answer === undefined) return;
    // Prism sends headers for browsers of its own, whatever the document says of them.
    const differences = this.#tools.contract
      .findDifferences(this.#operation.id, answer)
      .filter(({ message }) => !/^header access-control-/i.test(message));
    if (answer.status !== status && isForm(valid)) this.#skip(check, NO_FORMS);
    else if (answer.status !== status && value !== undefined)
      await this.#fail({ ...valid, headers }, answer, check, `status ${status}`, `${this.#operation.place}/responses`);
    else if (answer.status !== status) this.#skip(check, `Prism answered ${answer.status}`);
    else if (value === undefined && differences.length > 0) this.#skip(check, MADE_UP);
    else
      for (const { message, place } of differences.slice(0, 1))
        await this.#fail({ ...valid, headers }, answer, check, `an answer as the document says, but ${message}`, place);
  }

  async #refuses(valid: Draft): Promise<void> {
    const { contract, source, keywords, requests } = this.#tools;
    const hasForm = !(generatedMediaType(this.#operation)?.endsWith("json") ?? true);
    if (hasForm) this.#skip("broken forms", NO_FORMS);
    const made =
      generatedMediaType(this.#operation) === undefined || hasForm
        ? undefined
        : await generateBodies(requests, contract, keywords, {
            operations: [this.#operation],
            validator: contract.validator,
            words: source.words,
          });
    for (const { draft, rule, place } of await brokenRequests(this.#tools, valid, made)) {
      // Prism knows no keywords but those of JSON Schema, and it waits forever for the rest of a malformed body.
      if (/\/x-[^/]+$/.test(place) || draft.raw !== undefined) continue;
      const answer = await this.#send(draft, rule);
      if (answer !== undefined && answer.status < 400) await this.#fail(draft, answer, rule, "a refusal", place);
    }
  }

  /** Some requests end Prism's process; it is started again. */
  async #send(draft: Draft, check: string): Promise<WireAnswer | undefined> {
    this.#checks++;
    try {
      return await this.#tools.caller.send(draft);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#skip(check, `Prism ended or did not answer: ${error.message}`);
      for (let tries = 0; tries < RESTART_TRIES; tries++) if (await isReachable(this.#tools.caller.url)) break;
      return undefined;
    }
  }

  async #fail(draft: Draft, answer: WireAnswer, check: string, expected: string, place: string): Promise<void> {
    const { caller, locate } = this.#tools;
    const request = toCurl(caller.url, await caller.wire(draft));
    const operation = this.#operation.id;
    this.#failures.push({ operation, check, request, expected, actual: answerText(answer), place: locate(place) });
  }

  #skip(part: string, reason: string): void {
    this.#notReached.push({ operation: this.#operation.id, part, reason });
  }
}

/** Prism only looks whether there are credentials. */
export function prismCredentials({ document }: Pick<Contract, "document">, schemes: readonly string[]): HeaderFields {
  const known = schemesIn(document);
  return Object.fromEntries(
    schemes.map((name) => {
      const scheme = known[name];
      if (!isObject(scheme)) return ["authorization", "Bearer mock"];
      if (scheme.type === "apiKey")
        return scheme.in === "cookie" ? ["cookie", `${scheme.name}=mock`] : [String(scheme.name), "mock"];
      return ["authorization", scheme.scheme === "basic" ? "Basic bW9jazptb2Nr" : "Bearer mock"];
    }),
  );
}
