import { HTTP_METHODS } from "../../document/grammar.ts";
import { drawWithSeed, type Random } from "../../schema/random.ts";
import { answersStream, type DocumentedOperation } from "../contract/operations.ts";
import { type Draft, withoutBody } from "../request/draft.ts";
import { type Round, seedOf } from "../run/schedule.ts";
import type { Target } from "../run/target.ts";
import { isBodiless } from "../wire/request.ts";
import type { Case, Step } from "./case.ts";
import { breakDraft, drawDraft } from "./draw-draft.ts";
import type { OperationCases } from "./operation-cases.ts";
import { drawSequence } from "./sequences.ts";
import { streamSteps } from "./stream-steps.ts";

/** One family of cases that follow from the document. */
export interface CaseKind {
  readonly name: string;
  readonly about: string;
  /** Cases at one time (default: 1). What changes things is sent one by one. */
  readonly width?: number;
  /** Those of one operation. A kind that is drawn by chance has others in each round. */
  cases(of: OperationCases, round?: Round): AsyncIterator<Case, void>;
}

/** The kinds of `contract test`: together they cover what the document says of an operation. */
export const coveringKinds: readonly CaseKind[] = [
  { name: "examples", about: "the requests that the document shows", cases: (of) => of.examples() },
  { name: "parameters", about: "every parameter that may be left out", cases: (of) => of.parameters() },
  { name: "bodies", about: "bodies that satisfy every keyword, up to every limit", cases: (of) => of.bodies() },
  { name: "media-types", about: "every media type of success", cases: (of) => of.mediaTypes() },
  { name: "streams", about: "streams that are left early or read slowly", cases: (of) => of.streams() },
  { name: "broken", about: "requests that break each rule once", width: 4, cases: (of) => of.broken() },
  { name: "credentials", about: "without credentials and with wrong ones", cases: (of) => of.credentials() },
  { name: "statuses", about: "what brings about the other statuses", cases: (of) => of.statuses() },
];

/** Undefined: the operation has no such cases. `number` counts the cases of this kind and operation over all rounds. */
type Draw = (
  target: Target,
  operation: DocumentedOperation,
  random: Random,
  number: number,
) => readonly Step[] | undefined;

/** A kind that is drawn by chance, with so many cases of each operation in a round. */
const drawn = (name: string, about: string, count: number, draw: Draw): CaseKind => ({
  name,
  about,
  async *cases({ target, operation }, round = { kind: name, number: 0, seed: 1 }) {
    for (let index = 0; index < count; index++) {
      // A seed of 0 would draw the smallest of everything.
      const seed = seedOf(round.seed, operation.id, index) || 1;
      const number = round.number * count + index;
      const steps = drawWithSeed(seed, (random) => draw(target, operation, random, number));
      if (steps === undefined) return;
      yield { steps };
    }
  },
});

const KNOWN_THING = 0.7;

/** A valid request; often of something that exists. */
function drawOne(target: Target, operation: DocumentedOperation, random: Random): Draft {
  const bound = random.flip(KNOWN_THING) ? target.known.pick(operation.path, random) : undefined;
  return drawDraft(target, operation, random, bound);
}

const one = (draft: Draft): Step[] => [{ draft, credentials: "valid" }];

/** Servers answer HEAD and OPTIONS by themselves. */
const METHODS = HTTP_METHODS.filter((method) => method !== "head" && method !== "options").map((method) =>
  method.toUpperCase(),
);

/** The kinds of `contract fuzz`. */
export const drawnKinds: readonly CaseKind[] = [
  drawn("valid-requests", "requests that the document accepts, up to every limit", 4, (target, operation, random) =>
    one(drawOne(target, operation, random)),
  ),
  drawn("resources", "create, use, delete and ask again, by links and by ids in answers", 1, drawSequence),
  drawn(
    "broken-requests",
    "requests with one thing wrong: a parameter, a keyword of the body, the media type, the JSON",
    6,
    (target, operation, random, number) => {
      const turn = number % 2 === 0 ? number / 2 : undefined;
      const draft = breakDraft(target, drawOne(target, operation, random), random, turn);
      return draft && one(draft);
    },
  ),
  drawn("streams", "streams that are left early or read slowly", 1, (target, operation, random, number) =>
    // The wait is long, and the same every time.
    answersStream(operation) ? streamSteps(drawOne(target, operation, random), number === 0) : undefined,
  ),
  drawn("no-credentials", "requests without credentials and with wrong ones", 1, (target, operation, random) => {
    if (!operation.needsCredentials) return undefined;
    const credentials = random.pick(["none", "wrong"] as const);
    return [{ draft: drawOne(target, operation, random), credentials }];
  }),
  drawn("other-methods", "methods that are not documented for a path", 1, (target, operation, random) => {
    const same = target.operations.filter(({ path }) => path === operation.path);
    if (same[0] !== operation) return undefined;
    const method = random.pick(METHODS.filter((other) => !same.some((known) => known.method === other)));
    const draft = drawOne(target, operation, random);
    // A server that reads no body of such a method is not to wait for it.
    return one({ ...(isBodiless(method) ? withoutBody(draft) : draft), method });
  }),
];
