import type { Middleware } from "koa";
import { describe, expect, test } from "vitest";
import { boundTrees, handlersFor, serving } from "./bound-trees.ts";

const { notes } = await boundTrees("notes");

/** Every operation answers with its own name. */
function named() {
  const says = (text: string) => () => ({ status: 200, body: text });
  const names = ["listNotes", "getNote", "getMine", "getPage"];
  return handlersFor(Object.fromEntries(names.map((name) => [name, says(name)]))).handlers;
}

const text = async (url: string, init?: RequestInit): Promise<string> => (await fetch(url, init)).text();

describe("paths", () => {
  test("begin with the path of the first server, its variables at their defaults", () =>
    serving([notes.serveApi({ handlers: named() }).middleware], async ({ url }) => {
      expect(await text(`${url}/live/v2/notes`)).toBe("listNotes");
      expect((await fetch(`${url}/notes`)).status).toBe(404);
    }));

  test("begin with another path if the application sets one", () =>
    serving([notes.serveApi({ handlers: named(), basePath: "/a.b" }).middleware], async ({ url }) => {
      expect(await text(`${url}/a.b/notes`)).toBe("listNotes");
      expect((await fetch(`${url}/axb/notes/1`)).status).toBe(404);
    }));

  test("without parameters come before those with some", () =>
    serving([notes.serveApi({ handlers: named(), basePath: "" }).middleware], async ({ url }) => {
      expect(await text(`${url}/notes/mine`)).toBe("getMine");
      expect(await text(`${url}/notes/mine?x=1`)).toBe("getMine");
      expect(await text(`${url}/notes/min`)).toBe("getNote");
      expect(await text(`${url}/notes/a/pages/1.txt`)).toBe("getPage");
    }));

  test("without parameters come first for HEAD as well", async () => {
    const { handlers } = handlersFor({
      getMine: () => ({ status: 200, body: "mine" }),
      getNote: () => ({ status: 200, body: "another" }),
    });
    await serving([notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url }) => {
      const answer = await fetch(`${url}/notes/mine`, { method: "HEAD" });
      expect(answer.headers.get("content-length")).toBe("4");
    });
  });

  test.each(["/Notes", "/notes/", "/notes/a/", "/notes/a/pages/1xtxt", "/notes//pages/1.txt"])(
    "are matched exactly: %s is 404",
    (path) =>
      serving([notes.serveApi({ handlers: named(), basePath: "" }).middleware], async ({ url }) => {
        const answer = await fetch(url + path);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
        expect(await answer.json()).toEqual({ title: "Not Found", status: 404 });
      }),
  );

  test("pass on decoded parameters, also with a slash", async () => {
    const { handlers, requests } = handlersFor();
    await serving([notes.serveApi({ handlers, basePath: "", checkReplies: false }).middleware], async ({ url }) => {
      await fetch(`${url}/notes/a%2Fb`);
      await fetch(`${url}/notes/%C3%A9/pages/7.txt`);
      expect((await fetch(`${url}/notes/toolong`)).status).toBe(400);
      expect((await fetch(`${url}/notes/%E9`)).status).toBe(400);
    });
    expect(requests.map(({ path }) => path)).toEqual([{ id: "a/b" }, { id: "é", page: 7 }]);
  });

  test("with another method are 405 with the allowed methods", () =>
    serving([notes.serveApi({ handlers: named(), basePath: "" }).middleware], async ({ url }) => {
      const allowed = async (method: string, path: string) => {
        const answer = await fetch(url + path, { method });
        return [answer.status, answer.headers.get("allow"), await answer.json()];
      };
      const problem = { title: "Method Not Allowed", status: 405 };
      expect(await allowed("DELETE", "/notes")).toEqual([405, "GET, HEAD, POST", problem]);
      expect(await allowed("PATCH", "/notes/a")).toEqual([405, "GET, HEAD", problem]);
      expect(await allowed("OPTIONS", "/bytes")).toEqual([405, "GET, HEAD, PUT", problem]);
    }));
});

describe("other middleware", () => {
  const page: Middleware = async (ctx, next) => {
    if (ctx.path !== "/page") return next();
    ctx.body = "a page";
  };

  test("after the binding gets the paths that the document does not have", () =>
    serving([notes.serveApi({ handlers: named(), basePath: "" }).middleware, page], async ({ url }) => {
      expect(await text(`${url}/page`)).toBe("a page");
      expect(await text(`${url}/notes`)).toBe("listNotes");
      expect((await fetch(`${url}/nowhere`)).status).toBe(404);
      expect((await fetch(`${url}/notes`, { method: "DELETE" })).status).toBe(405);
    }));

  test("after the binding may answer 404 with a body of its own", () => {
    const missing: Middleware = (ctx) => {
      ctx.status = 404;
      ctx.body = "not here";
    };
    return serving([notes.serveApi({ handlers: named() }).middleware, missing], async ({ url }) => {
      expect(await text(`${url}/nowhere`)).toBe("not here");
    });
  });

  test("before the binding sees and may change every reply, also refusals and unexpected errors", async () => {
    const seen: unknown[] = [];
    const around: Middleware = async (ctx, next) => {
      await next();
      seen.push([ctx.status, ctx.response.type]);
      ctx.set("X-Seen", "yes");
      if (ctx.status === 405) ctx.status = 400;
    };
    const others = ["addNote", "getPage", "addVersion", "putBytes", "getBytes", "getNothing", "getHeaders"];
    const handlers = {
      ...Object.fromEntries(others.map(gives204)),
      listNotes: () => ({ status: 200, body: "all" }),
      getNote: () => ({ status: 200, body: "one" }),
      getMine: () => {
        throw new Error("gone");
      },
    };
    await serving([around, notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url, errors }) => {
      const statuses = [];
      for (const path of ["/notes", "/notes/mine", "/nowhere", "/notes/toolong"]) {
        const answer = await fetch(url + path);
        statuses.push([answer.status, answer.headers.get("x-seen")]);
      }
      statuses.push((await fetch(`${url}/notes`, { method: "DELETE" })).status);
      expect(statuses).toEqual([[200, "yes"], [500, "yes"], [404, "yes"], [400, "yes"], 400]);
      expect(errors.map(({ message }) => message)).toEqual(["gone"]);
    });
    const problem = "application/problem+json";
    expect(seen).toEqual([
      ...[[200, "text/plain"], [500, problem], [404, problem], [400, problem], [405, problem]], // biome-ignore format: a row
    ]);
  });

  test("before the binding may set the state of the call", async () => {
    const states: unknown[] = [];
    const before: Middleware = (ctx, next) => {
      ctx.state.trace = "t1";
      return next();
    };
    const handlers = handlersFor({
      listNotes: (_, { state }) => ({ status: 200, body: `${states.push(state.trace)}` }),
    }).handlers;
    await serving([before, notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url }) => {
      expect((await fetch(`${url}/notes`)).status).toBe(200);
    });
    expect(states).toEqual(["t1"]);
  });
});

describe("handlers", () => {
  test("may be methods of an object", async () => {
    const owners: unknown[] = [];
    const { handlers } = handlersFor({
      listNotes(this: unknown) {
        return { status: 200, body: String(owners.push(this)) };
      },
    });
    await serving([notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url }) => {
      expect(await text(`${url}/notes`)).toBe("1");
    });
    expect(owners[0]).toBe(handlers);
  });

  test("that are missing are an error at the start", () => {
    expect(() => notes.serveApi({ handlers: {} })).toThrow("There is no handler for the operation");
  });
});

function gives204(name: string) {
  return [name, () => ({ status: 204 })] as const;
}
