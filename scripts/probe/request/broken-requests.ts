import type { GeneratedBodies } from "../bodies/generate-bodies.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import { listBreaks, type RequestBreak } from "./break-request.ts";
import { type Draft, isSendable, withoutBody } from "./draft.ts";
import type { RequestJudge } from "./judge-request.ts";
import { generatedMediaType, type RequestMaker } from "./make-requests.ts";
import { writeBody } from "./write-body.ts";

/** A request that breaks one rule of the document. */
export interface BrokenRequest extends Pick<RequestBreak, "rule" | "place"> {
  readonly draft: Draft;
}

export interface BreakerParts {
  readonly judge: RequestJudge;
  readonly maker: RequestMaker;
  readonly source: ValueSource;
}

/** Requests of an operation that a server has to refuse, one for each rule that can be broken. */
export async function brokenRequests(
  { judge, maker, source }: BreakerParts,
  draft: Draft,
  made: GeneratedBodies | undefined,
): Promise<BrokenRequest[]> {
  const mediaType = generatedMediaType(draft.operation);
  const body = mediaType === undefined ? undefined : { mediaType, value: draft.body ?? {} };
  const right = { draft, body, findValue: maker.valueOf.bind(maker) };
  const found: BrokenRequest[] = [];
  for (const { rule, place, drafts } of [...listBreaks(right, source), ...madeBreaks(draft, made, source)])
    for (const broken of drafts()) {
      // A rule in a branch of a union may be broken and the whole be right; and on the wire every value is a text.
      if (!isSendable(broken) || (await judge.judge(broken)).length === 0) continue;
      found.push({ rule, place, draft: broken });
      break;
    }
  return found;
}

/** The bodies that break every keyword of the body's schemas, also of those that no single value has to do with. */
function madeBreaks(draft: Draft, made: GeneratedBodies | undefined, { document }: ValueSource): RequestBreak[] {
  const mediaType = generatedMediaType(draft.operation) ?? "";
  return (made?.violations ?? []).map(({ body, target, validBody: { schema } }) => {
    const where = target.pointer === "" ? "the body" : `the body at ${target.pointer.replace(/^\*/, "name ")}`;
    const written = writeBody(document, mediaType, schema, body);
    return {
      rule: `${where} that breaks ${target.keyword}`,
      place: target.place,
      drafts: () => (written === undefined ? [] : [{ ...withoutBody(draft), ...written }]),
    };
  });
}
