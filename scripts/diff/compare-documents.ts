import type { Schema } from "../ir/schema.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { canonicalJson } from "./canonical.ts";
import type { Finding } from "./change.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareOperation } from "./compare-operation.ts";
import { type Difference, finding, type Root } from "./difference.ts";
import type { OwnWords } from "./flat-pair.ts";
import type { ApiDocument } from "./read-document.ts";
import type { ApiOperation } from "./read-operations.ts";
import { SchemaGraph } from "./schema-graph.ts";
import { code } from "./wording.ts";

/** Everything that a caller could notice between two documents, operation by operation. */
export function compareDocuments(before: ApiDocument, after: ApiDocument, own: OwnWords): Difference {
  const graph = new SchemaGraph({ before: before.schemas, after: after.schemas }, own);
  const findings: Finding[] = [...compareServers(before, after), ...compareSchemes(before, after, own)];
  const roots: Root[] = [];
  const later = new Map(after.operations.map((operation) => [operation.key, operation]));
  const earlier = new Map(before.operations.map((operation) => [operation.key, operation]));
  for (const old of before.operations) {
    const now = later.get(old.key);
    if (!now) findings.push(gone(old, after));
    else {
      const difference = compareOperation(old, now, graph, own);
      findings.push(...difference.findings);
      roots.push(...difference.roots);
    }
  }
  const names = new Set(before.operations.map(({ id }) => id));
  // One that has moved is told as that.
  for (const now of after.operations) if (!earlier.has(now.key) && !names.has(now.id)) findings.push(came(now));
  return { findings, roots: [...roots, ...alsoHeld(before, after, graph, own)] };
}

/** Components that requests are held to without a $ref that leads there: the plug-in knows. */
function alsoHeld(before: ApiDocument, after: ApiDocument, graph: SchemaGraph, own: OwnWords): Root[] {
  return own.alsoHeldTo.flatMap(({ schema, operation: id, field }) => {
    const operation = before.operations.find((one) => one.id === id);
    const [old, now] = [before.schemas[schema], after.schemas[schema]];
    if (!operation || old === undefined || now === undefined) return [];
    const node = graph.compare([old as Schema], [now as Schema], "request", true);
    const steps = field === "" ? [] : `.${field}`.split(/(?=[.[])/).map((to) => ({ to }));
    return [{ operation, part: "request", holder: { kind: "body" }, direction: "request", node, steps }];
  });
}

function gone(old: ApiOperation, after: ApiDocument): Finding {
  const moved = after.operations.find(({ id, isWebhook }) => id === old.id && isWebhook === old.isWebhook);
  const deprecated = old.node.deprecated === true ? "; it was deprecated" : "";
  const sentence = moved
    ? `the operation has moved from ${old.address} to ${moved.address}`
    : `the operation is gone (${old.address}${deprecated})`;
  const part = pathOf(old);
  return finding(old, {
    rating: "major",
    part,
    keyword: "operation",
    sentence,
    before: old.address,
    after: moved?.address,
  });
}

const pathOf = ({ segments }: ApiOperation): string => segments.slice(0, 2).join(" ");

const came = (now: ApiOperation): Finding =>
  finding(now, {
    rating: "minor",
    part: pathOf(now),
    keyword: "operation",
    sentence: `is new (${now.address})`,
    after: now.address,
  });

function compareServers(before: ApiDocument, after: ApiDocument): Finding[] {
  const [old, now] = [urlsOf(before.document), urlsOf(after.document)];
  return [
    ...old
      .filter((url) => !now.includes(url))
      .map((url) =>
        finding(undefined, {
          rating: "major",
          part: "servers",
          keyword: "servers",
          sentence: `the server ${code(url)} is gone`,
          before: url,
        }),
      ),
    ...now
      .filter((url) => !old.includes(url))
      .map((url) =>
        finding(undefined, {
          rating: "minor",
          part: "servers",
          keyword: "servers",
          sentence: `the server ${code(url)} is new`,
          after: url,
        }),
      ),
  ];
}

const urlsOf = ({ servers }: JsonObject): string[] =>
  Array.isArray(servers) ? servers.filter(isObject).map(({ url }) => String(url)) : [];

/** What of a security scheme a caller has to follow. */
const SCHEME_MEMBERS = ["type", "in", "name", "scheme", "openIdConnectUrl"];

function compareSchemes(before: ApiDocument, after: ApiDocument, own: OwnWords): Finding[] {
  const [old, now] = [schemesOf(before), schemesOf(after)];
  return Object.keys(old)
    .filter((name) => isObject(now[name]) && isObject(old[name]))
    .flatMap((name) => compareScheme(name, old[name] as JsonObject, now[name] as JsonObject, own));
}

function compareScheme(name: string, old: JsonObject, now: JsonObject, own: OwnWords): Finding[] {
  const told = { part: `security scheme ${name}` };
  const changed = SCHEME_MEMBERS.filter((member) => canonicalJson(old[member]) !== canonicalJson(now[member]));
  const findings = changed.map((member) =>
    finding(undefined, {
      ...told,
      rating: "major",
      keyword: member,
      sentence: `the security scheme \`${name}\` has ${member} ${code(now[member])} (before: ${code(old[member])})`,
      before: old[member],
      after: now[member],
    }),
  );
  return [
    ...findings,
    ...compareExtensions(undefined, `\`${name}\``, old, now, own).map((one) => ({ ...one, ...told })),
  ];
}

const schemesOf = ({ document }: ApiDocument): Record<string, Json> => {
  const components = isObject(document.components) ? document.components : {};
  return isObject(components.securitySchemes) ? components.securitySchemes : {};
};
