import { at, followed, type Json, type JsonObject } from "../../schema/json.ts";
import { decides, ReachableSchemas } from "../bodies/reachable-schemas.ts";
import { type Contract, parameterValue } from "../contract/contract.ts";
import {
  type DocumentedOperation,
  type DocumentedParameter,
  mediaOf,
  requestSchemas,
  responseOf,
  responseSchemas,
} from "../contract/operations.ts";
import type { SchemaValidator } from "../contract/validator.ts";
import { bodyValue } from "../contract/wire-value.ts";
import { RequestReader } from "../request/read-request.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Exchange } from "../wire/exchange.ts";
import type { Coverage, CoverageItem, CoverageMeasure } from "./coverage.ts";
import { CoveredResponses } from "./covered-responses.ts";
import { DeprecatedCalls } from "./deprecated-calls.ts";

export type Outcome = "satisfied" | "violated";
type Role = "request" | "response";

/** What a project knows of its own answers. */
export interface CoverageHooks {
  readonly title?: string;
  /** The percentage that must be covered, by the name of the measure. */
  readonly minimums?: Readonly<Record<string, number>>;
  /** Whether a request was refused before its content was checked, so that its values count for nothing. */
  isEarlyRefusal?(answer: WireAnswer): boolean;
  /** Whether an early refusal is one of this parameter: its value then counts. */
  isRefusalOf?(schema: Json | undefined, answer: WireAnswer): boolean;
  /** Why no request can satisfy or violate the keyword at a place; undefined: requests can. */
  findReason?(document: JsonObject, place: string, outcome: Outcome): string | undefined;
  /** A further measure: what an operation lists, and what of it an answer shows. */
  readonly further?: {
    readonly name: string;
    readonly description: string;
    list(operation: DocumentedOperation): readonly string[];
    shown(answer: WireAnswer): readonly string[];
  };
}

/** Refused for the caller, the size or the state of the server, not for the content. */
const EARLY_STATUSES = new Set([401, 403, 405, 406, 408, 413, 415, 429, 501]);

export interface CounterOptions extends CoverageHooks {
  /** The names of the plug-in's keywords. */
  readonly keywords?: readonly string[];
}

