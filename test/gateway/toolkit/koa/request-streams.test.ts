import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import type { StreamRow } from "../../../../scripts/runtime/stream-model.ts";
import { encodeItems } from "../../../../scripts/runtime/streams.ts";
import { boundTrees, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";

const { streams } = await boundTrees("streams");

type Items = AsyncIterable<unknown>;

const note = { text: "a" };

describe("a request that is a stream", () => {
  const lines: StreamRow = { format: "lines" };

  /** What the handler got, and the answer. */
  async function send(body: string | ReadableStream<Uint8Array>, options: ServeOptions = {}) {
    const got: unknown[] = [];
    const { handlers } = handlersFor({
      addNotes: async ({ body: items }) => {
        for await (const item of items as Items) got.push(item);
        return { status: 200, body: { count: got.length } };
      },
    });
    let answer: { readonly status: number; readonly body: unknown } | undefined;
    await serving([streams.serveApi({ handlers, ...options }).middleware], async ({ url }) => {
      const headers = { "content-type": "application/x-ndjson" };
      const response = await fetch(`${url}/notes`, { method: "POST", body, headers, duplex: "half" } as RequestInit);
      answer = { status: response.status, body: await response.json() };
    });
    return { got, ...answer };
  }

  test("reaches the handler item by item, with defaults", async () => {
    const { text } = encodeItems(lines, "", [note, { text: "b", pinned: true }]);
    expect(await send(text)).toEqual({
      got: [
        { text: "a", pinned: false },
        { text: "b", pinned: true },
      ],
      status: 200,
      body: { count: 2 },
    });
  });

  test("may be longer than the limit of a body", async () => {
    const { text } = encodeItems(lines, "", Array(100).fill(note));
    expect((await send(text, { limits: { bodyBytes: 50 } })).body).toEqual({ count: 100 });
  });

  test.each([
    { name: "a wrong item", text: '{"text":"a"}\n{"text":""}\n', pointer: "/1/text" },
    { name: "no JSON", text: '{"text":"a"}\n{"text"\n', pointer: "/1" },
    { name: "a name of prototypes", text: '{"text":"a","__proto__":1}\n', pointer: "/0" },
    { name: "an item that is too long", text: `{"text":"${"a".repeat(100)}"}\n`, pointer: "/0" },
    { name: "an item that is too deep", text: `${"[".repeat(100)}\n`, pointer: "/0" },
  ])("is refused with the place of $name", async ({ text, pointer }) => {
    const { status, body } = await send(text, { limits: { bodyBytes: 60 } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"#${pointer}"`);
  });

  test("ends the handler's loop when its caller goes away", async () => {
    const [begun, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    const { handlers } = handlersFor({
      addNotes: async ({ body: items }) => {
        try {
          for await (const _ of items as Items) begun.resolve();
        } catch (error) {
          failed.resolve(error);
          throw error;
        }
        return { status: 204 };
      },
    });
    await serving([streams.serveApi({ handlers }).middleware], async ({ url, errors }) => {
      const headers = { "content-type": "application/x-ndjson", "content-length": 1000 };
      const request = httpRequest(`${url}/notes`, { method: "POST", headers, agent: false });
      request.on("error", () => undefined);
      request.write('{"text":"a"}\n');
      await begun.promise;
      request.destroy();
      expect(await failed.promise).toMatchObject({ name: "Aborted" });
      expect(errors.filter(({ name }) => name === "Aborted")).toEqual([]);
    });
  });
});
