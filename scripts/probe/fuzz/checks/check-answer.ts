import type { Header, Response } from "../../../model/model.ts";
import { escapeSegment } from "../../../schema/json.ts";
import { type Contract, findResponse, type Violation } from "../contract/contract.ts";
import type { Exchange } from "../exchange.ts";
import { essenceOf, findMedia } from "../request/media-types.ts";
import { typesOf } from "../../../schema/condition-values.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Problem } from "../problem.ts";

type Answered = Exchange & { readonly answer: WireAnswer };

/** Whether an answer is one that the document has for the operation. */
export function checkAnswer(contract: Contract, exchange: Answered): Problem[] {
  const { operation, answer, plan } = exchange;
  const response = findResponse(operation, answer.status);
  const pointer = `${operation.pointer}/responses`;
  if (response === undefined) {
    const statuses = operation.responses.map(({ status }) => status).join(", ");
    return [
      failure("status-undocumented", String(answer.status), pointer, {
        reason: `status ${answer.status} is not documented`,
        expected: `one of ${statuses}`,
      }),
    ];
  }
  const at = `${pointer}/${response.status}`;
  const headers = response.headers.flatMap((header) => checkHeader(contract, header, answer, at));
  return plan.method === "HEAD" ? headers : [...headers, ...checkBody(contract, exchange, response, at)];
}

const failure = (
  check: string,
  detail: string,
  pointer: string,
  texts: { readonly reason: string; readonly expected: string },
): Problem => ({ level: "failure", check, detail, pointer, ...texts });

function checkHeader(contract: Contract, header: Header, { headers, status }: WireAnswer, at: string): Problem[] {
  const { name, required, json, schema } = header;
  const pointer = `${at}/headers/${escapeSegment(name)}`;
  const text = headers.get(name);
  if (text === null) {
    const reason = `the header ${name} is missing in an answer ${status}`;
    return required ? [failure("header-missing", name, pointer, { reason, expected: `a header ${name}` })] : [];
  }
  const violations = contract.violations(schema, json ? parseJson(text).value : readHeader(contract, schema, text));
  return firstOf(violations).map((violation) =>
    failure("header-invalid", `${name} ${violation.keyword}`, contract.schemaPointer(violation.schemaPath, pointer), {
      reason: `the header ${name} is ${JSON.stringify(text)}, which ${violation.message}`,
      expected: `a value that meets ${violation.keyword}`,
    }),
  );
}

/** The value that the text of a header stands for, as its schema has it. */
function readHeader(contract: Contract, schema: string, text: string): unknown {
  const { plain } = contract.facetter.of([contract.facetter.schemaAt(`/$defs/${schema}`)]);
  const types = typesOf(plain);
  if (types.includes("array")) return text === "" ? [] : text.split(",").map((item) => item.trim());
  const isNumber = types.includes("integer") || types.includes("number");
  if (isNumber && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
  return types.includes("boolean") && (text === "true" || text === "false") ? text === "true" : text;
}

function checkBody(contract: Contract, exchange: Answered, response: Response, at: string): Problem[] {
  const { answer } = exchange;
  if (response.media.length === 0) {
    // A document that says nothing of a body allows any.
    return [];
  }
  const mediaType = answer.headers.get("content-type") ?? "";
  const media = findMedia(response.media, mediaType);
  if (media === undefined) {
    const documented = response.media.map(({ type }) => type).join(", ");
    const reason =
      mediaType === ""
        ? `an answer ${answer.status} has no media type`
        : `the media type ${mediaType} is not documented`;
    return [
      failure("media-type-undocumented", `${response.status} ${essenceOf(mediaType)}`, `${at}/content`, {
        reason,
        expected: `one of ${documented}`,
      }),
    ];
  }
  const pointer = `${at}/content/${escapeSegment(media.type)}`;
  const text = Buffer.from(answer.body).toString("utf8");
  const read = media.kind === "json" ? parseJson(text) : { value: text };
  if (!("value" in read)) {
    const texts = { reason: "the body is not JSON", expected: "JSON" };
    return [failure("body-invalid", `${response.status} JSON`, pointer, texts)];
  }
  if (media.schema === undefined || (media.kind !== "json" && media.kind !== "text")) return [];
  return firstOf(contract.violations(media.schema, read.value)).map((violation) =>
    failure(
      "body-invalid",
      `${response.status} ${violation.schemaPath}`,
      contract.schemaPointer(violation.schemaPath, `${pointer}/schema`),
      {
        reason: `the body of an answer ${answer.status} breaks its schema at ${violation.pointer || "/"}: ${violation.message}`,
        expected: `a value that meets ${violation.keyword}`,
      },
    ),
  );
}

/** One is enough to look at: the others are found when it is fixed. */
const firstOf = (violations: readonly Violation[]): readonly Violation[] => violations.slice(0, 1);

export function parseJson(text: string): { readonly value?: unknown } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return {};
  }
}
