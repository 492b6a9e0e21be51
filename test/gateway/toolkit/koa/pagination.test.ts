import Koa from "koa";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AnyRequest } from "./bound-trees.ts";
import { type AnyClientCall, clientTree } from "./client-tree.ts";
import { ServedApp } from "./served-app.ts";

interface AnyPage {
  readonly items: readonly unknown[];
  readonly data: unknown;
  readonly next: string | number | undefined;
}
interface PagedCall extends AnyClientCall {
  items(init?: object): AsyncGenerator<unknown>;
  pages(init?: object): AsyncGenerator<AnyPage>;
  page(init?: object, at?: string | number): Promise<AnyPage>;
}
type Client = Readonly<Record<string, PagedCall>>;

const { createClient, serveApi } = await clientTree<Client>("pagination");

/** The items of the list. */
let all: readonly { readonly id: number }[] = [];
/** The queries that the server got. */
const queries: string[] = [];
/** The `Link` header of a page. */
let writeLink = (query: string): string => `<?${query}>; rel="next"`;
let served: ServedApp;

const SIZE = 2;

/** The items from a position on, and the position of the next page. */
function cut(from: unknown, size: unknown = SIZE) {
  const start = Number(from ?? 0);
  const end = start + Number(size);
  return { notes: all.slice(start, end), next: end < all.length ? end : undefined };
}

const handlers: Readonly<
  Record<string, (request: AnyRequest) => { status: number; body?: unknown; headers?: object }>
> = {
  listByCursor({ query }) {
    if (query.after === "2" && all.length === 9) return { status: 403, body: { message: "enough" } };
    const { notes, next } = cut(query.after, query.limit);
    return { status: 200, body: { data: { notes }, meta: { next: next === undefined ? null : String(next) } } };
  },
  listByHeader({ query }) {
    const { notes, next } = cut(query.cursor);
    return { status: 200, body: notes, headers: next === undefined ? {} : { "X-Next": next } };
  },
  listByLinks({ query }) {
    const { notes, next } = cut(query.after, query.limit);
    return { status: 200, body: { notes, next: next === undefined ? "" : String(next) } };
  },
  // It gives no more than SIZE, whatever it is asked for.
  listByOffset: ({ query }) => ({ status: 200, body: cut(query.skip).notes }),
  listByOffsetWithTotal: ({ query }) => ({ status: 200, body: { notes: cut(query.offset).notes, total: all.length } }),
  listByPage: ({ query }) => ({
    status: 200,
    body: { notes: cut(Number(query.page) * SIZE).notes, pages: Math.ceil(all.length / SIZE) },
  }),
  listByLinkHeader({ query }) {
    const { notes, next } = cut(query.after);
    const tags = ((query.tags as readonly string[] | undefined) ?? []).join("%7C");
    return {
      status: 200,
      body: notes,
      headers: next === undefined ? {} : { Link: writeLink(`after=${next}&tags=${tags}`) },
    };
  },
  listInOnePiece: () => ({ status: 200, body: all }),
};

beforeAll(async () => {
  const app = new Koa();
  app.use((context, next) => {
    queries.push(context.querystring);
    return next();
  });
  const accept = { key: () => ({ ok: true, identity: "ann" }) as const };
  app.use(serveApi({ handlers: handlers as never, security: accept }).middleware);
  served = await ServedApp.start(app);
});
afterAll(() => served.stop());
afterEach(() => {
  queries.length = 0;
});

function newClient(count: number): Client {
  all = Array.from({ length: count }, (_, id) => ({ id }));
  return createClient({ baseUrl: `${served.url}/v1`, credentials: { key: "k" } });
}

async function collect<Item>(list: AsyncIterable<Item> | undefined): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list ?? []) items.push(item);
  return items;
}

const owner = { params: { path: { owner: "ann" } } };

/** Each operation, what it is called with, and the queries of a walk over five items. */
const WALKS: readonly [operation: string, init: object, queries: readonly string[]][] = [
  ["listByCursor", {}, ["key=k", "after=2&key=k", "after=4&key=k"]],
  ["listByHeader", {}, ["key=k", "cursor=2&key=k", "cursor=4&key=k"]],
  ["listByLinks", owner, ["key=k", "after=2&key=k", "after=4&key=k"]],
  ["listByOffset", {}, ["key=k", "skip=2&key=k", "skip=4&key=k", "skip=5&key=k"]],
  ["listByOffsetWithTotal", {}, ["key=k", "offset=2&key=k", "offset=4&key=k"]],
  ["listByPage", {}, ["key=k", "page=1&key=k", "page=2&key=k"]],
  ["listByLinkHeader", {}, ["key=k", "after=2&tags=&key=k", "after=4&tags=&key=k"]],
];

