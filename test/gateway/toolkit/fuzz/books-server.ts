import { once } from "node:events";
import type { AddressInfo } from "node:net";
import busboy from "busboy";
import Koa, { type Context } from "koa";

/** A deliberate bug of the server. */
export type Bug =
  | "error-on-quote"
  | "error-on-malformed-json"
  | "wrong-status"
  | "wrong-type"
  | "limit-not-checked"
  | "caption-not-checked"
  | "deleted-still-answers"
  | "undocumented-media-type"
  | "hangs"
  | "header-missing"
  | "credentials-ignored"
  | "any-method"
  | "ends";

interface Book {
  readonly id: string;
  readonly title: string;
  readonly pages: number;
  readonly tags?: readonly string[];
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const need = (condition: boolean, message: string, status = 400): void => {
  if (!condition) throw new Refusal(status, message);
};

export interface BooksServer {
  readonly url: string;
  /** Every request that came, as `POST /books {…}`. */
  readonly traffic: readonly string[];
  stop(): Promise<void>;
}

/** A small real server of books.yaml, right in everything but the bugs that it is given. */
export async function startBooksServer(bugs: readonly Bug[]): Promise<BooksServer> {
  const has = (bug: Bug): boolean => bugs.includes(bug);
  const books = new Map<string, Book>();
  let created = 0;
  const traffic: string[] = [];

  async function readText(context: Context): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of context.req) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    traffic.push(`${traffic.pop()} ${text}`);
    return text;
  }

  const routes: [method: string, path: RegExp, handle: (context: Context, id: string) => unknown][] = [
    [
      "GET",
      /^\/books$/,
      (context) => {
        const { limit = "10", genre } = context.query;
        need(/^[0-9]+$/.test(String(limit)) && Number(limit) >= 1, "limit");
        if (!has("limit-not-checked")) need(Number(limit) <= 50, "limit");
        need(genre === undefined || genre === "novel" || genre === "poetry", "genre");
        if (genre === "poetry" && has("undocumented-media-type")) context.type = "text/plain";
        context.body = JSON.stringify([...books.values()].slice(0, Number(limit)));
      },
    ],
    [
      "POST",
      /^\/books$/,
      async (context) => {
        const book = parseBook(await readText(context), context.get("content-type"));
        if (has("error-on-quote") && book.title.includes("'")) throw new Error("unterminated text");
        if (has("ends") && book.pages === 5000) process.nextTick(() => stop());
        const id = `b${++created}`;
        books.set(id, { id, ...book });
        context.status = has("wrong-status") && book.pages > 1000 ? 202 : 201;
        const pages = has("wrong-type") && book.tags !== undefined ? String(book.pages) : book.pages;
        context.body = JSON.stringify({ ...books.get(id), pages });
      },
    ],
    [
      "GET",
      /^\/books\/([^/]+)$/,
      (context, id) => {
        need(books.has(id), "no such book", 404);
        context.body = JSON.stringify(books.get(id));
      },
    ],
    [
      "DELETE",
      /^\/books\/([^/]+)$/,
      (context, id) => {
        need(books.has(id), "no such book", 404);
        if (!has("deleted-still-answers")) books.delete(id);
        context.status = 204;
      },
    ],
    [
      "POST",
      /^\/books\/([^/]+)\/reviews$/,
      async (context, id) => {
        const form = new URLSearchParams(await readText(context));
        need(context.get("content-type") === "application/x-www-form-urlencoded", "media type", 415);
        need(/^[1-5]$/.test(form.get("stars") ?? ""), "stars");
        const text = form.get("text") ?? "";
        need([...text].length <= 200, "text");
        need(form.getAll("text").length <= 1 && form.getAll("stars").length === 1, "twice");
        need(books.has(id), "no such book", 404);
        if (has("hangs") && text.length > 100) await new Promise(() => {});
        context.status = 201;
        context.body = "";
      },
    ],
    [
      "POST",
      /^\/covers$/,
      async (context) => {
        const { captions, files } = await readCover(context);
        need(files === 1 && captions.length === 1, "one image and one caption");
        const { length } = [...(captions[0] ?? "")];
        need(length >= 1 && (length <= 10 || has("caption-not-checked")), "caption");
        context.status = 201;
        context.body = "";
      },
    ],
    [
      "GET",
      /^\/statistics$/,
      (context) => {
        if (!has("credentials-ignored")) need(context.get("authorization") === "Bearer good", "who are you?", 401);
        need([undefined, "low", "high"].includes(context.req.headers["x-detail"]?.toString()), "X-Detail");
        need(/^[0-9]+$/.test(context.cookies.get("page") ?? ""), "page");
        context.body = JSON.stringify({ books: books.size });
      },
    ],
  ];

  const parseBook = (text: string, mediaType: string): Omit<Book, "id"> => {
    need(mediaType === "application/json", "media type", 415);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      if (has("error-on-malformed-json")) throw error;
      throw new Refusal(400, "no JSON");
    }
    need(typeof value === "object" && value !== null && !Array.isArray(value), "no object");
    const { title, pages, tags, ...others } = value as Record<string, unknown>;
    need(Object.keys(others).length === 0, "unknown member");
    need(typeof title === "string" && title !== "" && [...title].length <= 40, "title");
    need(Number.isInteger(pages) && Number(pages) >= 1 && Number(pages) <= 5000, "pages");
    const isList = Array.isArray(tags) && tags.length <= 3;
    need(
      tags === undefined || (isList && tags.every((tag) => typeof tag === "string" && [...tag].length <= 10)),
      "tags",
    );
    return value as Omit<Book, "id">;
  };

  const app = new Koa();
  app.silent = true;
  app.use(async (context) => {
    traffic.push(`${context.method} ${context.url}`);
    const found = routes.filter(([, path]) => path.test(context.path));
    const route = found.find(([method]) => method === context.method) ?? (has("any-method") ? found.at(0) : undefined);
    if (!(has("header-missing") && context.method === "DELETE")) context.set("X-Request-Id", `r${traffic.length}`);
    context.type = "application/json";
    try {
      need(found.length > 0, "no such path", 404);
      need(route !== undefined, "no such method", 405);
      const [, id = ""] = route?.[1].exec(context.path) ?? [];
      await route?.[2](context, decodeURIComponent(id));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.req.resume();
      context.status = error.status;
      context.body = JSON.stringify({ error: error.message });
    }
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  async function stop(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return { url: `http://127.0.0.1:${port}`, traffic, stop };
}

async function readCover(context: Context): Promise<{ readonly captions: string[]; readonly files: number }> {
  need(/^multipart\/form-data;/.test(context.get("content-type")), "media type", 415);
  const captions: string[] = [];
  let files = 0;
  const parser = busboy({ headers: context.req.headers });
  parser.on("field", (name, value) => {
    if (name === "caption") captions.push(value);
  });
  parser.on("file", (name, stream) => {
    if (name === "image") files += 1;
    stream.resume();
  });
  context.req.pipe(parser);
  await once(parser, "close");
  return { captions, files };
}
