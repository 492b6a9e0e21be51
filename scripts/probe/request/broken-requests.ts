import { BodyReader } from "../contract/body-reader.ts";
import type { Contract } from "../contract/contract.ts";
import { at, followed, isObject, type Json, type JsonObject } from "../../schema/json-pointer.ts";
import type { DocumentedOperation, DocumentedParameter } from "../contract/operations.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { isJsonType, wireValue } from "../contract/wire-value.ts";
import { breakKeyword } from "../exercise/generate/break-keyword.ts";
import { type GeneratedBodies, generatedMediaType } from "../bodies/generate-bodies.ts";
import { decides } from "../exercise/generate/keywords.ts";
import type { ValueSource } from "../exercise/generate/satisfy-schema.ts";
import { validParameter } from "./valid-parameter.ts";
import { withoutParameter, withParameter } from "./make-requests.ts";
import type { Draft } from "./draft.ts";
import { valueOfForm, writeBody } from "./write-body.ts";
import { isSegment, textOf } from "./write-parameter.ts";

/** A request that breaks one rule of the document. */
export interface BrokenRequest {
  readonly draft: Draft;
  /** Which rule: "query limit: maximum". */
  readonly rule: string;
  /** Where the rule stands in the document. */
  readonly place: string;
}

/** Requests of an operation that a server has to refuse, one for each rule that can be broken. */
export function brokenRequests(
  contract: Contract,
  valid: Draft,
  made: GeneratedBodies | undefined,
  source: ValueSource,
): BrokenRequest[] {
  const { operation } = valid;
  return [
    ...operation.parameters.flatMap((parameter) => brokenParameter(contract, valid, parameter, source)),
    ...missingParts(operation, valid),
    ...(made === undefined ? [] : brokenBodies(contract, valid, made)),
  ];
}

function brokenParameter(
  { document, validator, unreadable }: Contract,
  valid: Draft,
  parameter: DocumentedParameter,
  source: ValueSource,
): BrokenRequest[] {
  const schema = followed(document, parameter.schema);
  const node = at(document, schema);
  if (
    !isObject(node) ||
    parameter.mediaType !== undefined ||
    unreadable.some(({ place }) => place === parameter.schema)
  )
    return [];
  const own = (source.ownKeywords ?? []).map(({ keyword }: OwnKeyword) => keyword);
  const value = validParameter(document, parameter, source) ?? null;
  return Object.keys(node)
    .filter((keyword) => decides(keyword, own))
    .flatMap((keyword) => {
      const spot = { schema, node, rule: node[keyword] ?? null, value, means: source };
      const [broken] = breakKeyword(keyword, spot).filter((one) => {
        const read = readBack(node, parameter, one);
        return read !== undefined && !validator.holds(schema, read);
      });
      const rule = `${parameter.in} ${parameter.name} that breaks ${keyword}`;
      if (broken === undefined) return [];
      return [{ draft: withParameter(valid, parameter, broken), rule, place: `${schema}/${keyword}` }];
    });
}

/** The value that a server reads; undefined if the parameter cannot be written so that it is read as one value. */
function readBack(node: JsonObject, parameter: DocumentedParameter, value: Json): Json | undefined {
  const types = [node.type].flat();
  if (types.includes("object")) {
    if (!isObject(value)) return undefined;
    const properties = isObject(node.properties) ? node.properties : {};
    const members = Object.entries(value).filter(([, member]) => typeof member !== "object");
    return Object.fromEntries(members.map(([name, member]) => [name, wireValue(textOf(member), properties[name])]));
  }
  if (isObject(value) || (Array.isArray(value) && (value.length === 0 || !types.includes("array")))) return undefined;
  const text = Array.isArray(value) ? value.map(textOf).join(",") : textOf(value);
  // An empty path segment is another path, and headers hold only Latin-1 without spaces at their ends.
  if (parameter.in !== "query" && !/^[!-\xff]([\x20-\xff]*[!-\xff])?$/.test(text)) return undefined;
  if (parameter.in === "path" && !isSegment(text)) return undefined;
  return Array.isArray(value) ? value.map((item) => wireValue(textOf(item), node.items)) : wireValue(text, node);
}

function missingParts(operation: DocumentedOperation, valid: Draft): BrokenRequest[] {
  const parameters = operation.parameters
    .filter(({ required, in: where }) => required && where !== "path")
    .map((parameter) => ({
      draft: withoutParameter(valid, parameter),
      rule: `no ${parameter.in} ${parameter.name}`,
      place: parameter.place,
    }));
  const { body: _body, form: _form, raw: _raw, mediaType: _mediaType, ...empty } = valid;
  const place = `${operation.place}/requestBody`;
  const bodies: BrokenRequest[] = operation.body?.required ? [{ draft: empty, rule: "no body", place }] : [];
  const json = [...(operation.body?.mediaTypes.keys() ?? [])].find(isJsonType);
  if (json !== undefined && operation.body?.required)
    bodies.push({ draft: { ...empty, raw: '{"half": ', mediaType: json }, rule: "a body that is no JSON", place });
  return [...parameters, ...bodies];
}

function brokenBodies({ document }: Contract, valid: Draft, made: GeneratedBodies): BrokenRequest[] {
  const mediaType = generatedMediaType(valid.operation) ?? "";
  const reader = new BodyReader(document);
  const readers = new Map<string, ReturnType<BodyReader["at"]>>();
  return made.violations.flatMap(({ body, target, validBody: { schema } }) => {
    // A rule in a branch of a union may be broken and the whole be right.
    const read = isJsonType(mediaType) ? body : valueOfForm(document, schema, body);
    if (read === undefined || made.validator.holds(schema, read)) return [];
    const readAsMeant = readers.get(schema) ?? reader.at(schema);
    readers.set(schema, readAsMeant);
    if (made.validator.holds(schema, readAsMeant(read))) return [];
    const written = writeBody(document, mediaType, schema, body);
    if (written === undefined) return [];
    const { body: _body, form: _form, raw: _raw, mediaType: _mediaType, ...empty } = valid;
    const where = target.pointer === "" ? "the body" : `the body at ${target.pointer.replace(/^\*/, "name ")}`;
    return [{ draft: { ...empty, ...written }, rule: `${where} that breaks ${target.keyword}`, place: target.place }];
  });
}
