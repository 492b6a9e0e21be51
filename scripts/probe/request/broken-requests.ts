import { at, followed, isObject } from "../../schema/json.ts";
import type { GeneratedBodies } from "../bodies/generate-bodies.ts";
import { decides } from "../bodies/reachable-schemas.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import type { Contract } from "../contract/contract.ts";
import type { DocumentedOperation, DocumentedParameter } from "../contract/operations.ts";
import { isJsonType } from "../contract/wire-value.ts";
import { type Draft, isSendable, withoutBody } from "./draft.ts";
import type { RequestJudge } from "./judge-request.ts";
import { generatedMediaType, type RequestMaker } from "./make-requests.ts";
import { withoutParameter, withParameter } from "./with-parameter.ts";
import { writeBody } from "./write-body.ts";

/** A request that breaks one rule of the document. */
export interface BrokenRequest {
  readonly draft: Draft;
  /** Which rule: "query limit: maximum". */
  readonly rule: string;
  /** Where the rule stands in the document. */
  readonly place: string;
}

export interface BreakerParts {
  readonly contract: Contract;
  readonly judge: RequestJudge;
  readonly maker: RequestMaker;
  readonly source: ValueSource;
}

/** Requests of an operation that a server has to refuse, one for each rule that can be broken. */
export async function brokenRequests(
  parts: BreakerParts,
  valid: Draft,
  made: GeneratedBodies | undefined,
): Promise<BrokenRequest[]> {
  const { operation } = valid;
  const found: BrokenRequest[] = [];
  for (const parameter of operation.parameters) found.push(...(await brokenParameter(parts, valid, parameter)));
  found.push(...missingParts(operation, valid));
  for (const broken of made === undefined ? [] : brokenBodies(parts.contract, valid, made))
    if (await isRefused(parts.judge, broken)) found.push(broken);
  return found;
}

/** A rule in a branch of a union may be broken and the whole be right; and on the wire every value is a text. */
const isRefused = async (judge: RequestJudge, { draft }: BrokenRequest): Promise<boolean> =>
  isSendable(draft) && (await judge.judge(draft)).length > 0;

async function brokenParameter(
  { contract: { document, unreadable }, judge, maker, source }: BreakerParts,
  valid: Draft,
  parameter: DocumentedParameter,
): Promise<BrokenRequest[]> {
  const schema = followed(document, parameter.schema);
  const node = at(document, schema);
  if (!isObject(node) || parameter.mediaType !== undefined || unreadable.has(parameter.schema)) return [];
  const value = maker.valueOf(parameter) ?? null;
  const own = source.ownKeywords.map(({ keyword }) => keyword);
  const found: BrokenRequest[] = [];
  for (const keyword of Object.keys(node).filter((one) => decides(one, own)))
    for (const broken of source.breaksOf(keyword, schema, value)) {
      // Nothing of it would be written, or something that is read as none.
      const isEmpty = broken === null || (Array.isArray(broken) && broken.length === 0);
      if (isEmpty || (broken === "" && parameter.in !== "query")) continue;
      const rule = `${parameter.in} ${parameter.name} that breaks ${keyword}`;
      const one = { draft: withParameter(valid, parameter, broken), rule, place: `${schema}/${keyword}` };
      if (!(await isRefused(judge, one))) continue;
      found.push(one);
      break;
    }
  return found;
}

function missingParts(operation: DocumentedOperation, valid: Draft): BrokenRequest[] {
  const parameters = operation.parameters
    .filter(({ required, in: where }) => required && where !== "path")
    .map((parameter) => ({
      draft: withoutParameter(valid, parameter),
      rule: `no ${parameter.in} ${parameter.name}`,
      place: parameter.place,
    }));
  const empty = withoutBody(valid);
  const place = `${operation.place}/requestBody`;
  const bodies: BrokenRequest[] = operation.body?.required ? [{ draft: empty, rule: "no body", place }] : [];
  const json = [...(operation.body?.mediaTypes.keys() ?? [])].find(isJsonType);
  if (json !== undefined && operation.body?.required)
    bodies.push({ draft: { ...empty, raw: '{"half": ', mediaType: json }, rule: "a body that is no JSON", place });
  return [...parameters, ...bodies];
}

function brokenBodies({ document }: Contract, valid: Draft, made: GeneratedBodies): BrokenRequest[] {
  const mediaType = generatedMediaType(valid.operation) ?? "";
  return made.violations.flatMap(({ body, target, validBody: { schema } }) => {
    const written = writeBody(document, mediaType, schema, body);
    if (written === undefined) return [];
    const where = target.pointer === "" ? "the body" : `the body at ${target.pointer.replace(/^\*/, "name ")}`;
    const rule = `${where} that breaks ${target.keyword}`;
    return [{ draft: { ...withoutBody(valid), ...written }, rule, place: target.place }];
  });
}
