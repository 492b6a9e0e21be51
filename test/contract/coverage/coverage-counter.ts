import type { Coverage, CoverageItem, CoverageMeasure } from "../../../scripts/coverage/coverage.ts";
import { CoveredResponses } from "../../../scripts/coverage/covered-responses.ts";
import type { Contract, WireAnswer } from "../../../scripts/exercise/contract/contract.ts";
import { at, followed, type JsonObject } from "../../../scripts/exercise/contract/json-pointer.ts";
import type { DocumentedOperation, DocumentedParameter } from "../../../scripts/exercise/contract/operations.ts";
import { makeValidator, type OwnKeyword, type SchemaValidator } from "../../../scripts/exercise/contract/validator.ts";
import { isJsonType, jsonOf, wireValue } from "../../../scripts/exercise/contract/wire-value.ts";
import { decides } from "../../../scripts/exercise/generate/keywords.ts";
import { ReachableSchemas } from "../../../scripts/exercise/generate/reachable-schemas.ts";
import { type Draft, parsedRequest } from "../../../scripts/exercise/request.ts";
import { codesOf, codesTold } from "../result-codes.ts";
import { findReason } from "./not-coverable.ts";

type Outcome = "satisfied" | "violated";
type Role = "request" | "response";

/** Codes of requests that are refused before their content is checked. */
const EARLY_CODES = new Set(["A001", "A002", "A010", "A015", "A016", "A020", "A100", "A110", "A920", "A999"]);

