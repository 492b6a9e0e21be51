import { pathToFileURL } from "node:url";
import { peer } from "../peers.ts";
import { documentWith } from "./contract-schema.ts";

type Next = (error?: unknown) => void;
interface Response {
  status(code: number): Response;
  json(body: object): void;
}
type Middleware = (request: object, response: Response, next: Next) => void;
interface Express {
  (): { use(middleware: Middleware | ErrorMiddleware): void; post(path: string, handler: Middleware): void } & {
    listen(port: number, host: string): void;
  };
  json(): Middleware;
}
type ErrorMiddleware = (error: { readonly status?: number }, request: object, response: Response, next: Next) => void;

const load = (path: string): Promise<{ default: unknown }> => import(pathToFileURL(peer(path)).href);

const express = (await load("express/index.js")).default as Express;
const { middleware } = (await load("express-openapi-validator/dist/index.js")).default as {
  middleware(options: object): Middleware;
};

const SEND = "/v1/send/international";

/**
 * Requests are held against the document, of which it is given the operation that is measured alone: it compiles all schemas in
 * ajv's strict mode, which refuses those of friendtalk (`prefixItems` without `minItems`). No token is checked, nothing is stored, replies are trusted.
 */
const app = express();
app.use(express.json());
app.use(
  middleware({
    apiSpec: documentWith(SEND),
    validateRequests: true,
    validateResponses: false,
    validateSecurity: false,
    validateApiSpec: false,
  }),
);
app.post(SEND, (_request, response) => response.json({ code: "A000", result: "Success" }));
const onError: ErrorMiddleware = (error, _request, response, _next) =>
  response.status(error.status ?? 500).json({ code: "A999", result: String(error) });
app.use(onError);
app.listen(Number(process.env.PORT), "127.0.0.1");
