import { encodeParameters, type ParameterRow } from "./parameters.ts";

/** An operation as the client calls it; rows stand only where the standard way of writing values is not the document's. */
export interface CallRow {
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly ParameterRow[];
  readonly forms?: {
    readonly [mediaType: string]: { readonly kind: string; readonly fields: readonly ParameterRow[] };
  };
}

interface RequestInit {
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
    readonly cookie?: Record<string, unknown>;
  };
  readonly body?: unknown;
  readonly headers?: unknown;
  readonly [option: string]: unknown;
}

/** openapi-fetch's `request`, seen without the types of one document. */
interface Requester {
  request(...call: never): Promise<unknown>;
}

/** One function for each row of the table. */
export function makeCalls<Calls>(rows: Readonly<Record<string, CallRow>>, client: Requester): Calls {
  const request = client.request as (method: string, path: string, init: object) => Promise<unknown>;
  const calls = Object.entries(rows).map(([id, row]) => {
    const call = (init: RequestInit = {}): Promise<unknown> => request(row.method, row.path, prepared(row, init));
    return [id, call] as const;
  });
  return Object.fromEntries(calls) as Calls;
}

function prepared(row: CallRow, init: RequestInit): object {
  const { parameters, forms } = row;
  const [mediaType, form] = Object.entries(forms ?? {})[0] ?? [];
  const written = parameters ? encodeParameters(parameters, init.params ?? {}) : undefined;
  return {
    ...init,
    ...(written
      ? {
          querySerializer: () => written.query,
          pathSerializer: (path: string) =>
            path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => written.path[name] ?? ""),
          params: { ...init.params, header: written.headers },
        }
      : {}),
    ...(written?.cookie === undefined
      ? {}
      : { headers: { ...(init.headers as object | undefined), cookie: written.cookie } }),
    ...(form && init.body !== undefined && init.bodySerializer === undefined
      ? {
          bodySerializer: (body: Record<string, unknown>) =>
            form.kind === "form" ? urlencoded(form.fields, body) : multipart(form.fields, body),
          // A multipart body names its own boundary: fetch must write that header itself.
          ...(form.kind === "form"
            ? { headers: { ...(init.headers as object | undefined), "content-type": mediaType } }
            : {}),
        }
      : {}),
  };
}

const urlencoded = (fields: readonly ParameterRow[], body: Record<string, unknown>): string =>
  encodeParameters(fields, { query: body }).query;

function multipart(fields: readonly ParameterRow[], body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const asJson = fields.find((field) => field.name === name)?.json === true;
    for (const part of Array.isArray(value) && !asJson ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (asJson || (typeof part === "object" && part !== null))
        form.append(name, new Blob([JSON.stringify(part)], { type: "application/json" }));
      else form.append(name, String(part));
    }
  }
  return form;
}
