import type { Violation } from "../../../scripts/probe/bodies/violations.ts";
import type { Evaluation } from "../../../scripts/probe/contract/trace.ts";
import {
  at,
  followed,
  formatPointer,
  isObject,
  type Json,
  type JsonObject,
  nodeAt,
} from "../../../scripts/schema/json.ts";
import { keywordOf } from "../../../scripts/schema/keywords.ts";
import { isAcrossFields } from "./rules-across-fields.ts";

/** A fault that a refusal may report for a violation. */
export interface ExpectedFault {
  readonly pointer: string;
  readonly code: string;
}

/** The code of a fault for which the document names none. */
export const NO_CODE = "A011";

/**
 * The faults of a violated keyword. The code is the `x-code` of the nearest schema of the same value, for the keyword if it has
 * one. A missing field has the code of the field. An unknown field has the code of the object only if that is for the keyword.
 */
export function expectedFaults(document: JsonObject, target: Evaluation, all: readonly Evaluation[], body: Json) {
  const nodesOf = (places: Iterable<string>): JsonObject[] =>
    [...places].flatMap((place) => {
      const node = nodeAt(document, place);
      return isObject(node) ? [node] : [];
    });
  const near = nodesOf(target.chain);
  const applied = nodesOf(chainsAt(target.pointer, all));
  const { keyword, pointer, place } = target;
  const rule = nodeAt(document, place);
  const value = at(body, pointer);

  const first = (nodes: readonly JsonObject[], read: (node: JsonObject) => string | undefined): string | undefined => {
    for (const node of nodes) {
      const code = read(node);
      if (code !== undefined) return code;
    }
    return undefined;
  };
  const named = (node: JsonObject): string | undefined => codeIn(node, keyword);
  const any = (node: JsonObject): string | undefined => named(node) ?? codeIn(node, "default");
  const ofField = (name: string): string | undefined => {
    const schemas = [...near, ...applied].flatMap(({ properties }) =>
      isObject(properties) && properties[name] !== undefined ? flattenAllOf(document, properties[name]) : [],
    );
    return first(schemas, (node) => codeIn(node, "required")) ?? first(schemas, (node) => codeIn(node, "default"));
  };
  const below = (names: readonly string[], code: (name: string) => string | undefined): ExpectedFault[] =>
    names.map((name) => ({ pointer: pointer + formatPointer([name]), code: code(name) ?? NO_CODE }));

  // The name of a field is wrong: the fault is reported for the field, with the code that the object has for names.
  if (pointer.startsWith("*")) {
    const holder = nodeAt(document, place.slice(0, place.lastIndexOf("/propertyNames/")));
    const code = isObject(holder) ? codeIn(holder, "propertyNames") : undefined;
    return [{ pointer: pointer.slice(1), code: code ?? NO_CODE }];
  }
  const fields = isObject(value) ? Object.keys(value) : [];
  const nodes = [...near, ...applied];
  switch (keyword) {
    case "required":
      return below(
        namesIn(rule).filter((name) => !fields.includes(name)),
        (name) => ofField(name) ?? first(nodes, named),
      );
    case "dependentRequired":
      return below(
        Object.values(isObject(rule) ? rule : {})
          .flatMap(namesIn)
          .filter((name) => !fields.includes(name)),
        (name) => first(nodes, any) ?? ofField(name),
      );
    case "additionalProperties":
    case "propertyNames":
      return below(fields, () => first(nodes, named));
    default: {
      const code = first(near, any);
      if (code !== undefined) return [{ pointer, code }];
      // No schema of the chain has a code: the code may come from any other schema of the same value.
      return [...new Set([NO_CODE, ...applied.flatMap((node) => any(node) ?? [])])].map((one) => ({
        pointer,
        code: one,
      }));
    }
  }
}

/** For these, the fault of another keyword is reported. */
const REPORTED_BY_OTHERS = new Set(["anyOf", "oneOf", "not"]);

/** What is wrong with the reported faults of a violation; undefined if they are right. */
export function wrongFaults(
  document: JsonObject,
  { target, evaluations, body }: Pick<Violation, "target" | "evaluations" | "body">,
  reported: readonly ExpectedFault[],
): string | undefined {
  const format = ({ pointer, code }: ExpectedFault): string => `${code} ${pointer}`;
  // A fault that several schemas report for a value is listed once.
  const same = evaluations.filter(
    ({ keyword, pointer, satisfied }) => !satisfied && keyword === target.keyword && pointer === target.pointer,
  );
  const expected = same.flatMap((one) => expectedFaults(document, one, evaluations, body));
  if (expected.some((fault) => reported.some((one) => format(one) === format(fault)))) return undefined;
  const isClosed = nodeAt(document, target.place) === false;
  const mayDiffer =
    target.optional ||
    isReportedByOthers(target.keyword) ||
    (target.keyword === "additionalProperties" && !isClosed) ||
    isAcrossFields(document, target.place);
  const others = (): string[] =>
    evaluations
      .filter(({ satisfied }) => !satisfied)
      .flatMap((one) => expectedFaults(document, one, evaluations, body))
      .map(({ code }) => code);
  if (mayDiffer && reported.length > 0 && isWithin(reported, others())) return undefined;
  return `${target.place} is violated: ${expected.map(format).join(" or ")} was expected, reported was ${reported.map(format).join(", ") || "nothing"}`;
}

const isWithin = (reported: readonly ExpectedFault[], codes: readonly string[]): boolean =>
  reported.every(({ code }) => codes.includes(code));

const isReportedByOthers = (keyword: string): boolean =>
  keywordOf(keyword)?.passesOn === true || REPORTED_BY_OTHERS.has(keyword);

/** The schemas of each value. A body has hundreds of evaluations, and is asked about each that is violated. */
const chainsByPointer = new WeakMap<readonly Evaluation[], Map<string, Set<string>>>();

function chainsAt(pointer: string, evaluations: readonly Evaluation[]): ReadonlySet<string> {
  const known = chainsByPointer.get(evaluations) ?? new Map<string, Set<string>>();
  if (!chainsByPointer.has(evaluations)) {
    chainsByPointer.set(evaluations, known);
    for (const one of evaluations) {
      const places = known.get(one.pointer) ?? new Set();
      known.set(one.pointer, places);
      for (const place of one.chain) places.add(place);
    }
  }
  return known.get(pointer) ?? new Set();
}

function codeIn(node: JsonObject, name: string): string | undefined {
  const codes = node["x-code"];
  if (typeof codes === "string") return name === "default" ? codes : undefined;
  const code = isObject(codes) ? codes[name] : undefined;
  return typeof code === "string" ? code : undefined;
}

/** A schema and all schemas that apply to the same value through `$ref` or `allOf`. */
function flattenAllOf(document: JsonObject, schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  const referred = typeof schema.$ref === "string" ? [nodeAt(document, followed(document, schema.$ref.slice(1)))] : [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...[...referred, ...parts].flatMap((part) => flattenAllOf(document, part))];
}

const namesIn = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);
