import type { Random } from "../../rig/random.ts";
import { framed } from "./framings.ts";
import { drawnLines, headed, lineEnds, long, requestLines, twoLines } from "./heads.ts";
import { chunked, poll, send, sendWith, whole } from "./requests.ts";
import { cut, type Ending, type Family, type Stream, shown, stream, times } from "./stream.ts";

/** Every request is cut at every byte. */
function* splits(): Iterable<Stream> {
  for (const text of [send(), chunked()]) for (const at of times(text.length - 1)) yield cut(text, [at + 1]);
}

function* manySplits(random: Random): Iterable<Stream> {
  for (const _ of times(150)) {
    const text = random.pick(whole) + random.pick(whole);
    yield cut(text, [
      random.integer(0, text.length - 1),
      random.integer(0, text.length - 1),
      random.integer(0, text.length - 1),
    ]);
  }
}

/** What follows the good requests of a connection. */
const TAILS = [
  "",
  "",
  "",
  "garbage\r\n\r\n",
  "POST /v1/se",
  "\0",
  "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
  "\r\n\r\n",
] as const;

function* pipelined(random: Random): Iterable<Stream> {
  for (const _ of times(700)) {
    const requests = Array.from({ length: 1 + random.integer(0, 4) }, () => random.pick(whole));
    const text = requests.join(random.pick(["", "", "\r\n"])) + random.pick(TAILS);
    const ending = random.pick<Ending>(["probe", "half-close"]);
    yield random.integer(0, 1) === 0 ? stream(text, ending) : cut(text, [random.integer(0, text.length - 1)], ending);
  }
}

/** One request after another, each when the one before is answered. */
function* oneByOne(random: Random): Iterable<Stream> {
  for (const _ of times(300)) {
    const pieces = Array.from({ length: 2 + random.integer(0, 3) }, () => random.pick(whole));
    yield { pieces, ending: random.pick<Ending>(["probe", "half-close"]) };
  }
}

/** The end of the caller's side after every byte of a request, and after a whole one. */
function* halfClosed(): Iterable<Stream> {
  for (const text of [send(), chunked()])
    for (const at of times(text.length)) yield stream(text.slice(0, at + 1), "half-close");
}

function* reset(): Iterable<Stream> {
  for (const text of [send(), poll(), chunked()])
    for (let at = 5; at < text.length + 5; at += 5) yield stream(text.slice(0, at), "reset");
}

/** Bytes that mean something in HTTP, and some that must not be there. */
const MARKS = [
  "\r",
  "\n",
  "\r\n",
  ":",
  " ",
  "\t",
  "\0",
  "\x7f",
  "\xe9",
  "\xff",
  ",",
  "0",
  "9",
  "-",
  "\r\n ",
  "\r\n\r\n",
  ";",
  "\x0b",
  "HTTP/1.1",
] as const;

/** Every place of a head meets some damage of each kind. */
function* damaged(random: Random): Iterable<Stream> {
  for (const text of [sendWith("Connection: keep-alive", "Idempotency-Key: k2"), poll()])
    for (const at of times(text.indexOf("\r\n\r\n") + 4)) {
      const [one, other] = [random.pick(MARKS), random.pick(MARKS)];
      yield stream(text.slice(0, at) + one + text.slice(at));
      yield stream(text.slice(0, at) + other + text.slice(at + other.length));
      yield stream(text.slice(0, at) + text.slice(at + 1));
    }
}

/** What somebody has thought of. */
const listed: readonly Family[] = [framed, headed, requestLines, lineEnds, long];
/** Every place of a request, and what is drawn. */
const swept: readonly Family[] = [
  ...[splits, manySplits, pipelined, oneByOne, halfClosed, reset, damaged],
  ...[twoLines, drawnLines],
];

/** Every other stream follows a good request on the same connection. */
const afterGood = ({ pieces, ending }: Stream): Stream => ({ pieces: [send(), ...pieces], ending });

/** Takes each stream of the lists whose number this divides, and of the others. */
export interface Share {
  readonly listed: number;
  readonly swept: number;
}

export const ALL: Share = { listed: 1, swept: 1 };

/** The streams of a seed, each once. */
export function streamsOf(random: Random, share: Share = ALL): Stream[] {
  const found = new Map<string, Stream>();
  const add = (families: readonly Family[], every: number): void => {
    for (const family of families) {
      const drawn = [...family(random)].filter((_, index) => index % every === 0);
      for (const one of drawn.map((each, index) => ((found.size + index) % 2 === 0 ? each : afterGood(each))))
        found.set(shown(one), one);
    }
  };
  add(listed, share.listed);
  add(swept, share.swept);
  return [...found.values()];
}
