import { describe, expect, it } from "vitest";
import { takingTurns } from "../../../../server/files/taking-turns.ts";

describe("taking turns", () => {
  it("never runs more than the limit, and runs all, in order", async () => {
    const inTurn = takingTurns(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const task = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise(setImmediate);
      running -= 1;
      return index;
    };
    const results = await Promise.all(Array.from({ length: 9 }, (_, index) => inTurn(task(index))));
    expect([most, results, order]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  });

  it("goes on after a task that fails", async () => {
    const inTurn = takingTurns(1);
    const failed = inTurn(() => Promise.reject(new Error("no")));
    const next = inTurn(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});
