import type { Middleware } from "koa";
import { describe, expect, test } from "vitest";
import type { Invalid, Reply } from "../../../../scripts/runtime/koa/binding.ts";
import { boundTrees, handlersFor, type Scene, type ServeOptions, serving } from "./bound-trees.ts";

const { notes } = await boundTrees("notes");

const answers: ServeOptions["handlers"] = {
  listNotes: () => ({ status: 200, body: "all" }),
  getMine: () => {
    throw new Error("gone");
  },
};

function hooked(options: ServeOptions, look: (scene: Scene) => Promise<void>): Promise<void> {
  const { handlers } = handlersFor(answers, 429);
  return serving([notes.serveApi({ handlers, basePath: "", checkReplies: false, ...options }).middleware], look);
}

const post = (url: string, body: string): Promise<Response> =>
  fetch(`${url}/notes`, { method: "POST", headers: { "content-type": "application/json" }, body });

describe("onInvalid", () => {
  test("answers every refusal, with its reason and where it is known the operation", async () => {
    const told: unknown[] = [];
    const onInvalid: ServeOptions["onInvalid"] = ({ reason, status, faults }, { route, request }) => {
      told.push([reason, route?.operationId, request.method, faults.length]);
      return { status, mediaType: "text/plain", body: `no: ${reason}` };
    };
    await hooked({ onInvalid }, async ({ url }) => {
      expect(await (await post(url, "{}")).text()).toBe("no: invalid");
      expect(await (await post(url, "{")).text()).toBe("no: unreadable");
      expect(await (await fetch(`${url}/nowhere`)).text()).toBe("no: not-found");
      expect((await fetch(`${url}/notes`, { method: "PUT" })).status).toBe(405);
    });
    expect(told).toEqual([
      ["invalid", "addNote", "POST", 1],
      ["unreadable", "addNote", "POST", 1],
      ["not-found", undefined, "GET", 0],
      ["method-not-allowed", undefined, "PUT", 0],
    ]);
  });

  test("gets the headers that HTTP requires", async () => {
    const onInvalid = ({ status, headers }: Invalid): Reply => ({ status, headers });
    await hooked({ onInvalid }, async ({ url }) => {
      expect((await fetch(`${url}/notes`, { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, POST");
    });
  });

  test("its replies are checked against the document", async () => {
    await hooked({ onInvalid: () => ({ status: 400 }), checkReplies: true }, async ({ url, errors }) => {
      expect((await post(url, "{}")).status).toBe(500);
      expect(errors.map(({ message }) => message)).toEqual([
        "addNote breaks the contract: status 400 is not documented",
      ]);
    });
  });
});

describe("onError", () => {
  test("gets the error, and its reply replaces the 500", async () => {
    const told: unknown[] = [];
    const onError: ServeOptions["onError"] = (error, { route }) => {
      told.push([String(error), route.operationId]);
      return { status: 503, mediaType: "text/plain", body: "sorry" };
    };
    await hooked({ onError }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/notes/mine`);
      expect([answer.status, await answer.text(), errors]).toEqual([503, "sorry", []]);
    });
    expect(told).toEqual([["Error: gone", "getMine"]]);
  });

  test("that throws passes the error on to earlier middleware and Koa", async () => {
    const onError = (error: unknown): never => {
      throw error;
    };
    await hooked({ onError }, async ({ url, errors }) => {
      const answer = await fetch(`${url}/notes/mine`);
      expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error"]);
      expect(errors.map(({ message }) => message)).toEqual(["gone"]);
    });
  });

  test("if absent, the caller learns nothing of the error, and Koa's error event reports it", async () => {
    await hooked({}, async ({ url, errors }) => {
      const answer = await fetch(`${url}/notes/mine`);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toEqual({ title: "Internal Server Error", status: 500 });
      expect(errors.map(({ message }) => message)).toEqual(["gone"]);
    });
  });
});

describe("what Koa's error event reports", () => {
  test("an error with a status for the caller, which Koa's default listener would ignore", async () => {
    const gone = Object.assign(new Error("gone for good"), { status: 410, expose: true });
    const { handlers } = handlersFor({ getMine: () => Promise.reject(gone) }, 429);
    await serving([notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url, errors }) => {
      expect((await fetch(`${url}/notes/mine`)).status).toBe(500);
      expect(errors.map(({ message, cause }) => [message, cause])).toEqual([["gone for good", gone]]);
      expect(errors[0]).not.toHaveProperty("expose");
    });
  });

  test("a body that middleware has read before the binding", async () => {
    const readBefore: Middleware = async (ctx, next) => {
      for await (const _chunk of ctx.req.iterator({ destroyOnReturn: false }));
      await next();
    };
    const { handlers } = handlersFor(answers, 429);
    await serving([readBefore, notes.serveApi({ handlers, basePath: "" }).middleware], async ({ url, errors }) => {
      expect((await post(url, '{"text":"x"}')).status).toBe(500);
      expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("before body parsers")]);
    });
  });
});

describe("onReply", () => {
  const onReply: ServeOptions["onReply"] = (reply, { route }) => ({
    ...reply,
    headers: { ...reply.headers, "X-Operation": route.operationId },
  });

  test("sees every reply of an operation, also those of the other hooks", async () => {
    const hooks: ServeOptions = { onReply, onError: () => ({ status: 500 }), admit: admitOnlyReaders };
    await hooked(hooks, async ({ url }) => {
      const operations = [
        await fetch(`${url}/notes`),
        await fetch(`${url}/notes/mine`),
        await post(url, "{}"),
        await fetch(`${url}/notes/toolong`),
      ].map(({ status, headers }) => [status, headers.get("x-operation")]);
      expect(operations).toEqual([
        ...[[200, "listNotes"], [500, "getMine"], [429, "addNote"], [400, "getNote"]], // biome-ignore format: a row
      ]);
    });
  });

  test("its reply is checked against the document", async () => {
    await hooked({ onReply: () => ({ status: 299 }), checkReplies: true }, async ({ url }) => {
      expect((await fetch(`${url}/notes`)).status).toBe(500);
    });
  });
});

describe("admit", () => {
  test("ends a request before its body is read", async () => {
    const { handlers, requests } = handlersFor(answers, 429);
    const { middleware } = notes.serveApi({ handlers, basePath: "", admit: admitOnlyReaders });
    await serving([middleware], async ({ url }) => {
      expect((await post(url, "{ not even JSON")).status).toBe(429);
      expect((await fetch(`${url}/notes`)).status).toBe(200);
    });
    expect(requests).toEqual([]);
  });
});

function admitOnlyReaders({ request }: { readonly request: { readonly method: string } }): Reply | undefined {
  return request.method === "GET" ? undefined : { status: 429 };
}

describe("context", () => {
  test("makes the second argument of handlers", async () => {
    const contexts: unknown[] = [];
    const { handlers } = handlersFor({
      listNotes: (_, context) => ({ status: 200, body: String(contexts.push(context)) }),
    });
    const context: ServeOptions["context"] = ({ route, request }) => ({ name: route.operationId, ip: request.ip });
    await serving([notes.serveApi({ handlers, basePath: "", context }).middleware], async ({ url }) => {
      await fetch(`${url}/notes`);
    });
    expect(contexts).toEqual([{ name: "listNotes", ip: expect.stringContaining("127.0.0.1") }]);
  });
});
