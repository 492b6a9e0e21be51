import type { WireAnswer } from "../wire/answer.ts";
import type { Credentials } from "../wire/caller.ts";
import type { WireRequest } from "../wire/request.ts";
import type { Draft } from "./draft.ts";
import type { RequestFault } from "./judge-request.ts";

/** A request with what came of it. */
export interface Asked {
  readonly draft: Draft;
  readonly credentials: Credentials;
  readonly request: WireRequest;
  /** How the request breaks the document; empty: it is valid. */
  readonly faults: readonly RequestFault[];
  /** Undefined: none came. */
  readonly answer: WireAnswer | undefined;
  /** Why none came. */
  readonly noAnswer?: string;
  /** The answer's body where it is JSON. */
  readonly body: unknown;
}
