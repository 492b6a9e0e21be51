import type { Json } from "../../schema/json.ts";
import { type GeneratedBodies, generateBodies } from "../bodies/generate-bodies.ts";
import { limitBodies } from "../bodies/limit-bodies.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { brokenRequests } from "../request/broken-requests.ts";
import { type Draft, withoutBody } from "../request/draft.ts";
import { generatedMediaType, type ValidRequest } from "../request/make-requests.ts";
import { refusalDrafts } from "../request/refusals.ts";
import { withParameter } from "../request/with-parameter.ts";
import { writeBody } from "../request/write-body.ts";
import type { Credentials } from "../wire/caller.ts";
import { NoAnswer } from "../wire/send.ts";
import { AnswerChecker, type OperationTools } from "./check-answer.ts";
import type { OperationResult } from "./result.ts";

/** Refused requests at one time; what changes things is sent one by one. */
const AT_ONCE = 4;
/** So many bodies of one operation are tried at most, valid ones and broken ones. */
const MOST_TRIES = 4000;

/** Holds one operation of a server to the document. */
export class OperationRun {
  readonly #tools: OperationTools;
  readonly #operation: DocumentedOperation;
  readonly #checker: AnswerChecker;

  constructor(tools: OperationTools, operation: DocumentedOperation) {
    this.#tools = tools;
    this.#operation = operation;
    this.#checker = new AnswerChecker(tools, operation);
  }

