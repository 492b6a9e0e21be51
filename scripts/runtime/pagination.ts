import { AnswerError, type AnyAnswer } from "./answer-error.ts";

/** How an operation gives a list in pages. */
export interface PageRow {
  /**
   * `cursor`: the answer has the value of a query parameter for the next page. `offset` and `page`: the parameter is the number of the
   * first item, or of the page. `link`: the answer has a `Link` header.
   */
  readonly style: "cursor" | "offset" | "page" | "link";
  /** The names that lead from the answer to the list; empty: the answer is the list. */
  readonly items: readonly string[];
  /** The query parameter. */
  readonly parameter?: string;
  /** Of a cursor: the names that lead to it in the answer, or the header that has it. */
  readonly next?: readonly string[] | string;
  /** The names that lead to the number of all items (`offset`), or of all pages (`page`). */
  readonly total?: readonly string[];
  /** Where to begin if the call does not say so: the default of the parameter. */
  readonly first?: number;
}

/** What leads to the next page: the value of the query parameter, or the query of the link. It can be kept and used later. */
export type NextPage = string | number;

/** One page of a list. */
export interface Page<Data, Item> {
  readonly items: readonly Item[];
  /** The whole answer. */
  readonly data: Data;
  /** Undefined: this is the last page. */
  readonly next: NextPage | undefined;
}

type AnyCall = (...init: never[]) => Promise<{ readonly data?: unknown }>;
type DataOf<Call extends AnyCall> = Exclude<Awaited<ReturnType<Call>>["data"], undefined>;

/** The items of the list to which the names lead. */
type ItemAt<Data, Names extends readonly string[]> = Names extends readonly [infer Name, ...infer Rest extends string[]]
  ? Name extends keyof NonNullable<Data>
    ? ItemAt<NonNullable<Data>[Name], Rest>
    : never
  : NonNullable<Data> extends readonly (infer Item)[]
    ? Item
    : never;

/** A page of a call's list. */
export type PageOf<Call extends AnyCall, Names extends readonly string[]> = Page<
  DataOf<Call>,
  ItemAt<DataOf<Call>, Names>
>;

/** A call that gives a list in pages. These three throw an `AnswerError` if a page is refused. */
export type PagedCall<Call extends AnyCall, Names extends readonly string[]> = Call & {
  /** Every item, page after page; a page is loaded when its first item is asked for. */
  items(...init: Parameters<Call>): AsyncGenerator<ItemAt<DataOf<Call>, Names>, void, void>;
  /** Every page. */
  pages(...init: Parameters<Call>): AsyncGenerator<PageOf<Call, Names>, void, void>;
  /** One page: the first, or the one to which the `next` of another page leads. */
  page(...args: [...init: Parameters<Call>, at?: NextPage]): Promise<PageOf<Call, Names>>;
};

interface CallInit {
  readonly params?: { readonly query?: Readonly<Record<string, unknown>> };
}

/** `cursor` is what leads to the next page as it came, if the answer has it in another type. */
type Call = (init: CallInit) => Promise<AnyAnswer & { readonly cursor?: string }>;
type AnyPage = Page<unknown, unknown>;

/** The same calls; those that give a list in pages can walk it. */
export function paginateCalls<Calls extends object>(
  calls: Calls,
  rows: Readonly<Record<string, { readonly pages?: PageRow }>>,
): Calls {
  const paged = Object.entries<Call>(calls as Record<string, Call>).map(([id, call]) => {
    const row = rows[id]?.pages;
    return [id, row === undefined ? call : Object.assign(call, makeWalks(id, call, row))] as const;
  });
  return Object.fromEntries(paged) as Calls;
}

interface Walks {
  items(init?: CallInit): AsyncGenerator<unknown, void, void>;
  pages(init?: CallInit): AsyncGenerator<AnyPage, void, void>;
  page(init?: CallInit, at?: NextPage): Promise<AnyPage>;
}

function makeWalks(operation: string, call: Call, row: PageRow): Walks {
  const page: Walks["page"] = (init = {}, at) => loadPage(call, row, init, at);
  async function* pages(init?: CallInit): AsyncGenerator<AnyPage, void, void> {
    let at: NextPage | undefined;
    do {
      const loaded = await page(init, at);
      // Otherwise the loop would never end.
      if (at !== undefined && loaded.next === at)
        throw new Error(`${operation}: the server says that the page after ${at} is the same page`);
      yield loaded;
      at = loaded.next;
    } while (at !== undefined);
  }
  async function* items(init?: CallInit): AsyncGenerator<unknown, void, void> {
    for await (const loaded of pages(init)) yield* loaded.items;
  }
  return { items, pages, page };
}

async function loadPage(call: Call, row: PageRow, init: CallInit, at: NextPage | undefined): Promise<AnyPage> {
  const { data, error, response, cursor } = await call(at === undefined ? init : initAt(row, init, at));
  if (!response.ok) throw new AnswerError(error, response);
  const list = getAt(data, row.items);
  const items = Array.isArray(list) ? list : [];
  return { items, data, next: findNext(row, items.length, { data, response, cursor, init, at }) };
}

/**
 * Of a link only the query is taken. Credentials must not go to another address, and behind a proxy the server may not know its own
 * address.
 */
const initAt = (
  { style, parameter = "" }: PageRow,
  init: CallInit,
  at: NextPage,
): CallInit & { querySerializer?: object } =>
  style === "link"
    ? { ...init, querySerializer: () => String(at) }
    : { ...init, params: { ...init.params, query: { ...init.params?.query, [parameter]: at } } };

interface Loaded {
  readonly data: unknown;
  readonly response: Response;
  readonly cursor: string | undefined;
  readonly init: CallInit;
  readonly at: NextPage | undefined;
}

function findNext(
  row: PageRow,
  count: number,
  { data, response, cursor: kept, init, at }: Loaded,
): NextPage | undefined {
  const { style, parameter = "", next = [], total, first } = row;
  if (style === "link") return findNextQuery(response);
  if (style === "cursor") {
    const cursor = typeof next === "string" ? response.headers.get(next) : (kept ?? getAt(data, next));
    if (typeof cursor === "bigint") return String(cursor);
    return (typeof cursor === "string" && cursor !== "") || typeof cursor === "number" ? cursor : undefined;
  }
  // A page that is shorter than it was asked to be may have another one after it, if the server has a limit of its own.
  if (count === 0) return undefined;
  const begin = first ?? (style === "page" ? 1 : 0);
  const here = Number(at ?? init.params?.query?.[parameter] ?? begin);
  const all = total && getAt(data, total);
  const nextOne = here + (style === "page" ? 1 : count);
  const isLast =
    (typeof all === "number" || typeof all === "bigint") && (style === "page" ? nextOne - begin : nextOne) >= all;
  return isLast ? undefined : nextOne;
}

const getAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  );

/** RFC 8288: `<address>; rel="next"; title="a, b"`, one or more, separated by commas. */
const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)/g;
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i;

function findNextQuery({ headers, url }: Response): string | undefined {
  for (const [, address = "", parameters = ""] of (headers.get("link") ?? "").matchAll(LINK)) {
    const [, quoted, plain = ""] = REL.exec(parameters) ?? [];
    if ((quoted ?? plain).toLowerCase().split(/\s+/).includes("next"))
      return new URL(address, url === "" ? "http://localhost" : url).search.slice(1);
  }
  return undefined;
}
