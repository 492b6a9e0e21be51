import { Readable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Reply } from "../../../../scripts/runtime/koa/binding.ts";
import { type BoundTree, boundTrees, handlersFor, type Scene, type ServeOptions, serving } from "./bound-trees.ts";

const {
  notes,
  "wildcard-statuses": wildcards,
  "response-headers": required,
} = await boundTrees("notes", "wildcard-statuses", "response-headers");

afterEach(() => vi.unstubAllEnvs());

/** Serves one reply of one operation. */
function replying(
  tree: BoundTree,
  operationId: string,
  reply: Reply,
  look: (scene: Scene) => Promise<void>,
  options: ServeOptions = {},
): Promise<void> {
  const { handlers } = handlersFor({ [operationId]: () => reply });
  return serving([tree.serveApi({ handlers, ...options }).middleware], look);
}

/** The one answer to it: status, and what the check of replies says. */
async function answerTo(tree: BoundTree, path: string, operationId: string, reply: Reply, options?: ServeOptions) {
  let answer: { readonly status: number; readonly error: string | undefined } | undefined;
  await replying(
    tree,
    operationId,
    reply,
    async ({ url, errors }) => {
      const { status } = await fetch(url + path);
      answer = { status, error: errors[0]?.message };
    },
    options,
  );
  return answer;
}

describe("bodies", () => {
  const bytes = Buffer.from([0, 255, 10]);
  const streamed = (): ReadableStream<Uint8Array> => new Blob([bytes]).stream();

  test.each([
    ["bytes", { body: new Uint8Array(bytes) }, "application/octet-stream"],
    ["a slice of bytes", { body: Buffer.concat([bytes, bytes]).subarray(3) }, "application/octet-stream"],
    ["a web stream", { body: streamed() }, "application/octet-stream"],
    ["a Node stream", { body: Readable.from([bytes]) }, "application/octet-stream"],
    [
      "a sequence of JSON, which is no JSON",
      { mediaType: "application/json-seq", body: bytes },
      "application/json-seq",
    ],
    ["a picture of a range", { mediaType: "image/png", body: bytes }, "image/png"],
  ])("%s", async (_, reply, mediaType) => {
    await replying(notes, "getBytes", { status: 200, ...reply }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/live/v2/bytes`);
      expect(answer.headers.get("content-type")).toBe(mediaType);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      expect(errors).toEqual([]);
    });
  });

  test("text is sent with the documented type and its length", async () => {
    await replying(notes, "listNotes", { status: 200, body: "héé" }, async ({ url }) => {
      const answer = await fetch(`${url}/live/v2/notes`);
      expect([answer.headers.get("content-type"), answer.headers.get("content-length")]).toEqual(["text/plain", "5"]);
      expect(await answer.text()).toBe("héé");
    });
  });

  test("JSON is written as JSON, however its type is written", async () => {
    const reply = { status: 200, mediaType: "Application/Vnd.Note+JSON", body: "a" };
    await replying(notes, "getBytes", reply, async ({ url }) => {
      expect(await (await fetch(`${url}/live/v2/bytes`)).text()).toBe('"a"');
    });
  });

  test("JSON is sent with the documented type", async () => {
    await replying(wildcards, "mixed", { status: 200, body: { value: 1 } }, async ({ url }) => {
      const answer = await fetch(`${url}/mixed`);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(await answer.json()).toEqual({ value: 1 });
    });
  });

  test.each([
    [200, "0"],
    [204, null],
    [304, null],
  ])("status %i without a body stays without one", async (status, length) => {
    await replying(notes, "getNothing", { status }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/live/v2/nothing`);
      expect([answer.status, await answer.text()]).toEqual([status, ""]);
      expect([answer.headers.get("content-type"), answer.headers.get("content-length")]).toEqual([null, length]);
      expect(errors).toEqual([]);
    });
  });

  test("HEAD gets the reply of GET without the body", async () => {
    await replying(notes, "listNotes", { status: 200, body: "héé" }, async ({ url }) => {
      const answer = await fetch(`${url}/live/v2/notes`, { method: "HEAD" });
      expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "text/plain", ""]);
      expect(answer.headers.get("content-length")).toBe("5");
    });
  });
});

