import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import type { AnyRequest, ServeOptions } from "./bound-trees.ts";
import { serving } from "./bound-trees.ts";
import { type AnyClientCall, clientTree } from "./client-tree.ts";

type Client = Readonly<Record<string, AnyClientCall>>;
const { createClient, serveApi, assertPreconditions } = (await clientTree<Client>("etags")) as Awaited<
  ReturnType<typeof clientTree<Client>>
> & { assertPreconditions(header: object, etag: string | undefined): void };

interface Note {
  text: string;
  tags?: string[];
}

/** The notes, and how often each version was read. */
const notes = new Map<string, { note: Note; version: string }>();
beforeEach(() => {
  notes.clear();
  notes.set("1", { note: { text: "a", tags: [] }, version: '"v1"' });
});

const reply = (form: unknown): { mediaType: string; body: unknown } => {
  if (form === "bytes") return { mediaType: "application/octet-stream", body: Buffer.from("abc") };
  if (form === "stream") return { mediaType: "application/octet-stream", body: Readable.from([Buffer.from("abc")]) };
  return { mediaType: "application/json", body: [...notes.values()].map(({ note }) => note) };
};

const handlers: ServeOptions["handlers"] = {
  getNote({ path }) {
    const found = notes.get(String(path.id));
    return found ? { status: 200, headers: { ETag: found.version }, body: found.note } : { status: 404 };
  },
  putNote({ path, header, body }: AnyRequest) {
    const id = String(path.id);
    assertPreconditions(header, notes.get(id)?.version);
    notes.set(id, { note: body as Note, version: `"v${notes.size + 1}"` });
    return { status: 204 };
  },
  listNotes: ({ query }) => ({ status: 200, ...reply(query.form) }),
  getUndocumented: () => ({ status: 200, headers: { ETag: '"v1"' }, body: { text: "a" } }),
};

/** Serves the notes; `options` may have hooks. */
const served = (use: (url: string) => Promise<void>, options: Partial<ServeOptions> = {}): Promise<void> =>
  serving([serveApi({ handlers, ...options } as ServeOptions).middleware], ({ url }) => use(`${url}/v1`));

describe("the server answers 304", () => {
  test.each<[name: string, path: string, sent: string, status: number]>([
    ["to the same version", "/notes/1", '"v1"', 304],
    ["to one of several", "/notes/1", '"v0", "v1"', 304],
    ["to a weak one", "/notes/1", 'W/"v1"', 304],
    ["to any", "/notes/1", "*", 304],
    ["not to another version", "/notes/1", '"v2"', 200],
    ["not without quotes", "/notes/1", "v1", 200],
    ["not to any, if there is no ETag", "/list?form=stream", "*", 200],
    ["not to what is missing", "/notes/none", "*", 404],
    ["not where the document has none", "/undocumented", '"v1"', 200],
  ])("%s", async (_, path, sent, status) => {
    await served(async (url) => {
      const response = await fetch(`${url}${path}`, { headers: { "if-none-match": sent } });
      expect(response.status).toBe(status);
      if (status !== 304) return;
      expect([await response.text(), response.headers.get("etag")]).toEqual(["", '"v1"']);
      expect(response.headers.get("content-type")).toBeNull();
    });
  });

  test.each(["json", "bytes"])("with an ETag that it makes itself, of %s", async (form) => {
    await served(async (url) => {
      const ask = (etag?: string) =>
        fetch(`${url}/list?form=${form}`, etag === undefined ? {} : { headers: { "if-none-match": etag } });
      const first = await ask();
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      expect((await ask(etag)).status).toBe(304);
      if (form !== "json") return;
      notes.set("2", { note: { text: "b" }, version: '"v2"' });
      const changed = await ask(etag);
      expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
    });
  });

  test("not to a stream, which has no ETag before it is read", async () => {
    await served(async (url) => {
      const response = await fetch(`${url}/list?form=stream`, { headers: { "if-none-match": '"x"' } });
      expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([200, null, "abc"]);
    });
  });
});

describe("a handler asserts preconditions", () => {
  test.each<[name: string, id: string, header: Record<string, string>, status: number]>([
    ["none", "1", {}, 204],
    ["If-Match of the current version", "1", { "if-match": '"v1"' }, 204],
    ["If-Match with the current version among others", "1", { "if-match": '"v0", "v1"' }, 204],
    ["If-Match of any version", "1", { "if-match": "*" }, 204],
    ["If-Match of another version", "1", { "if-match": '"v0"' }, 412],
    ["If-Match of a weak version, which is never the same", "1", { "if-match": 'W/"v1"' }, 412],
    ["If-Match of what is missing", "2", { "if-match": '"v1"' }, 412],
    ["If-Match of any version of what is missing", "2", { "if-match": "*" }, 412],
    ["If-Match that is no list of versions", "1", { "if-match": "v1" }, 412],
    ["If-None-Match of any, to create it", "2", { "if-none-match": "*" }, 204],
    ["If-None-Match of any, and it is there", "1", { "if-none-match": "*" }, 412],
    ["If-None-Match of the current version", "1", { "if-none-match": 'W/"v1"' }, 412],
    ["If-None-Match of another version", "1", { "if-none-match": '"v0"' }, 204],
  ])("%s", async (_, id, header, status) => {
    await served(async (url) => {
      const headers = { "content-type": "application/json", ...header };
      const response = await fetch(`${url}/notes/${id}`, { method: "PUT", headers, body: '{"text":"b"}' });
      expect(response.status).toBe(status);
      expect(notes.get(id)?.note.text).toBe(status === 204 ? "b" : id === "1" ? "a" : undefined);
      // In the form that the document has for it.
      if (status === 412) expect(await response.json()).toEqual({ message: "It was changed in the meantime." });
    });
  });

  test("and the hook for refusals answers", async () => {
    const onInvalid: ServeOptions["onInvalid"] = ({ reason, status }) => ({ status, body: { message: reason } });
    await served(
      async (url) => {
        const headers = { "content-type": "application/json", "if-match": '"v0"' };
        const response = await fetch(`${url}/notes/1`, { method: "PUT", headers, body: '{"text":"b"}' });
        expect([response.status, await response.json()]).toEqual([412, { message: "precondition-failed" }]);
      },
      { onInvalid },
    );
  });
});

