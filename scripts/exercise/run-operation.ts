import { brokenRequests } from "./broken-requests.ts";
import { type Contract, type Difference, mediaFor, type WireAnswer } from "./contract/contract.ts";
import { type DocumentedOperation, documentedStatus, responseOf } from "./contract/operations.ts";
import { requestView } from "./contract/schema-views.ts";
import type { OwnKeyword } from "./contract/validator.ts";
import { curlLine } from "./curl.ts";
import { type GeneratedBodies, generateBodies, generatedMediaType } from "./generate/generate-bodies.ts";
import type { ValueSource } from "./generate/satisfy-schema.ts";
import type { KnownValues } from "./known-values.ts";
import { type RequestMaker, type ValidRequest, withParameter } from "./make-requests.ts";
import { reasonFor, refusalDrafts } from "./refusals.ts";
import type { Draft } from "./request.ts";
import type { Failure, NotReached, OperationResult } from "./result.ts";
import { type Credentials, credentialHeaders, NoAnswer, type Sender } from "./send.ts";
import { writeBody } from "./write-body.ts";

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
interface Expectation {
  readonly check: string;
  readonly credentials?: Credentials;
  /** What is wrong with the answer besides what the document says of it. */
  readonly findWrong?: (answer: WireAnswer) => Wrong | undefined;
}

interface Wrong {
  readonly expected: string;
  readonly place: string;
}

/** Refused requests at one time; what changes things is sent one by one. */
const AT_ONCE = 4;
/** More differences of one answer say nothing new. */
const MAX_DIFFERENCES = 5;

/** Holds one operation of a server to the document. */
export class OperationRun {
  readonly #tools: OperationTools;
  readonly #operation: DocumentedOperation;
  readonly #failures: Failure[] = [];
  readonly #notReached: NotReached[] = [];
  /** Statuses, media types and headers that were seen. */
  readonly #seen = new Set<string>();
  readonly #tried = new Map<string, number>();
  #checks = 0;
  #isNotWritten = false;

  constructor(tools: OperationTools, operation: DocumentedOperation) {
    this.#tools = tools;
    this.#operation = operation;
  }

  async run(): Promise<OperationResult> {
    const before = this.#tools.sender.requests;
    try {
      await this.#checkAll();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    return {
      operation: this.#operation.id,
      checks: this.#checks,
      requests: this.#tools.sender.requests - before,
      failures: this.#failures,
      notReached: this.#isNotWritten ? [] : this.#notReached,
      isNotWritten: this.#isNotWritten,
    };
  }

