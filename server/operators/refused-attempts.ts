import { setAuditResult, writeAudit } from "../store/audit-log.ts";
import type { Queryable } from "../store/database.ts";

export interface RefusedAttempt {
  readonly operator: string;
  readonly action: string;
  readonly target: string;
  /** The address, or the network that is counted as one address. */
  readonly from: string;
  /** Why it was refused. */
  readonly kind: string;
  /** Attempts with the same key have one line in a minute. */
  readonly key: string;
}

interface CountedMinute {
  readonly entry: Promise<number>;
  readonly counts: Map<string, number>;
  isWriting: boolean;
}

const MINUTE_MS = 60_000;
/** How late the log may know how many there were. */
const WRITE_EVERY_MS = 5000;
/** Keys of one minute that have a line each; all others share one. */
const MAX_KEYS = 1000;
const OTHERS = "others";

/**
 * Refused attempts in the audit log: one line for a key and a minute, with the first of them and how many there were. Sign-ins are counted
 * by address, and what a role does not allow by operator and action. Anybody can send thousands in a second, and must neither fill the
 * database with them nor keep it busy.
 */
export class RefusedAttempts {
  readonly #auditLog: Queryable;
  readonly #nowMs: () => number;
  readonly #byKey = new Map<string, CountedMinute>();
  #minute = 0;

  constructor(auditLog: Queryable, nowMs: () => number) {
    this.#auditLog = auditLog;
    this.#nowMs = nowMs;
  }

  /** Resolves when the log has a line for it. */
  async count({ kind, key: given, ...attempt }: RefusedAttempt): Promise<void> {
    const atMs = this.#nowMs();
    const minute = Math.floor(atMs / MINUTE_MS);
    // What is counted of the minute before is still written: its timers hold it.
    if (minute !== this.#minute) this.#byKey.clear();
    this.#minute = minute;
    const key = this.#byKey.has(given) || this.#byKey.size < MAX_KEYS ? given : OTHERS;
    const known = this.#byKey.get(key);
    if (known === undefined) {
      const from = key === OTHERS ? "other addresses" : attempt.from;
      const entry = writeAudit(this.#auditLog, { ...attempt, atMs, from, result: kind });
      this.#byKey.set(key, { entry, counts: new Map([[kind, 1]]), isWriting: false });
      entry.catch(() => this.#byKey.delete(key));
      await entry;
      return;
    }
    known.counts.set(kind, (known.counts.get(kind) ?? 0) + 1);
    if (!known.isWriting) this.#writeLater(known);
    await known.entry;
  }

  #writeLater(counted: CountedMinute): void {
    counted.isWriting = true;
    setTimeout(() => void this.#write(counted), WRITE_EVERY_MS).unref();
  }

  async #write(counted: CountedMinute): Promise<void> {
    counted.isWriting = false;
    const result = [...counted.counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
    // A database that is away has lost the count of one minute, and the line itself is there.
    await setAuditResult(this.#auditLog, await counted.entry, result).catch(() => {});
  }
}
