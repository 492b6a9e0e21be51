import type { History, Owned, Poll, Stored, StoredMessage } from "./history.ts";
import type { Violation } from "./violation.ts";

const keyOf = ({ accountId, msgKey }: Owned): string => `${accountId} ${msgKey}`;

/**
 * When everything is quiet: what was accepted is stored once, has one end, and was reported once or waits to be. A send without an answer may
 * have been accepted or not: the database says which.
 */
export function checkStored(history: History, stored: Stored): readonly Violation[] {
  return [...checkAccepted(history, stored), ...checkReports(history, stored)];
}

function checkAccepted({ sends }: History, { messages }: Stored): readonly Violation[] {
  const found: Violation[] = [];
  const byKey = new Map(messages.map((message) => [keyOf(message), message]));
  for (const { accountId, ref, outcome } of sends) {
    if (outcome.kind !== "accepted") continue;
    const { msgKey } = outcome;
    const message = byKey.get(keyOf({ accountId, msgKey }));
    if (message?.ref !== ref)
      found.push({ rule: "lost", text: `${msgKey} was accepted and is not stored`, about: [ref] });
  }
  for (const [ref, same] of Map.groupBy(messages, (message) => message.ref))
    if (same.length > 1)
      found.push({ rule: "accepted-twice", text: `the send ${ref} became ${same.length} messages`, about: [ref] });
  return found;
}

function checkReports(history: History, stored: Stored): readonly Violation[] {
  const polled = collectPolled(history.polls);
  const posted = Map.groupBy(history.webhooks, keyOf);
  const confirmed = new Set(history.webhooks.filter((post) => post.confirmed).map(keyOf));
  const pending = new Set(stored.pending.map(keyOf));
  const waiting = new Set([...stored.waitingWebhooks, ...stored.deadLetters].map(keyOf));
  const found: Violation[] = [];
  for (const message of stored.messages) {
    const { msgKey, ref, finalSteps, mayBeOpen } = message;
    const key = keyOf(message);
    const about = [ref, msgKey];
    const batches = polled.get(key) ?? new Set();
    const bodies = new Set(posted.get(key)?.map(({ body }) => body));
    if (finalSteps === 0 && mayBeOpen) continue;
    if (finalSteps !== 1) {
      found.push({
        rule: finalSteps === 0 ? "stuck" : "reported-twice",
        text: `${msgKey} has ${finalSteps} ends`,
        about,
      });
      continue;
    }
    if (batches.size > 1)
      found.push({ rule: "reported-twice", text: `${msgKey} was in ${batches.size} batches`, about });
    if (bodies.size > 1)
      found.push({ rule: "reported-twice", text: `${msgKey} was posted with ${bodies.size} contents`, about });
    const isReported = batches.size > 0 || confirmed.has(key);
    if (!isReported && !pending.has(key) && !waiting.has(key))
      found.push({ rule: "balance", text: `${msgKey} has an end, and neither was reported nor waits to be`, about });
  }
  return [...found, ...checkStrangers(stored.messages, polled, posted)];
}

/** Reports of messages that nobody sent would balance what is missing. */
function checkStrangers(
  messages: readonly StoredMessage[],
  ...reported: readonly ReadonlyMap<string, unknown>[]
): readonly Violation[] {
  const known = new Set(messages.map(keyOf));
  return reported
    .flatMap((keys) => [...keys.keys()])
    .filter((key) => !known.has(key))
    .map((key) => ({
      rule: "balance",
      text: `${key} was reported and is not stored`,
      about: [key.split(" ")[1] ?? key],
    }));
}

/** The batches in which each message was reported. */
function collectPolled(polls: readonly Poll[]): ReadonlyMap<string, ReadonlySet<string>> {
  const batches = new Map<string, Set<string>>();
  for (const { accountId, outcome } of polls) {
    if (outcome.kind !== "batch" || !("reportId" in outcome)) continue;
    const seen = new Set<string>();
    for (const { msgKey } of outcome.reports) {
      const key = keyOf({ accountId, msgKey });
      const name = seen.has(key) ? `${outcome.reportId} again` : outcome.reportId;
      batches.set(key, (batches.get(key) ?? new Set()).add(name));
      seen.add(key);
    }
  }
  return batches;
}
