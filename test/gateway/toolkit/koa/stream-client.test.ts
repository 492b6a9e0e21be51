import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { StreamReading } from "../../../../scripts/runtime/stream-client.ts";
import { caseFolders } from "../../../unit/scripts/case-folder.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import {
  type AnyCall,
  type AnyRequest,
  type BoundTree,
  handlersFor,
  type ServeOptions,
  serving,
} from "./bound-trees.ts";

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}
type Init = { readonly stream?: StreamReading; readonly [option: string]: unknown };
type Client = Readonly<Record<string, (init?: Init) => Promise<Answer>>>;

const trees = newTreesFolder("stream-client");
const generated = await generateCases(
  caseFolders.filter(({ name }) => name === "streams"),
  trees,
);
const tree = generated.get("streams");
if (tree === undefined || tree instanceof Error) throw tree;
const load = (file: string) => import(pathToFileURL(join(tree.folder, "want", file)).href);
const { serveApi }: BoundTree = await load("server.ts");
const { createClient }: { createClient(options: object): Client } = await load("client.ts");

afterAll(() => rmSync(trees, { recursive: true, force: true }));

/** The generated client, and the generated server with these handlers. */
async function calling(
  given: ServeOptions["handlers"],
  look: (client: Client) => Promise<void>,
  options: ServeOptions = {},
): Promise<void> {
  const { handlers } = handlersFor(given);
  await serving([serveApi({ handlers, ...options }).middleware], ({ url }) => look(createClient({ baseUrl: url })));
}

async function* each(...items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

const itemsOf = ({ data }: Answer): AsyncGenerator<unknown> => data as AsyncGenerator<unknown>;

async function collect(answer: Answer): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of itemsOf(answer)) found.push(item);
  return found;
}

const note = { text: "a" };

test.each([
  [
    "readFeed",
    [
      { event: "note", id: "1", data: note },
      { event: "end", data: {} },
    ],
  ],
  [
    "readMixed",
    [
      { event: "text", data: "[1]" },
      { event: "note", data: note },
    ],
  ],
  ["listNotes", [note, { text: "b" }]],
  ["readRecords", [note, { text: "b" }]],
  ["readParts", [note, { text: "b" }]],
])("%s yields the items of the handler", async (id, items) => {
  await calling({ [id]: () => ({ status: 200, body: each(...items) }) }, async (client) => {
    const answer = await client[id]?.();
    expect(answer && (await collect(answer))).toEqual(items);
  });
});

test("an answer that is no stream is its value", async () => {
  const list = { status: 200, mediaType: "application/json", body: [note] };
  await calling({ listNotes: () => list }, async (client) => {
    expect((await client.listNotes?.())?.data).toEqual([note]);
  });
  await calling({ readFeed: () => ({ status: 409, body: { title: "no" } }) }, async (client) => {
    expect(await client.readFeed?.()).toMatchObject({ error: { title: "no" }, response: { status: 409 } });
  });
});

describe("a handler's iterator ends", () => {
  /** Items for as long as somebody listens. */
  function listening() {
    const ended = Promise.withResolvers<void>();
    async function* run(signal: AbortSignal): AsyncGenerator<unknown> {
      try {
        yield { event: "note", data: note };
        await once(signal, "abort");
      } finally {
        ended.resolve();
      }
    }
    const readFeed = (_: AnyRequest, { signal }: AnyCall) => ({ status: 200, body: run(signal) });
    return { handlers: { readFeed }, ended: ended.promise };
  }

  test("when the client stops reading", async () => {
    const { handlers, ended } = listening();
    await calling(handlers, async (client) => {
      const answer = await client.readFeed?.();
      if (answer !== undefined) for await (const _ of itemsOf(answer)) break;
      await ended;
    });
  });

  test("when the call is aborted, which ends the loop of the client", async () => {
    const { handlers, ended } = listening();
    await calling(handlers, async (client) => {
      const controller = new AbortController();
      const answer = await client.readFeed?.({ signal: controller.signal });
      const items = answer && itemsOf(answer);
      await items?.next();
      const next = items?.next();
      controller.abort();
      await expect(next).rejects.toMatchObject({ name: "AbortError" });
      await ended;
    });
  });
});

