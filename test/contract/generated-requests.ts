import { isDeepStrictEqual } from "node:util";
import type { GeneratedBodies } from "../../scripts/probe/bodies/generate-bodies.ts";
import type { ValueSource } from "../../scripts/probe/bodies/value-source.ts";
import { BodyReader } from "../../scripts/probe/contract/body-reader.ts";
import type { Contract } from "../../scripts/probe/contract/contract.ts";
import type { DocumentedOperation } from "../../scripts/probe/contract/operations.ts";
import type { Draft } from "../../scripts/probe/request/draft.ts";
import type { WireAnswer } from "../../scripts/probe/wire/answer.ts";
import type { Json, JsonObject } from "../../scripts/schema/json.ts";
import { breakParameters, type WrongParameter } from "./generate/break-parameters.ts";
import { type ExpectedFault, wrongFaults } from "./generate/expected-fault.ts";
import { codesTold, textOf } from "./result-codes.ts";

/** An operation of something that serves the contract. */
export interface OperationUnderTest<Sent extends Draft> {
  readonly operation: DocumentedOperation;
  /** A request that would be accepted. */
  draft(): Promise<Sent>;
  send(draft: Sent): Promise<WireAnswer>;
  /** Whether an answer says that the form of the body is wrong. */
  isRefusedForForm(answer: WireAnswer): boolean;
  /** What a refusal tells. */
  faultsOf(answer: WireAnswer): ExpectedFault[];
  /** Looks at what became of an accepted body. */
  readBack?(answer: WireAnswer): Promise<void>;
}

/** Requests at one time. */
const AT_ONCE = 8;

/** Sends what was made from the schemas of an operation and says where the answers are not as they should be. */
export class GeneratedRequests<Sent extends Draft> {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #underTest: OperationUnderTest<Sent>;

  constructor(document: JsonObject, contract: Contract, underTest: OperationUnderTest<Sent>) {
    this.#document = document;
    this.#contract = contract;
    this.#underTest = underTest;
  }

  async valid(bodies: readonly Json[]): Promise<string[]> {
    const draft = await this.#underTest.draft();
    return this.#all(bodies, async (body) => {
      const answer = await this.#underTest.send({ ...draft, body });
      await this.#underTest.readBack?.(answer);
      const isRefused = this.#underTest.isRefusedForForm(answer);
      return [
        ...(isRefused ? [`${JSON.stringify(body)} was refused: ${textOf(answer)}`] : []),
        ...this.#complaints(answer),
      ];
    });
  }

  async broken({ violations, validator }: GeneratedBodies): Promise<string[]> {
    const draft = await this.#underTest.draft();
    const reader = new BodyReader(this.#document);
    const readersBySchema = new Map<string, ReturnType<BodyReader["at"]>>();
    const own = violations.filter(({ validBody }) => validBody.operationId === this.#underTest.operation.id);
    return this.#all(own, async (violation) => {
      const answer = await this.#underTest.send({ ...draft, body: violation.body });
      const complaints = this.#complaints(answer);
      // A keyword in a branch of a union may be broken and the whole be right.
      const { schema } = violation.validBody;
      if (validator.holds(schema, violation.body)) return complaints;
      const meant = readersBySchema.get(schema) ?? reader.at(schema);
      readersBySchema.set(schema, meant);
      const read = meant(violation.body);
      if (!isDeepStrictEqual(read, violation.body)) {
        // Read as the document says, the body has other faults than the broken keyword, or none.
        const isRight = validator.holds(schema, read)
          ? !this.#underTest.isRefusedForForm(answer)
          : answer.status >= 400;
        return isRight ? complaints : [`${violation.target.place} is broken: ${textOf(answer)}`];
      }
      if (answer.status < 400) return [`${violation.target.place} is broken, and taken: ${textOf(answer)}`];
      const wrong = wrongFaults(this.#document, violation, this.#underTest.faultsOf(answer));
      return wrong === undefined ? complaints : [...complaints, wrong];
    });
  }

  async wrongParameters(means: ValueSource): Promise<string[]> {
    const draft = await this.#underTest.draft();
    const wrong = breakParameters(this.#document, this.#underTest.operation, means);
    return this.#all(wrong, async (one) => {
      const answer = await this.#underTest.send({ ...draft, ...withParameter(draft, one) });
      const [told] = codesTold(answer);
      const isFine = answer.status >= 400 && (one.code === undefined || told === one.code);
      const complaint = `${one.parameter.name} breaks ${one.keyword}: ${one.code} was expected, told was ${told}`;
      return [...(isFine ? [] : [complaint]), ...this.#complaints(answer)];
    });
  }

  #complaints(answer: WireAnswer): readonly string[] {
    return this.#contract.checkAnswer(this.#underTest.operation.id, answer);
  }

  async #all<Item>(items: readonly Item[], look: (item: Item) => Promise<readonly string[]>): Promise<string[]> {
    const found: string[] = [];
    for (let start = 0; start < items.length; start += AT_ONCE)
      found.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(look))).flat());
    return found;
  }
}

export function withParameter({ path, headers }: Draft, { parameter: { in: place, name }, text }: WrongParameter) {
  if (place === "path") return { path: { ...path, [name]: text } };
  if (place === "query") return { query: `${encodeURIComponent(name)}=${encodeURIComponent(text)}` };
  return { headers: { ...headers, [name]: text } };
}
