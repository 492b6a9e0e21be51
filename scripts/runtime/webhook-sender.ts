import type { Fault } from "./explain.ts";
import { encodeParameters, type ParameterRow, type ParametersToSend } from "./parameters.ts";
import type { Validator } from "./validator.ts";

export interface WebhookRow {
  readonly method: string;
  readonly parameters: readonly ParameterRow[];
  /** The plans of the answers' values that JSON does not have, by status and media type. */
  readonly plans?: { readonly [status: string]: { readonly [mediaType: string]: string } };
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

/** What a document needs that has values which JSON does not have. Others do not load it. */
export interface SenderValues {
  /** The request with what JSON has; `isBody`: for JSON, and not for parameters. */
  write(value: unknown, isBody: boolean): unknown;
  parse(text: string): unknown;
  /** Undefined: the value is none of the document. */
  read(plan: string, value: unknown, text: string): { readonly value: unknown } | undefined;
}

/** One method for each row of the table. */
export function makeSender<Sender>(
  rows: Readonly<Record<string, WebhookRow>>,
  transport: WebhookTransport,
  values: SenderValues = JSON_VALUES,
): Sender {
  const methods = Object.entries(rows).map(([webhook, row]) => {
    const send = async (url: string, request: AnyRequest): Promise<Sent<unknown>> =>
      readAnswer(row, await transport(toCall(webhook, row, url, request, values)), values);
    return [webhook, send] as const;
  });
  return Object.fromEntries(methods) as Sender;
}

const JSON_VALUES: SenderValues = {
  write: (value) => value,
  parse: JSON.parse,
  read: (_, value) => ({ value }),
};

function toCall(
  webhook: string,
  row: WebhookRow,
  url: string,
  { body: given, ...parameters }: AnyRequest,
  { write }: SenderValues,
): WebhookCall {
  const { headers, query, cookie } = encodeParameters(row.parameters, write(parameters, false) as ParametersToSend);
  const body = given === undefined ? undefined : JSON.stringify(write(given, true));
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

function readAnswer(row: WebhookRow, { status, body }: WebhookAnswer, values: SenderValues): Sent<unknown> {
  const { responses } = row.validators;
  const find = <Part>(parts: { readonly [status: string]: Part }): Part | undefined =>
    parts[status] ?? parts[`${Math.floor(status / 100)}XX`] ?? parts.default;
  const response = find(responses);
  const undocumented = (faults: readonly Fault[] = []): Sent<unknown> => ({ documented: false, status, body, faults });
  if (!response) return undocumented();
  const validator = Object.values(response.body)[0];
  if (!validator) return { documented: true, reply: { status } };
  try {
    const value = values.parse(body);
    if (!validator(value)) return undocumented(validator.explain(value));
    const [plan] = Object.values(find(row.plans ?? {}) ?? {});
    const made = plan === undefined ? { value } : values.read(plan, value, body);
    return made === undefined ? undocumented() : { documented: true, reply: { status, body: made.value } };
  } catch {
    return undocumented();
  }
}