describe.each(WALKS)("%s", (operation, init, wanted) => {
  test("gives every item once, page after page", async () => {
    const client = newClient(5);
    expect(await collect(client[operation]?.items(init))).toEqual(all);
    expect(queries).toEqual(wanted);
  });

  test.each([0, 1, 2, 4])("gives a list of %d items", async (count) => {
    expect(await collect(newClient(count)[operation]?.items(init))).toEqual(all);
  });

  test("gives the pages with the whole answer, and one page after another by hand", async () => {
    const call = newClient(5)[operation];
    const pages = await collect(call?.pages(init));
    const full = pages.filter(({ items }) => items.length > 0);
    expect(full.map(({ items }) => items)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    const [first, second] = pages;
    expect(await call?.page(init)).toEqual(first);
    expect(await call?.page(init, first?.next)).toEqual(second);
    expect((await call?.(init))?.data).toEqual(first?.data);
  });

  test("loads a page only when it is needed", async () => {
    for await (const item of newClient(5)[operation]?.items(init) ?? []) {
      expect(item).toEqual({ id: 0 });
      break;
    }
    expect(queries).toHaveLength(1);
  });
});

test.each([
  [
    "listByCursor",
    { params: { query: { limit: 3, after: "1" } } },
    [1, 2, 3, 4],
    ["after=1&limit=3", "after=4&limit=3"],
  ],
  ["listByOffset", { params: { query: { skip: 3 } } }, [3, 4], ["skip=3", "skip=5"]],
  ["listByPage", { params: { query: { page: 1 } } }, [2, 3, 4], ["page=1", "page=2"]],
  ["listByLinkHeader", { params: { query: { after: "3", tags: ["a", "b"] } } }, [3, 4], ["after=3&tags=a|b"]],
  [
    "listByLinkHeader",
    { params: { query: { tags: ["a", "b"] } } },
    [0, 1, 2, 3, 4],
    ["tags=a|b", "after=2&tags=a%7Cb", "after=4&tags=a%7Cb"],
  ],
])("%s begins where the call says, and keeps its other parameters: %j", async (operation, init, ids, wanted) => {
  const client = newClient(5);
  expect(await collect(client[operation]?.items(init))).toEqual(ids.map((id) => ({ id })));
  const sorted = queries.map((query) => decodeURIComponent(query).split("&").sort().join("&").replace("&key=k", ""));
  expect(sorted.map((query) => query.replace("key=k&", ""))).toEqual(wanted.map((query) => decodeURIComponent(query)));
});

test("a page that is refused throws, after the items before it", async () => {
  const seen: unknown[] = [];
  const walk = async (): Promise<void> => {
    for await (const item of newClient(9).listByCursor?.items() ?? []) seen.push(item);
  };
  await expect(walk()).rejects.toMatchObject({ name: "AnswerError", status: 403, body: { message: "enough" } });
  expect(seen).toEqual(all.slice(0, 2));
});

describe("a Link header", () => {
  afterEach(() => {
    writeLink = (query) => `<?${query}>; rel="next"`;
  });

  test.each<[name: string, write: typeof writeLink, count: number]>([
    [
      "with other links around it",
      (query) => `</a,b>; rel="first"; title="a, <b>; rel=next", <?${query}>; rel=next, </c>; rel=last`,
      5,
    ],
    ["with several relations in capitals", (query) => `<?${query}>; title="x"; REL="Last NEXT"`, 5],
    ["with another address, to which no credentials go", (query) => `<http://192.0.2.1/other?${query}>; rel="next"`, 5],
    ["that leads elsewhere only", (query) => `<?${query}>; rel="prev"`, 2],
    ["with a relation that only contains the word", (query) => `<?${query}>; rel="nextish"`, 2],
    ["that is damaged", (query) => `?${query}; rel=next`, 2],
  ])("%s", async (_, write, count) => {
    writeLink = write;
    expect(await collect(newClient(5).listByLinkHeader?.items())).toEqual(all.slice(0, count));
  });

  test("that leads to the same page ends the walk with an error", async () => {
    writeLink = () => `<?after=2>; rel="next"`;
    await expect(collect(newClient(9).listByLinkHeader?.items())).rejects.toThrow(
      "listByLinkHeader: the server says that the page after after=2 is the same page",
    );
  });
});
