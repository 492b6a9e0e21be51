import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeTurn } from "../../../../server/admin/turn.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turn-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("commands take turns", () => {
  it("one after the other, and leave nothing behind", async () => {
    const file = join(folder, "turn");
    let inside = 0;
    const visit = async () => {
      const end = await takeTurn(file);
      inside += 1;
      expect(inside).toBe(1);
      await new Promise(setImmediate);
      inside -= 1;
      await end();
    };
    await Promise.all([visit(), visit(), visit()]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("and do not wait for one that was killed", async () => {
    const file = join(folder, "turn");
    writeFileSync(file, `${process.pid} 1`);
    await (await takeTurn(file))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("and say whom they wait for when it takes too long", async () => {
    const file = join(folder, "turn");
    const end = await takeTurn(file);
    await expect(takeTurn(file, 1)).rejects.toThrow(`remove ${file}`);
    await end();
  });
});
