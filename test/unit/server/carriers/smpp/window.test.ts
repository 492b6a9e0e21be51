import { expect, test } from "vitest";
import { Window } from "../../../../../server/carriers/smpp/window.ts";

test("a window lets so many through at a time, in the order of their coming, also past a failure", async () => {
  const window = new Window(3);
  const begun: number[] = [];
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 50 }, (_, visitor) =>
    window.with(async () => {
      begun.push(visitor);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      if (visitor % 5 === 0) throw new Error("failed inside");
      return visitor;
    }),
  );
  const settled = await Promise.allSettled(visits);
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 50 }, (_, visitor) => visitor));
  expect(settled.map(({ status }) => status)).toEqual(
    Array.from({ length: 50 }, (_, visitor) => (visitor % 5 === 0 ? "rejected" : "fulfilled")),
  );
});
