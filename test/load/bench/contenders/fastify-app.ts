import { pathToFileURL } from "node:url";
import { peer } from "../peers.ts";
import { readDocument, schemaOf } from "./contract-schema.ts";

/** As much of Fastify as the contenders use; it is installed when a bench first needs it. */
interface Fastify {
  post(path: string, options: object, handler: (request: { readonly body: object }) => Promise<object>): void;
  listen(at: { readonly port: number; readonly host: string }): Promise<string>;
}

/** `POST /send` with Fastify's own validation and its own writing of replies. */
export async function serveSends(handler: (body: object) => Promise<object>): Promise<void> {
  const module: { default(options: object): Fastify } = await import(pathToFileURL(peer("fastify/fastify.js")).href);
  const app = module.default({
    logger: false,
    ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } },
  });
  const text = { type: "string" };
  const schema = {
    body: schemaOf(readDocument(), "InternationalSend"),
    response: { 200: { type: "object", properties: { code: text, result: text, msgKey: text, ref: text } } },
  };
  app.post("/send", { schema }, (request) => handler(request.body));
  await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
}
