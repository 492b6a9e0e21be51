import { createServer, type IncomingMessage } from "node:http";
import { pathToFileURL } from "node:url";
import { peer } from "../peers.ts";
import { readDocument } from "./contract-schema.ts";

interface Backend {
  init(): Promise<unknown>;
  handleRequest(request: object): Promise<{ readonly status: number; readonly body: object }>;
}

const module: { OpenAPIBackend: new (options: object) => Backend } = await import(
  pathToFileURL(peer("openapi-backend/index.js")).href
);

/** Requests are held against the whole document, on Node's own server; no token is checked, nothing is stored. */
const backend = new module.OpenAPIBackend({
  definition: readDocument(),
  quick: true,
  ajvOpts: { strict: false },
  securityHandlers: { bearerToken: () => true },
  handlers: {
    sendInternational: () => ({ status: 200, body: { code: "A000", result: "Success" } }),
    validationFail: (context: { validation: { errors: unknown } }) => ({
      status: 400,
      body: { code: "A011", errors: context.validation.errors },
    }),
    notFound: () => ({ status: 404, body: { code: "A404" } }),
  },
});
await backend.init();

createServer((request, response) => {
  void readText(request).then(async (text) => {
    const { method = "GET", url = "/", headers } = request;
    const answer = await backend.handleRequest({ method, path: url, headers, body: JSON.parse(text) });
    const body = JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  });
}).listen(Number(process.env.PORT), "127.0.0.1");

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      text += chunk;
    });
    request.on("end", () => resolve(text));
  });
}
