import type { FuzzOperation } from "./contract/contract.ts";
import type { Random } from "../../schema/random.ts";
import { breakPlan, drawPlan } from "./request/draw-plan.ts";
import type { Plan } from "./request/plan.ts";
import type { Step } from "./steps.ts";
import type { Target } from "./target.ts";
import { drawSequence } from "./sequences.ts";

/** One family of cases that are drawn from the document alone. */
export interface DocumentKind {
  readonly name: string;
  readonly about: string;
  /** Cases of each operation in a round. */
  readonly cases: number;
  /** Undefined: the operation has no such cases. `number` counts the cases of this kind and operation over all rounds. */
  draw(target: Target, operation: FuzzOperation, random: Random, number: number): readonly Step[] | undefined;
}

const KNOWN_THING = 0.7;

/** A valid request; often of something that exists. */
function drawOne({ contract, seen }: Target, operation: FuzzOperation, random: Random): Plan {
  const bound = random.flip(KNOWN_THING) ? seen.pick(operation.path, random) : undefined;
  return drawPlan(contract, operation, random, bound);
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE", "QUERY"];

export const documentKinds: readonly DocumentKind[] = [
  {
    name: "valid-requests",
    about: "requests that the document accepts, up to every limit",
    cases: 4,
    draw: (target, operation, random) => [{ plan: drawOne(target, operation, random) }],
  },
  {
    name: "resources",
    about: "create, use, delete and ask again, by links and by ids in answers",
    cases: 1,
    draw: ({ contract }, operation, random) => drawSequence(contract, operation, random),
  },
  {
    name: "broken-requests",
    about: "requests with one thing wrong: a parameter, a keyword of the body, the media type, the JSON",
    cases: 6,
    draw: (target, operation, random, number) => {
      const turn = number % 2 === 0 ? number / 2 : undefined;
      const plan = breakPlan(target.contract, operation, drawOne(target, operation, random), random, turn);
      return plan && [{ plan }];
    },
  },
  {
    name: "no-credentials",
    about: "requests without credentials and with wrong ones",
    cases: 1,
    draw: (target, operation, random) => {
      if (operation.credentials.length === 0) return undefined;
      const credentials = random.pick(["none", "wrong"] as const);
      return [{ plan: { ...drawOne(target, operation, random), credentials } }];
    },
  },
  {
    name: "other-methods",
    about: "methods that are not documented for a path",
    cases: 1,
    draw: (target, operation, random) => {
      const same = target.contract.operations.filter(({ path }) => path === operation.path);
      if (same[0] !== operation) return undefined;
      const others = METHODS.filter((method) => !same.some((one) => one.method === method));
      const { body, ...plan } = drawOne(target, operation, random);
      const method = random.pick(others);
      // Node sends no body with these, and a server that reads none is not to wait for it.
      const isBodiless = ["GET", "TRACE", "DELETE"].includes(method);
      return [{ plan: { ...plan, method, ...(isBodiless || body === undefined ? {} : { body }) } }];
    },
  },
];
