import { expect, test } from "vitest";
import { KeyedMutex } from "../../../../server/http/keyed-mutex.ts";

test("a lock is granted to one caller at a time for each key, in the order of the calls", async () => {
  const mutex = new KeyedMutex(10);
  const order: string[] = [];
  const first = await mutex.acquire("a");
  const second = mutex.acquire("a").then((release) => {
    order.push("second");
    return release;
  });
  const third = mutex.acquire("a").then((release) => {
    order.push("third");
    return release;
  });
  const other = await mutex.acquire("b");
  order.push("other key");
  expect(order).toEqual(["other key"]);
  order.push("first ends");
  first?.();
  (await second)?.();
  (await third)?.();
  other?.();
  expect(order).toEqual(["other key", "first ends", "second", "third"]);
});

test("when too many wait, a call is refused at once; later there is room again", async () => {
  const mutex = new KeyedMutex(2);
  const one = await mutex.acquire("a");
  const two = mutex.acquire("a");
  expect(await mutex.acquire("b")).toBeUndefined();
  one?.();
  (await two)?.();
  expect(await mutex.acquire("b")).toBeTypeOf("function");
});
