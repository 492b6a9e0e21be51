import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { decodeItems, type StreamRow } from "../../../../scripts/runtime/stream-model.ts";
import { makeDecoder } from "../../../../scripts/runtime/streams.ts";
import { type AnyCall, boundTrees, handlersFor, type Scene, type ServeOptions, serving } from "./bound-trees.ts";

const { streams } = await boundTrees("streams");

type Items = AsyncIterable<unknown>;

/** Serves the items of one operation. */
function streaming(
  operationId: string,
  items: (call: AnyCall) => Items,
  look: (scene: Scene) => Promise<void>,
  options: ServeOptions = {},
): Promise<void> {
  const { handlers } = handlersFor({ [operationId]: (_, call) => ({ status: 200, body: items(call) }) });
  return serving([streams.serveApi({ handlers, ...options }).middleware], look);
}

async function* each(...items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

/** Items, and then nothing until the signal is aborted; `ended` resolves when the iterator has ended. */
function waiting(items: readonly unknown[]) {
  const ended = Promise.withResolvers<string>();
  async function* run({ signal }: AnyCall): AsyncGenerator<unknown> {
    try {
      yield* items;
      await once(signal, "abort");
    } finally {
      ended.resolve(signal.aborted ? "aborted" : "returned");
    }
  }
  return { run, ended: ended.promise };
}

async function collect(items: Items): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** What Koa's own listener prints: no errors with `expose`. */
const reportedOf = (errors: readonly Error[]): Error[] => errors.filter((error) => !("expose" in error));

const note = { text: "a" };
const formats: readonly { path: string; id: string; type: string; row: StreamRow; items: unknown[]; wrong: unknown }[] =
  [
    {
      ...{ path: "/feed", id: "readFeed", type: "text/event-stream", row: { format: "events", json: true } },
      ...{
        items: [
          { event: "note", id: "1", data: note },
          { event: "end", data: {} },
        ],
        wrong: { event: "note", data: {} },
      },
    },
    {
      ...{ path: "/mixed", id: "readMixed", type: "text/event-stream", row: { format: "events", json: ["note"] } },
      ...{
        items: [
          { event: "text", data: '{"a":1}' },
          { event: "note", data: note },
        ],
        wrong: { event: "text", data: note },
      },
    },
    {
      ...{ path: "/notes", id: "listNotes", type: "application/jsonl", row: { format: "lines" } },
      ...{ items: [note, { text: "b", pinned: true }], wrong: { text: "" } },
    },
    {
      ...{ path: "/records", id: "readRecords", type: "application/json-seq", row: { format: "sequence" } },
      ...{ items: [note, { text: "b" }], wrong: {} },
    },
    {
      ...{ path: "/parts", id: "readParts", type: "multipart/mixed", row: { format: "parts", json: true } },
      ...{ items: [note, { text: "b" }], wrong: { text: "a", more: 1 } },
    },
  ];

/** The items of an answer as they arrive. */
function itemsOf(answer: Response, row: StreamRow): AsyncGenerator<unknown> {
  if (answer.body === null) throw new Error("there is no body");
  const contentType = answer.headers.get("content-type") ?? "";
  return decodeItems(answer.body, makeDecoder({ row, contentType, maxItemChars: 10_000 }));
}

describe.each(formats)("$type of $id", ({ path, id, type, row, items, wrong }) => {
  test("the items of the handler reach the caller", async () => {
    await streaming(
      id,
      () => each(...items),
      async ({ url, errors }) => {
        const answer = await fetch(url + path);
        expect(answer.headers.get("content-type")).toContain(type);
        expect(await collect(itemsOf(answer, row))).toEqual(items);
        expect(errors).toEqual([]);
      },
    );
  });

  test("the head and each item are sent at once", async () => {
    const { run } = waiting(items);
    await streaming(id, run, async ({ url }) => {
      const arriving = itemsOf(await fetch(url + path), row);
      for (const item of items) expect((await arriving.next()).value).toEqual(item);
      await arriving.return(undefined);
    });
    await streaming(id, waiting([]).run, async ({ url }) => {
      const gone = new AbortController();
      expect((await fetch(url + path, { signal: gone.signal })).status).toBe(200);
      gone.abort();
    });
  });

  test("a wrong item breaks the stream off, and the error says where it is wrong", async () => {
    await streaming(
      id,
      () => each(...items, wrong),
      async ({ url, errors }) => {
        const arriving = itemsOf(await fetch(url + path), row);
        for (const item of items) expect((await arriving.next()).value).toEqual(item);
        await expect(arriving.next()).rejects.toThrow();
        expect(reportedOf(errors).map(({ message }) => message)).toEqual([
          expect.stringMatching(`${id} breaks the contract: item/`),
        ]);
      },
    );
  });

  test("in production items are not checked", async () => {
    const options = { checkReplies: false };
    const look = async ({ url }: Scene): Promise<void> => {
      const found = await collect(itemsOf(await fetch(url + path), row));
      expect(found).toHaveLength(items.length + 1);
    };
    await streaming(id, () => each(...items, wrong), look, options);
  });

  test("an error in the middle breaks the stream off", async () => {
    async function* failing(): AsyncGenerator<unknown> {
      yield items[0];
      throw new Error("planted");
    }
    const told: unknown[] = [];
    const onError = (error: unknown) => {
      told.push(error);
      return { status: 500 };
    };
    for (const options of [{}, { onError }])
      await streaming(
        id,
        failing,
        async ({ url, errors }) => {
          const arriving = itemsOf(await fetch(url + path), row);
          expect((await arriving.next()).value).toEqual(items[0]);
          await expect(arriving.next()).rejects.toThrow();
          const reported = "onError" in options ? told : reportedOf(errors);
          expect(reported).toEqual([expect.objectContaining({ message: "planted" })]);
        },
        options,
      );
  });

  test("the iterator ends when its caller goes away, which is no error", async () => {
    const { run, ended } = waiting(items);
    await streaming(id, run, async ({ url, errors }) => {
      const gone = new AbortController();
      const arriving = itemsOf(await fetch(url + path, { signal: gone.signal }), row);
      await arriving.next();
      gone.abort();
      expect(await ended).toBe("aborted");
      expect(reportedOf(errors)).toEqual([]);
    });
  });

  test("the server stops: the stream ends in its form", async () => {
    const { run, ended } = waiting(items);
    const shutdown = new AbortController();
    await streaming(
      id,
      run,
      async ({ url, errors }) => {
        const arriving = itemsOf(await fetch(url + path), row);
        for (const item of items) expect((await arriving.next()).value).toEqual(item);
        shutdown.abort();
        expect(await arriving.next()).toEqual({ done: true, value: undefined });
        expect(await ended).toBe("aborted");
        expect(errors).toEqual([]);
        expect(await collect(itemsOf(await fetch(url + path), row))).toEqual([]);
      },
      { streams: { shutdown: shutdown.signal } },
    );
  });

  test("a body that is no iterable", async () => {
    const { handlers } = handlersFor({ [id]: () => ({ status: 200, body: items }) });
    await serving([streams.serveApi({ handlers }).middleware], async ({ url, errors }) => {
      expect((await fetch(url + path)).status).toBe(500);
      expect(errors.map(({ message }) => message)).toEqual([
        `${id} breaks the contract: the body is no async iterable of items`,
      ]);
    });
  });
});

/** An answer whose body nobody reads yet. */
async function unread(url: string): Promise<IncomingMessage> {
  const request = httpRequest(url, { agent: false });
  request.end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

test("a caller that does not read stops the handler", async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<unknown> {
    for (;;) {
      made += 1;
      yield { text: "a".repeat(100) };
      // Gives the sockets their turn.
      if (made % 100 === 0) await new Promise(setImmediate);
    }
  }
  await streaming("listNotes", endless, async ({ url }) => {
    const response = await unread(`${url}/notes`);
    // What the sockets hold is limited, so the number stands still in the end.
    let before = -1;
    while (made !== before) {
      before = made;
      for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    }
    expect(made).toBeLessThan(1_000_000);
    // It goes on when the caller reads.
    response.resume();
    while (made === before) await new Promise(setImmediate);
    response.destroy();
  });
});

test("events have heartbeats while there are no items", async () => {
  const { run } = waiting([]);
  await streaming(
    "readFeed",
    run,
    async ({ url }) => {
      const response = await unread(`${url}/feed`);
      response.setEncoding("utf8");
      expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-accel-buffering": "no" });
      let text = "";
      for await (const chunk of response) {
        text += chunk;
        if (text.length >= 9) break;
      }
      expect(text).toMatch(/^(:\n\n){3}/);
    },
    { streams: { heartbeatMs: 5 } },
  );
});

test("an iterator that does not end is found by the next call", async () => {
  const release = Promise.withResolvers<void>();
  async function* leaking(): AsyncGenerator<unknown> {
    yield note;
    await release.promise;
  }
  await streaming("listNotes", leaking, async ({ url, errors }) => {
    const response = await unread(`${url}/notes`);
    await once(response, "data");
    response.destroy();
    const statusOfNext = async (): Promise<number> => {
      const next = await unread(`${url}/notes`);
      next.destroy();
      return next.statusCode ?? 0;
    };
    while ((await statusOfNext()) !== 500) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(errors.at(-1)?.message).toMatch(/^listNotes leaks: \d+ of its iterators still run/);
    release.resolve();
    while ((await statusOfNext()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

test("Last-Event-ID reaches the handler", async () => {
  const { handlers } = handlersFor({
    readFeed: ({ header }) => ({ status: 200, body: each({ event: "note", data: { text: header["Last-Event-ID"] } }) }),
  });
  await serving([streams.serveApi({ handlers }).middleware], async ({ url }) => {
    const answer = await fetch(`${url}/feed`, { headers: { "Last-Event-ID": "17" } });
    expect(await answer.text()).toContain('data: {"text":"17"}');
  });
});
