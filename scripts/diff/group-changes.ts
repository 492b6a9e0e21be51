import { groupBy } from "../project/group-by.ts";
import { type ApiChange, RATINGS, type Rating } from "./change.ts";
import { either, listed } from "./wording.ts";

/** One change, with every place where callers meet it. */
export interface ChangeGroup {
  readonly rating: Rating;
  readonly warning: boolean;
  readonly keyword: string;
  /** The operations for which the sentence is exactly true; empty: the API as a whole. */
  readonly operations: readonly string[];
  readonly sentence: string;
  /** The same change at other fields. */
  readonly others: readonly ApiChange[];
  readonly apiChanges: readonly ApiChange[];
  /** Nobody wrote this change: it follows from others by the plug-in. */
  readonly derived: boolean;
}

/** Changes grouped by change, the highest rating first, otherwise in the order of the document. */
export function groupChanges(apiChanges: readonly ApiChange[]): ChangeGroup[] {
  const groups = groupBy(
    dropExplained(apiChanges),
    ({ groupKey, rating, warning }) => `${rating} ${warning} ${groupKey}`,
  );
  const rank = ({ rating, warning, derived }: ChangeGroup): number =>
    RATINGS.indexOf(rating) * 4 + (derived ? 2 : 0) + (warning ? 0 : 1);
  return [...groups.values()].flatMap(newGroup).sort((one, other) => rank(one) - rank(other));
}

/** Drops enum changes of responses that follow from another change. */
export function dropExplained(apiChanges: readonly ApiChange[]): ApiChange[] {
  const explaining = apiChanges.filter(({ explains }) => explains !== undefined);
  const isExplained = ({ operation, keyword, part, field }: ApiChange): boolean =>
    keyword === "enum" &&
    part.startsWith("response") &&
    explaining.some((other) => other.operation === operation && other.explains?.includes(field));
  return apiChanges.filter((apiChange) => !isExplained(apiChange));
}

function newGroup(apiChanges: readonly ApiChange[]): ChangeGroup[] {
  const [first] = apiChanges;
  if (!first) return [];
  const { rating, warning, keyword, sentence } = first;
  const same = apiChanges.filter((apiChange) => apiChange.sentence === sentence);
  const others = apiChanges.filter((apiChange) => apiChange.sentence !== sentence);
  return [
    {
      rating,
      warning,
      keyword,
      // What is true of the API as a whole is not only true of some operations.
      operations: same.some(({ operation }) => operation === undefined) ? [] : getOperations(same),
      sentence,
      others,
      apiChanges,
      derived: apiChanges.every((apiChange) => apiChange.derived === true),
    },
  ];
}

/** One line for each group, and no line twice. */
export const toLines = (groups: readonly ChangeGroup[]): string[] => [
  ...new Set(mergeSimilarGroups(groups).map((group) => `${group.warning ? "! " : ""}${toLine(group)}`)),
];

const getOperations = (apiChanges: readonly ApiChange[]): string[] => [
  ...new Set(apiChanges.flatMap(({ operation }) => operation ?? [])),
];

/** "sendSms and sendMms: requests with `from` over 12 characters are now refused — also in sendRcs". */
export function toLine({ operations, sentence, others, apiChanges: [first] }: ChangeGroup): string {
  const head = operations.length === 0 ? sentence : `${listed(operations, 3)}: ${sentence}`;
  if (others.length === 0) return head;
  /** A condition of its own is told beside each. */
  const where = ({ condition }: ApiChange): string =>
    condition === first?.condition ? "" : condition || " (in any case)";
  const elsewhere = others.filter(({ operation }) => operation === undefined || !operations.includes(operation));
  const ids = [...new Set(elsewhere.flatMap((one) => (one.operation === undefined ? [] : one.operation + where(one))))];
  if (ids.length > 0) return `${head} — also in ${listed(ids, 3)}`;
  const fields = others.map((one) => `\`${one.field === "" ? one.part : one.field}\`${where(one)}`);
  return `${head} — also ${listed([...new Set(fields)], 2)}`;
}

/** Stands for the field in a sentence that several fields share. */
const FIELD = "\u0000";

/** Groups that differ only in their field become one: "requests without `a`, `b` and `c` are now refused". */
export function mergeSimilarGroups(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const similar = groupBy(mergeNewOperations(groups), (group) => getPattern(group) ?? group);
  return [...similar].flatMap(([pattern, same]) => {
    const [first] = same;
    if (typeof pattern !== "string" || !first || same.length === 1) return same;
    const fields = [...new Set(same.map((group) => `\`${getFieldName(group)}\``))];
    return {
      ...first,
      sentence: insertFields(pattern.split("\n").at(-1) ?? "", fields),
      apiChanges: same.flatMap(({ apiChanges }) => apiChanges),
      others: same.flatMap(({ others }) => others),
    };
  });
}

/** "`a` and `b` are", "requests with `a` or `b`", "in which any of `a` and `b` is". */
function insertFields(pattern: string, fields: readonly string[]): string {
  if (pattern.includes(`in which ${FIELD}`)) return pattern.replace(FIELD, `any of ${listed(fields)}`);
  if (/^(requests|replies) with(out)? /.test(pattern)) return pattern.replace(FIELD, either(fields));
  return pattern
    .replace(new RegExp(`^((?:an entry of )?${FIELD}(?: (?:in|of) (?:the|an?)[^:(]*?)?) is `), "$1 are ")
    .replace(
      new RegExp(`^((?:an entry of )?${FIELD}(?: (?:in|of) (?:the|an?)[^:(]*?)?)( now| no longer)? has `),
      "$1$2 have ",
    )
    .replace(FIELD, listed(fields));
}

/** New operations become one line. */
function mergeNewOperations(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const isNew = ({ keyword, rating }: ChangeGroup): boolean => keyword === "operation" && rating === "minor";
  const added = groups.filter(isNew);
  const [first] = added;
  if (!first || added.length === 1) return [...groups];
  const apiChanges = added.flatMap((group) => group.apiChanges);
  const names = apiChanges.map(({ operation, after }) => `${operation} (${String(after)})`);
  const merged = { ...first, operations: [], sentence: `new operations: ${names.join(", ")}`, apiChanges };
  return [...groups.filter((group) => !isNew(group)), merged];
}

const getFieldName = ({ apiChanges: [first] }: ChangeGroup): string => {
  if (first === undefined) return "";
  return first.scope.kind === "operation" || first.field !== "" ? first.field : first.scope.name;
};

/** The sentence without its field, after everything else that must be equal; undefined if it has no field. */
function getPattern(group: ChangeGroup): string | undefined {
  const field = getFieldName(group);
  if (field === "" || !group.sentence.includes(`\`${field}\``)) return undefined;
  const pattern = group.sentence.replace(`\`${field}\``, FIELD);
  const otherOperations = [...new Set(group.others.map(({ operation }) => operation))].join();
  return [
    group.rating,
    group.warning,
    group.derived,
    group.keyword,
    group.operations.join(),
    otherOperations,
    pattern,
  ].join("\n");
}