/** Counts which parts of the contract the requests and responses covered. */
export class CoverageCounter {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #own: readonly string[];
  readonly #validator: SchemaValidator;
  readonly #responses: CoveredResponses;
  readonly #covered = new Set<string>();
  readonly #coveredKeywords: Readonly<Record<Role, Readonly<Record<Outcome, Set<string>>>>> = {
    request: { satisfied: new Set(), violated: new Set() },
    response: { satisfied: new Set(), violated: new Set() },
  };
  #requests = 0;

  private constructor(document: JsonObject, contract: Contract, keywords: readonly OwnKeyword[]) {
    this.#document = document;
    this.#contract = contract;
    this.#responses = new CoveredResponses(contract.operations.values());
    this.#own = keywords.map(({ keyword }) => keyword);
    this.#validator = makeValidator(document, keywords);
  }

  static async create(
    document: JsonObject,
    contract: Contract,
    keywords: readonly OwnKeyword[],
  ): Promise<CoverageCounter> {
    const meter = new CoverageCounter(document, contract, keywords);
    const operations = [...contract.operations.values()];
    for (const place of [...operations.flatMap(requestSchemas), ...operations.flatMap(responseSchemas)])
      await meter.#validator.prepare(place);
    return meter;
  }

  observe(draft: Draft, answer: WireAnswer): void {
    const { operation } = draft;
    const { id } = operation;
    const codes = codesTold(answer);
    this.#requests++;
    this.#responses.observe(operation, answer);
    for (const code of codes.length === 0 ? ["A000"] : codes) this.#cover(`code ${id} ${code}`);
    this.#coverResponse(operation, answer);
    const isEarly = EARLY_CODES.has(codes[0] ?? "");
    this.#coverParameters(draft, answer, isEarly);
    if (!isEarly && draft.raw === undefined) this.#coverBody(draft);
  }

  #cover(key: string): void {
    this.#covered.add(key);
  }

  #coverValue(role: Role, schema: string, value: unknown): boolean {
    const { valid, evaluations } = this.#validator.trace(schema, value);
    const outcomes = this.#coveredKeywords[role];
    for (const { place, satisfied } of evaluations) outcomes[satisfied ? "satisfied" : "violated"].add(place);
    return valid;
  }

  #coverResponse(operation: DocumentedOperation, answer: WireAnswer): void {
    const response = operation.responses.get(String(answer.status));
    const mediaType = answer.headers.get("content-type") ?? "";
    const schema = response?.mediaTypes.get(mediaType)?.schema;
    if (schema !== undefined) {
      const value = isJsonType(mediaType) ? jsonOf(answer.body).value : Buffer.from(answer.body).toString("latin1");
      this.#coverValue("response", schema, value);
    }
    for (const header of response?.headers ?? []) {
      const text = answer.headers.get(header.name);
      if (text !== null) this.#coverValue("response", header.schema, this.#parseValue(header, text));
    }
  }

  /** A parameter with credentials is refused early, with a code that its own schema names. */
  #coverParameters(draft: Draft, answer: WireAnswer, isEarly: boolean): void {
    const { path = {}, headers = {} } = parsedRequest(draft);
    for (const parameter of draft.operation.parameters) {
      const text = parameter.in === "path" ? path[parameter.name] : headers[parameter.name];
      if (text === undefined) continue;
      const value = this.#parseValue(parameter, text);
      const schema = at(this.#document, followed(this.#document, parameter.schema));
      const isOwnRefusal = isEarly && JSON.stringify(schema).includes(`"${codesTold(answer)[0]}"`);
      if (isEarly && !(isOwnRefusal && !this.#validator.holds(followed(this.#document, parameter.schema), value)))
        continue;
      const valid = this.#coverValue("request", parameter.schema, value);
      this.#cover(`parameter ${draft.operation.id} ${parameter.name} ${valid ? "satisfied" : "violated"}`);
    }
  }

  #coverBody(draft: Draft): void {
    const { body, mediaType = "" } = parsedRequest(draft);
    const schema = draft.operation.body?.mediaTypes.get(mediaType.split(";")[0] ?? "")?.schema;
    if (schema !== undefined && body !== undefined) this.#coverValue("request", schema, body);
  }

  #parseValue(parameter: DocumentedParameter, text: string) {
    return wireValue(text, at(this.#document, followed(this.#document, parameter.schema)));
  }

  coverage(): Coverage {
    const operations = [...this.#contract.operations.values()];
    const item = (group: string, name: string, key: string): CoverageItem => ({
      group,
      name,
      isCovered: this.#covered.has(key),
    });
    const each = (make: (operation: DocumentedOperation) => readonly CoverageItem[]) => operations.flatMap(make);
    return {
      title: "Coverage of the contract",
      requests: this.#requests,
      measures: [
        {
          name: "operations",
          description: "Every operation was called.",
          minimumPercent: 100,
          items: this.#responses.operations,
        },
        {
          name: "statuses",
          description: "Each operation answered with every status that it documents.",
          minimumPercent: 100,
          items: this.#responses.statuses,
        },
        {
          name: "media types",
          description: "Each status was answered with every media type that is documented for it.",
          minimumPercent: 100,
          items: this.#responses.mediaTypes,
        },
        {
          name: "headers",
          description:
            "Each status was answered with every header that is documented for it. A request that is refused before the rate " +
            "limit is checked has no rate headers.",
          minimumPercent: 85,
          items: this.#responses.headers,
        },
        {
          name: "result codes",
          description:
            "Each operation answered with every result code that it lists, as its own code or as the code of a fault.",
          minimumPercent: 100,
          items: each((operation) =>
            codesOf(operation).map((code) => item(operation.id, code, `code ${operation.id} ${code}`)),
          ),
        },
        {
          name: "parameters",
          description: "Every parameter was sent with a valid and with an invalid value.",
          minimumPercent: 100,
          items: each(({ id, parameters }) =>
            parameters.flatMap(({ name }) =>
              (["satisfied", "violated"] as const).map((outcome) =>
                item(id, `${name} ${outcome}`, `parameter ${id} ${name} ${outcome}`),
              ),
            ),
          ),
        },
        this.#keywords("request", ["satisfied", "violated"], operations.flatMap(requestSchemas), {
          name: "request keywords",
          description:
            "Every keyword at every place of the request schemas was satisfied and violated, in requests that were checked " +
            "against it.",
          minimumPercent: 95,
        }),
        this.#keywords("response", ["satisfied"], operations.flatMap(responseSchemas), {
          name: "response keywords",
          description:
            "Every keyword at every place of the response schemas was satisfied. A correct server cannot violate them, so " +
            "that violations are not counted.",
          minimumPercent: 95,
        }),
      ],
    };
  }

  #keywords(
    role: Role,
    outcomes: readonly Outcome[],
    schemas: readonly string[],
    measure: Omit<CoverageMeasure, "items">,
  ): CoverageMeasure {
    const reach = new ReachableSchemas(this.#document);
    const places = new Set(schemas.flatMap((schema) => reach.keywords(schema)));
    const items = [...places].flatMap((place) => {
      const keyword = place.slice(place.lastIndexOf("/") + 1);
      if (!decides(keyword, this.#own)) return [];
      return outcomes.map((outcome): CoverageItem => {
        const isCovered = this.#coveredKeywords[role][outcome].has(place);
        const reason = isCovered ? undefined : findReason(this.#document, place, outcome);
        return { ...getItemName(place, outcome), isCovered, ...(reason !== undefined && { reason }) };
      });
    });
    return { ...measure, items };
  }
}

/** The component or the path that the place is part of, and the rest of the place. */
function getItemName(place: string, outcome: Outcome): { readonly group: string; readonly name: string } {
  const [, component, rest = ""] = /^\/components\/[^/]+\/([^/]+)(.*)$/.exec(place) ?? [];
  if (component !== undefined) return { group: component, name: `${rest} ${outcome}` };
  const [, path = "", inner = ""] = /^\/paths\/([^/]+)(.*)$/.exec(place) ?? [];
  return { group: path.replaceAll("~1", "/"), name: `${inner} ${outcome}` };
}

const requestSchemas = ({ parameters, body }: DocumentedOperation): string[] => [
  ...parameters.map(({ schema }) => schema),
  ...[...(body?.mediaTypes.values() ?? [])].flatMap(({ schema }) => schema ?? []),
];

const responseSchemas = ({ responses }: DocumentedOperation): string[] =>
  [...responses.values()].flatMap(({ headers, mediaTypes }) => [
    ...headers.map(({ schema }) => schema),
    ...[...mediaTypes.values()].flatMap(({ schema }) => schema ?? []),
  ]);
