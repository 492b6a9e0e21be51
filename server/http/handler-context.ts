import type { Account, Context, Services } from "../handlers/all.ts";
import type { Exchange } from "./exchange.ts";

/** What a handler is given besides the request. */
export class RequestContext implements Context {
  readonly #exchange: Exchange;
  readonly #account: Account | undefined;
  readonly services: Services;

  constructor(exchange: Exchange, account: Account | undefined, services: Services) {
    this.#exchange = exchange;
    this.#account = account;
    this.services = services;
  }

  get requestId(): string {
    return this.#exchange.requestId;
  }

  get nowMs(): number {
    return this.#exchange.nowMs;
  }

  get account(): Account {
    if (this.#account === undefined) throw new Error("An operation that is open to all asked for the account");
    return this.#account;
  }

  async charge(cost: number): Promise<boolean> {
    const { budget } = this.#exchange;
    return cost <= 0 || budget === undefined || budget.take(cost);
  }
}
