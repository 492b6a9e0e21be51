import Koa from "koa";
import type { JsonObject } from "../../../../scripts/schema/json.ts";

const object = (properties: JsonObject): JsonObject => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const body = (name: string): JsonObject => ({
  description: name,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});
const refused = {
  "400": { description: "refused" },
  "404": { description: "unknown" },
  "409": { description: "taken" },
};
const id = { type: "string", pattern: "^[a-z]+-[0-9]+$" };

/** Books and members have to exist before anything can be lent. */
export const libraryDocument: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1" },
  paths: {
    "/books": {
      post: {
        operationId: "addBook",
        requestBody: { required: true, ...body("NewBook") },
        responses: { "201": body("Book"), ...refused },
      },
    },
    "/books/{bookId}": {
      get: {
        operationId: "getBook",
        parameters: [{ name: "bookId", in: "path", required: true, schema: id }],
        responses: { "200": body("Book"), ...refused },
      },
    },
    "/members": {
      post: {
        operationId: "addMember",
        requestBody: { required: true, ...body("NewMember") },
        responses: { "201": body("Member"), ...refused },
      },
    },
    "/members/{memberId}": {
      get: {
        operationId: "getMember",
        parameters: [{ name: "memberId", in: "path", required: true, schema: id }],
        responses: { "200": body("Member"), ...refused },
      },
    },
    "/loans": {
      post: {
        operationId: "lend",
        requestBody: { required: true, ...body("NewLoan") },
        responses: { "201": body("Loan"), ...refused },
      },
    },
    "/receipts/{receiptId}": {
      get: {
        operationId: "getReceipt",
        parameters: [{ name: "receiptId", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          "200": { description: "A receipt, which only the desk gives out." },
          "404": { description: "none" },
        },
      },
    },
  },
  components: {
    schemas: {
      NewBook: object({ isbn: { type: "string", pattern: "^[0-9]{10}$", examples: ["1234567890"] } }),
      Book: object({ id, isbn: { type: "string" } }),
      NewMember: object({ name: { type: "string", minLength: 1, maxLength: 30 } }),
      Member: object({ id, name: { type: "string" } }),
      NewLoan: object({ bookId: id, memberId: id, days: { type: "integer", minimum: 1, maximum: 60 } }),
      Loan: object({ id, due: { type: "string", format: "date" } }),
    },
  },
};

export interface Library {
  readonly app: Koa;
  /** Forgets all books, as a fresh database does. */
  clear(): void;
}

/** The server of the document, written by hand. With the bug the last day of a long loan is the 32nd of a month or later. */
export function openLibrary({ isWrongWhenLong = false } = {}): Library {
  const books = new Map<string, string>();
  const members = new Set<string>();
  let count = 0;
  const app = new Koa();
  app.use(async (ctx) => {
    const [, kind = "", key = ""] = ctx.path.split("/");
    const answer = (status: number, content?: object): void =>
      void Object.assign(ctx, { status, ...(content === undefined ? { body: "" } : { body: content }) });
    if (ctx.method === "GET") {
      if (kind === "books" && books.has(key)) return answer(200, { id: key, isbn: books.get(key) });
      if (kind === "receipts" && key === "from-the-desk") return answer(200);
      return kind === "members" && members.has(key) ? answer(200, { id: key, name: "Kim" }) : answer(404);
    }
    const given = await readJson(ctx.req);
    if (ctx.method !== "POST" || key !== "") return answer(405);
    if (ctx.get("content-type") !== "application/json") return answer(400);
    if (!isRight(kind, given)) return answer(400);
    const made = `${kind.slice(0, -1)}-${++count}`;
    if (kind === "books") {
      const isbn = String(given.isbn);
      if ([...books.values()].includes(isbn)) return answer(409);
      books.set(made, isbn);
      return answer(201, { id: made, isbn });
    }
    if (kind === "members") {
      members.add(made);
      return answer(201, { id: made, name: given.name });
    }
    if (!books.has(String(given.bookId)) || !members.has(String(given.memberId))) return answer(404);
    const days = Number(given.days);
    const due = new Date(Date.UTC(2030, 0, 1 + days)).toISOString().slice(0, 10);
    return answer(201, { id: made, due: isWrongWhenLong && days > 31 ? `2030-01-${1 + days}` : due });
  });
  return { app, clear: () => books.clear() };
}

/** Whether a body is as its schema says. */
function isRight(kind: string, given: Readonly<Record<string, unknown>> | undefined): given is Record<string, unknown> {
  const isText = (value: unknown, pattern: RegExp): boolean => typeof value === "string" && pattern.test(value);
  const isId = (value: unknown): boolean => isText(value, /^[a-z]+-[0-9]+$/);
  const isDays = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 60;
  const rules: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
    books: { isbn: (value) => isText(value, /^[0-9]{10}$/) },
    members: { name: (value) => isText(value, /^.{1,30}$/su) },
    loans: { bookId: isId, memberId: isId, days: isDays },
  };
  const fields = Object.entries(rules[kind] ?? {});
  return (
    given !== undefined &&
    Object.keys(given).length === fields.length &&
    fields.every(([name, isFine]) => Object.hasOwn(given, name) && isFine(given[name]))
  );
}

async function readJson(request: AsyncIterable<Uint8Array>): Promise<Readonly<Record<string, unknown>> | undefined> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const value = JSON.parse(Buffer.concat(chunks).toString());
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