  async run(): Promise<OperationResult> {
    const before = this.#tools.caller.requests;
    try {
      await this.#checkAll();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
    return { ...this.#checker.getResult(), requests: this.#tools.caller.requests - before };
  }

  async #checkAll(): Promise<void> {
    const found = await this.#tools.maker.validRequests(this.#operation);
    if ("reason" in found) {
      this.#checker.skip("every request", found.reason);
      return;
    }
    const requests = await Promise.all(found.map((request) => this.#withGivenPath(request)));
    const made = await this.#generate();
    for (const request of requests) {
      await this.#accept(
        await this.#again(request),
        request.example === undefined ? "a valid request" : `example ${request.example}`,
      );
      if (this.#checker.isNotWritten) return;
    }
    const [first] = requests;
    if (first === undefined) return;
    await this.#acceptParameters(first);
    await this.#acceptBodies(first, made);
    await this.#acceptMediaTypes(first);
    const { draft } = await this.#again(first);
    await this.#refuseBroken(draft, made);
    await this.#refuseStrangers(draft);
    const tried = await this.#bringAbout(draft);
    this.#checker.listUnseen(tried, first.guessed.length > 0);
  }

  /** Who writes `provoke` may know what nobody else knows: a path that leads to something. */
  async #withGivenPath(request: ValidRequest): Promise<ValidRequest> {
    const status = [...this.#operation.responses.keys()].find((one) => one.startsWith("2"));
    if (request.guessed.length === 0 || status === undefined) return request;
    const change = await this.#tools.provoke?.({ operationId: this.#operation.id, status, request: request.draft });
    const path = { ...request.draft.path, ...change?.path };
    const guessed = request.guessed.filter((name) => change?.path?.[name] === undefined);
    return { ...request, guessed, draft: { ...request.draft, path } };
  }

  /** A deleted thing is gone: the next request needs another one. */
  async #again(request: ValidRequest): Promise<ValidRequest> {
    if (this.#operation.method !== "DELETE") return request;
    const fresh = await this.#tools.maker.validRequests(this.#operation);
    const same = "reason" in fresh ? undefined : (fresh.find(({ example }) => example === request.example) ?? fresh[0]);
    return same ?? request;
  }

  async #generate(): Promise<GeneratedBodies | undefined> {
    const { contract, keywords, source, requests } = this.#tools;
    if (generatedMediaType(this.#operation) === undefined) return undefined;
    const made = await generateBodies(requests, contract, keywords, {
      operations: [this.#operation],
      validator: contract.validator,
      words: source.words,
      withForms: true,
      mostTries: MOST_TRIES,
    });
    for (const { example, schema, value } of made.invalidExamples) {
      const [violation] = contract.validator.violations(schema, value);
      this.#checker.reportDocument({
        check: `example ${example || "of the body"}`,
        expected: "an example that its schema accepts",
        reason: `${violation?.pointer || "the example"} violates ${violation?.place ?? schema}`,
        place: schema.replace(/\/schema$/, ""),
      });
    }
    return made;
  }

  async #accept({ draft, example, guessed, isCertain }: ValidRequest, check: string): Promise<void> {
    const hasCredentials =
      this.#tools.caller.schemesOf(this.#operation).length === 0 ||
      (await this.#tools.caller.hasCredentials(this.#operation));
    const answered = await this.#checker.send(draft, {
      check,
      findWrong: ({ status }) => {
        if (status < 400 || status === 429) return undefined;
        if (status === 401 || status === 403)
          if (!hasCredentials) {
            this.#checker.skip(
              "success",
              `it was answered ${status}, because no credentials are given; fix: authenticate in contract.config.ts, or --header`,
            );
            return undefined;
          }
        if ([404, 409, 410].includes(status) && guessed.length > 0) {
          const names = guessed.map((name) => `{${name}}`).join(" and ");
          this.#checker.skip(
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
    await this.#checker.expectRefused(
      { ...request.draft, path: draft.path },
      { check: `${reader.id} after it`, expected: "what was deleted is gone" },
    );
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
        this.#checker.skip(`${parameter.in} parameter ${parameter.name}`, reason);
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
    const { corpus } = made;
    const shown = new Set<unknown>([request.draft.body]);
    for (const { body, schema, name } of corpus.bodies)
      if (!shown.has(body)) await this.#acceptBody(request, mediaType, schema, body, name);
    const [first] = corpus.bodies;
    for (const { body, name } of first === undefined ? [] : limitBodies(corpus, first.schema, first.body))
      await this.#acceptBody(request, mediaType, first?.schema ?? "", body, name);
  }

  async #acceptBody(request: ValidRequest, mediaType: string, schema: string, body: Json, name: string): Promise<void> {
    const { contract, maker } = this.#tools;
    const filled = await maker.withExistingIds(this.#operation, schema, body);
    const written = writeBody(contract.document, mediaType, schema, filled);
    if (written === undefined) return;
    const base = await this.#again(request);
    await this.#accept(
      { ...base, example: undefined, draft: { ...withoutBody(base.draft), ...written } },
      `a valid body${name === "" ? "" : ` (${name})`}`,
    );
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
    const broken = await brokenRequests(this.#tools, draft, made);
    for (let start = 0; start < broken.length; start += AT_ONCE)
      await Promise.all(
        broken.slice(start, start + AT_ONCE).map(({ draft: wrong, rule, place }) =>
          this.#checker.send(wrong, {
            check: rule,
            findWrong: ({ status }) =>
              status >= 400 && status < 500 ? undefined : { expected: "a refusal with a documented status 4xx", place },
          }),
        ),
      );
  }

  /** Without credentials, and with wrong ones. */
  async #refuseStrangers(draft: Draft): Promise<void> {
    const { caller } = this.#tools;
    if (caller.schemesOf(this.#operation).length === 0) return;
    const kinds: Credentials[] = (await caller.hasCredentials(this.#operation)) ? ["none", "wrong"] : ["none"];
    for (const credentials of kinds)
      await this.#checker.send(draft, {
        check: credentials === "none" ? "no credentials" : "wrong credentials",
        credentials,
        findWrong: ({ status }) =>
          status >= 400 && status < 500
            ? undefined
            : { expected: "401 or 403", place: `${this.#operation.place}/security` },
      });
  }

  /**
   * Documented refusals that were not seen yet: by what usually brings them about, and by the project's own hook.
   * Returns the status that came for each one that was tried.
   */
  async #bringAbout(valid: Draft): Promise<ReadonlyMap<string, number>> {
    const { provoke, source } = this.#tools;
    const tried = new Map<string, number>();
    for (const status of this.#operation.responses.keys()) {
      for (const { draft, check } of refusalDrafts(status, valid, source)) {
        if (this.#checker.hasSeenStatus(status)) break;
        tried.set(status, await this.#checker.send(draft, { check }));
      }
      if (this.#checker.hasSeenStatus(status)) continue;
      const change = await provoke?.({ operationId: this.#operation.id, status, request: valid });
      if (change !== undefined)
        tried.set(
          status,
          await this.#checker.send(
            { ...valid, ...change },
            { check: `what provokes ${status}`, findWrong: () => undefined },
          ),
        );
    }
    return tried;
  }
}