describe("the client", () => {
  /** Counts the statuses that the server sent. */
  function watched(url: string, options: object = {}): { client: Client; statuses: number[] } {
    const statuses: number[] = [];
    const fetchAndCount = async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      statuses.push(response.status);
      return response;
    };
    return { client: createClient({ baseUrl: url, etags: true, fetch: fetchAndCount, ...options }), statuses };
  }
  const one = { params: { path: { id: "1" } } };

  test("gives the kept answer if the server says that nothing has changed", async () => {
    await served(async (url) => {
      const { client, statuses } = watched(url);
      for (const _ of [1, 2, 3]) {
        const { data, response } = (await client.getNote?.(one)) ?? {};
        expect([data, response?.status, response?.ok]).toEqual([{ text: "a", tags: [] }, 200, true]);
        // What the caller does with it changes nothing.
        (data as Note).tags?.push("mine");
      }
      notes.set("1", { note: { text: "b" }, version: '"v2"' });
      expect((await client.getNote?.(one))?.data).toEqual({ text: "b" });
      expect((await client.getNote?.(one))?.data).toEqual({ text: "b" });
      expect(statuses).toEqual([200, 304, 304, 200, 304]);
    });
  });

  test("tells calls with other parameters, headers and forms apart", async () => {
    notes.set("2", { note: { text: "two" }, version: '"v1"' });
    await served(async (url) => {
      const { client, statuses } = watched(url);
      await client.getNote?.(one);
      expect((await client.getNote?.({ params: { path: { id: "2" } } }))?.data).toEqual({ text: "two" });
      await client.getNote?.({ ...one, headers: { "accept-language": "de" } });
      expect((await client.getNote?.({ ...one, parseAs: "text" }))?.data).toBe('{"text":"a","tags":[]}');
      expect(statuses).toEqual([200, 200, 200, 200]);
    });
  });

  test.each([
    ["an object", { "X-Own": "1", "X-None": null, "If-None-Match": undefined }],
    ["pairs", [["X-Own", "1"]]],
    ["a Headers object", new Headers({ "X-Own": "1" })],
  ])("sends the headers of the call, given as %s", async (_, headers) => {
    const seen: (string | null)[][] = [];
    await served(async (url) => {
      const { client, statuses } = watched(url);
      const onRequest = ({ request }: { request: Request }): void => {
        seen.push(["x-own", "x-none", "if-none-match"].map((name) => request.headers.get(name)));
      };
      for (const _ of [1, 2]) await client.getNote?.({ ...one, headers, middleware: [{ onRequest }] });
      expect(statuses).toEqual([200, 304]);
    });
    expect(seen).toEqual([
      ["1", null, null],
      ["1", null, '"v1"'],
    ]);
  });

  test.each<[name: string, init: object, options: object, statuses: number[]]>([
    ["unless it is asked to", {}, { etags: undefined }, [200, 200]],
    ["if it is told not to", {}, { etags: false }, [200, 200]],
    ["of a stream", { parseAs: "stream" }, {}, [200, 200]],
    ["of a caller who asks by himself", { headers: { "If-None-Match": '"v1"' } }, {}, [304, 304]],
    ["of a caller whose version is old", { headers: { "If-None-Match": '"v0"' } }, {}, [200, 200]],
  ])("keeps nothing %s", async (_, init, options, wanted) => {
    await served(async (url) => {
      const { client, statuses } = watched(url, options);
      for (const _ of [1, 2]) {
        const { response, data } = (await client.getNote?.({ ...one, ...init })) ?? {};
        if (response?.status === 304) expect(data).toBeUndefined();
        else await (data as ReadableStream).cancel?.();
      }
      expect(statuses).toEqual(wanted);
    });
  });

  test("keeps nothing of a refusal, or of an operation whose 304 is not documented", async () => {
    await served(async (url) => {
      const { client, statuses } = watched(url);
      for (const _ of [1, 2]) {
        await client.getNote?.({ params: { path: { id: "none" } } });
        await client.getUndocumented?.();
      }
      expect(statuses).toEqual([404, 200, 404, 200]);
    });
  });

  test("keeps the answers that were used last", async () => {
    for (const id of ["2", "3"]) notes.set(id, { note: { text: id }, version: `"${id}"` });
    await served(async (url) => {
      const { client, statuses } = watched(url, { etags: { entries: 2 } });
      for (const id of ["1", "2", "1", "3", "1", "2"]) await client.getNote?.({ params: { path: { id } } });
      expect(statuses).toEqual([200, 200, 304, 200, 304, 200]);
    });
  });

  test("has the refusal of a change to another version", async () => {
    await served(async (url) => {
      const { client } = watched(url);
      const seen = (await client.getNote?.(one))?.response.headers.get("etag");
      notes.set("1", { note: { text: "b" }, version: '"v2"' });
      const params = { ...one.params, header: { "If-Match": seen } };
      const { error, response } = (await client.putNote?.({ params, body: { text: "c" } })) ?? {};
      expect([response?.status, error]).toEqual([412, { message: "It was changed in the meantime." }]);
    });
  });
});
