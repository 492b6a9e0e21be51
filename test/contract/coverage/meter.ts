import type { Coverage, Measure, Sight } from "../../../scripts/coverage/coverage.ts";
import type { DocumentedOperation, DocumentedParameter } from "../documented.ts";
import { codesOf, codesTold } from "../documented-answer.ts";
import { type Draft, parsedRequest } from "../draft.ts";
import { decides } from "../generate/keywords.ts";
import { ReachableSchemas } from "../generate/reachable-schemas.ts";
import type { Contract, WireAnswer } from "../independent.ts";
import { at, followed, type JsonObject } from "../json-pointer.ts";
import { type Judge, judgeOf, type OwnKeyword } from "../judge.ts";
import { isJsonType, jsonOf, wireValue } from "../wire-value.ts";
import { AnswersSeen } from "./answers-seen.ts";
import { reasonFor } from "./unreachable.ts";

type Half = "satisfied" | "violated";
type Role = "request" | "response";

/** Refusals from before anybody looks at what a request says. */
const EARLY = new Set(["A001", "A002", "A010", "A015", "A016", "A020", "A100", "A110", "A920", "A999"]);

/** Counts what of the contract was seen, exchange by exchange. */
export class Meter {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #own: readonly string[];
  readonly #judge: Judge;
  readonly #answers: AnswersSeen;
  readonly #seen = new Set<string>();
  readonly #keywordsSeen: Readonly<Record<Role, Readonly<Record<Half, Set<string>>>>> = {
    request: { satisfied: new Set(), violated: new Set() },
    response: { satisfied: new Set(), violated: new Set() },
  };
  #exchanges = 0;

  private constructor(document: JsonObject, contract: Contract, keywords: readonly OwnKeyword[]) {
    this.#document = document;
    this.#contract = contract;
    this.#answers = new AnswersSeen(contract.operations.values());
    this.#own = keywords.map(({ keyword }) => keyword);
    this.#judge = judgeOf(document, keywords);
  }

  static async of(document: JsonObject, contract: Contract, keywords: readonly OwnKeyword[]): Promise<Meter> {
    const meter = new Meter(document, contract, keywords);
    const operations = [...contract.operations.values()];
    for (const place of [...operations.flatMap(requestSchemas), ...operations.flatMap(responseSchemas)])
      await meter.#judge.prepare(place);
    return meter;
  }

  observe(draft: Draft, answer: WireAnswer): void {
    const { operation } = draft;
    const { id } = operation;
    const codes = codesTold(answer);
    this.#exchanges++;
    this.#answers.observe(operation, answer);
    for (const code of codes.length === 0 ? ["A000"] : codes) this.#see(`code ${id} ${code}`);
    this.#seeAnswer(operation, answer);
    const isEarly = EARLY.has(codes[0] ?? "");
    this.#seeParameters(draft, answer, isEarly);
    if (!isEarly && draft.raw === undefined) this.#seeBody(draft);
  }

  #see(what: string): void {
    this.#seen.add(what);
  }

  #seeValue(role: Role, schema: string, value: unknown): boolean {
    const { valid, evaluations } = this.#judge.trace(schema, value);
    const halves = this.#keywordsSeen[role];
    for (const { place, satisfied } of evaluations) halves[satisfied ? "satisfied" : "violated"].add(place);
    return valid;
  }

  #seeAnswer(operation: DocumentedOperation, answer: WireAnswer): void {
    const response = operation.responses.get(String(answer.status));
    const mediaType = answer.headers.get("content-type") ?? "";
    const schema = response?.mediaTypes.get(mediaType)?.schema;
    if (schema !== undefined) {
      const value = isJsonType(mediaType) ? jsonOf(answer.body).value : Buffer.from(answer.body).toString("latin1");
      this.#seeValue("response", schema, value);
    }
    for (const header of response?.headers ?? []) {
      const text = answer.headers.get(header.name);
      if (text !== null) this.#seeValue("response", header.schema, this.#valueOf(header, text));
    }
  }

  /** A parameter that shows who calls is refused early, by the code that it names itself. */
  #seeParameters(draft: Draft, answer: WireAnswer, isEarly: boolean): void {
    const { path = {}, headers = {} } = parsedRequest(draft);
    for (const parameter of draft.operation.parameters) {
      const text = parameter.in === "path" ? path[parameter.name] : headers[parameter.name];
      if (text === undefined) continue;
      const value = this.#valueOf(parameter, text);
      const schema = at(this.#document, followed(this.#document, parameter.schema));
      const isOwnRefusal = isEarly && JSON.stringify(schema).includes(`"${codesTold(answer)[0]}"`);
      if (isEarly && !(isOwnRefusal && !this.#judge.holds(followed(this.#document, parameter.schema), value))) continue;
      const valid = this.#seeValue("request", parameter.schema, value);
      this.#see(`parameter ${draft.operation.id} ${parameter.name} ${valid ? "satisfied" : "violated"}`);
    }
  }

  #seeBody(draft: Draft): void {
    const { body, mediaType = "" } = parsedRequest(draft);
    const schema = draft.operation.body?.mediaTypes.get(mediaType.split(";")[0] ?? "")?.schema;
    if (schema !== undefined && body !== undefined) this.#seeValue("request", schema, body);
  }

  #valueOf(parameter: DocumentedParameter, text: string) {
    return wireValue(text, at(this.#document, followed(this.#document, parameter.schema)));
  }

  coverage(): Coverage {
    const operations = [...this.#contract.operations.values()];
    const sight = (group: string, name: string, key: string): Sight => ({ group, name, seen: this.#seen.has(key) });
    const each = (make: (operation: DocumentedOperation) => readonly Sight[]) => operations.flatMap(make);
    return {
      title: "Coverage of the contract",
      exchanges: this.#exchanges,
      measures: [
        {
          name: "operations",
          what: "Every operation was called.",
          floor: 100,
          sights: this.#answers.operations,
        },
        {
          name: "statuses",
          what: "Every status that an operation documents was answered by it.",
          floor: 100,
          sights: this.#answers.statuses,
        },
        {
          name: "media types",
          what: "Every media type that is documented for a status was answered with it.",
          floor: 100,
          sights: this.#answers.mediaTypes,
        },
        {
          name: "headers",
          what:
            "Every header that is documented for a status was answered with it. Rates are not told to who is refused before " +
            "being charged.",
          floor: 85,
          sights: this.#answers.headers,
        },
        {
          name: "result codes",
          what: "Every result code that an operation lists was answered by it, as its own code or as that of a fault.",
          floor: 100,
          sights: each((operation) =>
            codesOf(operation).map((code) => sight(operation.id, code, `code ${operation.id} ${code}`)),
          ),
        },
        {
          name: "parameters",
          what: "Every parameter was sent as its schema has it, and otherwise.",
          floor: 100,
          sights: each(({ id, parameters }) =>
            parameters.flatMap(({ name }) =>
              (["satisfied", "violated"] as const).map((half) =>
                sight(id, `${name} ${half}`, `parameter ${id} ${name} ${half}`),
              ),
            ),
          ),
        },
        this.#keywords("request", ["satisfied", "violated"], operations.flatMap(requestSchemas), {
          name: "request keywords",
          what:
            "Every keyword at every place of the schemas of requests was seen satisfied and violated, in requests that got " +
            "as far as being held against them.",
          floor: 95,
        }),
        this.#keywords("response", ["satisfied"], operations.flatMap(responseSchemas), {
          name: "response keywords",
          what:
            "Every keyword at every place of the schemas of responses was seen satisfied. A right server cannot violate them, " +
            "so that is not counted.",
          floor: 95,
        }),
      ],
    };
  }

  #keywords(
    role: Role,
    halves: readonly Half[],
    schemas: readonly string[],
    measure: Omit<Measure, "sights">,
  ): Measure {
    const reach = new ReachableSchemas(this.#document);
    const places = new Set(schemas.flatMap((schema) => reach.keywords(schema)));
    const sights = [...places].flatMap((place) => {
      const keyword = place.slice(place.lastIndexOf("/") + 1);
      if (!decides(keyword, this.#own)) return [];
      return halves.map((half): Sight => {
        const seen = this.#keywordsSeen[role][half].has(place);
        const reason = seen ? undefined : reasonFor(this.#document, place, half);
        return { ...sightOf(place, half), seen, ...(reason !== undefined && { reason }) };
      });
    });
    return { ...measure, sights };
  }
}

/** By the component or the operation that the place is part of. */
function sightOf(place: string, half: Half): { readonly group: string; readonly name: string } {
  const [, component, rest = ""] = /^\/components\/[^/]+\/([^/]+)(.*)$/.exec(place) ?? [];
  if (component !== undefined) return { group: component, name: `${rest} ${half}` };
  const [, path = "", inner = ""] = /^\/paths\/([^/]+)(.*)$/.exec(place) ?? [];
  return { group: path.replaceAll("~1", "/"), name: `${inner} ${half}` };
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
