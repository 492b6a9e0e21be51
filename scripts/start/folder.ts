import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
};

/** Sends a file of a flat folder. Only names that the folder lists are opened, so no path leads out of it. */
export async function sendFile(
  folder: string,
  name: string,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (!names.includes(name)) {
    answer.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.\n");
    return;
  }
  const file = join(folder, name);
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  if (request.headers["if-none-match"] === etag) {
    answer.writeHead(304, { etag }).end();
    return;
  }
  const type = mediaTypes[extname(name)] ?? "application/octet-stream";
  answer.writeHead(200, { "content-type": type, "content-length": size, "cache-control": "no-cache", etag });
  if (request.method === "HEAD") answer.end();
  else createReadStream(file).pipe(answer);
}
