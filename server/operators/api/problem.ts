import type { Problem } from "../../../generated/admin/types.ts";
import type { Refusal, RefusalKind } from "../refusal.ts";

const TITLES = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
} as const;

type ProblemStatus = keyof typeof TITLES;

/** A refusal as a problem document. The detail says what is wrong and what to do. */
export const problem = <Status extends ProblemStatus>(
  status: Status,
  detail: string,
): { readonly status: Status; readonly mediaType: "application/problem+json"; readonly body: Problem } => ({
  status,
  mediaType: "application/problem+json",
  body: { title: TITLES[status], status, detail },
});

const STATUSES = {
  role: 403,
  invalid: 400,
  missing: 404,
  conflict: 409,
  unconfirmed: 409,
  counted: 409,
} as const satisfies Record<RefusalKind, ProblemStatus>;

/** What a use case refuses, in the words of HTTP. */
export function describeRefusal({ kind, message }: Refusal) {
  const refused = problem(STATUSES[kind], `${message.charAt(0).toUpperCase()}${message.slice(1)}.`);
  const isUnconfirmed = kind === "unconfirmed" || kind === "counted";
  return isUnconfirmed ? { ...refused, body: { ...refused.body, unconfirmed: true } } : refused;
}
