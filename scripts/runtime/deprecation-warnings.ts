import { callHook } from "./call-hook.ts";
import type { CallRow } from "./calls.ts";

/** Called once for each operation; its error is ignored. False: nobody is told. */
export type OnDeprecated = ((message: string) => void) | false;

type Rows = Readonly<Record<string, CallRow>>;

interface Called {
  readonly request: Request;
  readonly schemaPath: string;
}

/** A middleware of openapi-fetch. */
export interface DeprecationMiddleware {
  onRequest(call: Called): undefined;
  onResponse(call: Called & { readonly response: Response }): undefined;
}

/** The operations of each table that were told, so that a process tells each once, however many clients it makes. */
const toldOperations = new WeakMap<Rows, Set<string>>();

/**
 * Warns when an operation is called that the document calls deprecated, or when the server says so (RFC 9745, RFC 8594): it may know a newer
 * document than the client.
 */
export function deprecationMiddleware(
  rows: Rows,
  onDeprecated: OnDeprecated = (message) => console.warn(message),
): DeprecationMiddleware {
  const byPath = new Map(Object.values(rows).map((row) => [`${row.method.toUpperCase()} ${row.path}`, row]));
  const told = toldOperations.get(rows) ?? new Set<string>();
  toldOperations.set(rows, told);
  const tell = (operation: string, text: string | undefined): void => {
    if (onDeprecated === false || text === undefined || told.has(operation)) return;
    told.add(operation);
    callHook(onDeprecated, `${operation}: ${text}`);
  };
  return {
    onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      tell(operation, byPath.get(operation)?.deprecated);
    },
    onResponse({ request, schemaPath, response }) {
      tell(`${request.method} ${schemaPath}`, describeHeaders(response.headers));
    },
  };
}

/** What the headers of an answer say of the call, or of something in it. */
function describeHeaders(headers: Headers): string | undefined {
  const [since, sunset] = [headers.get("deprecation"), headers.get("sunset")];
  if (since === null && sunset === null) return undefined;
  const seconds = Number(since?.match(/^@(\d+)/)?.[1] ?? 0);
  const link = headers.get("link")?.match(/<[^>]*>; rel="(deprecation|successor-version)"/)?.[0];
  return [
    "the server says that this call, or something that it sends, is deprecated",
    ...(seconds > 0 ? [` since ${toDay(seconds * 1000)}`] : []),
    ...(sunset === null || Number.isNaN(Date.parse(sunset)) ? [] : [`, ends on ${toDay(Date.parse(sunset))}`]),
    ...(link === undefined ? [] : [`; see ${link}`]),
  ].join("");
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
