import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import type { RawRequest } from "../../../../scripts/probe/wire/request.ts";
import { Failure } from "../failure.ts";
import { readAnswers } from "../wire/answers.ts";
import type { Asking, World } from "../world/world.ts";

export interface SocketCase {
  readonly request: RawRequest;
  /** How many answers there can be at most; after so many we hang up. */
  readonly most: number;
  /** Of each answer in turn: who asked for what. */
  readonly asking?: readonly Asking[];
  readonly heads?: readonly boolean[];
  /** How long nothing may happen before we hang up: half a request has no answer. */
  readonly quietMs?: number;
}

/** An answer ends the wait; only where none comes it takes as long as a busy machine may need. */
const QUIET_MS = 30_000;

/** Sends bytes over a socket of its own. What comes back must be whole answers, no more than were asked for, each as any other. */
export async function overSocket(
  world: World,
  { request, most, asking = [], heads = [], quietMs }: SocketCase,
): Promise<readonly WireAnswer[]> {
  const isEnough = (bytes: Buffer): boolean => readAnswers(bytes, heads).answers.length > most;
  const isDone = (bytes: Buffer): boolean => {
    const { answers, rest } = readAnswers(bytes, heads);
    return answers.length >= most && rest.length === 0;
  };
  const outcome = await world.askRaw(request, (bytes) => isEnough(bytes) || isDone(bytes), quietMs ?? QUIET_MS);
  const { answers, rest } = readAnswers(outcome.bytes, heads);
  const [first] = answers;
  if (answers.length > most)
    throw new Failure(`${answers.length} answers came to ${most} requests`, { request, answer: answers[most] });
  if (rest.length > 0)
    throw new Failure(
      `what came back is no whole answer: ${JSON.stringify(rest.subarray(0, 200).toString("latin1"))}`,
      {
        request,
        answer: first,
      },
    );
  for (const [index, answer] of answers.entries())
    world.check(request, answer, { ...asking[index], isHead: heads[index] === true });
  return answers;
}

export const inOnePiece = (text: string | Buffer): RawRequest => ({
  pieces: [typeof text === "string" ? Buffer.from(text, "latin1") : text],
  pauseMs: 0,
  halfClose: false,
});
