import { isObject, type JsonObject } from "../../../../scripts/schema/json.ts";

interface Entry {
  readonly accountId: string;
  readonly to: string;
  readonly ref: string | undefined;
  /** Its report must come during the run. */
  readonly isAwaited: boolean;
  state: "open" | "reported";
}

/** Recipients for whom the simulator has no result before the message expires. */
const SILENT = /0000800[12]$/;

/** Stands in the ref of a message whose answer may be lost: it may have been accepted without our knowing. */
export const MAY_BE_LOST = "maybe";

/** Every message that was accepted, and what has been reported of it. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  /** Reports that were faster than the answer to their request, by msgKey. */
  readonly #early = new Map<string, { readonly accountId: string; readonly report: JsonObject }>();
  #open = 0;

  /** What is wrong with it, or undefined. One that is sent at a later time is reported after the run. */
  accepted(
    accountId: string,
    msgKey: string,
    to: string,
    ref: string | undefined,
    sendAt?: unknown,
  ): string | undefined {
    const known = this.#entries.get(msgKey);
    // The answer to a repeated request is the first one's.
    if (known !== undefined && known.accountId === accountId && known.to === to) return undefined;
    if (known !== undefined) return `the msgKey ${msgKey} was given out twice`;
    const isAwaited = sendAt === undefined && !SILENT.test(to);
    this.#entries.set(msgKey, { accountId, to, ref, isAwaited, state: "open" });
    if (isAwaited) this.#open += 1;
    const early = this.#early.get(msgKey);
    this.#early.delete(msgKey);
    return early && this.reported(early.accountId, early.report);
  }

  /** Reports of messages that nobody was told were accepted. */
  unclaimed(): string[] {
    return [...this.#early]
      .filter(([, { report }]) => !String(report.ref).includes(MAY_BE_LOST))
      .map(([msgKey]) => msgKey);
  }

  /** A final report that the account got and acknowledged. What is wrong with it, or undefined. */
  reported(accountId: string, report: unknown, again: "refused" | "allowed" = "refused"): string | undefined {
    if (!isObject(report) || typeof report.msgKey !== "string") return "a report has no msgKey";
    const entry = this.#entries.get(report.msgKey);
    if (entry === undefined) {
      if (this.#early.has(report.msgKey)) return `${report.msgKey} was reported twice`;
      this.#early.set(report.msgKey, { accountId, report });
      return undefined;
    }
    if (entry.accountId !== accountId) return `a report of ${entry.accountId} was handed to ${accountId}`;
    if (entry.state === "reported") return again === "allowed" ? undefined : `${report.msgKey} was reported twice`;
    if (report.ref !== entry.ref) return `the report of ${report.msgKey} has another ref than was given`;
    if (report.reportType !== "0") return `the report of ${report.msgKey} is not final`;
    entry.state = "reported";
    if (entry.isAwaited) this.#open -= 1;
    return undefined;
  }

  /** Messages that must still be reported. */
  get open(): number {
    return this.#open;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Some of them, for people. */
  openKeys(most: number): string[] {
    const open = [...this.#entries].filter(([, { state, isAwaited }]) => state === "open" && isAwaited);
    return open.slice(0, most).map(([msgKey, { accountId }]) => `${msgKey} (${accountId})`);
  }

  refOf(msgKey: string): string | undefined {
    return this.#entries.get(msgKey)?.ref;
  }

  isReported(msgKey: string): boolean {
    return this.#entries.get(msgKey)?.state === "reported";
  }
}
