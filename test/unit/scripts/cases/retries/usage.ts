import { createClient } from "./want/client.ts";

const client = createClient({
  retry: { tries: 3, firstWaitMs: 100, longestWaitMs: 1000, budget: 10 },
  timeoutMs: 1000,
  deadlineMs: 5000,
  onRetry: ({ operation, tries, waitMs, status, error }) => console.log(operation, tries, waitMs, status, error),
});
createClient({ retry: false });
// @ts-expect-error true would say nothing
createClient({ retry: true });

export const calls = [
  client.listNotes({ timeoutMs: 100, deadlineMs: 200, retry: false, signal: AbortSignal.timeout(50) }),
  client.addNote({ body: { text: "a" }, params: { header: { "Idempotency-Key": "mine" } } }),
  // @ts-expect-error the limits of retries belong to the client
  client.listNotes({ retry: { tries: 1 } }),
  // @ts-expect-error the body is still required
  client.addNote({ retry: false }),
];
