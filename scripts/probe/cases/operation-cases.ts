import type { Json } from "../../schema/json.ts";
import { type GeneratedBodies, generateBodies } from "../bodies/generate-bodies.ts";
import { limitBodies } from "../bodies/limit-bodies.ts";
import { answersStream, type DocumentedOperation, responseOf } from "../contract/operations.ts";
import type { NotReached } from "../report/result.ts";
import { brokenRequests } from "../request/broken-requests.ts";
import { type Draft, withoutBody } from "../request/draft.ts";
import { generatedMediaType, type ValidRequest } from "../request/make-requests.ts";
import { reasonFor, refusalDrafts } from "../request/refusals.ts";
import { withParameter } from "../request/with-parameter.ts";
import { writeBody } from "../request/write-body.ts";
import { isServerError, NO_SERVER_ERROR } from "../run/check-exchange.ts";
import type { Finding } from "../run/findings.ts";
import type { Problem } from "../run/problem.ts";
import type { Target } from "../run/target.ts";
import type { Credentials } from "../wire/caller.ts";
import type { Case, Expectation, Step } from "./case.ts";
import { streamSteps } from "./stream-steps.ts";

/** So many bodies of one operation are tried at most, valid ones and broken ones. */
const MOST_TRIES = 4000;

/** The cases of one operation that cover what the document says of it, and what of it they could not reach. */
export class OperationCases {
  readonly target: Target;
  readonly operation: DocumentedOperation;
  #notReached: NotReached[] = [];
  /** The status that came when another was asked for. */
  readonly #tried = new Map<string, number>();
  /** Valid requests from which the others are made: one for each example, or else one that is made from the schema. */
  requests: readonly ValidRequest[] = [];
  /** Bodies that are made from the schema. */
  made: GeneratedBodies | undefined;

  constructor(target: Target, operation: DocumentedOperation) {
    this.target = target;
    this.operation = operation;
  }

  get notReached(): readonly NotReached[] {
    return this.#notReached;
  }

  /** The server answers 501, and the document does not say that it may. */
  get isNotWritten(): boolean {
    const statuses = this.target.statuses.get(this.operation.id);
    return statuses?.has(501) === true && (statuses.size === 1 || responseOf(this.operation, 501) === undefined);
  }

