import type { WireAnswer } from "./answer.ts";

/** A request and its answer, as they went over the wire. */
export interface Exchange {
  /** The operation that was meant; unless told, it is found by method and path. */
  readonly operationId?: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array | undefined;
  };
  readonly response: WireAnswer;
}
