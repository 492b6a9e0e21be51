/** Something that an answer shows to be wrong. */
export interface Problem {
  /** A warning may be right: the document cannot say all that a server knows. What the document lacks is not the server's. */
  readonly level: "failure" | "warning" | "document";
  readonly check: string;
  /** Tells causes of the same check apart: a status, a keyword's place. */
  readonly detail: string;
  /** Where in the document. */
  readonly pointer: string;
  readonly reason: string;
  readonly expected: string;
  /** Where in the body of the answer. */
  readonly at?: string | undefined;
}

/** What the checks are called, for the help and for people who read the findings. */
export const checks = {
  "server-error": "the status is 500 or above (501 is listed as not written, a documented 503 is allowed)",
  "no-answer": "there is no answer within the time limit, or the connection was closed",
  "server-gone": "no connection can be made any more",
  "status-undocumented":
    "the status is not among the operation's responses (of the document: it has no refusals for the operation)",
  "media-type-undocumented": "the media type is not among those of the response",
  "header-missing": "a required header is not there",
  "header-invalid": "a header breaks its schema",
  "body-invalid": "the body breaks its schema, or is no JSON",
  "invalid-accepted": "a request that breaks the document is answered with a status below 400",
  "credentials-ignored": "without credentials, or with wrong ones, the status is below 400",
  "method-accepted": "a method that is not documented is answered with a status below 400",
  "valid-refused": "warning: a valid request is answered with 400, 415 or 422",
  "credentials-late": "warning: without credentials the status is neither 401 nor 403",
  "used-after-delete": "what was deleted is still answered with a status below 400",
  "nothing-reached": "no operation was reached: each valid request was refused before, such as with 401",
  "created-not-found": "warning: what was just created is answered with 404",
} as const satisfies Readonly<Record<string, string>>;
