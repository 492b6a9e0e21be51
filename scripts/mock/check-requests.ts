import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import type { Api } from "../ir/model.ts";
import { allow, bindOperations, type Reply } from "../koa/binding.ts";
import { readMultipart } from "../koa/multipart.ts";
import type { Plugin } from "../pipeline/plugin.ts";
import { makeRoutes } from "./make-routes.ts";
import type { MockHooks } from "./mock-hooks.ts";

/** The header of an answer to a request that is valid. */
export const ACCEPTED = "x-mock-accepted";

/** A server that refuses requests as the real one does, and accepts the others without doing anything. */
export async function startRequestCheck(
  api: Api,
  plugin: Plugin,
  { onInvalid, onReply, limits = {} }: MockHooks,
): Promise<Server> {
  const routes = makeRoutes(api, plugin);
  const handlers = Object.fromEntries(
    routes.map(({ operationId }) => [operationId, (): Reply => ({ status: 204, headers: { [ACCEPTED]: "true" } })]),
  );
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

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
