import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../failure.ts";
import type { FuzzAccount } from "./account.ts";
import { codeIn, dataIn } from "./verdict.ts";
import type { World } from "./world.ts";

/** Gets one batch of an account's reports and acknowledges it. How many there were. */
export async function collectBatch(account: FuzzAccount, world: World): Promise<number> {
  const request = { method: "GET", path: "/v1/report/polling", headers: [account.authorization] };
  const answer = await world.ask(request, { account, operationId: "pollReports" });
  const { reportId, report } = dataIn(answer);
  if (codeIn(answer) !== "A000" || !Array.isArray(report) || reportId === "") return 0;
  const path = `/v1/report/polling/${reportId}`;
  const acknowledgement = { method: "DELETE", path, headers: [account.authorization] };
  const done = await world.ask(acknowledgement, { account, operationId: "acknowledgeReports" });
  // Not now: the same batch comes again.
  if (["A020", "A920"].includes(codeIn(done) ?? "")) return 0;
  if (codeIn(done) !== "A000")
    throw new Failure(`a batch that was just handed out is refused with ${codeIn(done)}`, {
      request: acknowledgement,
      answer: done,
    });
  // Acknowledged first: what is wrong with one report must not keep the others waiting.
  const [complaint] = report.flatMap((one) => world.ledger.reported(account.id, one) ?? []);
  if (complaint !== undefined) throw new Failure(complaint, { request, answer });
  return report.length;
}

/** Takes the reports of accounts as they come, until it is told to stop. */
export class Collector {
  readonly #world: World;
  readonly #accounts: readonly FuzzAccount[];
  readonly #onFailure: (failure: unknown) => void;
  readonly #done: Promise<void>;
  #stopped = false;

  constructor(world: World, accounts: readonly FuzzAccount[], onFailure: (failure: unknown) => void) {
    this.#world = world;
    this.#accounts = accounts;
    this.#onFailure = onFailure;
    this.#done = this.#collect();
  }

  async #collect(): Promise<void> {
    while (!this.#stopped) {
      let found = 0;
      for (const account of this.#accounts)
        try {
          found += await collectBatch(account, this.#world);
        } catch (error) {
          this.#onFailure(error);
        }
      if (found === 0) await sleep(250);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }
}
