import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import type { Plugin } from "../document/plugin.ts";
import type { Api, Media } from "../model/model.ts";
import type { MockHooks } from "../project/config.ts";
import { allow, bindOperations, type Call, type Reply } from "../runtime/koa/binding.ts";
import { readMultipart } from "../runtime/koa/multipart.ts";
import { makeRoutes } from "./make-routes.ts";
import { playStream } from "./play-stream.ts";

/** The header of an answer to a request that is valid. */
export const ACCEPTED = "x-mock-accepted";
/** The header of a request that names it. */
export const REQUEST_NAME = "x-mock-request";

/** What a document reads besides its schemas (`x-also` and others) is only known here, so bodies are kept as they were read. */
export type ReadBodies = Map<string, unknown>;

/** A server that refuses requests as the real one does, and accepts the others without doing anything. */
export async function startRequestCheck(
  api: Api,
  plugin: Plugin,
  { onInvalid, onReply, limits = {} }: MockHooks,
  readBodies: ReadBodies = new Map(),
): Promise<Server> {
  const routes = makeRoutes(api, plugin);
  const hasReadPlan = new Set(api.operations.flatMap((one) => (one.body?.media.some(isRead) ? [one.id] : [])));
  const played = new Map(api.operations.map((operation) => [operation.id, operation]));
  const { makeExample } = await import("../schema/example.ts");
  const accept = async (
    { body }: { readonly body?: unknown },
    { request, route }: Call<string, unknown>,
  ): Promise<Reply> => {
    const operation = played.get(route.operationId);
    const stream = operation && (await playStream(operation, request.headers, makeExample));
    if (stream !== undefined) return stream;
    const name = request.headers[REQUEST_NAME];
    if (typeof name === "string" && hasReadPlan.has(route.operationId)) readBodies.set(name, body);
    return { status: 204, headers: { [ACCEPTED]: "true" } };
  };
  const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, accept]));
  const security = Object.fromEntries(api.securitySchemes.map(({ name }) => [name, () => allow("anybody")]));
  const { middleware } = bindOperations<string, unknown>(
    {
      routes,
      schemes: Object.fromEntries(api.securitySchemes.map((scheme) => [scheme.name, scheme])),
      basePath: api.basePath,
      faultCode: api.faultCode,
      readMultipart,
    },
    { handlers, security },
    {
      limits,
      // Every credential is accepted.
      certificate: () => "mock",
      checkReplies: false,
      ...(onInvalid && { onInvalid }),
      ...(onReply && { onReply }),
    },
  );
  const app = new Koa();
  app.use(middleware);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const isRead = ({ kind, readPlan }: Media): boolean => kind === "json" && readPlan !== undefined;

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
