import { describe, expect, test } from "vitest";
import { type AnyRequest, type BoundTree, boundTrees, handlersFor, serving } from "./bound-trees.ts";

const {
  "form-bodies": forms,
  "several-media-types": media,
  notes,
} = await boundTrees("form-bodies", "several-media-types", "notes");

interface Received {
  readonly status: number;
  readonly problem: unknown;
  readonly request: AnyRequest | undefined;
}

async function sent(tree: BoundTree, path: string, init: RequestInit, status = 204): Promise<Received> {
  const { handlers, requests } = handlersFor({}, status);
  let received: Received | undefined;
  await serving([tree.serveApi({ handlers }).middleware], async ({ url }) => {
    const response = await fetch(url + path, { method: "POST", ...init });
    const text = await response.text();
    const problem: unknown = text === "" ? undefined : JSON.parse(text);
    received = { status: response.status, problem, request: requests[0] };
  });
  if (received === undefined) throw new Error("There was no answer");
  return received;
}

function formOf(parts: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, part] of parts) form.append(name, part);
  return form;
}

const json = (text: string): Blob => new Blob([text], { type: "application/json" });

describe("a multipart form", () => {
  test("has files, lists of files, JSON parts and numbers", async () => {
    const parts = [
      ["file", new File(["one"], "one.png", { type: "image/png" })],
      ["more", new File(["two"], "two.png")],
      ["more", new File(["three"], "three.png")],
      ["meta", json('{"title":"A"}')],
      ["tags", json('["a","b"]')],
      ["count", "7"],
    ] as const;
    const { status, request } = await sent(forms, "/files", { body: formOf(parts) });
    expect(status).toBe(204);
    const body = request?.body as { readonly file: File; readonly more: readonly File[] };
    expect([body.file.name, body.file.type, await body.file.text()]).toEqual(["one.png", "image/png", "one"]);
    expect(await Promise.all(body.more.map((file) => file.text()))).toEqual(["two", "three"]);
    expect(body).toMatchObject({ meta: { title: "A" }, tags: ["a", "b"], count: 7 });
  });

  test("may have its JSON parts without a type", async () => {
    const parts = [["file", new File(["x"], "x", { type: "image/png" })], ["meta", '{"title":"A"}']] as const; // biome-ignore format: a form
    const { request } = await sent(forms, "/files", { body: formOf(parts) });
    expect(request?.body).toMatchObject({ meta: { title: "A" } });
  });

  test("is refused with the place of each fault", async () => {
    const parts = [
      ["meta", json("{}")],
      ["count", "many"],
      ["other", "x"],
    ] as const;
    const { status, problem } = await sent(forms, "/files", { body: formOf(parts) });
    expect(status).toBe(400);
    const { errors } = problem as { readonly errors: readonly { readonly pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(["#/count", "#/file", "#/meta/title", "#/other"]);
  });
});

describe("a url-encoded form", () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };

  test("has its fields in the styles that the document gives them", async () => {
    const body = 'name=Ann+B%26&age=7&colours=red&colours=blue&sizes=1|2&point[x]=1&point[y]=2&raw={"a":1}';
    const { request } = await sent(forms, "/forms", { headers: type, body });
    expect(request?.body).toEqual({
      ...{ name: "Ann B&", age: 7, colours: ["red", "blue"], sizes: [1, 2], point: { x: 1, y: 2 }, raw: { a: 1 } },
    });
  });

  test.each([
    ["age=7", ["#/name"]],
    ["name=a&name=b", ["#/name"]],
    ["name=a&age=x&raw={", ["#/raw"]],
    ["name=a&age=x", ["#/age"]],
  ])("%s is refused", async (body, pointers) => {
    const { status, problem } = await sent(forms, "/forms", { headers: type, body });
    expect([status, problem]).toMatchObject([400, { errors: pointers.map((pointer) => ({ pointer })) }]);
  });

  test("that is no UTF-8 is refused", async () => {
    const { status } = await sent(forms, "/forms", { headers: type, body: Buffer.from([0x6e, 0xff]) });
    expect(status).toBe(400);
  });
});

