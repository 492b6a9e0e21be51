import type { NoAnswer, Refused } from "./history.ts";
import type { Rule, Violation } from "./violation.ts";

/** A send with an Idempotency-Key, as its caller saw it. */
export interface KeyedRequest {
  readonly accountId: string;
  readonly key: string;
  /** Requests with the same text have the same body. */
  readonly body: string;
  readonly fromMs: number;
  /** When it was answered, or given up. */
  readonly toMs: number;
  readonly outcome: { readonly kind: "accepted"; readonly msgKey: string } | Refused | NoAnswer;
}

const OTHER_BODY = "A301";
const IN_USE = "A309";

/**
 * Each key is a register that is written once: with a message, and the body that made it. Whoever writes it or reads it after that, by
 * whichever process, sees this message. An answer says nothing about the key if the gateway had no time or no database (A020, A920).
 */
export function checkKeys(requests: readonly KeyedRequest[]): readonly Violation[] {
  const byKey = Map.groupBy(requests, ({ accountId, key }) => `${accountId} ${key}`);
  return [...byKey.values()].flatMap((same) => [...checkOneValue(same), ...checkRefusals(same)]);
}

/** One message, and of one body. */
function checkOneValue(same: readonly KeyedRequest[]): readonly Violation[] {
  const accepted = same.flatMap(({ outcome, body }) =>
    outcome.kind === "accepted" && "msgKey" in outcome ? [{ msgKey: outcome.msgKey, body }] : [],
  );
  const msgKeys = new Set(accepted.map(({ msgKey }) => msgKey));
  const bodies = new Set(accepted.map(({ body }) => body));
  return [
    ...(msgKeys.size > 1 ? [violate("key-of-two-messages", same, `stands for ${[...msgKeys].join(" and ")}`)] : []),
    ...(bodies.size > 1 ? [violate("key-of-two-bodies", same, "was accepted with different bodies")] : []),
  ];
}

function checkRefusals(same: readonly KeyedRequest[]): readonly Violation[] {
  return same.flatMap((request) => {
    const code = "code" in request.outcome ? request.outcome.code : undefined;
    // Another request may have written the key if it was sent before this one was answered, even if it has no answer.
    const others = same.filter((other) => other !== request && other.fromMs <= request.toMs);
    if (code === IN_USE && others.length === 0)
      return [violate("key-refused", same, "is said to be in use, and there is no other request with it")];
    if (code === OTHER_BODY && others.every(({ body }) => body === request.body))
      return [violate("key-refused", same, "is said to have another body, and there is no request with another")];
    if (code === OTHER_BODY && others.some((other) => isAccepted(other) && other.body === request.body))
      return [violate("key-refused", same, "is refused for the body with which it was accepted")];
    return [];
  });
}

const isAccepted = ({ outcome }: KeyedRequest): boolean => outcome.kind === "accepted";

function violate(rule: Rule, [first]: readonly KeyedRequest[], text: string): Violation {
  return { rule, text: `the Idempotency-Key ${first?.key} ${text}`, about: [first?.body ?? "", first?.key ?? ""] };
}
