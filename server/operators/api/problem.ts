import type { Problem } from "../../../generated/admin/types.ts";

const TITLES = {
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