describe("one of several media types", () => {
  const convert = (type: string, body: BodyInit) =>
    sent(media, "/documents", { headers: { "content-type": type }, body }, 202);

  test.each([
    ["application/json", '{"title":"A"}', "application/json", { title: "A" }],
    ["Application/JSON; charset=UTF-8", '{"title":"A"}', "application/json", { title: "A" }],
    ["application/json", '\uFEFF{"title":"A"}', "application/json", { title: "A" }],
    ["application/vnd.example.v2+json", '{"pages":1}', "application/vnd.example.v2+json", { pages: 1 }],
    ["text/plain", "héé", "text/plain", "héé"],
  ])("%s is read as what it is", async (type, text, mediaType, body) => {
    expect((await convert(type, text)).request).toMatchObject({ mediaType, body });
  });

  test.each([
    ["application/octet-stream", "application/octet-stream"],
    ["image/png", "image/*"],
    ["IMAGE/gif; q=1", "image/*"],
  ])("bytes of %s come as they are, with the range that the document has", async (type, mediaType) => {
    const bytes = Buffer.from([0, 255, 1]);
    const { request } = await convert(type, bytes);
    expect(request?.mediaType).toBe(mediaType);
    expect(Buffer.from(request?.body as Uint8Array)).toEqual(bytes);
  });

  test.each(["", "json", "text/html", "application/json; charset=latin1", "text/plain; charset=utf-16"])(
    "%j is 415",
    async (type) => {
      const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
      const { status, problem } = await sent(media, "/documents", { headers, body: Buffer.from("x") });
      expect([status, problem]).toEqual([415, { title: "Unsupported Media Type", status: 415 }]);
    },
  );

  test("compressed bytes are 415, identity is not", async () => {
    const type = "application/json";
    const encoded = (encoding: string) =>
      sent(
        media,
        "/documents",
        {
          headers: { "content-type": type, "content-encoding": encoding },
          body: '{"title":""}',
        },
        202,
      );
    expect([(await encoded("gzip")).status, (await encoded("identity")).status]).toEqual([415, 202]);
  });

  test("text is checked against its schema", async () => {
    expect(await convert("text/plain", "123456")).toMatchObject({
      status: 400,
      problem: { errors: [{ pointer: "#", keyword: "maxLength" }] },
    });
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("JSON that is %s is 400", async (_, body) => {
    expect(await convert("application/json", body)).toMatchObject({
      status: 400,
      problem: { errors: [{ pointer: "#", keyword: "syntax", detail: "must be JSON" }] },
    });
  });
});

describe("a media type with parameters", () => {
  const add = (type: string, member: string) =>
    sent(notes, "/live/v2/versions", { headers: { "content-type": type }, body: JSON.stringify({ [member]: 1 }) });

  test.each([
    ["application/json", "one", "application/json"],
    ["application/json; charset=utf-8", "one", "application/json"],
    ["application/json; v=9", "one", "application/json"],
    ["application/json;v=2", "two", "application/json;v=2"],
    ["application/json; v=2", "two", "application/json;v=2"],
    ["Application/JSON;V=2;charset=utf-8", "two", "application/json;v=2"],
    ['application/json; charset="UTF-8"; v="2"', "two", "application/json;v=2"],
    ["application/json; v=2; profile=x", "two", "application/json;v=2"],
    ["application/json;part=a;v=3", "three", 'application/json; v=3; part="a"'],
    ["application/json;v=3", "one", "application/json"],
    ["application/merge+json", "merged", "application/merge+json; v=1"],
  ])("%s is held to its own schema", async (type, member, mediaType) => {
    const { status, request } = await add(type, member);
    expect([status, request?.mediaType]).toEqual([204, mediaType]);
    expect((await add(type, "other")).status).toBe(400);
  });

  test("that the document has with another value only is 415", async () => {
    expect((await add("application/merge+json; v=2", "merged")).status).toBe(415);
  });
});

describe("a body that may be left out", () => {
  const replace = (init: RequestInit) => sent(media, "/documents", { method: "PUT", ...init });

  test("is absent if nothing is sent", async () => {
    const { status, request } = await replace({});
    expect(status).toBe(204);
    expect(request).toEqual({ path: {}, query: {}, header: {}, cookie: {} });
  });

  test("is checked when it is sent", async () => {
    const headers = { "content-type": "application/json" };
    expect((await replace({ headers, body: '{"title":"A"}' })).request).toMatchObject({ body: { title: "A" } });
    expect((await replace({ headers, body: "{}" })).status).toBe(400);
    expect((await replace({ body: "{}" })).status).toBe(415);
  });
});

describe("a JSON body", () => {
  const add = (body: string, query = "") =>
    sent(notes, `/live/v2/notes${query}`, { headers: { "content-type": "application/json" }, body }, 429);

  test("gets its defaults, as parameters do", async () => {
    const { request } = await add('{"text":"a"}');
    expect(request).toMatchObject({ query: { copies: 1 }, body: { text: "a", tags: [] } });
  });

  test("and parameters have their faults reported together, with JSON pointers", async () => {
    const { status, problem } = await add('{"tags":["a",1],"map":{"a/b":"x"},"other":1}', "?copies=0");
    expect(status).toBe(400);
    expect(problem).toEqual({
      title: "Bad Request",
      status: 400,
      errors: expect.arrayContaining([
        { in: "query", parameter: "copies", pointer: "#", keyword: "minimum", detail: expect.any(String) },
        { pointer: "#/text", keyword: "required", detail: expect.any(String) },
        { pointer: "#/tags/1", keyword: "type", detail: expect.any(String) },
        { pointer: "#/map/a~1b", keyword: "type", detail: expect.any(String) },
        { pointer: "#/other", keyword: "additionalProperties", detail: expect.any(String) },
      ]),
    });
  });

  test("with a member called __proto__ is refused", async () => {
    expect(await add('{"text":"a","map":{"__proto__":1}}')).toMatchObject({
      status: 400,
      problem: { errors: [{ pointer: "#/map/__proto__", keyword: "additionalProperties" }] },
    });
  });

  test("that is nested too deeply is refused", async () => {
    const { status } = await add(`{"text":${"[".repeat(10_000)}${"]".repeat(10_000)}}`);
    expect(status).toBe(400);
  });
});
