import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import type { RawRequest, WireRequest } from "../../../scripts/probe/wire/request.ts";

/** What was sent, and what came back where something did. */
export interface FailedExchange {
  readonly request: WireRequest | RawRequest;
  readonly answer?: WireAnswer | undefined;
}

/** A property that does not hold, with the request that shows it. */
export class Failure extends Error {
  override readonly name: string = "Failure";
  readonly exchange: FailedExchange | undefined;

  constructor(reason: string, exchange?: FailedExchange) {
    super(reason);
    this.exchange = exchange;
  }
}

/** The gateway has gone. Whatever is sent after that fails as well, so this request cannot be cut down. */
export class Crash extends Failure {}
