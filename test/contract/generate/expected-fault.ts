import { at, followed, isObject, type Json, type JsonObject, nodeAt, pointerOf } from "../json-pointer.ts";
import type { Evaluation } from "../trace.ts";
import { passesOn } from "./keywords.ts";
import type { Violation } from "./violations.ts";

/** What a refusal must say of a violation: one of these. */
export interface ExpectedFault {
  readonly pointer: string;
  readonly code: string;
}

/** The code of a fault at a place that names none: the document's own rule, as its README gives it. */
export const NO_CODE = "A011";

/**
 * Which fault follows from a keyword that is violated: `x-code` of the nearest schema that describes the same value, by
 * keyword where it distinguishes them. A field that is missing has the code of the field; an unknown one has that of
 * the object only where that names the keyword.
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
      isObject(properties) && properties[name] !== undefined ? familyOf(document, properties[name]) : [],
    );
    return first(schemas, (node) => codeIn(node, "required")) ?? first(schemas, (node) => codeIn(node, "default"));
  };
  const below = (names: readonly string[], code: (name: string) => string | undefined): ExpectedFault[] =>
    names.map((name) => ({ pointer: pointer + pointerOf(name), code: code(name) ?? NO_CODE }));

  // The name of a field: it is the field that is told.
  if (pointer.startsWith("*")) return [{ pointer: pointer.slice(1), code: NO_CODE }];
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
      // Nothing near has a code: any other schema of the same value may lend its own.
      return [...new Set([NO_CODE, ...applied.flatMap((node) => any(node) ?? [])])].map((one) => ({
        pointer,
        code: one,
      }));
    }
  }
}

/** Of a union and of what only passes on, another keyword speaks. */
const SPOKEN_FOR = new Set(["anyOf", "oneOf", "not"]);

/** What is wrong with the faults that a refusal tells of a violation; undefined: nothing. */
export function wrongFaults(
  document: JsonObject,
  { target, evaluations, body }: Pick<Violation, "target" | "evaluations" | "body">,
  told: readonly ExpectedFault[],
): string | undefined {
  const says = ({ pointer, code }: ExpectedFault): string => `${code} ${pointer}`;
  // Where several schemas say the same of a value, it is told once.
  const same = evaluations.filter(
    ({ keyword, pointer, satisfied }) => !satisfied && keyword === target.keyword && pointer === target.pointer,
  );
  const expected = same.flatMap((one) => expectedFaults(document, one, evaluations, body));
  if (expected.some((fault) => told.some((one) => says(one) === says(fault)))) return undefined;
  const isClosed = nodeAt(document, target.place) === false;
  const mayDiffer =
    target.optional || isSpokenFor(target.keyword) || (target.keyword === "additionalProperties" && !isClosed);
  const others = (): string[] =>
    evaluations
      .filter(({ satisfied }) => !satisfied)
      .flatMap((one) => expectedFaults(document, one, evaluations, body))
      .map(({ code }) => code);
  if (mayDiffer && told.length > 0 && isWithin(told, others())) return undefined;
  return `${target.place} is violated: ${expected.map(says).join(" or ")} was expected, told was ${told.map(says).join(", ") || "nothing"}`;
}

const isWithin = (told: readonly ExpectedFault[], codes: readonly string[]): boolean =>
  told.every(({ code }) => codes.includes(code));

const isSpokenFor = (keyword: string): boolean => passesOn(keyword) || SPOKEN_FOR.has(keyword);

function chainsAt(pointer: string, evaluations: readonly Evaluation[]): Set<string> {
  const places = new Set<string>();
  for (const evaluation of evaluations)
    if (evaluation.pointer === pointer) for (const place of evaluation.chain) places.add(place);
  return places;
}

function codeIn(node: JsonObject, name: string): string | undefined {
  const codes = node["x-code"];
  if (typeof codes === "string") return name === "default" ? codes : undefined;
  const code = isObject(codes) ? codes[name] : undefined;
  return typeof code === "string" ? code : undefined;
}

/** A schema and those that it refers to or is put together of: all that describe the same value. */
function familyOf(document: JsonObject, schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  const referred = typeof schema.$ref === "string" ? [nodeAt(document, followed(document, schema.$ref.slice(1)))] : [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...[...referred, ...parts].flatMap((part) => familyOf(document, part))];
}

const namesIn = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);
