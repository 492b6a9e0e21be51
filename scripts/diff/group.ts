import { type Finding, RATINGS, type Rating } from "./change.ts";
import { listed } from "./wording.ts";

/** One change, with every place where a caller meets it. */
export interface Group {
  readonly rating: Rating;
  readonly warning: boolean;
  readonly keyword: string;
  /** Where the sentence holds as it is; empty: for the API as a whole. */
  readonly operations: readonly string[];
  readonly sentence: string;
  /** The same change at other fields. */
  readonly others: readonly Finding[];
  readonly findings: readonly Finding[];
}

/** Findings that are one change, the highest rating first, otherwise in the order of the document. */
export function grouped(findings: readonly Finding[]): Group[] {
  const groups = Map.groupBy(unexplained(findings), ({ group, rating, warning }) => `${rating} ${warning} ${group}`);
  return [...groups.values()].map(groupOf).sort((one, other) => rank(one) - rank(other));
}

/** Findings that no other one says already. */
export function unexplained(findings: readonly Finding[]): Finding[] {
  const explaining = findings.filter(({ explains: fields }) => fields !== undefined);
  return findings.filter((finding) => !explaining.some((other) => explains(other, finding)));
}

const rank = ({ rating, warning }: Group): number => RATINGS.indexOf(rating) * 2 + (warning ? 0 : 1);

/** Whether one finding says what another follows from. */
const explains = ({ operation, explains: fields }: Finding, other: Finding): boolean =>
  fields !== undefined &&
  other.operation === operation &&
  other.keyword === "enum" &&
  other.part.startsWith("response") &&
  fields.includes(other.field);

function groupOf(findings: readonly Finding[]): Group {
  const [first] = findings;
  if (!first) throw new Error("a group has at least one finding");
  const same = findings.filter(({ sentence }) => sentence === first.sentence);
  const { rating, warning, keyword, sentence } = first;
  const operations = [...new Set(same.flatMap(({ operation }) => operation ?? []))];
  return {
    rating,
    warning,
    keyword,
    operations,
    sentence,
    others: findings.filter(({ sentence: one }) => one !== sentence),
    findings,
  };
}

/** "sendSms and sendMms: requests with `from` over 12 characters are now refused — also in sendRcs". */
export function lineOf({ operations, sentence, others }: Group): string {
  const head = operations.length === 0 ? sentence : `${listed(operations, 3)}: ${sentence}`;
  if (others.length === 0) return head;
  const elsewhere = [...new Set(others.flatMap(({ operation }) => operation ?? []))].filter(
    (id) => !operations.includes(id),
  );
  if (elsewhere.length > 0) return `${head} — also in ${listed(elsewhere, 3)}`;
  const fields = [...new Set(others.map(({ field, part }) => `\`${field === "" ? part : field}\``))];
  return `${head} — also ${listed(fields, 2)}`;
}
