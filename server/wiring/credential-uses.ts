import { toClientId } from "../domain/credential.ts";
import { writeCredentialUses } from "../store/credentials.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { repeat } from "./repeat.ts";

const TIMEOUT_MS = 3000;

/** Notes when credentials are used, and writes it from time to time, so that no request waits for it. */
export class CredentialUses {
  readonly #directory: Database;
  readonly #log: Log;
  /** By client id. */
  #uses = new Map<string, number>();

  constructor(directory: Database, log: Log) {
    this.#directory = withDeadline(directory, TIMEOUT_MS);
    this.#log = log;
  }

  note(accountId: string, credentialId: string | undefined, nowMs: number): void {
    this.#uses.set(credentialId === undefined ? accountId : toClientId(accountId, credentialId), nowMs);
  }

  /** Returns how to stop, which writes what is left. */
  start(everyMs: number): () => Promise<void> {
    const stop = repeat(everyMs, () => this.write());
    return async () => {
      await stop();
      await this.write();
    };
  }

  /** Never throws. */
  async write(): Promise<void> {
    const uses = this.#uses;
    if (uses.size === 0) return;
    this.#uses = new Map();
    try {
      await writeCredentialUses(this.#directory.pool, uses);
    } catch (error) {
      // They are written the next time; what was used since is newer.
      this.#uses = new Map([...uses, ...this.#uses]);
      this.#log.debug(
        { event: "credential_uses_not_written", error: loggable(error) },
        "The last uses of credentials were not written; they are tried again",
      );
    }
  }
}
