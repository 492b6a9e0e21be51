import type { Fault } from "./explain.ts";
import { encodeParameters, type ParameterRow, type ParametersToSend } from "./parameters.ts";
import type { Validator } from "./validator.ts";

export interface WebhookRow {
  readonly method: string;
  readonly parameters: readonly ParameterRow[];
  readonly validators: {
    readonly body: { readonly [mediaType: string]: Validator };
    readonly responses: { readonly [status: string]: { readonly body: { readonly [mediaType: string]: Validator } } };
  };
}

export interface WebhookCall {
  readonly webhook: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly body: string;
}

/** Makes one HTTP request. Throws network errors such as a time-out or a refused connection. */
export type WebhookTransport = (call: WebhookCall) => Promise<WebhookAnswer>;

/** The answer of the receiver: a reply that the document describes, or anything else. */
export type Sent<Reply> =
  | { readonly documented: true; readonly reply: Reply }
  | { readonly documented: false; readonly status: number; readonly body: string; readonly faults: readonly Fault[] };

interface AnyRequest extends ParametersToSend {
  readonly body?: unknown;
}

/** One method for each row of the table. */
export function makeSender<Sender>(rows: Readonly<Record<string, WebhookRow>>, transport: WebhookTransport): Sender {
  const methods = Object.entries(rows).map(([webhook, row]) => {
    const send = async (url: string, request: AnyRequest): Promise<Sent<unknown>> =>
      readAnswer(row, await transport(toCall(webhook, row, url, request)));
    return [webhook, send] as const;
  });
  return Object.fromEntries(methods) as Sender;
}

function toCall(webhook: string, row: WebhookRow, url: string, request: AnyRequest): WebhookCall {
  const { headers, query, cookie } = encodeParameters(row.parameters, request);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  return {
    webhook,
    url: query === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${query}`,
    method: row.method,
    headers: {
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body,
  };
}

function readAnswer(row: WebhookRow, { status, body }: WebhookAnswer): Sent<unknown> {
  const { responses } = row.validators;
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
  const undocumented = (faults: readonly Fault[] = []): Sent<unknown> => ({ documented: false, status, body, faults });
  if (!response) return undocumented();
  const validator = Object.values(response.body)[0];
  if (!validator) return { documented: true, reply: { status } };
  try {
    const value: unknown = JSON.parse(body);
    return validator(value)
      ? { documented: true, reply: { status, body: value } }
      : undocumented(validator.explain(value));
  } catch {
    return undocumented();
  }
}
