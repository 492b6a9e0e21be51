import type { StepRef } from "../../../../server/domain/delivery.ts";
import type { ClaimedBatch } from "../../../../server/store/outbox.ts";

export interface OutboxRow {
  readonly outboxId: number;
  readonly steps: readonly StepRef[];
  /** Set for a batch of the backlog. */
  readonly lane?: string;
  readonly expiresMs?: number;
  readonly notBeforeMs: number;
  isNew: boolean;
  workerId: string | undefined;
}

/** The outbox of the store in memory. */
export class MemoryOutbox {
  #rows: OutboxRow[] = [];
  #lastId = 0;

  get rows(): readonly OutboxRow[] {
    return this.#rows;
  }

  insert(row: Partial<OutboxRow> & Pick<OutboxRow, "steps">): void {
    this.#rows.push({ isNew: false, notBeforeMs: 0, ...row, outboxId: ++this.#lastId, workerId: undefined });
  }

  claim(workerId: string, maxSteps: number, isDue: (row: OutboxRow) => boolean): readonly ClaimedBatch[] {
    const claimed: ClaimedBatch[] = [];
    let steps = 0;
    for (const row of this.#rows) {
      if (steps >= maxSteps) break;
      if (row.workerId !== undefined || !isDue(row)) continue;
      const { outboxId, isNew } = row;
      claimed.push({ outboxId, isNew, steps: row.steps, fromBacklog: row.lane !== undefined });
      Object.assign(row, { workerId, isNew: false });
      steps += row.steps.length;
    }
    return claimed;
  }

  /** Which of these rows the worker has. */
  findHeld(workerId: string, outboxIds: readonly number[]): readonly number[] {
    const held = this.#rows.filter((row) => row.workerId === workerId && outboxIds.includes(row.outboxId));
    return held.map(({ outboxId }) => outboxId);
  }

  delete(outboxIds: readonly number[]): void {
    this.#rows = this.#rows.filter(({ outboxId }) => !outboxIds.includes(outboxId));
  }

  /** Takes a message out: the other steps of its batches get new rows. */
  takeOut(msgKey: string): void {
    for (const row of [...this.#rows]) {
      const others = row.steps.filter((step) => step.msgKey !== msgKey);
      if (others.length === row.steps.length) continue;
      this.delete([row.outboxId]);
      if (others.length > 0) this.insert({ ...row, steps: others, isNew: false });
    }
  }
}
