import type { RequestListener } from "node:http";
import Koa, { type Middleware } from "koa";
import { serveApi } from "../../../generated/admin/server.ts";
import {
  describeRefusal,
  makeOperations,
  type OperatorParts,
  perform,
  problem,
  Refusal,
  type SignInParts,
} from "../../operators/api/all.ts";
import { type Log, loggable } from "../../telemetry/log.ts";
import { getCallerNetwork } from "../caller-network.ts";
import { type ConsoleSettings, consolePages } from "../console.ts";
import { COMMON_HEADERS } from "../replies.ts";
import { isThisMachine } from "../this-machine.ts";
import { KnownBrowsers, rememberBrowser } from "./known-browsers.ts";
import { refuseForeignOrigins } from "./same-origin.ts";
import { operatorsSecurity } from "./security.ts";
import { makeSessionCookies } from "./session-cookie.ts";

export interface OperatorsAppParts {
  readonly operators: OperatorParts;
  readonly signIn: SignInParts;
  readonly consoleFolder: ConsoleSettings["folder"];
  readonly isCookieSecure: boolean;
  /** How many proxies in front of the admin port there are whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  readonly checkReplies: boolean;
  readonly log: Log;
  /** Errors that say that the database is away. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Errors that say that a value from the request holds NUL. */
  readonly isNulInText: (error: unknown) => boolean;
  /** The operator that the sign-in page offers; undefined: there is none. */
  readonly findDemo: () => Promise<{ readonly id: string; readonly password: string } | undefined>;
}

/** A registry may have thousands of entries. */
const MAX_BODY_BYTES = 1_048_576;
/** Who is not signed in sends a name and a password, at most 3,300 bytes. */
const MAX_STRANGERS_BODY_BYTES = 4096;
const MAX_JSON_VALUES = 50_000;
const API = "/admin/v1/";

/** Serves the operators' API and their pages. */
export function createOperatorsApp(parts: OperatorsAppParts): RequestListener {
  const { operators, signIn, log } = parts;
  const browsers = new KnownBrowsers();
  const api = serveApi({
    handlers: makeOperations(makeSessionCookies(parts.isCookieSecure)),
    security: operatorsSecurity(signIn),
    context: ({ identity: session, request: { ip: from, headers }, state }) => ({
      ...{ session, from, signInParts: signIn },
      findBrowser: (operator) => browsers.find(operator, headers.cookie),
      onSignedIn: (operator) => {
        state.signedIn = operator;
      },
      perform: (useCase, args) => {
        if (session === undefined) throw new Error(`${useCase.name} was called without a session`);
        return perform(useCase, args, { ...operators, actor: { name: session.operator, role: session.role, from } });
      },
    }),
    nameCaller: ({ identity, request }) => identity?.operator ?? `network ${getCallerNetwork(request.ip)}`,
    onError: (error, { route }) => {
      if (error instanceof Refusal) return describeRefusal(error);
      if (parts.isNulInText(error)) return problem(400, "A value holds the character NUL, which nothing here has.");
      if (parts.isUnavailable(error))
        return problem(
          503,
          "The database does not answer. Look whether what you changed is there before you try again.",
        );
      log.error(
        { event: "operate_failed", operation: route.operationId, error: loggable(error) },
        "An operation of the operators' API failed",
      );
      return problem(500, "The gateway failed. Its log says why (event operate_failed).");
    },
    limits: {
      bodyBytes: ({ security }) => (security.length === 0 ? MAX_STRANGERS_BODY_BYTES : MAX_BODY_BYTES),
      jsonValues: MAX_JSON_VALUES,
    },
    checkReplies: parts.checkReplies,
  });
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  for (const middleware of [
    addHeaders,
    offerDemo(parts.findDemo),
    consolePages({ folder: parts.consoleFolder, page: "operate.html" }),
    refuseForeignOrigins,
    rememberBrowser(browsers, parts.isCookieSecure),
    api.middleware,
  ])
    app.use(middleware);
  app.on("error", (error: Error) =>
    log.debug({ event: "answer_not_taken", type: error.name }, "Caller did not take the answer"),
  );
  return app.callback();
}

/** What the API answers is about people and customers, so nobody keeps it. */
const addHeaders: Middleware = (ctx, next) => {
  ctx.set(COMMON_HEADERS);
  if (ctx.path.startsWith(API)) ctx.set("Cache-Control", "no-store");
  return next();
};

/** Only to a browser on this machine: a page of another site would have another name for it. */
const offerDemo =
  (findDemo: OperatorsAppParts["findDemo"]): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== "/console/demo-operator.json" || ctx.method !== "GET") return next();
    const demo = isThisMachine(ctx.host) ? await findDemo() : undefined;
    ctx.set("Cache-Control", "no-store");
    ctx.set("Content-Type", "application/json");
    ctx.status = demo === undefined ? 404 : 200;
    ctx.body = JSON.stringify(demo === undefined ? {} : { operator: demo.id, password: demo.password });
    return undefined;
  };
