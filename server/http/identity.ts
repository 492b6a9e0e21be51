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
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly headers?: ReplyHeaders };

export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  readonly nowMs: number;
}
