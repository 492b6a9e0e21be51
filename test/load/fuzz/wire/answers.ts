import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import { toHeaders } from "../../../../scripts/probe/wire/send.ts";

export interface ReadAnswers {
  readonly answers: readonly WireAnswer[];
  /** What is left over: the beginning of an answer, or no HTTP. */
  readonly rest: Buffer;
}

/** Takes what came out of a socket apart into answers. `heads` says of each request in turn whether its method is HEAD. */
export function readAnswers(bytes: Buffer, heads: readonly boolean[] = []): ReadAnswers {
  const answers: WireAnswer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return { answers, rest };
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 ([0-9]{3})( |$)/.exec(first)?.[1] ?? Number.NaN);
    if (Number.isNaN(status)) return { answers, rest };
    const after = rest.subarray(end + 4);
    if (status < 200) {
      rest = after;
      continue;
    }
    const headers = toHeaders(
      lines.flatMap((line) => [line.split(":", 1)[0] ?? "", line.slice(line.indexOf(":") + 1).trim()]),
    );
    // What is no HTTP has no method either: its refusal has a body whatever was meant.
    const isHead = heads[answers.length] === true && headers.has("x-request-id");
    const body = isHead ? { body: Buffer.alloc(0), length: 0 } : bodyOf(after, headers);
    if (body === undefined) return { answers, rest };
    answers.push({ status, headers, body: body.body });
    rest = after.subarray(body.length);
  }
}

function bodyOf(bytes: Buffer, headers: Headers): { readonly body: Buffer; readonly length: number } | undefined {
  if (headers.get("transfer-encoding") === "chunked") return chunkedBody(bytes);
  const length = Number(headers.get("content-length") ?? 0);
  return bytes.length < length ? undefined : { body: bytes.subarray(0, length), length };
}

function chunkedBody(bytes: Buffer): { readonly body: Buffer; readonly length: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (Number.isNaN(size) || bytes.length < line + 2 + size + 2) return undefined;
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
    if (size === 0) return { body: Buffer.concat(chunks), length: at };
  }
}
