import {
  type DecodedParameters,
  decodeParameters,
  encodeParameters,
  type ParameterRow,
  type Shape,
} from "../../../../scripts/runtime/parameters.ts";

export const TEXT: Shape = { kind: "scalar", types: ["string"] };
export const INTEGER: Shape = { kind: "scalar", types: ["integer"] };
export const NUMBER: Shape = { kind: "scalar", types: ["number"] };
export const BOOLEAN: Shape = { kind: "scalar", types: ["boolean"] };
export const listOf = (items: Shape): Shape => ({ kind: "array", items });
export const COLORS: Shape = { kind: "object", properties: { R: INTEGER, G: INTEGER, B: INTEGER } };

export function row(part: Partial<ParameterRow> & Pick<ParameterRow, "in" | "style">): ParameterRow {
  return { name: "color", explode: false, required: false, shape: TEXT, ...part };
}

interface Received {
  path?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  cookie?: string | undefined;
}

export function receive(
  rows: readonly ParameterRow[],
  { path = {}, query = "", headers = {}, cookie }: Received,
): DecodedParameters {
  // Like Node's own: every name in lower case.
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return decodeParameters(rows, { path, query, header: (name) => lower.get(name), cookie });
}

/** The text of the one parameter `color`, wherever it goes. */
export function written(one: ParameterRow, value: unknown): string | undefined {
  const sent = encodeParameters([one], { [one.in]: { [one.name]: value } });
  const texts = { path: sent.path[one.name], query: sent.query, header: sent.headers[one.name], cookie: sent.cookie };
  return texts[one.in];
}

export function readBack(one: ParameterRow, text: string | undefined): DecodedParameters {
  const places = {
    path: { path: { [one.name]: text ?? "" } },
    query: { query: text ?? "" },
    header: { headers: { [one.name]: text ?? "" } },
    cookie: { cookie: text },
  };
  return receive([one], places[one.in]);
}
