import type { Finding } from "./change.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareBodies, compareParameters } from "./compare-requests.ts";
import { compareResponses } from "./compare-responses.ts";
import { type Difference, finding } from "./difference.ts";
import type { OwnWords } from "./flat-pair.ts";
import type { ApiOperation } from "./read-operations.ts";
import type { SchemaGraph } from "./schema-graph.ts";
import { code, listed } from "./wording.ts";

export function compareOperation(old: ApiOperation, now: ApiOperation, graph: SchemaGraph, own: OwnWords): Difference {
  const parts = [compareParameters(old, now, graph), compareBodies(old, now, graph), compareResponses(old, now, graph)];
  return {
    findings: [
      ...compareNames(old, now),
      ...compareSecurity(old, now),
      ...compareExtensions(old, "the operation", old.node, now.node, own),
      ...parts.flatMap(({ findings }) => findings),
    ],
    roots: parts.flatMap(({ roots }) => roots),
  };
}

function compareNames(old: ApiOperation, now: ApiOperation): Finding[] {
  const findings: Finding[] = [];
  if (old.id !== now.id)
    findings.push(
      finding(old, {
        rating: "major",
        keyword: "operationId",
        sentence: `the operation is now called ${code(now.id)}: generated clients have another method, over HTTP nothing changes`,
        before: old.id,
        after: now.id,
      }),
    );
  if (now.node.deprecated === true && old.node.deprecated !== true)
    findings.push(
      finding(old, {
        rating: "minor",
        keyword: "deprecated",
        sentence: "the operation is deprecated",
        before: false,
        after: true,
      }),
    );
  return findings;
}

/** Each way that led in before must still lead in. No security at all is a way too: nothing to show. */
function compareSecurity(old: ApiOperation, now: ApiOperation): Finding[] {
  const ways = ({ security }: ApiOperation): readonly (readonly string[])[] =>
    security.length === 0 ? [[]] : security;
  const leads = (way: readonly string[], others: readonly (readonly string[])[]): boolean =>
    others.some((other) => other.every((demand) => way.includes(demand)));
  const lost = ways(old).filter((way) => !leads(way, ways(now)));
  const gained = ways(now).filter((way) => !leads(way, ways(old)));
  const words = (way: readonly string[]): string => (way.length === 0 ? "no credentials" : listed(way.map(code)));
  const told = {
    part: "security",
    keyword: "security",
    before: old.security.map(words),
    after: now.security.map(words),
  };
  if (lost.length > 0)
    return [
      finding(old, {
        ...told,
        rating: "major",
        sentence: `calls with ${lost.map(words).join(", or with ")} are now refused; asked for: ${ways(now).map(words).join(", or ")}`,
      }),
    ];
  return gained.map((way) =>
    finding(old, { ...told, rating: "minor", sentence: `may now be called with ${words(way)}` }),
  );
}
