import Koa from "koa";

/** What the server does wrong on purpose. */
export type Bug =
  | "another status"
  | "no Location"
  | "stars as text"
  | "long texts"
  | "crashes without text"
  | "open to all"
  | "any token"
  | "plain text"
  | "any limit"
  | "any media type"
  | "deletes nothing";

interface Note {
  readonly id: string;
  readonly text: string;
  readonly stars?: number | null;
}

/** The server of openapi.yaml, written by hand, with at most one bug. */
export function notesApp(bug?: Bug): Koa {
  const notes = new Map<string, Note>();
  let made = 0;
  const app = new Koa();
  app.silent = true;

  const refuse = (ctx: Koa.Context, status: number) => Object.assign(ctx, { status, body: { error: `${status}` } });

  const create = async (ctx: Koa.Context) => {
    const given = await readJson(ctx);
    if (bug === "crashes without text" && !(given as Partial<Note>)?.text) throw new Error("There is no text");
    const isJson = bug === "any media type" || ctx.is("json");
    if (!isJson || !isNote(given, bug)) return refuse(ctx, 400);
    const note = { ...given, id: `n${++made}` };
    notes.set(note.id, note);
    ctx.status = bug === "another status" ? 200 : 201;
    if (bug !== "no Location") ctx.set("Location", `/api/notes/${note.id}`);
    return Object.assign(ctx, { body: note });
  };

  const list = (ctx: Koa.Context) => {
    const limit = Number(ctx.query.limit ?? 10);
    if (bug !== "any limit" && !(Number.isInteger(limit) && limit >= 1 && limit <= 10)) return refuse(ctx, 400);
    ctx.set("X-Total", `${notes.size}`);
    return Object.assign(ctx, { body: [...notes.values()].slice(0, limit) });
  };

  const one = (ctx: Koa.Context, id: string) => {
    const note = notes.get(id);
    if (note === undefined) return refuse(ctx, 404);
    if (ctx.method === "DELETE") {
      if (bug !== "deletes nothing") notes.delete(id);
      return Object.assign(ctx, { status: 204 });
    }
    ctx.body = bug === "stars as text" ? { ...note, stars: "none" } : note;
    return bug === "plain text" ? Object.assign(ctx, { type: "text/plain" }) : ctx;
  };

  return app.use(async (ctx) => {
    const token = ctx.get("authorization");
    const isKnown = bug === "any token" ? token !== "" : token === "Bearer secret";
    if (!isKnown && bug !== "open to all") return void refuse(ctx, 401);
    const [, id, rest] = /^\/api\/notes(?:\/([^/]+)(\/shares)?)?$/.exec(ctx.path) ?? [];
    if (rest !== undefined) ctx.status = 501;
    else if (id !== undefined) one(ctx, id);
    else if (ctx.method === "POST") await create(ctx);
    else list(ctx);
  });
}

async function readJson(ctx: Koa.Context): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function isNote(value: unknown, bug: Bug | undefined): value is Omit<Note, "id"> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { text, stars = null, ...others } = value as Partial<Note>;
  if (typeof text !== "string" || text === "" || (text.length > 20 && bug !== "long texts")) return false;
  return Object.keys(others).length === 0 && (stars === null || (Number.isInteger(stars) && stars >= 1 && stars <= 5));
}
