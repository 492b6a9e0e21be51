import type { Middleware } from "koa";
import type { Route } from "../route.ts";
import { BodyMemory } from "./body-memory.ts";
import type { Call, Hooks, Limits, StreamOptions } from "./call.ts";
import { mountOperations } from "./mount.ts";
import { type AnyHandler, Operation } from "./operation.ts";
import type { ReadMultipart } from "./read-body.ts";
import { Authenticator, type CertificateOf, type SchemeHandlers, type Schemes } from "./security.ts";

export type { Route } from "../route.ts";
export type {
  Call,
  DeprecatedUse,
  Hooks,
  IncomingRequest,
  Invalid,
  InvalidReason,
  Limits,
  Reply,
  RequestFault,
  SecuredCall,
  SecurityOutcome,
  StreamOptions,
  UnmatchedCall,
} from "./call.ts";
export { Aborted, allow, deny, NotImplemented, notImplemented } from "./call.ts";
export type { Operation } from "./operation.ts";
export { assertPreconditions, PreconditionFailed } from "./preconditions.ts";
export { InvalidItem } from "./request-items.ts";
export { writeReply } from "./write-reply.ts";

/** How the operations of an application are served. Every member has a default. */
export interface BindingOptions<Identity, State> extends Hooks<Identity, State> {
  readonly limits?: Limits;
  readonly streams?: StreamOptions;
  /** Put before every path. Default: the path of the document's first server. */
  readonly basePath?: string;
  /** Whether replies are checked against the document before they are sent. Default: unless NODE_ENV is `production`. */
  readonly checkReplies?: boolean;
  /** The certificate of the caller, where a proxy ends TLS. Default: that of the connection, if it was checked. */
  readonly certificate?: CertificateOf;
  /** Set it where the HTTP server hands requests with `Expect: 100-continue` to Koa (its `checkContinue` event). */
  readonly saysContinue?: boolean;
}

/** What the generated tree knows of a document. */
export interface Document {
  readonly routes: readonly Route[];
  readonly schemes: Schemes;
  readonly basePath: string;
  /** The code of a fault for which the document names none. */
  readonly faultCode: string;
  readonly readMultipart?: ReadMultipart;
}

/** What the application provides. */
export interface ApplicationParts<Identity, State> {
  readonly handlers: object;
  readonly security?: object | undefined;
  readonly context?: ((call: Call<Identity, State>) => unknown) | undefined;
}

export interface BoundApi<Identity, State> {
  /** Serves every operation; `app.use(api.middleware)`. */
  readonly middleware: Middleware<State>;
  /** For servers without Koa: each operation can serve a request. */
  readonly operations: readonly Operation<Identity, State>[];
  /** The bytes of all bodies that are being read or handled now. */
  readonly heldBodyBytes: () => number;
}

const MEBIBYTE = 1_048_576;

/** Connects the routes of a document with the handlers of an application. The generated `server.ts` calls it with types. */
export function bindOperations<Identity, State>(
  { routes, schemes, basePath, faultCode, readMultipart }: Document,
  { handlers, security = {}, context }: ApplicationParts<Identity, State>,
  options: BindingOptions<Identity, State>,
): BoundApi<Identity, State> {
  const { limits = {}, saysContinue = false } = options;
  const authenticator = new Authenticator(schemes, security as SchemeHandlers<Identity, State>, options.certificate);
  const memory = new BodyMemory(limits.allBodiesBytes ?? 128 * MEBIBYTE);
  const { bodyBytes = MEBIBYTE, jsonValues = 100_000, formParts = 100 } = limits;
  const getBodyBytes = (route: Route): number => (typeof bodyBytes === "number" ? bodyBytes : bodyBytes(route));
  const usedBasePath = options.basePath ?? basePath;
  const operations = routes.map(
    (route) =>
      new Operation(route, {
        handler: findHandler(handlers, route.operationId),
        hooks: options,
        authenticator,
        makeContext: context ?? ((call) => call),
        memory,
        body: { bodyBytes: getBodyBytes(route), jsonValues, parts: formParts, readMultipart, faultCode },
        checkReplies: options.checkReplies ?? process.env.NODE_ENV !== "production",
        faultCode,
        basePath: usedBasePath,
        streams: options.streams ?? {},
      }),
  );
  const mounted = { hooks: options, basePath: usedBasePath, saysContinue };
  return { middleware: mountOperations(operations, mounted), operations, heldBodyBytes: () => memory.heldBytes };
}

/** Bound to its object, so that handlers may be methods of a class. */
function findHandler(handlers: object, operationId: string): AnyHandler {
  const handler: unknown = Reflect.get(handlers, operationId);
  if (typeof handler !== "function") throw new Error(`There is no handler for the operation ${operationId}`);
  return handler.bind(handlers) as AnyHandler;
}
