import type { Json } from "../../../scripts/schema/json.ts";
import type { Subject } from "./contract-under-test.ts";

/** What each validator says of a value. */
export interface Verdicts {
  readonly check: boolean;
  readonly explain: boolean;
  readonly independent: boolean;
}

export function verdictsOn({ ours, independent }: Subject, value: Json): Verdicts {
  // What `explain` says when it finds nothing is no explanation.
  const explained = ours.explain(value).some(({ keyword }) => keyword !== "schema");
  return { check: ours(value), explain: !explained, independent: independent(value) };
}

export const areOne = (verdicts: object): boolean => new Set(Object.values(verdicts)).size === 1;

/** Says who says what, on a value that can be pasted. */
export function disagreement(subject: Subject, keyword: string, value: Json, verdicts: object): Error {
  const said = Object.entries(verdicts).map(([who, valid]) => `${who}: ${valid ? "valid" : "invalid"}`);
  return new Error(`${subject.name}, ${keyword}: ${said.join(", ")}\n${JSON.stringify(value)}`);
}
