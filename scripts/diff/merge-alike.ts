import type { Group } from "./group.ts";
import { either, listed } from "./wording.ts";

/** What stands for the field in a sentence that several fields share. */
const FIELD = "\u0000";

/** Changes that differ only in the field they are about become one line: "requests without `a`, `b` and `c` are now refused". */
export function mergeAlike(groups: readonly Group[]): Group[] {
  const alike = Map.groupBy(withNewTogether(groups), (group) => patternOf(group) ?? group);
  return [...alike.entries()].flatMap(([key, same]) => {
    const [first] = same;
    if (typeof key !== "string" || !first || same.length === 1) return same;
    const fields = [...new Set(same.map((group) => `\`${tokenOf(group)}\``))];
    const sentence = withFields(key.split("\n").at(-1) ?? "", fields);
    return [
      {
        ...first,
        sentence,
        findings: same.flatMap(({ findings }) => findings),
        others: same.flatMap(({ others }) => others),
      },
    ];
  });
}

/** The sentence with all its fields: "`a` and `b` are", "requests with `a` or `b`", "in which any of `a` and `b` is". */
function withFields(pattern: string, fields: readonly string[]): string {
  if (pattern.includes(`in which ${FIELD}`)) return pattern.replace(FIELD, `any of ${listed(fields)}`);
  if (/^(requests|replies) with(out)? /.test(pattern)) return pattern.replace(FIELD, either(fields));
  return pattern
    .replace(new RegExp(`^((?:an entry of )?${FIELD}(?: (?:in|of) (?:the|an?)[^:(]*?)?) is `), "$1 are ")
    .replace(FIELD, listed(fields));
}

/** New operations are one line: what matters is that there are some, and which. */
function withNewTogether(groups: readonly Group[]): Group[] {
  const isNew = ({ keyword, rating }: Group): boolean => keyword === "operation" && rating === "minor";
  const news = groups.filter(isNew);
  const [first] = news;
  if (!first || news.length === 1) return [...groups];
  const names = news.flatMap(({ findings }) =>
    findings.map(({ operation, after }) => `${operation} (${String(after)})`),
  );
  const together: Group = {
    ...first,
    operations: [],
    sentence: `new operations: ${names.join(", ")}`,
    findings: news.flatMap(({ findings }) => findings),
  };
  return [...groups.filter((group) => !isNew(group)), together];
}

const tokenOf = ({ findings: [first] }: Group): string =>
  first === undefined ? "" : first.use.kind === "operation" || first.field !== "" ? first.field : first.use.name;

/** The sentence without its field, where it can take several as well as one; with all else that must be equal. */
function patternOf(group: Group): string | undefined {
  const token = tokenOf(group);
  if (token === "" || !group.sentence.includes(`\`${token}\``)) return undefined;
  const pattern = group.sentence.replace(`\`${token}\``, FIELD);
  const elsewhere = [...new Set(group.others.map(({ operation }) => operation))].join();
  return [group.rating, group.warning, group.keyword, group.operations.join(), elsewhere, pattern].join("\n");
}
