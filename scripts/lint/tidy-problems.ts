import type { Problem } from "../document/problem.ts";
import { asArray, asObject, type JsonObject, parsePointer } from "../schema/json.ts";

/** What the model of the document finds too, with the other place or the nearest name. */
const FOUND_BY_MODEL: Readonly<Record<string, RegExp>> = {
  "operation-operationId-unique": /unique/,
  "security-defined": /^There is no/,
};

/** At one place, a problem of the first rule says all that one of the second says. */
const SAID_BY: readonly (readonly [more: string, less: string])[] = [
  ["no-identical-paths", "no-ambiguous-paths"],
  ["contract/no-nullable", "struct"],
];

/** The problems of the model and of the rules together, each once. */
export function mergeProblems(model: readonly Problem[], byRules: readonly Problem[]): Problem[] {
  const known = new Set(model.map(keyOf));
  const others = byRules.filter((problem) => {
    const isFound = FOUND_BY_MODEL[problem.rule]?.test(problem.message) ?? false;
    return !isFound && !known.has(keyOf(problem));
  });
  // The model's text is more exact, but a rule may be stricter.
  const errors = new Set(byRules.filter(({ severity }) => severity === "error").map(keyOf));
  const rated = model.map(
    (problem): Problem => (errors.has(keyOf(problem)) ? { ...problem, severity: "error" } : problem),
  );
  const all = [...rated, ...others];
  const keys = new Set(all.map(keyOf));
  const isSaid = ({ place, rule }: Problem): boolean =>
    SAID_BY.some(([more, less]) => rule === less && keys.has(keyOf({ place, rule: more })));
  const left = all.filter((problem) => !isSaid(problem));
  // A problem of a schema that ten operations use is reported once.
  return [...new Map(left.map((problem) => [`${keyOf(problem)} ${problem.message}`, problem])).values()];
}

const keyOf = ({ place, rule }: Pick<Problem, "place" | "rule">): string => `${place} ${rule}`;

const collator = new Intl.Collator("en", { numeric: true });

/** By file and line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => collator.compare(one.place, other.place) || collator.compare(one.rule, other.rule));

/** For a tag that is listed again: the JSON pointer of the first one of its name. */
export function findFirstTag(rule: string, pointer: string, document: JsonObject): string | undefined {
  if (rule !== "no-duplicated-tag-names") return undefined;
  const names = asArray(document.tags).map((tag) => asObject(tag).name);
  const index = Number(parsePointer(pointer)[1]);
  const first = names.indexOf(names[index]);
  return first >= 0 && first < index ? `#/tags/${first}` : undefined;
}
