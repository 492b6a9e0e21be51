import type { BreakTools } from "../../schema/break.ts";
import { Facetter } from "../../schema/facets.ts";
import type { JsonObject } from "../../schema/json.ts";
import { Words } from "../../schema/words.ts";
import type { Contract } from "../contract/contract.ts";
import { type DocumentedOperation, essenceOf } from "../contract/operations.ts";
import { requestView } from "../contract/schema-views.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { isJsonType, jsonOf } from "../contract/wire-value.ts";
import type { Asked } from "../request/asked.ts";
import { type Draft, isSendable } from "../request/draft.ts";
import { RequestJudge } from "../request/judge-request.ts";
import { KnownValues } from "../request/known-values.ts";
import { findResources, type Resource } from "../request/paths.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Caller, Credentials } from "../wire/caller.ts";
import { NoAnswer } from "../wire/send.ts";

/** Longer values take longer than all other requests together. */
const LONGEST = 100_000;

/** A request as it is planned. */
export interface Plan {
  readonly draft: Draft;
  readonly credentials: Credentials;
}

export interface TargetOptions {
  readonly contract: Contract;
  readonly caller: Caller;
  readonly keywords?: readonly OwnKeyword[];
  /** `file:line:column` of a place in the document. */
  readonly locate: (pointer: string) => string;
  /** The names of checks whose problems are not reported. */
  readonly ignored?: readonly string[];
  /** Values that the configuration gives, by `name` or `operationId.name`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The server that is tried, with what is known of it. */
export class Target {
  readonly contract: Contract;
  /** The document as it speaks of requests. */
  readonly document: JsonObject;
  readonly tools: BreakTools & { readonly words: Words };
  readonly operations: readonly DocumentedOperation[];
  readonly ignored: ReadonlySet<string>;
  readonly resources: readonly Resource[];
  /** What exists, as far as answers have shown. */
  readonly known: KnownValues;
  readonly locate: (pointer: string) => string;
  /** How often each operation was answered with each status, with the credentials that were given. */
  readonly statuses = new Map<string, Map<number, number>>();
  readonly #caller: Caller;
  readonly #judge: RequestJudge;

  constructor({ contract, caller, keywords = [], locate, ignored, values = {} }: TargetOptions) {
    this.contract = contract;
    this.document = requestView(contract.document);
    this.tools = {
      facetter: new Facetter(this.document),
      words: new Words(this.document),
      ownKeywords: keywords,
      longest: LONGEST,
    };
    this.operations = [...contract.operations.values()];
    this.ignored = new Set(ignored);
    this.locate = locate;
    this.resources = findResources(this.operations);
    this.known = new KnownValues(this.resources, { given: values });
    this.#caller = caller;
    this.#judge = new RequestJudge(contract);
  }

  get url(): string {
    return this.#caller.url;
  }

  operation(id: string): DocumentedOperation {
    const found = this.contract.operations.get(id);
    if (found === undefined) throw new Error(`The document has no operation ${id}`);
    return found;
  }

  /** Sends a planned request. Undefined: HTTP cannot carry it. */
  async send({ draft, credentials }: Plan): Promise<Asked | undefined> {
    if (!isSendable(draft)) return undefined;
    const request = await this.#caller.wire(draft, credentials);
    const faults = await this.#judge.judge(draft);
    const asked: Asked = { draft, credentials, request, faults, ...(await this.#ask(draft, credentials)) };
    this.#count(asked);
    return asked;
  }

  async #ask(
    draft: Plan["draft"],
    credentials: Plan["credentials"],
  ): Promise<Pick<Asked, "answer" | "noAnswer" | "body">> {
    try {
      const answer = await this.#caller.send(draft, credentials);
      return { answer, body: readBody(answer) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { answer: undefined, noAnswer: error.message, body: undefined };
    }
  }

  #count({ draft: { operation, method = operation.method }, credentials, answer }: Asked): void {
    if (answer === undefined || method !== operation.method || credentials !== "valid") return;
    const counts = this.statuses.get(operation.id) ?? new Map<number, number>();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    this.statuses.set(operation.id, counts);
  }
}

const readBody = ({ headers, body }: WireAnswer): unknown =>
  isJsonType(essenceOf(headers.get("content-type") ?? "")) ? jsonOf(body).value : undefined;