/** Counts which parts of the contract requests and answers covered. */
export class CoverageCounter {
  readonly #contract: Contract;
  readonly #options: CounterOptions;
  readonly #reader: RequestReader;
  readonly #responses: CoveredResponses;
  readonly #covered = new Set<string>();
  readonly #coveredKeywords: Readonly<Record<Role, Readonly<Record<Outcome, Set<string>>>>> = {
    request: { satisfied: new Set(), violated: new Set() },
    response: { satisfied: new Set(), violated: new Set() },
  };
  readonly #deprecated: DeprecatedCalls;
  #requests = 0;
  #unknown = 0;

  constructor(contract: Contract, options: CounterOptions = {}) {
    this.#contract = contract;
    this.#options = options;
    this.#reader = new RequestReader(contract.document, contract.operations.values());
    this.#deprecated = new DeprecatedCalls(contract.document);
    this.#responses = new CoveredResponses(contract.operations.values());
  }

  /** Requests of no operation of the document. */
  get unknown(): number {
    return this.#unknown;
  }

  /** `caller` is the name under which uses of what is deprecated are listed. */
  async observe(exchange: Exchange, caller?: string): Promise<void> {
    const { response: answer } = exchange;
    const read = await this.#reader.read(exchange);
    if (read === undefined) {
      this.#unknown++;
      return;
    }
    const { operation, parameters, media, body } = read;
    this.#requests++;
    this.#deprecated.observe(read, caller);
    this.#responses.observe(operation, answer);
    for (const name of this.#options.further?.shown(answer) ?? []) this.#covered.add(`further ${operation.id} ${name}`);
    this.#coverResponse(operation, answer);
    const isEarly =
      this.#options.isEarlyRefusal?.(answer) ?? (EARLY_STATUSES.has(answer.status) || answer.status >= 500);
    for (const [parameter, value] of parameters) this.#coverParameter(operation, parameter, value, answer, isEarly);
    const schema = media?.schema;
    if (!isEarly && schema !== undefined && body !== undefined) this.#coverValue("request", schema, body);
  }

  #coverValue(role: Role, schema: string, value: unknown): boolean {
    const { validator, responseValidator, unreadable } = this.#contract;
    if (unreadable.has(schema)) return true;
    const reader: SchemaValidator = role === "request" ? validator : responseValidator;
    const { satisfied, violated } = this.#coveredKeywords[role];
    return reader.watch(schema, value, (place, isSatisfied) => void (isSatisfied ? satisfied : violated).add(place));
  }

  #coverResponse(operation: DocumentedOperation, answer: WireAnswer): void {
    const response = responseOf(operation, answer.status);
    const mediaType = answer.headers.get("content-type") ?? "";
    const media = response && mediaOf(response.mediaTypes, mediaType);
    const schema = media?.schema;
    if (schema !== undefined && answer.body.length > 0) {
      const { value } = bodyValue(media, mediaType, answer.body, false);
      if (value !== undefined) this.#coverValue("response", schema, value);
    }
    for (const header of response?.headers ?? []) {
      const text = answer.headers.get(header.name);
      if (text !== null)
        this.#coverValue("response", header.schema, parameterValue(this.#contract.document, header, text));
    }
  }

  #coverParameter(
    { id }: DocumentedOperation,
    parameter: DocumentedParameter,
    value: unknown,
    answer: WireAnswer,
    isEarly: boolean,
  ): void {
    const { document, validator } = this.#contract;
    const place = followed(document, parameter.schema);
    if (isEarly) {
      const isOwn = this.#options.isRefusalOf?.(at(document, place), answer) === true;
      if (!isOwn || validator.holds(place, value)) return;
    }
    const valid = this.#coverValue("request", parameter.schema, value);
    this.#covered.add(`parameter ${id} ${parameter.name} ${valid ? "satisfied" : "violated"}`);
  }

  coverage(): Coverage {
    const operations = [...this.#contract.operations.values()];
    const { further, title = "Coverage of the contract" } = this.#options;
    const item = (group: string, name: string, key: string): CoverageItem => ({
      group,
      name,
      isCovered: this.#covered.has(key),
    });
    const measures: Omit<CoverageMeasure, "minimumPercent">[] = [
      { name: "operations", description: "Every operation was called.", items: this.#responses.operations },
      {
        name: "statuses",
        description: "Each operation answered with every status that it documents.",
        items: this.#responses.statuses,
      },
      {
        name: "media types",
        description: "Each status was answered with every media type that is documented for it.",
        items: this.#responses.mediaTypes,
      },
      {
        name: "headers",
        description: "Each status was answered with every header that is documented for it.",
        items: this.#responses.headers,
      },
      ...(further === undefined
        ? []
        : [
            {
              name: further.name,
              description: further.description,
              items: operations.flatMap((operation) =>
                further.list(operation).map((name) => item(operation.id, name, `further ${operation.id} ${name}`)),
              ),
            },
          ]),
      {
        name: "parameters",
        description: "Every parameter was sent with a valid and with an invalid value.",
        items: operations.flatMap(({ id, parameters }) =>
          parameters.flatMap(({ name }) =>
            (["satisfied", "violated"] as const).map((outcome) =>
              item(id, `${name} ${outcome}`, `parameter ${id} ${name} ${outcome}`),
            ),
          ),
        ),
      },
      {
        name: "request keywords",
        description:
          "Every keyword at every place of the request schemas was satisfied and violated, in requests that were checked " +
          "against it.",
        items: this.#keywords("request", ["satisfied", "violated"], operations.flatMap(requestSchemas)),
      },
      {
        name: "response keywords",
        description:
          "Every keyword at every place of the response schemas was satisfied. A correct server cannot violate them, so " +
          "that violations are not counted.",
        items: this.#keywords("response", ["satisfied"], operations.flatMap(responseSchemas)),
      },
    ];
    return {
      title,
      requests: this.#requests,
      measures: measures.map((measure) => this.#withMinimum(measure)),
      deprecated: this.#deprecated.list(),
    };
  }

  #withMinimum(measure: Omit<CoverageMeasure, "minimumPercent">): CoverageMeasure {
    const minimumPercent = this.#options.minimums?.[measure.name];
    return minimumPercent === undefined ? measure : { ...measure, minimumPercent };
  }

  #keywords(role: Role, outcomes: readonly Outcome[], schemas: readonly string[]): CoverageItem[] {
    const { document } = this.#contract;
    const reach = new ReachableSchemas(document);
    const places = new Set(schemas.flatMap((schema) => reach.keywords(schema)));
    return [...places].flatMap((place) => {
      const keyword = place.slice(place.lastIndexOf("/") + 1);
      if (!decides(keyword, this.#options.keywords ?? [])) return [];
      return outcomes.map((outcome): CoverageItem => {
        const isCovered = this.#coveredKeywords[role][outcome].has(place);
        const reason = isCovered ? undefined : this.#options.findReason?.(document, place, outcome);
        return { ...getItemName(place, outcome), isCovered, ...(reason !== undefined && { reason }) };
      });
    });
  }
}

/** The component or the path that the place is part of, and the rest of the place. */
function getItemName(place: string, outcome: Outcome): { readonly group: string; readonly name: string } {
  const [, component, rest = ""] = /^\/components\/[^/]+\/([^/]+)(.*)$/.exec(place) ?? [];
  if (component !== undefined) return { group: component, name: `${rest} ${outcome}` };
  const [, path = "", inner = ""] = /^\/paths\/([^/]+)(.*)$/.exec(place) ?? [];
  return { group: path.replaceAll("~1", "/"), name: `${inner} ${outcome}` };
}
