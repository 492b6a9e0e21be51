import type { Random } from "../../schema/random.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import { type Draft, withoutBody } from "../request/draft.ts";
import { breakDraft, drawDraft } from "./draw-draft.ts";
import { drawSequence } from "./sequences.ts";
import type { Step } from "./steps.ts";
import type { Target } from "./target.ts";

/** One family of cases that are drawn from the document alone. */
export interface DocumentKind {
  readonly name: string;
  readonly about: string;
  /** Cases of each operation in a round. */
  readonly cases: number;
  /** Undefined: the operation has no such cases. `number` counts the cases of this kind and operation over all rounds. */
  draw(target: Target, operation: DocumentedOperation, random: Random, number: number): readonly Step[] | undefined;
}

const KNOWN_THING = 0.7;

/** A valid request; often of something that exists. */
function drawOne(target: Target, operation: DocumentedOperation, random: Random): Draft {
  const bound = random.flip(KNOWN_THING) ? target.known.pick(operation.path, random) : undefined;
  return drawDraft(target, operation, random, bound);
}

const one = (draft: Draft): Step[] => [{ draft, credentials: "valid" }];

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE", "QUERY"];

export const documentKinds: readonly DocumentKind[] = [
  {
    name: "valid-requests",
    about: "requests that the document accepts, up to every limit",
    cases: 4,
    draw: (target, operation, random) => one(drawOne(target, operation, random)),
  },
  {
    name: "resources",
    about: "create, use, delete and ask again, by links and by ids in answers",
    cases: 1,
    draw: (target, operation, random) => drawSequence(target, operation, random),
  },
  {
    name: "broken-requests",
    about: "requests with one thing wrong: a parameter, a keyword of the body, the media type, the JSON",
    cases: 6,
    draw: (target, operation, random, number) => {
      const turn = number % 2 === 0 ? number / 2 : undefined;
      const draft = breakDraft(target, drawOne(target, operation, random), random, turn);
      return draft && one(draft);
    },
  },
  {
    name: "no-credentials",
    about: "requests without credentials and with wrong ones",
    cases: 1,
    draw: (target, operation, random) => {
      if (operation.credentials.length === 0) return undefined;
      const credentials = random.pick(["none", "wrong"] as const);
      return [{ draft: drawOne(target, operation, random), credentials }];
    },
  },
  {
    name: "other-methods",
    about: "methods that are not documented for a path",
    cases: 1,
    draw: (target, operation, random) => {
      const same = target.operations.filter(({ path }) => path === operation.path);
      if (same[0] !== operation) return undefined;
      const method = random.pick(METHODS.filter((other) => !same.some((known) => known.method === other)));
      const draft = drawOne(target, operation, random);
      // Node sends no body with these, and a server that reads none is not to wait for it.
      const isBodiless = ["GET", "TRACE", "DELETE"].includes(method);
      return one({ ...(isBodiless ? withoutBody(draft) : draft), method });
    },
  },
];
