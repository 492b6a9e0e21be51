import { expect, test } from "vitest";
import { NamedCleanup } from "../../../../server/wiring/named-cleanup.ts";

test("a stop that hangs tells which parts it has not stopped, also those of a nested cleanup", async () => {
  const cleanup = new NamedCleanup();
  const hanging = Promise.withResolvers<void>();
  cleanup.defer(() => {}, "database connections");
  cleanup.nest().defer(() => hanging.promise, "webhooks");
  cleanup.defer(() => {}, "API");
  expect(cleanup.unfinished).toEqual(["database connections", "webhooks", "API"]);
  const stopping = cleanup.disposeAsync();
  await expect.poll(() => cleanup.unfinished).toEqual(["database connections", "webhooks"]);
  hanging.resolve();
  await stopping;
  expect(cleanup.unfinished).toEqual([]);
});
