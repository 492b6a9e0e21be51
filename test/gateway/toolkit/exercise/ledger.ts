import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Koa from "koa";
import { writeExact } from "../../../../scripts/runtime/exact-json.ts";
import { generateCases, newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import type { BoundTree } from "../koa/bound-trees.ts";

/** How a server is wrong. */
export type Mistake = "id-in-reply" | "least" | "most" | "step" | "refuses-most";

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { type: "object" } } },
});
const json = (schema: object, example: unknown) => ({ content: { "application/json": { schema, example } } });

/** Entries of a ledger whose ids and amounts lie between two integers, the last of which is the example everywhere. */
export function ledgerDocument(low: bigint, high: bigint): string {
  const amount = { type: "integer", format: "int64", minimum: low, maximum: high };
  const entry = {
    type: "object",
    required: ["id", "amount"],
    properties: { id: { type: "integer", format: "int64" }, amount },
  };
  const parameter = (name: string, place: string) => ({
    name,
    in: place,
    required: true,
    schema: amount,
    example: high,
  });
  const refusals = (...statuses: string[]) =>
    Object.fromEntries(["400", ...statuses].map((status) => [status, problem("refused")]));
  return writeExact({
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1.0.0" },
    paths: {
      "/entries": {
        post: {
          operationId: "addEntry",
          requestBody: {
            required: true,
            ...json(
              { type: "object", required: ["amount"], properties: { amount, step: { ...amount, multipleOf: 3 } } },
              { amount: high },
            ),
          },
          responses: {
            "201": { description: "added", ...json(entry, { id: high, amount: high }) },
            ...refusals("415"),
          },
        },
        get: {
          operationId: "listEntries",
          parameters: [parameter("above", "query"), parameter("X-Below", "header")],
          responses: {
            "200": { description: "all", ...json({ type: "array", items: entry }, [{ id: high, amount: high }]) },
            ...refusals(),
          },
        },
      },
      "/entries/{id}": {
        get: {
          operationId: "getEntry",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", format: "int64" } }],
          responses: { "200": { description: "one", ...json(entry, { id: high, amount: high }) }, ...refusals("404") },
        },
      },
    },
  });
}

interface Entry {
  readonly id: bigint;
  readonly amount: bigint;
}

/** A server that knows nothing of the toolkit and reads integers from the text of a request. */
export function ledgerByHand(low: bigint, high: bigint, mistake?: Mistake): RequestListener {
  const entries: Entry[] = [];
  const isAmount = (text: string | undefined): boolean => {
    if (text === undefined || !/^(0|-?[1-9]\d*)$/.test(text)) return false;
    const value = BigInt(text);
    if (mistake === "refuses-most" && value === high) return false;
    return value >= low - (mistake === "least" ? 1n : 0n) && value <= high + (mistake === "most" ? 1n : 0n);
  };
  const show = ({ id, amount }: Entry): string => `{"id":${id},"amount":${amount}}`;
  return async (request, response) => {
    const answer = (status: number, text: string): void =>
      void response
        .writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json" })
        .end(text);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    let text = "";
    for await (const chunk of request) text += chunk;
    const id = /^\/entries\/([^/]+)$/.exec(pathname)?.[1];
    if (id !== undefined && request.method === "GET") {
      if (!/^(0|-?[1-9]\d*)$/.test(id)) return answer(400, "{}");
      const found = entries.find((entry) => String(entry.id) === id);
      return found === undefined ? answer(404, "{}") : answer(200, show(found));
    }
    if (pathname !== "/entries") return answer(404, "{}");
    if (request.method === "GET") {
      const isRight =
        isAmount(searchParams.get("above") ?? undefined) && isAmount(request.headers["x-below"]?.toString());
      return isRight ? answer(200, `[${entries.map(show).join()}]`) : answer(400, "{}");
    }
    if (request.method !== "POST") return answer(404, "{}");
    if (request.headers["content-type"] !== "application/json") return answer(415, "{}");
    const fields = readFields(text);
    const { amount, step } = fields ?? {};
    const isStep = step === undefined || (isAmount(step) && (mistake === "step" || BigInt(step) % 3n === 0n));
    if (fields === undefined || amount === undefined || !isAmount(amount) || !isStep) return answer(400, "{}");
    const entry = { id: high - BigInt(entries.length), amount: BigInt(amount) };
    entries.push(entry);
    return answer(201, show(mistake === "id-in-reply" ? { ...entry, id: entry.id - 1n } : entry));
  };
}

/** The members of a JSON object, each as it is written. */
function readFields(text: string): Record<string, string> | undefined {
  try {
    const fields: Record<string, string> = {};
    const value: unknown = JSON.parse(
      text,
      function (this: unknown, key, member, context?: { readonly source?: string }) {
        if (key === "amount" || key === "step") fields[key] = context?.source ?? "none";
        return member;
      },
    );
    return typeof value === "object" && value !== null && !Array.isArray(value) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** A module is imported once, so each tree has a folder of its own. */
let trees = 0;

/** The generated server of the document, whose handlers have bigints or numbers. */
export async function generatedLedger(
  spec: string,
  int64: "bigint" | "number",
  high: bigint,
): Promise<RequestListener> {
  const folder = newTreesFolder(`ledger-${++trees}`);
  const source = { name: "ledger", folder, spec, lenient: false, plugin: undefined, types: { int64 }, wanted: [] };
  const tree = (await generateCases([source], folder)).get("ledger");
  if (tree === undefined || tree instanceof Error) throw tree ?? new Error("there is no tree");
  const { serveApi }: BoundTree = await import(pathToFileURL(join(tree.folder, "want/server.ts")).href);
  // What is imported is in memory.
  rmSync(folder, { recursive: true, force: true });
  const entries: { id: unknown; amount: unknown }[] = [];
  const next = (): unknown => (int64 === "bigint" ? high - BigInt(entries.length) : Number(high) - entries.length);
  const { middleware } = serveApi({
    handlers: {
      addEntry({ body }) {
        const entry = { id: next(), amount: Reflect.get(body as object, "amount") };
        entries.push(entry);
        return { status: 201, body: entry };
      },
      listEntries: () => ({ status: 200, body: entries }),
      getEntry({ path }) {
        const found = entries.find(({ id }) => id === path.id);
        return found === undefined
          ? { status: 404, mediaType: "application/problem+json", body: {} }
          : { status: 200, body: found };
      },
    },
  });
  return new Koa().use(middleware).callback();
}

/** Serves a listener on a port of this machine. */
export async function serving<Result>(
  listener: RequestListener,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  try {
    return await use(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
