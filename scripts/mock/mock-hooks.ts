import type { Hooks, Limits } from "../koa/call.ts";

/** What the project says about its refusals. Without it they are those of a generated server without hooks. */
export interface MockHooks extends Pick<Hooks<string, unknown>, "onInvalid" | "onReply"> {
  readonly limits?: Limits;
}
