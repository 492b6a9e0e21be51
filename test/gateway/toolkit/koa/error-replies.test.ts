import { describe, expect, test } from "vitest";
import { boundTrees, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";

const trees = await boundTrees("error-shapes");

interface Answer {
  readonly status: number;
  readonly mediaType: string | null;
  readonly body: unknown;
}

async function ask(path: string, body: string, options: ServeOptions = {}): Promise<Answer> {
  const { handlers } = handlersFor(options.handlers);
  let answer: Answer | undefined;
  const { middleware } = trees["error-shapes"].serveApi({ checkReplies: true, ...options, handlers });
  await serving([middleware], async ({ url }) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url + path, { method: "POST", headers, body });
    const mediaType = response.headers.get("content-type");
    answer = { status: response.status, mediaType, body: await response.json() };
  });
  if (answer === undefined) throw new Error("no answer");
  return answer;
}

const json = "application/json";
const problem = "application/problem+json";

describe("without hooks, a request that is not valid is answered in the document's own form", () => {
  test("a code and a message", async () => {
    const body = { code: 400, message: "The request is not valid." };
    expect(await ask("/plain", "{}")).toEqual({ status: 400, mediaType: json, body });
    const unreadable = { code: 400, message: "The body cannot be read." };
    expect(await ask("/plain", "{")).toEqual({ status: 400, mediaType: json, body: unreadable });
  });

  test("an object in an object, with a list of faults", async () => {
    const { status, body } = await ask("/nested", '{"name":"too long","parts":[1,"2"]}');
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        error: {
          code: "invalid",
          message: "The request is not valid.",
          at: expect.stringMatching(/^\d{4}-/),
          details: [
            { field: "size", reason: "size is required" },
            { field: "name", reason: expect.stringContaining("name must be at most 5 characters") },
            { field: "parts.1", reason: expect.stringContaining("parts.1 must be") },
          ],
        },
      },
    ]);
  });

  test("a list of texts, with the status 422 that the document has for it", async () => {
    const body = { errors: ["name is required"] };
    expect(await ask("/unprocessable", "{}")).toEqual({ status: 422, mediaType: json, body });
  });

  test("a problem document if the form asks for what is not known", async () => {
    expect(await ask("/unknowable", '{"name":"too long"}')).toEqual({
      status: 400,
      mediaType: problem,
      body: {
        title: "Bad Request",
        status: 400,
        errors: [{ pointer: "#/name", keyword: "maxLength", detail: expect.any(String) }],
      },
    });
  });

  test("also if something throws", async () => {
    const fail = (): never => {
      throw new Error("secret");
    };
    const thrown = { plain: fail, nested: fail };
    const plain = { code: 500, message: "The server failed." };
    expect(await ask("/plain", '{"name":"a"}', { handlers: thrown })).toEqual({
      status: 500,
      mediaType: json,
      body: plain,
    });
    const body = { type: "about:blank", title: "Internal Server Error", status: 500, detail: "The server failed." };
    const nested = await ask("/nested?size=1", '{"name":"a"}', { handlers: thrown });
    expect(nested).toEqual({ status: 500, mediaType: problem, body });
  });
});

describe("an operation that is not written yet is answered with 501", () => {
  const unwritten = (path: string, options: ServeOptions = {}): Promise<Answer> => {
    const stub = (): never => trees["error-shapes"].notImplemented("stub");
    const handlers = { plain: stub, nested: async () => stub(), unprocessable: stub, unknowable: stub };
    return ask(path, '{"name":"a"}', { ...options, handlers });
  };

  test("in the document's own form", async () => {
    const plain = { code: 501, message: "plain is not implemented yet." };
    expect(await unwritten("/plain")).toEqual({ status: 501, mediaType: json, body: plain });
    const title = "Not Implemented";
    const nested = { type: "about:blank", title, status: 501, detail: "nested is not implemented yet." };
    expect(await unwritten("/nested?size=1")).toEqual({ status: 501, mediaType: problem, body: nested });
    const chosen = { error: "not_implemented" };
    expect(await unwritten("/unprocessable")).toEqual({ status: 501, mediaType: json, body: chosen });
  });

  test("or as a problem document, which the check of replies lets pass", async () => {
    const body = { title: "Not Implemented", status: 501 };
    expect(await unwritten("/unknowable")).toEqual({ status: 501, mediaType: problem, body });
  });

  test("and not by the onError hook, which is for surprises", async () => {
    const onError = (): never => {
      throw new Error("called");
    };
    const { status } = await unwritten("/plain", { onError });
    expect(status).toBe(501);
  });
});
