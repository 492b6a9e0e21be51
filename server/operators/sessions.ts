import { createHash, randomBytes } from "node:crypto";
import { verifyPassword } from "../accounts/password.ts";
import type { Role } from "../domain/operator-role.ts";
import type { Queryable } from "../store/database.ts";
import { endSession, findOperator, findSession, markSessionUsed, saveSession } from "../store/operators.ts";

export interface SessionTimes {
  /** A session that is not used for so long ends. */
  readonly idleMs: number;
  /** A session ends so long after its sign-in, whatever is done with it. */
  readonly longestMs: number;
}

/** Somebody who is signed in. */
export interface OperatorSession {
  readonly operator: string;
  readonly role: Role;
  readonly endsAtMs: number;
  readonly token: string;
}

/** A use is written at most this often. */
const MARK_EVERY_MS = 60_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The sessions of operators. The database has a hash of each token, so that who reads a backup cannot use a session. */
export class Sessions {
  readonly #directory: Queryable;
  readonly times: SessionTimes;

  constructor(directory: Queryable, times: SessionTimes) {
    this.#directory = directory;
    this.times = times;
  }

  /** Takes as long for a name that does not exist. */
  async isPassword(operator: string, password: string): Promise<boolean> {
    // PostgreSQL refuses a text with NUL, and no operator has such a name.
    const known = operator.includes("\0") ? undefined : await findOperator(this.#directory, operator);
    return verifyPassword(password, known?.passwordHash);
  }

  /** Undefined: the operator was removed in this moment. */
  async begin(operator: string, nowMs: number): Promise<OperatorSession | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    await saveSession(this.#directory, hash(token), operator, nowMs);
    return this.find(token, nowMs, false);
  }

  /** Undefined: there is no such session, or it has ended. */
  async find(token: string, nowMs: number, isUse: boolean): Promise<OperatorSession | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const stored = await findSession(this.#directory, hash(token));
    if (stored === undefined) return undefined;
    const endsAtMs = stored.signedInMs + this.times.longestMs;
    const markEveryMs = Math.min(MARK_EVERY_MS, this.times.idleMs / 10);
    const unusedMs = nowMs - stored.usedMs;
    // It may have been used a little later than is written.
    if (nowMs >= endsAtMs || unusedMs >= this.times.idleMs + markEveryMs) {
      await this.end(token);
      return undefined;
    }
    if (isUse && unusedMs >= markEveryMs) await markSessionUsed(this.#directory, hash(token), nowMs);
    return { operator: stored.id, role: stored.role, endsAtMs, token };
  }

  async end(token: string): Promise<void> {
    await endSession(this.#directory, hash(token));
  }
}

const hash = (token: string): Buffer => createHash("sha256").update(token).digest();
