import { resultCodes } from "../generated/tables.ts";
import type { Schemas } from "./contract.ts";

/** An answer of the fake gateway. */
export interface FakeReply {
  readonly status: number;
  /** An object, or the bytes of a stream. */
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const success = (more: object = {}): FakeReply => ({
  status: 200,
  body: { code: "A000", result: "Success", ...more },
});

/** The refusal with a result code, with the contract's status and text. */
export function refusal(code: string, errors: readonly Schemas["Fault"][] = [], retryAfterS?: number): FakeReply {
  const row = resultCodes.find((one) => one.code === code);
  if (row === undefined) throw new TypeError(`the contract has no result code ${code}`);
  return {
    status: row.status,
    body: { code, result: row.text, ...(errors.length > 0 && { errors }) },
    ...(retryAfterS !== undefined && { headers: { "retry-after": String(retryAfterS) } }),
  };
}

let requests = 0;

export function toResponse({ status, body, headers }: FakeReply): Response {
  requests++;
  return new Response(body instanceof ReadableStream ? body : JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json",
      "x-request-id": `fake-${requests}`,
      "ratelimit-limit": "200",
      "ratelimit-remaining": "199",
      "ratelimit-reset": "1",
      ...headers,
    },
  });
}
