import Koa from "koa";
import type { ExactPaths } from "./exact-paths.ts";
import type { ServerContext, State } from "./exchange.ts";

type Run = (ctx: ServerContext) => Promise<void>;

/** Not in the published types, though every request goes through it. */
type HandleRequest = (ctx: ServerContext, run: Run) => Promise<void>;

/**
 * Koa without its watch over the response, where the answer is ours alone: four listeners and an asynchronous resource for
 * every request cost more than all of our middleware, and tell us only that nobody took the answer.
 */
export class LeanKoa extends Koa<State> {
  readonly #exact: ExactPaths;

  constructor(exact: ExactPaths, options: { readonly proxy: boolean; readonly maxIpsCount: number }) {
    super(options);
    this.#exact = exact;
  }

  handleRequest(ctx: ServerContext, run: Run): Promise<void> {
    ctx.state.exact = this.#exact.find(ctx.req);
    if (ctx.state.exact === undefined) return ownWay.call(this, ctx, run);
    ctx.res.statusCode = 404;
    return run(ctx).catch((error: Error) => ctx.onerror(error));
  }
}

const ownWay: HandleRequest = Reflect.get(Koa.prototype, "handleRequest");