  async #checkAll(): Promise<void> {
    const requests = await this.#tools.maker.validRequests(this.#operation);
    if ("reason" in requests) {
      this.#skip("every request", requests.reason);
      return;
    }
    const made = await this.#generate();
    for (const request of requests) {
      await this.#accept(
        await this.#again(request),
        request.example === undefined ? "a valid request" : `example ${request.example}`,
      );
      if (this.#isNotWritten) return;
    }
    const [first] = requests;
    if (first === undefined) return;
    await this.#acceptParameters(first);
    await this.#acceptBodies(first, made);
    await this.#acceptMediaTypes(first);
    const { draft } = await this.#again(first);
    await this.#refuseBroken(draft, made);
    await this.#refuseStrangers(draft);
    await this.#bringAbout(draft);
    this.#listUnseen(first);
  }

  /** A deleted thing is gone: the next request needs another one. */
  async #again(request: ValidRequest): Promise<ValidRequest> {
    if (this.#operation.method !== "DELETE") return request;
    const fresh = await this.#tools.maker.validRequests(this.#operation);
    const same = "reason" in fresh ? undefined : (fresh.find(({ example }) => example === request.example) ?? fresh[0]);
    return same ?? request;
  }

  async #generate(): Promise<GeneratedBodies | undefined> {
    const { contract, keywords, source } = this.#tools;
    if (generatedMediaType(this.#operation) === undefined) return undefined;
    const made = await generateBodies(requestView(contract.document), contract, keywords, {
      operations: [this.#operation],
      validator: contract.validator,
      pool: source.pool,
      withForms: true,
    });
    for (const { example, schema, value } of made.invalidExamples) {
      const [violation] = contract.validator.violations(schema, value);
      this.#fail({
        check: `example ${example || "of the body"}`,
        request: "(nothing was sent)",
        expected: "an example that its schema accepts",
        actual: `${violation?.pointer || "the example"} violates ${violation?.place ?? schema}`,
        place: schema.replace(/\/schema$/, ""),
      });
    }
    return made;
  }

  async #accept({ draft, example, guessed, isCertain }: ValidRequest, check: string): Promise<void> {
    const hasCredentials =
      this.#tools.sender.schemesOf(this.#operation).length === 0 ||
      (await this.#tools.sender.hasCredentials(this.#operation));
    const answered = await this.#send(draft, {
      check,
      findWrong: ({ status }) => {
        if (status < 400 || status === 429) return undefined;
        if (status === 401 || status === 403)
          if (!hasCredentials) {
            this.#skip(
              "success",
              `it was answered ${status}, because no credentials are given; fix: authenticate in contract.config.ts, or --header`,
            );
            return undefined;
          }
        if ([404, 409, 410].includes(status) && guessed.length > 0) {
          const names = guessed.map((name) => `{${name}}`).join(" and ");
          this.#skip(
            "success",
            `nobody knows a ${names} that exists; fix: name one in \`test.values\` of contract.config.ts`,
          );
          return undefined;
        }
        if (status === 404 && isCertain && this.#operation.path.endsWith("}"))
          return { expected: "an earlier answer named it, so it exists", place: `${this.#operation.place}/responses` };
        // What is made from the schema alone may name things that do not exist, or exist already.
        if (example === undefined && status < 500 && ![400, 401, 403, 405, 415, 422].includes(status)) return undefined;
        return { expected: this.#successText(), place: `${this.#operation.place}/responses` };
      },
    });
    // 202 says that it will be deleted later.
    if (this.#operation.method === "DELETE" && (answered === 200 || answered === 204)) await this.#checkGone(draft);
  }

  /** What was deleted must not be found any more. */
  async #checkGone(draft: Draft): Promise<void> {
    const reader = [...this.#tools.contract.operations.values()].find(
      ({ method, path }) => method === "GET" && path === this.#operation.path,
    );
    if (reader === undefined || !this.#operation.path.endsWith("}")) return;
    const requests = await this.#tools.maker.validRequests(reader);
    const [request] = "reason" in requests ? [] : requests;
    if (request === undefined) return;
    const again: Draft = { ...request.draft, path: draft.path };
    const answer = await this.#tools.sender.send(again);
    this.#checks++;
    if (answer.status >= 300) return;
    const place = `${this.#operation.place}/responses`;
    const expected = "what was deleted is gone";
    await this.#failSent(again, "valid", {
      check: `${reader.id} after it`,
      expected,
      actual: answerText(answer),
      place,
    });
  }

  #successText(): string {
    const documented = [...this.#operation.responses.keys()].filter((status) => /^[23]/.test(status));
    return `the request is as the document says, so success${documented.length > 0 ? ` (${documented.join(", ")})` : ""}`;
  }

  async #acceptParameters(request: ValidRequest): Promise<void> {
    for (const parameter of this.#operation.parameters) {
      if (parameter.required) continue;
      const value = this.#tools.maker.valueOf(parameter);
      if (value === undefined) {
        const reason = "no valid value of it is known; fix: give it an example";
        this.#skip(`${parameter.in} parameter ${parameter.name}`, reason);
        continue;
      }
      const base = await this.#again(request);
      await this.#accept(
        { ...base, draft: withParameter(base.draft, parameter, value) },
        `with ${parameter.in} parameter ${parameter.name}`,
      );
    }
  }

  async #acceptBodies(request: ValidRequest, made: GeneratedBodies | undefined): Promise<void> {
    const mediaType = generatedMediaType(this.#operation);
    if (made === undefined || mediaType === undefined) return;
    const { contract } = this.#tools;
    const shown = new Set<unknown>([request.draft.body]);
    for (const { body, schema, name } of made.corpus.bodies) {
      if (shown.has(body)) continue;
      const written = writeBody(contract.document, mediaType, schema, body);
      if (written === undefined) continue;
      const base = await this.#again(request);
      const { form: _form, raw: _raw, ...rest } = base.draft;
      await this.#accept(
        { ...base, example: undefined, draft: { ...rest, ...written } },
        `a valid body${name === "" ? "" : ` (${name})`}`,
      );
    }
  }

  /** Each media type of success is asked for. */
  async #acceptMediaTypes(request: ValidRequest): Promise<void> {
    const offered = new Set(
      [...this.#operation.responses].flatMap(([status, { mediaTypes }]) =>
        status.startsWith("2") ? [...mediaTypes.keys()] : [],
      ),
    );
    if (offered.size < 2) return;
    for (const accept of offered) {
      const base = await this.#again(request);
      const draft = { ...base.draft, headers: { ...base.draft.headers, accept } };
      await this.#accept({ ...base, draft }, `with Accept: ${accept}`);
    }
  }

  async #refuseBroken(draft: Draft, made: GeneratedBodies | undefined): Promise<void> {
    const { contract, source } = this.#tools;
    const broken = brokenRequests(contract, draft, made, source);
    for (let start = 0; start < broken.length; start += AT_ONCE)
      await Promise.all(
        broken.slice(start, start + AT_ONCE).map(({ draft: wrong, rule, place }) =>
          this.#send(wrong, {
            check: rule,
            findWrong: ({ status }) =>
              status >= 400 && status < 500 ? undefined : { expected: "a refusal with a documented status 4xx", place },
          }),
        ),
      );
  }

  /** Without credentials, and with wrong ones. */
  async #refuseStrangers(draft: Draft): Promise<void> {
    const { sender } = this.#tools;
    if (sender.schemesOf(this.#operation).length === 0) return;
    const kinds: Credentials[] = (await sender.hasCredentials(this.#operation)) ? ["none", "wrong"] : ["none"];
    for (const credentials of kinds)
      await this.#send(draft, {
        check: credentials === "none" ? "no credentials" : "wrong credentials",
        credentials,
        findWrong: ({ status }) =>
          status >= 400 && status < 500
            ? undefined
            : { expected: "401 or 403", place: `${this.#operation.place}/security` },
      });
  }

  /** Documented refusals that were not seen yet: by what usually brings them about, and by the project's own hook. */
  async #bringAbout(valid: Draft): Promise<void> {
    const { provoke, source } = this.#tools;
    for (const status of this.#operation.responses.keys()) {
      for (const { draft, check } of refusalDrafts(status, valid, source)) {
        if (this.#seen.has(`status ${status}`)) break;
        this.#tried.set(status, await this.#send(draft, { check }));
      }
      if (this.#seen.has(`status ${status}`)) continue;
      const change = await provoke?.({ operationId: this.#operation.id, status, request: valid });
      if (change !== undefined)
        this.#tried.set(
          status,
          await this.#send({ ...valid, ...change }, { check: `what provokes ${status}`, findWrong: () => undefined }),
        );
    }
  }

  #listUnseen({ guessed }: ValidRequest): void {
    for (const [status, { mediaTypes, headers }] of this.#operation.responses) {
      if (!this.#seen.has(`status ${status}`)) {
        if (this.#notReached.some(({ part }) => part === "success") && status.startsWith("2")) continue;
        this.#skip(`status ${status}`, reasonFor(status, this.#tried.get(status), guessed.length > 0));
        continue;
      }
      for (const mediaType of mediaTypes.keys())
        if (!this.#seen.has(`${status} ${mediaType}`))
          this.#skip(`media type ${mediaType} of ${status}`, "no answer had it");
      for (const { name } of headers)
        if (!this.#seen.has(`${status} header ${name}`)) this.#skip(`header ${name} of ${status}`, "no answer had it");
    }
  }

  /** Sends a request and holds the answer to the document and to what is expected. Returns the status. */
  async #send(draft: Draft, { check, credentials = "valid", findWrong }: Expectation): Promise<number> {
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
      this.#skip(check, "the server's rate limit was reached (429); fix: raise it for the test, or use --operation");
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
        expected: `an answer as the document says, but ${difference.message}`,
        actual,
        place: difference.place,
      });
    return answer.status;
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
    this.#fail({ ...failure, request });
  }

  #fail(failure: Omit<Failure, "operation">): void {
    this.#failures.push({ ...failure, operation: this.#operation.id, place: this.#tools.locate(failure.place) });
  }

  #skip(part: string, reason: string): void {
    if (this.#notReached.some((one) => one.part === part && one.reason === reason)) return;
    this.#notReached.push({ operation: this.#operation.id, part, reason });
  }
}

/** One difference for each place: a union repeats what its branches say. */
const distinct = (differences: readonly Difference[]): Difference[] => [
  ...new Map(differences.map((one) => [`${one.place} ${one.message}`, one])).values(),
];

const MAX_TEXT = 300;

/** An answer in one line. */
export function answerText({ status, headers, body }: WireAnswer): string {
  const text = Buffer.from(body).toString().replaceAll(/\s+/g, " ");
  const type = headers.get("content-type");
  return `${status}${type === null ? "" : ` ${type}`}${text === "" ? "" : `: ${text.slice(0, MAX_TEXT)}${text.length > MAX_TEXT ? "…" : ""}`}`;
}
