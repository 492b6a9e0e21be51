import { createServer, type Server } from "node:http";
import { dirname } from "node:path";
import { UsageError } from "../command/options.ts";
import { sendFile } from "./folder.ts";
import { proxy } from "./proxy.ts";

export interface SiteOptions {
  readonly port: number;
  readonly docs: string;
  readonly landing: string;
  /** Where everything that is not a page goes. */
  readonly mockUrl: string;
}

/** One port: pages at /, /docs and /openapi.json, the API everywhere else. */
export function startSite(options: SiteOptions): Promise<Server> {
  const server = createServer((request, answer) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const reads = request.method === "GET" || request.method === "HEAD";
    if (reads && path === "/") {
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
      answer.end(request.method === "HEAD" ? undefined : options.landing);
    } else if (reads && path === "/docs") {
      answer.writeHead(308, { location: "/docs/" }).end();
    } else if (reads && dirname(`${path}.`) === "/docs") {
      void sendFile(options.docs, path === "/docs/" ? "index.html" : path.slice("/docs/".length), request, answer);
    } else if (reads && (path === "/openapi.json" || path === "/favicon.ico")) {
      void sendFile(options.docs, path === "/openapi.json" ? "openapi.json" : "favicon.svg", request, answer);
    } else {
      proxy(options.mockUrl, request, answer);
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken ? new UsageError(`start: port ${options.port} is in use; choose another: PORT=8081 npm start`) : error,
      );
    });
    server.listen(options.port, () => resolve(server));
  });
}
