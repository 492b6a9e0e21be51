import type { IncomingHttpHeaders } from "node:http";
import type { Account, Refusal } from "../handlers/all.ts";
import type { Budget } from "./limit.ts";
import type { ReplyHeaders } from "./reply.ts";

/** Who calls, or why not. Nobody: the operation is open to all. */
export type Identity =
  | {
      readonly ok: true;
      readonly account: Account | undefined;
      /** Where finding out who calls has been charged for already. */
      readonly budget?: Budget | undefined;
      /** Where only the body can show it: asked with its bytes, before anything that they say is believed. */
      readonly confirm?: Confirm | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers?: ReplyHeaders };

/** Undefined: the caller is who it says it is. */
export type Confirm = (body: Uint8Array) => Refusal | undefined;

export interface Caller {
  /** The parameters in the path, not yet checked. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly nowMs: number;
}

/** How callers of an operation show who they are. */
export type Identify = (caller: Caller) => Identity | Promise<Identity>;