  skip(part: string, reason: string): undefined {
    if (this.#notReached.some((one) => one.part === part && one.reason === reason)) return;
    this.#notReached.push({ operation: this.operation.id, part, reason });
  }

  /** Makes what the cases are made from. */
  async prepare(withForms: boolean): Promise<void> {
    await this.target.contract.prepare(this.operation);
    const found = await this.target.maker.validRequests(this.operation);
    if ("reason" in found) this.skip("every request", found.reason);
    else this.requests = await Promise.all(found.map((request) => this.#withGivenPath(request)));
    const { contract, source } = this.target;
    if (this.requests.length === 0 || generatedMediaType(this.operation) === undefined) return;
    this.made = await generateBodies(source.document, contract, source.ownKeywords, {
      operations: [this.operation],
      validator: contract.validator,
      words: source.words,
      withForms,
      mostTries: MOST_TRIES,
    });
  }

  /** Examples of bodies that their own schema refuses: the document is to blame for them. */
  findInvalidExamples(): Finding[] {
    const { contract, isMock, locate } = this.target;
    return (isMock ? [] : (this.made?.invalidExamples ?? [])).map(({ example, schema, value }) => {
      const [violation] = contract.validator.violations(schema, value);
      const pointer = schema.replace(/\/schema$/, "");
      return {
        ...{ level: "document", check: "example-invalid", tried: `example ${example || "of the body"}` },
        key: `${this.operation.id} ${pointer} ${example}`,
        operation: this.operation.id,
        reason: `${violation?.pointer || "the example"} violates ${violation?.place ?? schema}`,
        expected: "an example that its schema accepts",
        place: { pointer, source: locate(pointer) },
        requests: [],
      };
    });
  }

  /** What the document shows. */
  async *examples(): AsyncGenerator<Case> {
    for (const request of this.requests)
      yield this.#accept(
        await this.#again(request),
        request.example === undefined ? "a valid request" : `example ${request.example}`,
      );
  }

  /** Every parameter that may be left out. */
  async *parameters(): AsyncGenerator<Case> {
    for (const parameter of this.operation.parameters) {
      if (parameter.required) continue;
      const value = this.target.maker.valueOf(parameter);
      const base = await this.#first();
      if (value === undefined)
        this.skip(
          `${parameter.in} parameter ${parameter.name}`,
          "no valid value of it is known; fix: give it an example",
        );
      else if (base !== undefined)
        yield this.#accept(
          { ...base, draft: withParameter(base.draft, parameter, value) },
          `with ${parameter.in} parameter ${parameter.name}`,
        );
    }
  }

  /** Bodies that satisfy every keyword, and values at their limits. */
  async *bodies(): AsyncGenerator<Case> {
    const { corpus } = this.made ?? {};
    const [request] = this.requests;
    const [first] = corpus?.bodies ?? [];
    if (corpus === undefined || request === undefined || first === undefined) return;
    const bodies = [
      ...corpus.bodies.filter(({ body }) => body !== request.draft.body),
      ...limitBodies(corpus, first.schema, first.body),
    ];
    for (const { body, name } of bodies) {
      const made = await this.#withBody(first.schema, body);
      if (made !== undefined) yield this.#accept(made, `a valid body${name === "" ? "" : ` (${name})`}`);
    }
  }

  /** Each media type of success is asked for. */
  async *mediaTypes(): AsyncGenerator<Case> {
    const successes = [...this.operation.responses].filter(([status]) => status.startsWith("2"));
    const offered = new Set(successes.flatMap(([, { mediaTypes }]) => [...mediaTypes.keys()]));
    for (const accept of offered.size < 2 ? [] : offered) {
      const base = await this.#first();
      if (base === undefined) return;
      const draft = { ...base.draft, headers: { ...base.draft.headers, accept } };
      yield this.#accept({ ...base, draft }, `with Accept: ${accept}`);
    }
  }

  /** Callers that leave a stream early or read it slowly. */
  async *streams(): AsyncGenerator<Case> {
    const base = answersStream(this.operation) ? await this.#first() : undefined;
    if (base !== undefined) yield { name: "a stream that is left early", steps: streamSteps(base.draft, true) };
  }

  /** Requests that break each rule once. */
  async *broken(): AsyncGenerator<Case> {
    const base = await this.#first();
    for (const { draft, rule, place } of base === undefined
      ? []
      : await brokenRequests(this.target, base.draft, this.made))
      yield this.one(rule, draft, ({ status }) =>
        isRefusal(status) ? undefined : wrong(place, "a refusal with a documented status 4xx"),
      );
  }

  /** Without credentials, and with wrong ones. */
  async *credentials(): AsyncGenerator<Case> {
    const { caller } = this.target;
    const base = await this.#first();
    if (base === undefined || !this.operation.needsCredentials) return;
    const kinds: Credentials[] = (await caller.hasCredentials(this.operation)) ? ["none", "wrong"] : ["none"];
    for (const credentials of kinds)
      yield this.one(
        credentials === "none" ? "no credentials" : "wrong credentials",
        base.draft,
        ({ status }) =>
          isRefusal(status) ? undefined : wrong(`${this.operation.place}/security`, "a refusal: 401 or 403"),
        credentials,
      );
  }

  /** Documented refusals that were not seen yet: by what usually brings them about, and by the project's own hook. */
  async *statuses(): AsyncGenerator<Case> {
    const { source, provoke } = this.target;
    const base = await this.#first();
    if (base === undefined) return;
    for (const status of this.operation.responses.keys()) {
      const note: Expectation = (answer) => void this.#tried.set(status, answer.status);
      for (const { draft, check } of refusalDrafts(status, base.draft, source))
        if (!this.#hasSeen(status)) yield this.one(check, draft, note);
      if (this.#hasSeen(status)) continue;
      const change = await provoke({ operationId: this.operation.id, status, request: base.draft });
      if (change !== undefined) yield this.one(`what provokes ${status}`, { ...base.draft, ...change }, note);
    }
  }

  /** Lists what the document names and no answer had. */
  listUnseen(): void {
    const [first] = this.requests;
    if (first === undefined) return;
    const { id, responses } = this.operation;
    const isSeen = (part: string): boolean => this.target.covered.has(id, part);
    // What nobody knew at first may have been given by `provoke`.
    if ([...responses.keys()].some((status) => status.startsWith("2") && isSeen(status)))
      this.#notReached = this.#notReached.filter(({ part }) => part !== "success");
    const isExplained = this.#notReached.some(({ part }) => part === "success");
    for (const [status, { mediaTypes, headers }] of responses) {
      if (!isSeen(status)) {
        if (!isExplained || !status.startsWith("2"))
          this.skip(`status ${status}`, reasonFor(status, this.#tried.get(status), first.guessed.length > 0));
        continue;
      }
      for (const mediaType of mediaTypes.keys())
        if (!isSeen(`${status} ${mediaType}`)) this.skip(`media type ${mediaType} of ${status}`, "no answer had it");
      for (const { name } of headers)
        if (!isSeen(`${status} header ${name}`)) this.skip(`header ${name} of ${status}`, "no answer had it");
    }
  }

  /** A case of one request. */
  one(name: string, draft: Draft, expect: Expectation, credentials: Credentials = "valid"): Case {
    const judge: Expectation = (answer) => {
      if (answer.status === 429)
        this.skip(name, "the server's rate limit was reached (429); fix: raise it for the test, or use --operation");
      if (isServerError(draft, answer)) return wrong(`${this.operation.place}/responses`, NO_SERVER_ERROR);
      return expect(answer);
    };
    return { name, steps: [{ draft, credentials, expect: judge }] };
  }

  #hasSeen(status: string): boolean {
    return this.target.covered.has(this.operation.id, status);
  }

  /** Who writes `provoke` may know what nobody else knows: a path that leads to something. */
  async #withGivenPath(request: ValidRequest): Promise<ValidRequest> {
    const status = [...this.operation.responses.keys()].find((one) => one.startsWith("2"));
    if (request.guessed.length === 0 || status === undefined) return request;
    const change = await this.target.provoke({ operationId: this.operation.id, status, request: request.draft });
    const path = { ...request.draft.path, ...change?.path };
    const guessed = request.guessed.filter((name) => change?.path?.[name] === undefined);
    return { ...request, guessed, draft: { ...request.draft, path } };
  }

  async #first(): Promise<ValidRequest | undefined> {
    const [first] = this.requests;
    return first && this.#again(first);
  }

  /** A deleted thing is gone: the next request needs another one. */
  async #again(request: ValidRequest): Promise<ValidRequest> {
    if (this.operation.method !== "DELETE") return request;
    const fresh = await this.target.maker.validRequests(this.operation);
    const same = "reason" in fresh ? undefined : (fresh.find(({ example }) => example === request.example) ?? fresh[0]);
    return same ?? request;
  }

  async #withBody(schema: string, body: Json): Promise<ValidRequest | undefined> {
    const { contract, maker } = this.target;
    const filled = await maker.withExistingIds(this.operation, schema, body);
    const written = writeBody(contract.document, generatedMediaType(this.operation) ?? "", schema, filled);
    const base = written && (await this.#first());
    return base && { ...base, example: undefined, draft: { ...withoutBody(base.draft), ...written } };
  }

  /** A case that has to succeed. */
  async #accept(request: ValidRequest, name: string): Promise<Case> {
    const { caller } = this.target;
    const hasCredentials =
      caller.schemesOf(this.operation).length === 0 || (await caller.hasCredentials(this.operation));
    const { steps } = this.one(name, request.draft, ({ status }) =>
      this.#judgeSuccess(status, request, hasCredentials),
    );
    return { name, steps: [...steps, ...(await this.#readsAfter(request.draft))] };
  }

  #judgeSuccess(status: number, request: ValidRequest, hasCredentials: boolean): Problem | undefined {
    const { guessed, isCertain, example } = request;
    const { place, path } = this.operation;
    if (status < 400 || status === 429) return undefined;
    if ((status === 401 || status === 403) && !hasCredentials)
      return this.skip(
        "success",
        `it was answered ${status}, because no credentials are given; fix: authenticate in contract.config.ts, or --header`,
      );
    if ([404, 409, 410].includes(status) && guessed.length > 0) {
      const names = guessed.map((name) => `{${name}}`).join(" and ");
      return this.skip(
        "success",
        `nobody knows a ${names} that exists; fix: name one in \`test.values\` of contract.config.ts`,
      );
    }
    if (status === 404 && isCertain && path.endsWith("}"))
      return wrong(`${place}/responses`, "an earlier answer named it, so it exists");
    // What is made from the schema alone may name things that do not exist, or exist already.
    if (example === undefined && status < 500 && ![400, 401, 403, 405, 415, 422].includes(status)) return undefined;
    const documented = [...this.operation.responses.keys()].filter((one) => /^[23]/.test(one));
    const statuses = documented.length > 0 ? ` (${documented.join(", ")})` : "";
    return wrong(`${place}/responses`, `the request is as the document says, so success${statuses}`);
  }

  /** What was deleted must not be found any more. */
  async #readsAfter({ path }: Draft): Promise<Step[]> {
    const { operation } = this;
    if (operation.method !== "DELETE" || !operation.path.endsWith("}")) return [];
    const reader = this.target.operations.find((one) => one.method === "GET" && one.path === operation.path);
    const requests = reader === undefined ? [] : await this.target.maker.validRequests(reader);
    const [request] = "reason" in requests ? [] : requests;
    return request === undefined ? [] : [{ draft: { ...request.draft, path }, credentials: "valid" }];
  }
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** A failure that is not in the answer but in its being given at all. */
export const wrong = (pointer: string, expected: string): Problem => ({
  ...{ level: "failure", check: "unexpected-status", detail: expected, pointer, reason: "", expected },
});