describe("a stream that is lost", () => {
  /** Each connection gets the next list of items; a string at its end breaks it off. Then there is nothing more. */
  function connections(...lists: readonly (readonly unknown[])[]) {
    const asked: unknown[] = [];
    async function* run(items: readonly unknown[]): AsyncGenerator<unknown> {
      for (const item of items) {
        if (typeof item === "string") throw new Error(item);
        yield item;
      }
    }
    const readFeed = ({ header }: AnyRequest) => {
      asked.push(header["Last-Event-ID"]);
      const items = lists[asked.length - 1];
      return items === undefined ? { status: 204 } : { status: 200, body: run(items) };
    };
    return { readFeed, asked };
  }

  const event = (id: string, more: object = {}) => ({ event: "note", id, data: { text: id }, ...more });

  interface Read {
    readonly ids: readonly unknown[];
    readonly asked: readonly unknown[];
    readonly waited: readonly number[];
    readonly error: unknown;
  }

  async function read(
    lists: readonly (readonly unknown[])[],
    reading: StreamReading = {},
    init: object = {},
  ): Promise<Read> {
    const { readFeed, asked } = connections(...lists);
    const [ids, waited]: [unknown[], number[]] = [[], []];
    const wait = async (delayMs: number): Promise<void> => void waited.push(delayMs);
    let error: unknown;
    await calling(
      { readFeed },
      async (client) => {
        const answer = await client.readFeed?.({ stream: { wait, ...reading }, ...init });
        try {
          for await (const item of answer === undefined ? each() : itemsOf(answer))
            ids.push((item as { id: string }).id);
        } catch (caught) {
          error = caught;
        }
      },
      { checkReplies: false },
    );
    return { ids, asked, waited, error };
  }

  test("is opened again after the last event, after the time that the server asks for", async () => {
    const lists = [[event("1", { retry: 250 }), event("2"), "lost"], ["lost"], [event("3")]];
    expect(await read(lists)).toEqual({
      ids: ["1", "2", "3"],
      asked: [undefined, "2", "2"],
      waited: [250, 500],
      error: undefined,
    });
  });

  test("begins where the caller says", async () => {
    const lists = [[event("8"), "lost"], [event("9")]];
    expect(await read(lists, { lastEventId: "7" })).toMatchObject({ asked: ["7", "8"], ids: ["8", "9"] });
    const params = { header: { "Last-Event-ID": "7" } };
    expect(await read(lists, {}, { params })).toMatchObject({ asked: ["7", "8"], ids: ["8", "9"] });
  });

  test("is at its end when the server ends it, unless it is read always", async () => {
    const lists = [[event("1")], [event("2")]];
    expect(await read(lists)).toMatchObject({ ids: ["1"], asked: [undefined] });
    expect(await read(lists, { reconnect: "always" })).toMatchObject({ ids: ["1", "2"], asked: [undefined, "1", "2"] });
  });

  test("is not opened again where the caller does not want it", async () => {
    const { ids, asked, error } = await read([[event("1"), "lost"]], { reconnect: false });
    expect({ ids, asked }).toEqual({ ids: ["1"], asked: [undefined] });
    expect(error).toBeInstanceOf(Error);
  });

  test("is given up after so many tries in a row", async () => {
    const lists = [[event("1"), "lost"], ["lost"], ["lost"], ["lost"], [event("2")]];
    const { ids, asked, error } = await read(lists, { maxRetries: 3 });
    expect({ ids, asked }).toEqual({ ids: ["1"], asked: [undefined, "1", "1", "1"] });
    expect(error).toBeInstanceOf(Error);
  });

  test("is given up when the server refuses it", async () => {
    let calls = 0;
    const { readFeed } = connections([event("1"), "lost"]);
    const handler = (request: AnyRequest) =>
      calls++ === 0 ? readFeed(request) : { status: 410, body: { title: "gone" } };
    await calling({ readFeed: handler }, async (client) => {
      const answer = await client.readFeed?.({ stream: { wait: async () => undefined } });
      await expect(answer && collect(answer)).rejects.toMatchObject({
        name: "StreamRefused",
        response: { status: 410 },
      });
      expect(calls).toBe(2);
    });
  });

  test("of another format is an error", async () => {
    async function* broken(): AsyncGenerator<unknown> {
      yield note;
      throw new Error("lost");
    }
    let calls = 0;
    const listNotes = () => ({ status: 200, body: broken(), calls: calls++ });
    await calling({ listNotes }, async (client) => {
      const answer = await client.listNotes?.();
      await expect(answer && collect(answer)).rejects.toThrow();
      expect(calls).toBe(1);
    });
  });

  test("has no item that is too long", async () => {
    await calling({ listNotes: () => ({ status: 200, body: each({ text: "a".repeat(90) }) }) }, async (client) => {
      const answer = await client.listNotes?.({ stream: { maxItemChars: 50 } });
      await expect(answer && collect(answer)).rejects.toMatchObject({ name: "StreamFault" });
    });
  });
});

test.each([
  ["an iterator", () => each(note, { text: "b", pinned: true })],
  ["a list", () => [note, { text: "b", pinned: true }]],
])("items of %s are sent", async (_, items) => {
  const got: unknown[] = [];
  const addNotes = async ({ body }: AnyRequest) => {
    for await (const item of body as AsyncIterable<unknown>) got.push(item);
    return { status: 200, body: { count: got.length } };
  };
  await calling({ addNotes }, async (client) => {
    expect((await client.addNotes?.({ body: items() }))?.data).toEqual({ count: 2 });
    expect(got).toEqual([
      { text: "a", pinned: false },
      { text: "b", pinned: true },
    ]);
  });
});
