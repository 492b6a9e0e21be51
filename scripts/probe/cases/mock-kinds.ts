import { asObject } from "../../schema/json.ts";
import type { Contract } from "../contract/contract.ts";
import { type HeaderFields, joinHeaders, schemesIn } from "../contract/credentials.ts";
import { type DocumentedAnswer, documentedAnswers } from "../contract/examples.ts";
import { brokenRequests } from "../request/broken-requests.ts";
import type { Draft } from "../request/draft.ts";
import { generatedMediaType } from "../request/make-requests.ts";
import { isQueryForm } from "../request/write-parameter.ts";
import { AS_DOCUMENTED } from "../run/check-exchange.ts";
import type { Problem } from "../run/problem.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Case, Expectation } from "./case.ts";
import type { CaseKind } from "./kinds.ts";
import { type OperationCases, wrong } from "./operation-cases.ts";

/** Lists in form fields, and multipart forms with JSON in them, are refused whatever they hold. */
const NO_FORMS = "Prism does not read every form as the document says";
const isForm = ({ form, mediaType }: Draft): boolean => form !== undefined || isQueryForm(mediaType ?? "");

const MADE_UP = "the document has no example, and Prism made up one that is not valid";

/**
 * The kinds for the mock (Prism): it takes every valid request, refuses every broken one, and shows every documented answer.
 * Where the document shows no example Prism makes one up, and that is not held against the document.
 */
export const mockKinds: readonly CaseKind[] = [
  {
    name: "examples",
    about: "the requests that the document shows",
    async *cases(of) {
      for (const { draft, example } of of.requests) {
        const name = example === undefined ? "a valid request" : `example ${example}`;
        yield only(name, draft, ({ status }) => takes(of, name, draft, status));
      }
    },
  },
  {
    name: "answers",
    about: "every answer that the document shows",
    async *cases(of) {
      const [first] = of.requests;
      for (const shown of first === undefined ? [] : documentedAnswers(of.target.contract.document, of.operation)) {
        const name = `answer ${shown.status}${shown.example === "" ? "" : ` ${shown.example}`}`;
        // A range or `default` has no status that could be asked for.
        if (Number.isNaN(shown.status)) of.skip(name, "Prism answers only with statuses that have a number");
        else if (first !== undefined)
          yield only(name, asking(first.draft, shown), (answer) => shows(of, name, first.draft, shown, answer));
      }
    },
  },
  {
    name: "broken",
    about: "requests that break each rule once",
    async *cases(of) {
      const [first] = of.requests;
      if (first === undefined) return;
      const hasForm = !(generatedMediaType(of.operation)?.endsWith("json") ?? true);
      if (hasForm) of.skip("broken forms", NO_FORMS);
      // Prism knows no keywords but those of JSON Schema, and it waits forever for the rest of a malformed body.
      for (const { draft, rule, place } of await brokenRequests(of.target, first.draft, of.made))
        if (!/\/x-[^/]+$/.test(place) && draft.raw === undefined)
          yield only(rule, draft, ({ status }) => (status < 400 ? wrong(place, "a refusal") : undefined));
    },
  },
];

const only = (name: string, draft: Draft, expect: Expectation): Case => ({
  name,
  steps: [{ draft, credentials: "valid", expect, expectsOnly: true }],
});

function takes(of: OperationCases, name: string, draft: Draft, status: number): Problem | undefined {
  if (status < 400) return undefined;
  const shown = documentedAnswers(of.target.contract.document, of.operation);
  if (isForm(draft)) return of.skip(name, NO_FORMS);
  if (status === 500 && !shown.some((one) => one.status < 300 && one.value !== undefined))
    return of.skip(name, MADE_UP);
  return wrong(of.operation.place, "a valid request is taken");
}

/** Prism answers as the Prefer header says. */
function asking(valid: Draft, { status, example, mediaType }: DocumentedAnswer): Draft {
  const prefer = [`code=${status}`, ...(example === "" ? [] : [`example=${example}`])].join(", ");
  return { ...valid, headers: { ...valid.headers, prefer, ...(mediaType !== undefined && { accept: mediaType }) } };
}

function shows(
  of: OperationCases,
  name: string,
  valid: Draft,
  { status, value }: DocumentedAnswer,
  answer: WireAnswer,
): Problem | undefined {
  const { id, place } = of.operation;
  if (answer.status !== status) {
    if (isForm(valid)) return of.skip(name, NO_FORMS);
    if (value === undefined) return of.skip(name, `Prism answered ${answer.status}`);
    return wrong(`${place}/responses`, `status ${status}`);
  }
  // Prism sends headers for browsers of its own, whatever the document says of them.
  const [difference] = of.target.contract
    .findDifferences(id, answer)
    .filter(({ message }) => !/^header access-control-/i.test(message));
  if (difference === undefined) return undefined;
  if (value === undefined) return of.skip(name, MADE_UP);
  return wrong(difference.place, `${AS_DOCUMENTED}, but ${difference.message}`);
}

/** Prism only looks whether there are credentials. */
export function prismCredentials({ document }: Pick<Contract, "document">, schemes: readonly string[]): HeaderFields {
  const known = schemesIn(document);
  return joinHeaders(
    schemes.map((name): HeaderFields => {
      const { type, in: place, name: key, scheme } = asObject(known[name]);
      if (type === "apiKey") return place === "cookie" ? { Cookie: `${key}=mock` } : { [String(key)]: "mock" };
      const word = typeof scheme === "string" ? scheme : "Bearer";
      return { Authorization: `${word} ${word.toLowerCase() === "basic" ? "bW9jazptb2Nr" : "mock"}` };
    }),
  );
}
