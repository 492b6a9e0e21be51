import { writeExact } from "../../runtime/exact-json.ts";
import { at, followed } from "../../schema/json.ts";
import { sampleMatching } from "../../schema/texts.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import type { DocumentedParameter } from "../contract/operations.ts";
import { wireValue } from "../contract/wire-value.ts";
import { changeMediaType } from "./break-request.ts";
import type { Draft } from "./draft.ts";
import { isSegment } from "./write-parameter.ts";

/** A request that a server usually answers with a certain refusal. */
export interface RefusalDraft {
  readonly draft: Draft;
  readonly check: string;
}

/** More than a server should take: 2 MiB, then 17 MiB. */
const TOO_LARGE = [2 * 1024 * 1024, 17 * 1024 * 1024];

/** Requests that usually bring a status about, whatever the operation. */
export function refusalDrafts(status: string, valid: Draft, source: ValueSource): RefusalDraft[] {
  if (status === "404" || status === "410") return unknownPaths(valid, source);
  if (status === "406")
    return [
      { draft: { ...valid, headers: { ...valid.headers, accept: "application/x-none" } }, check: "an unknown Accept" },
    ];
  const hasBody = valid.body !== undefined || valid.form !== undefined || valid.raw !== undefined;
  if (!hasBody) return [];
  const { form, ...rest } = valid;
  if (status === "415")
    return changeMediaType({ draft: valid, body: { mediaType: "", value: "a" } }).flatMap(({ drafts, rule }) =>
      drafts()
        .slice(0, 1)
        .map((draft) => ({ draft, check: rule })),
    );
  if (status === "413")
    return TOO_LARGE.map((bytes) => {
      const large = form?.map((part, index) => (index === 0 ? { ...part, bytes: Buffer.alloc(bytes) } : part));
      const draft =
        large === undefined ? { ...rest, raw: writeExact(rest.body ?? "").padEnd(bytes) } : { ...rest, form: large };
      return { draft, check: `a body of ${bytes / 1024 / 1024} MiB` };
    });
  if (status === "409") return [{ draft: valid, check: "the same request again" }];
  return [];
}

/** The same path with another last parameter, which is valid and should name nothing. */
function unknownPaths(valid: Draft, source: ValueSource): RefusalDraft[] {
  const parameters = valid.operation.parameters.filter((parameter) => parameter.in === "path");
  const last = parameters.toSorted((one, other) => positionOf(valid, one.name) - positionOf(valid, other.name)).at(-1);
  if (last === undefined) return [];
  const old = valid.path[last.name] ?? "";
  return otherTexts(old, last, source).map((text) => ({
    draft: { ...valid, path: { ...valid.path, [last.name]: text } },
    check: `a ${last.name} that does not exist`,
  }));
}

const positionOf = ({ operation }: Draft, name: string): number => operation.path.indexOf(`{${name}}`);

function otherTexts(old: string, parameter: DocumentedParameter, source: ValueSource): string[] {
  const schema = followed(source.document, parameter.schema);
  const node = at(source.document, schema);
  const pattern = (node as { readonly pattern?: unknown } | undefined)?.pattern;
  const tries = [
    old.replaceAll(/[0-9]/g, "9"),
    "999999999",
    old.replaceAll(/[0-9a-f]/g, (digit) => (digit === "0" ? "1" : "0")),
    `${old.slice(0, -1)}${old.endsWith("z") ? "y" : "z"}`,
    "0b3f2a44-7d5c-4f0e-9a63-000000000000",
    ...(typeof pattern === "string" ? sampleMatching(pattern) : []),
    `${old}9`,
  ];
  return tries
    .filter((text) => text !== old && isSegment(text) && source.holds(schema, wireValue(text, node)))
    .slice(0, 2);
}

/** Why a documented status was not seen. */
export function reasonFor(status: string, tried: number | undefined, isGuessed: boolean): string {
  if (tried !== undefined) return `what usually brings it about was answered ${tried}`;
  if (/^2/.test(status))
    return isGuessed
      ? "nobody knows values of the path parameters that exist; fix: name them in `test.values` of contract.config.ts"
      : "every valid request was answered otherwise";
  if (/^5/.test(status)) return "a fault of the server cannot be brought about from outside";
  if (status === "429") return "the limit was not reached";
  if (status === "401" || status === "403") return "no request was refused for its credentials or rights";
  if (status === "default") return "every answer has a status of its own";
  return "no request is known that brings it about; fix: `test.provoke` in contract.config.ts";
}
