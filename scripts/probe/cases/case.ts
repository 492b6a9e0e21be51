import type { Link } from "../contract/links.ts";
import type { Draft } from "../request/draft.ts";
import type { Problem } from "../run/problem.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Credentials } from "../wire/caller.ts";

/** What is wrong with an answer besides what the document says of answers; undefined: nothing. */
export type Expectation = (answer: WireAnswer) => Problem | undefined;

/** One request of a case. */
export interface Step {
  readonly draft: Draft;
  readonly credentials: Credentials;
  /** "made": its path parameters are those of what the steps before it have made. A link: as the answer before it says. */
  readonly follows?: "made" | Link;
  /** To wait before it is sent. */
  readonly pauseMs?: number;
  /** Without it the document tells which requests a server has to accept and to refuse, as far as it can. */
  readonly expect?: Expectation;
  /** The expectation is all that counts: what the document says of the answer is not looked at. */
  readonly expectsOnly?: boolean;
}

/** What is tried: one request, or several of which each needs the ones before. */
export interface Case {
  /** For people: "example milk". Cases that are drawn by chance have no name. */
  readonly name?: string;
  readonly steps: readonly Step[];
}
