import { once } from "node:events";
import { type ClientRequest, request as open } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import Koa from "koa";
import { describe, expect, test } from "vitest";
import { boundTrees, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";
import { ServedApp } from "./served-app.ts";

const { notes, "form-bodies": forms } = await boundTrees("notes", "form-bodies");

const put = (url: string, body: BodyInit): Promise<Response> =>
  fetch(`${url}/bytes`, { method: "PUT", headers: { "content-type": "application/octet-stream" }, body });

/** A body whose length is not told beforehand. */
const chunked = (bytes: number): RequestInit => ({
  body: new Blob([new Uint8Array(bytes)]).stream(),
  ...{ duplex: "half" },
});

function limited(limits: ServeOptions["limits"], more: ServeOptions = {}) {
  const { handlers, requests } = handlersFor();
  const options = { basePath: "", checkReplies: false, handlers, ...(limits && { limits }), ...more };
  return { middleware: notes.serveApi(options).middleware, requests };
}

/** A request that says how much it will send, and sends only a part of it. */
function half(url: string, { declared, sent }: { readonly declared: number; readonly sent: number }): ClientRequest {
  const headers = { "content-type": "application/octet-stream", "content-length": String(declared) };
  const request = open(`${url}/bytes`, { method: "PUT", headers });
  request.on("error", () => {});
  request.write(Buffer.alloc(sent));
  return request;
}

/** Asks until it is so; a slow machine may take long. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await isSo()) return;
    await sleep(10);
  }
  throw new Error("What was waited for did not come");
}

describe("the size of a body", () => {
  test("is one mebibyte by default", () =>
    serving([limited(undefined).middleware], async ({ url }) => {
      expect((await put(url, new Uint8Array(1_048_576))).status).toBe(204);
      const refused = await put(url, new Uint8Array(1_048_577));
      expect([refused.status, await refused.json()]).toEqual([413, { title: "Payload Too Large", status: 413 }]);
    }));

  test("is counted while it arrives if there is no Content-Length", () =>
    serving([limited({ bodyBytes: 10 }).middleware], async ({ url }) => {
      const send = async (bytes: number) =>
        (
          await fetch(`${url}/bytes`, {
            ...{ method: "PUT", headers: { "content-type": "application/octet-stream" } },
            ...chunked(bytes),
          })
        ).status;
      expect([await send(10), await send(11)]).toEqual([204, 413]);
    }));

  test("may differ from one operation to another", () =>
    serving(
      [limited({ bodyBytes: ({ operationId }) => (operationId === "putBytes" ? 5 : 100) }).middleware],
      async ({ url }) => {
        expect([(await put(url, "12345")).status, (await put(url, "123456")).status]).toEqual([204, 413]);
        const headers = { "content-type": "application/json" };
        const added = await fetch(`${url}/notes`, { method: "POST", headers, body: '{"text":"longer"}' });
        expect(added.status).toBe(204);
      },
    ));

  test("is also a number of values", () =>
    serving([limited({ jsonValues: 10 }).middleware], async ({ url }) => {
      const headers = { "content-type": "application/json" };
      const add = async (body: string) => (await fetch(`${url}/notes`, { method: "POST", headers, body })).status;
      expect(await add('{"text":"a,[{b"}')).toBe(204);
      expect(await add(`{"text":[${"1,".repeat(8)}1]}`)).toBe(413);
    }));

  test("is refused before any of it is read", async () => {
    const { middleware, requests } = limited({ bodyBytes: 10 });
    await serving([middleware], async ({ url }) => {
      const request = half(url, { declared: 11, sent: 1 });
      const [response] = await once(request, "response");
      expect(response.statusCode).toBe(413);
      request.destroy();
    });
    expect(requests).toEqual([]);
  });

  test("limits a form, whatever its parts", async () => {
    const { handlers } = handlersFor();
    const { middleware } = forms.serveApi({ handlers, limits: { bodyBytes: 2000, formParts: 3 } });
    await serving([middleware], async ({ url }) => {
      const send = async (...parts: readonly (readonly [string, string | Blob])[]) => {
        const form = new FormData();
        for (const [name, part] of parts) form.append(name, part);
        return (await fetch(`${url}/files`, { method: "POST", body: form })).status;
      };
      const png = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content], { type: "image/png" });
      const [file, meta, count] = [["file", png("x")], ["meta", '{"title":""}'], ["count", "1"]] as const; // biome-ignore format: a form
      expect(await send(file, meta, count)).toBe(204);
      expect(await send(file, meta, count, ["tags", "[]"])).toBe(400);
      expect(await send(["file", png(new Uint8Array(2000))], meta)).toBe(413);
    });
  });
});

test("a caller who expects 100-continue gets it only if the body is needed", async () => {
  const app = new Koa().use(limited({ bodyBytes: 10 }, { saysContinue: true }).middleware);
  const served = await ServedApp.start(app, { leavesContinue: true });
  const ask = async (bytes: number) => {
    const headers = { "content-type": "application/octet-stream", "content-length": bytes, expect: "100-continue" };
    const request = open(`${served.url}/bytes`, { method: "PUT", headers });
    let isWanted = false;
    request.on("continue", () => {
      isWanted = true;
      request.end(Buffer.alloc(bytes));
    });
    request.flushHeaders();
    const [{ statusCode }] = await once(request, "response");
    request.destroy();
    return [isWanted, statusCode];
  };
  try {
    expect([await ask(10), await ask(11)]).toEqual([
      [true, 204],
      [false, 413],
    ]);
  } finally {
    await served.stop();
  }
});

describe("the size of all bodies", () => {
  test("is kept: 503 while there is no room, and room again afterwards", () =>
    serving([limited({ allBodiesBytes: 100 }).middleware], async ({ url }) => {
      const held = half(url, { declared: 90, sent: 85 });
      await until(async () => (await put(url, new Uint8Array(20))).status === 503);
      const refused = await put(url, new Uint8Array(20));
      expect([refused.headers.get("retry-after"), await refused.json()]).toEqual([
        "1",
        { title: "Service Unavailable", status: 503, detail: "The server is busy. Try again later." },
      ]);
      expect((await put(url, new Uint8Array(5))).status).toBe(204);
      held.end(Buffer.alloc(5));
      await once(held, "response");
      expect((await put(url, new Uint8Array(20))).status).toBe(204);
    }));

  test("is not taken by bodies that were announced and do not come", () =>
    serving([limited({ allBodiesBytes: 100 }).middleware], async ({ url }) => {
      const idle = Array.from({ length: 20 }, () => half(url, { declared: 90, sent: 1 }));
      // The last one is seen to be read: it is answered when its rest has come.
      const slow = half(url, { declared: 60, sent: 59 });
      await until(async () => (await put(url, new Uint8Array(40))).status === 503);
      expect((await put(url, new Uint8Array(10))).status).toBe(204);
      slow.end(Buffer.alloc(1));
      const [response] = await once(slow, "response");
      expect(response.statusCode).toBe(204);
      expect((await put(url, new Uint8Array(40))).status).toBe(204);
      for (const one of idle) one.destroy();
    }));

  test("ends a body that finds no room while it arrives", () =>
    serving([limited({ allBodiesBytes: 100 }).middleware], async ({ url }) => {
      const held = half(url, { declared: 90, sent: 50 });
      await until(async () => (await put(url, new Uint8Array(51))).status === 503);
      const headers = { "content-type": "application/octet-stream", "transfer-encoding": "chunked" };
      const growing = open(`${url}/bytes`, { method: "PUT", headers });
      growing.write(Buffer.alloc(40));
      growing.write(Buffer.alloc(20));
      const [response] = await once(growing, "response");
      expect(response.statusCode).toBe(503);
      growing.destroy();
      held.end(Buffer.alloc(40));
      const [whole] = await once(held, "response");
      expect(whole.statusCode).toBe(204);
    }));

  test("is shared by callers: each has a quarter", () =>
    serving(
      [
        limited({ allBodiesBytes: 100 }, { nameCaller: ({ request }) => request.header("user-agent") ?? "" })
          .middleware,
      ],
      async ({ url }) => {
        const held = half(url, { declared: 90, sent: 20 });
        const putAs = async (caller: string, bytes: number) => {
          const headers = { "content-type": "application/octet-stream", "user-agent": caller };
          return (await fetch(`${url}/bytes`, { method: "PUT", headers, body: new Uint8Array(bytes) })).status;
        };
        await until(async () => (await putAs("", 6)) === 503);
        expect([await putAs("", 5), await putAs("other", 80)]).toEqual([204, 204]);
        held.destroy();
        await until(async () => (await putAs("", 6)) === 204);
      },
    ));

  test("accepts one body, however small the limit", () =>
    serving([limited({ allBodiesBytes: 1 }).middleware], async ({ url }) => {
      expect((await put(url, new Uint8Array(20))).status).toBe(204);
    }));
});

describe("a caller who closes the connection", () => {
  test("causes no error, reaches no handler, and releases the reserved bytes", async () => {
    const unexpectedErrors: unknown[] = [];
    const onError = (error: unknown) => ({ status: 500, body: String(unexpectedErrors.push(error)) });
    const { middleware, requests } = limited({ allBodiesBytes: 100 }, { onError });
    await serving([middleware], async ({ url, errors }) => {
      const held = half(url, { declared: 90, sent: 85 });
      await until(async () => (await put(url, new Uint8Array(20))).status === 503);
      held.destroy();
      await until(async () => (await put(url, new Uint8Array(20))).status === 204);
      expect(requests.map(({ body }) => (body as Uint8Array).length)).toEqual([20]);
      // Koa tells of the connection itself.
      expect([unexpectedErrors, errors.filter(({ name }) => name === "Aborted")]).toEqual([[], []]);
    });
  });
});
