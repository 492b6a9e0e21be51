import { describe, expect, test } from "vitest";
import type { Contract } from "../../scripts/probe/contract/contract.ts";
import {
  type DocumentedAnswer,
  type DocumentedRequest,
  documentedAnswers,
  documentedRequests,
} from "../../scripts/probe/contract/examples.ts";
import type { WireAnswer } from "../../scripts/probe/wire/answer.ts";
import type { JsonObject } from "../../scripts/schema/json.ts";
import { codeOf, codesOf, differences, textOf } from "./result-codes.ts";

/** Something that serves the contract. */
export interface Target {
  /** Brings about an answer that the document shows. */
  provoke(answer: DocumentedAnswer): Promise<WireAnswer>;
  /** Sends a request that the document shows. */
  send(request: DocumentedRequest): Promise<WireAnswer>;
}

/** Every documented request and every documented answer of every operation, on whatever serves them. */
export function exercise(
  document: JsonObject,
  contract: Contract,
  target: () => Target,
  /** Answers that cannot be brought about, as `operation status`, each with its reason: they are shown as skipped. */
  unreachable: ReadonlyMap<string, string> = new Map(),
): void {
  describe.each([...contract.operations.values()])("$id", (operation) => {
    const answers = documentedAnswers(document, operation);
    const reasonFor = ({ status }: DocumentedAnswer) => unreachable.get(`${operation.id} ${status}`);

    test("shows every one of its result codes", () => {
      const shown = new Set(answers.map((answer) => codeOf(answer) ?? "A000"));
      expect(codesOf(operation).filter((code) => !shown.has(code))).toEqual([]);
    });

    test.each(documentedRequests(document, operation))("takes the request $example", async (request) => {
      const answer = await target().send(request);
      const isSuccess = answer.status >= 200 && answer.status < 300;
      const refused = isSuccess ? [] : [`status ${answer.status}: ${textOf(answer)}`];
      expectNone([...refused, ...contract.checkAnswer(operation.id, answer)]);
    });

    for (const answer of answers)
      if (reasonFor(answer) !== undefined) test.skip(`answers ${answer.status}: ${reasonFor(answer)}`, () => {});

    test.each(answers.filter((answer) => reasonFor(answer) === undefined))(
      "answers $status $mediaType $example",
      async (documented) => {
        const answer = await target().provoke(documented);
        expectNone([...differences(documented, answer), ...contract.checkAnswer(operation.id, answer)]);
      },
    );
  });
}

function expectNone(complaints: readonly string[]): void {
  expect(complaints, complaints.join("\n")).toEqual([]);
}
