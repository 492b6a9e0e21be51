import { resultCodes } from "../../../../generated/tables.ts";
import type { Contract } from "../../../../scripts/probe/contract/contract.ts";
import { jsonOf } from "../../../../scripts/probe/contract/wire-value.ts";
import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import { isObject } from "../../../../scripts/schema/json.ts";

const REFUSAL = "/components/schemas/Refusal";
const rows = new Map<string, (typeof resultCodes)[number]>(resultCodes.map((row) => [row.code, row]));

/** The envelope's code; undefined where an answer has none. */
export function codeIn(answer: WireAnswer): string | undefined {
  const body = bodyIn(answer);
  return typeof body?.code === "string" ? body.code : undefined;
}

export function bodyIn({ body }: WireAnswer): { readonly [name: string]: unknown } | undefined {
  const { value } = jsonOf(body);
  return isObject(value) ? value : undefined;
}

export function dataIn(answer: WireAnswer): { readonly [name: string]: unknown } {
  const data = bodyIn(answer)?.data;
  return isObject(data) ? data : {};
}

/** Holds whatever answer there is to the contract: that of its operation, or what all answers have in common. */
export class Verdict {
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  static async prepare(contract: Contract): Promise<Verdict> {
    await contract.validator.prepare(REFUSAL);
    return new Verdict(contract);
  }

  /** What is wrong with an answer. `isHead`: it has no body to look at. */
  complaints(operationId: string | undefined, answer: WireAnswer, isHead = false): string[] {
    const code = codeIn(answer);
    if (answer.status >= 500 && (answer.status !== 503 || (code !== "A920" && !isHead)))
      return [`${answer.status} ${code ?? ""} is an error of the gateway's own`];
    if (isHead) return [];
    // Refused by whoever reads HTTP, before there was a request that an operation could answer.
    const isBroken = !answer.headers.has("x-request-id") && answer.headers.get("connection") === "close";
    if (isBroken && code === "A920" && answer.headers.get("retry-after") === null) return ["503 without Retry-After"];
    const operation = operationId === undefined || isBroken ? undefined : this.#contract.operations.get(operationId);
    const own = code === undefined ? [] : this.#ofCode(code, answer);
    if (operation === undefined) return [...own, ...this.#asRefusal(answer)];
    const listed = operation.node["x-result-codes"];
    const unlisted = code !== undefined && Array.isArray(listed) && !listed.includes(code);
    return [
      ...own,
      ...(unlisted ? [`${operation.id} answers ${code}, which the document does not list for it`] : []),
      ...this.#contract.checkAnswer(operation.id, answer),
    ];
  }

  /** Status and text of a code stand in the table. */
  #ofCode(code: string, answer: WireAnswer): string[] {
    const row = rows.get(code);
    if (row === undefined) return [`the code ${code} is not in the table`];
    const result = bodyIn(answer)?.result;
    return [
      ...(row.status === answer.status ? [] : [`${code} came with status ${answer.status} instead of ${row.status}`]),
      ...(row.text === result ? [] : [`${code} came with another text than the table has`]),
    ];
  }

  #asRefusal(answer: WireAnswer): string[] {
    if (answer.headers.get("content-type") !== "application/json") return ["the answer is no JSON envelope"];
    const body = bodyIn(answer);
    if (body === undefined) return ["the body is not JSON in UTF-8"];
    return this.#contract.validator
      .violations(REFUSAL, body)
      .map(({ pointer, place }) => `body ${pointer} violates ${place}`);
  }
}