describe("headers", () => {
  test("of every shape", async () => {
    const headers = {
      "X-Count": 3,
      "X-List": ["a", "b"],
      "X-Object": { a: 1, b: "c" },
      "X-Exploded": { a: 1 },
      "X-Json": { a: ["é"] },
      "Set-Cookie": ["a=1; Path=/", "b=2"],
    };
    await replying(notes, "getHeaders", { status: 200, headers }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/live/v2/headers`);
      expect(errors).toEqual([]);
      const text = (name: string) => answer.headers.get(name);
      expect([text("x-count"), text("x-list"), text("x-object"), text("x-exploded")]).toEqual([
        ...["3", "a,b", "a,1,b,c", "a=1"],
      ]);
      expect(JSON.parse(text("x-json") ?? "")).toEqual({ a: ["é"] });
      expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2"]);
    });
  });

  test("that are undefined are left out", async () => {
    await replying(
      notes,
      "getHeaders",
      { status: 200, headers: { "X-Count": 1, "X-List": undefined } },
      async (scene) => {
        expect((await fetch(`${scene.url}/live/v2/headers`)).headers.has("x-list")).toBe(false);
      },
    );
  });

  test("with a line break are an unexpected error, and are not sent", async () => {
    const headers = { "X-Count": 1, "X-List": ["a\r\nSet-Cookie: b=1"] };
    await replying(notes, "getHeaders", { status: 200, headers }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/live/v2/headers`);
      expect([answer.status, answer.headers.has("set-cookie"), errors.length]).toEqual([500, false, 1]);
    });
  });
});

describe("the check of replies", () => {
  test.each([
    ["a status", "getNothing", "/live/v2/nothing", { status: 201 }, "status 201 is not documented"],
    ["a body", "getNothing", "/live/v2/nothing", { status: 200, body: "x" }, "a body is not documented"],
    ["a wrong body", "listNotes", "/live/v2/notes", { status: 200, body: 5 }, "body: type (must be a string)"],
    ["no body", "listNotes", "/live/v2/notes", { status: 200 }, "body: type (must be a string)"],
    [
      ...(["a media type", "listNotes", "/live/v2/notes"] as const),
      { status: 200, mediaType: "text/html", body: "" },
      "media type text/html is not documented",
    ],
    ["no header", "getHeaders", "/live/v2/headers", { status: 200 }, "X-Count: required"],
    [
      ...(["a wrong header", "getHeaders", "/live/v2/headers"] as const),
      { status: 200, headers: { "x-count": "many" } },
      "X-Count: type (must be an integer)",
    ],
  ])("finds %s that is not in the document", async (_, operationId, path, reply, fault) => {
    expect(await answerTo(notes, path, operationId, reply)).toEqual({
      status: 500,
      error: `${operationId} breaks the contract: ${fault}`,
    });
  });

  test("reports places, keywords and expected types, never values", async () => {
    const answer = await answerTo(wildcards, "/mixed", "mixed", { status: 200, body: { value: "secret" } });
    expect(answer?.error).toBe("mixed breaks the contract: body/value: type (must be an integer)");
  });

  test.each([
    [404, { missing: "x" }, 404],
    [404, { reason: "x" }, 500],
    [403, { reason: "x" }, 403],
    [403, { other: "x" }, 500],
    [502, { other: "x" }, 502],
    [502, { reason: "x" }, 500],
  ])("takes the exact status before the range before the default: %i %j", async (status, body, answered) => {
    expect((await answerTo(wildcards, "/mixed", "mixed", { status, body }))?.status).toBe(answered);
  });

  test.each([
    ["unknown", { text: "a", pin: undefined }, undefined],
    ["unknown, in another", { text: "a", map: { one: 1, two: undefined } }, undefined],
    [
      "unknown, beside a fault",
      { text: 5, pin: undefined },
      "addNote breaks the contract: body/text: type (must be a string)",
    ],
    ["required", { text: undefined }, "addNote breaks the contract: body/text: required"],
  ])("takes a member that is undefined as JSON does, which leaves it out: %s", async (_, body, error) => {
    await replying(notes, "addNote", { status: 201, body }, async ({ url, errors }) => {
      const headers = { "content-type": "application/json" };
      const { status } = await fetch(`${url}/live/v2/notes`, { method: "POST", headers, body: '{"text":"a"}' });
      expect([status, errors[0]?.message]).toEqual([error === undefined ? 201 : 500, error]);
    });
  });

  test("requires headers only for the status that has them", async () => {
    expect((await answerTo(required, "/things", "getThings", { status: 429 }))?.status).toBe(429);
    expect((await answerTo(required, "/things", "getThings", { status: 200, body: [] }))?.error).toBe(
      "getThings breaks the contract: X-Count: required; Retry-After: required",
    );
  });

  test("can be turned off, and is off in production", async () => {
    const wrong = { status: 418, body: "x", mediaType: "text/plain" };
    expect((await answerTo(notes, "/live/v2/notes", "listNotes", wrong, { checkReplies: false }))?.status).toBe(418);
    vi.stubEnv("NODE_ENV", "production");
    expect((await answerTo(notes, "/live/v2/notes", "listNotes", wrong))?.status).toBe(418);
    expect((await answerTo(notes, "/live/v2/notes", "listNotes", wrong, { checkReplies: true }))?.status).toBe(500);
  });
});
