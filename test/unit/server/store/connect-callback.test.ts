import pg from "pg";
import { expect, test, vi } from "vitest";
import { callOnce } from "../../../../server/store/connect-callback.ts";

test("a connection that comes after the wait for it was over goes back to the pool", () => {
  const client = Object.assign(new pg.Client(), { release: vi.fn() });
  const callback = vi.fn();
  const once = callOnce(callback);
  const timeout = new Error("timeout exceeded when trying to connect");
  once(timeout, undefined, () => {});
  once(undefined, client, client.release);
  expect(callback.mock.calls.map(([error]) => error)).toEqual([timeout]);
  expect(client.release).toHaveBeenCalledTimes(1);
});

test("a connection that comes in time is its caller's", () => {
  const client = Object.assign(new pg.Client(), { release: vi.fn() });
  const callback = vi.fn();
  callOnce(callback)(undefined, client, client.release);
  expect(callback.mock.calls[0]?.[1]).toBe(client);
  expect(client.release).not.toHaveBeenCalled();
});
