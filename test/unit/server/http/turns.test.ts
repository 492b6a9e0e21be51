import { expect, test } from "vitest";
import { Turns } from "../../../../server/http/turns.ts";

test("one at a time for each key, in the order they came", async () => {
  const turns = new Turns(10);
  const order: string[] = [];
  const first = await turns.take("a");
  const second = turns.take("a").then((done) => {
    order.push("second");
    return done;
  });
  const third = turns.take("a").then((done) => {
    order.push("third");
    return done;
  });
  const other = await turns.take("b");
  order.push("other key");
  expect(order).toEqual(["other key"]);
  order.push("first ends");
  first?.();
  (await second)?.();
  (await third)?.();
  other?.();
  expect(order).toEqual(["other key", "first ends", "second", "third"]);
});

test("too many are sent away at once, and there is room again later", async () => {
  const turns = new Turns(2);
  const one = await turns.take("a");
  const two = turns.take("a");
  expect(await turns.take("b")).toBeUndefined();
  one?.();
  (await two)?.();
  expect(await turns.take("b")).toBeTypeOf("function");
});
