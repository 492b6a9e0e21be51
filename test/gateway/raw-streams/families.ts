import { framings } from "../../load/fuzz/kinds/framings.ts";
import type { Random } from "../../rig/random.ts";
import { AUTHORIZATION, CHUNKED, chunked, poll, send, sendWith, sms, TOKEN, whole } from "./requests.ts";
import { cut, type Ending, type Stream, shown, stream } from "./stream.ts";

/** Some streams that belong together. */
export type Family = (random: Random) => Iterable<Stream>;

function* times(count: number): Iterable<number> {
  for (let index = 0; index < count; index++) yield index;
}

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

const LENGTHS = [
  "0",
  "1",
  "-1",
  "+5",
  " 80",
  "80 ",
  "0x50",
  "5e1",
  "080",
  "80.0",
  "80,80",
  "80, 80",
  "80,81",
  "\t80",
  "",
  "99999999999999999999",
  "18446744073709551616",
  "9007199254740993",
  "a",
  "8 0",
  "\x0080",
  "８０",
] as const;

const CODINGS = [
  "chunked",
  "Chunked",
  "CHUNKED",
  " chunked",
  "chunked ",
  "\tchunked",
  "chunked,",
  ",chunked",
  "chunked, chunked",
  "gzip, chunked",
  "chunked, gzip",
  "identity",
  "identity, chunked",
  "xchunked",
  "chunkedx",
  "\x0bchunked",
  "chunked;a=b",
  "",
  "chunked\x00",
  "gzip",
] as const;

const CHUNKS = [
  "1;a=b",
  "1;a",
  "1 ",
  " 1",
  "01",
  "0x1",
  "1\t",
  "1;",
  '1;"a"',
  "001",
  "ffffffffffffffffff",
  "g",
  "-1",
  "1\n",
  "1\r",
  "+1",
  "1,",
  "１",
] as const;

const TRAILERS = [
  "",
  "X-A: b\r\n",
  "X-A: b\r\nX-A: c\r\n",
  "Content-Length: 4\r\n",
  "Authorization: Bearer x\r\n",
  ": x\r\n",
  "X A: b\r\n",
  "X-A: b\n",
  " folded\r\n",
] as const;

function* framed(): Iterable<Stream> {
  const targets = ["POST /v1/send/sms HTTP/1.1", "POST /v1/nowhere HTTP/1.1", "GET /v1/report/polling HTTP/1.1"];
  for (const { write } of Object.values(framings))
    for (const line of targets) {
      const [framing, body] = write(sms());
      yield stream(send({ line, framing: [framing], body }));
      yield stream(send({ line, framing: [framing], body }) + poll(), "half-close");
      yield stream(send({ line, framing: [framing, "Connection: close"], body }) + poll());
    }
  for (const value of LENGTHS) {
    const wide = Buffer.from(value, "utf8").toString("latin1");
    yield stream(send({ framing: [`Content-Length:${wide}`] }));
    yield stream(send({ framing: [`Content-Length: ${wide}`] }) + poll());
    yield stream(send({ framing: [`Content-Length: ${sms().length}`, `Content-Length: ${wide}`] }));
    yield stream(send({ framing: [`Content-Length: ${wide}`, CHUNKED], body: "0\r\n\r\n" }));
  }
  for (const value of CODINGS)
    for (const more of [[], ["Content-Length: 5"], [CHUNKED], ["Connection: close"]]) {
      yield stream(chunked(sms(), [`Transfer-Encoding:${value}`, ...more]));
      yield stream(chunked(sms(), [...more, `transfer-encoding: ${value}`]) + poll());
    }
  for (const size of CHUNKS)
    for (const end of ["\r\n", "\n", "\r", ""]) {
      const wide = Buffer.from(size, "utf8").toString("latin1");
      yield stream(send({ framing: [CHUNKED], body: `${wide}${end}{\r\n0\r\n\r\n` }));
      yield stream(send({ framing: [CHUNKED], body: `1\r\n{${end}${wide}\r\n}\r\n0\r\n\r\n` }) + poll());
    }
  for (const trailer of TRAILERS)
    for (const end of ["\r\n", "\n", ""]) {
      yield stream(send({ framing: [CHUNKED], body: `2\r\n{}\r\n0\r\n${trailer}${end}` }));
      yield stream(send({ framing: [CHUNKED, "Trailer: X-A"], body: `0\r\n${trailer}${end}` }), "half-close");
    }
}

const LINES = [
  "Host: y",
  "Host:",
  "host: x",
  "Host : x",
  " Host: x",
  "Host\t: x",
  "Host: x\r\n folded",
  "Host: x\r\n\tfolded",
  "HOST:x",
  "Host: \tx\t ",
  "X-A: b",
  "X-A:",
  "X-A",
  ": b",
  "X_A: b",
  "X.A: b",
  "X-\xe9: b",
  "X-A: caf\xe9",
  "X-A: \x01",
  "X-A: \x7f",
  "X-A: a\x00b",
  "X-A: a\rb",
  "X-A: a\nb",
  "X-A: 1\r\nX-A: 2",
  "X-A: a\r\n\tb\r\n c",
  "Cookie: a=b",
  "Cookie: a=b\r\nCookie: c=d",
  "Set-Cookie: a\r\nSet-Cookie: b",
  "__proto__: x",
  "constructor: x",
  "Authorization: Bearer other",
  AUTHORIZATION,
  `authorization: bearer ${TOKEN}`,
  `Authorization:Bearer ${TOKEN}`,
  `Authorization: Bearer  ${TOKEN} `,
  "Content-Type: text/plain",
  "Content-Type: application/json; charset=utf-8",
  "Content-Type: application/json;charset=latin1",
  "Content-Encoding: gzip",
  "Content-Encoding: identity",
  "Idempotency-Key: k1",
  "Idempotency-Key: k1\r\nIdempotency-Key: k2",
  "Idempotency-Key:",
  "Idempotency-Key: \xe9",
  "Connection: close",
  "Connection: Close",
  "Connection: keep-alive",
  "Connection: Keep-Alive",
  "Connection: keep-alive, close",
  "Connection: close, keep-alive",
  "Connection:",
  "Connection: upgrade",
  "Connection: Upgrade\r\nUpgrade: websocket",
  "Connection: keep-alive, Upgrade\r\nUpgrade: h2c",
  "Upgrade: h2c",
  "Connection: x-a",
  "Connection: keep-alive\r\nConnection: close",
  "Proxy-Connection: close",
  "Expect: 100-continue",
  "expect: 100-Continue",
  "Expect: 100-continue, x",
  "Expect: 200-ok",
  "Expect:",
  "TE: trailers",
  "Trailer: X-A",
  "Keep-Alive: timeout=1",
  "X-Forwarded-For: 10.0.0.1",
  "X-Forwarded-For: 1, 2\r\nX-Forwarded-For: 3",
  "Range: bytes=0-1",
  "If-None-Match: *",
  "Accept: text/html",
  "Max-Forwards: 0",
] as const;

function* headed(): Iterable<Stream> {
  for (const line of LINES) {
    yield stream(sendWith(line));
    yield stream(sendWith(line) + poll());
    yield stream(send({ headers: [line, AUTHORIZATION, "Content-Type: application/json"] }));
    yield stream(poll("/v1/report/polling", line), "half-close");
  }
}

function* twoLines(random: Random): Iterable<Stream> {
  for (const _ of times(500))
    yield stream(sendWith(random.pick(LINES), random.pick(LINES)) + random.pick(["", poll()]));
}

const METHODS = [
  "POST",
  "GET",
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "PATCH",
  "TRACE",
  "post",
  "Post",
  "BREW",
  "P OST",
  "",
  "PRI",
  "M-SEARCH",
  "QUERY",
  "CONNECT",
] as const;

const TARGETS = [
  "/v1/send/sms",
  "/v1/report/polling",
  "/v1/send/sms/",
  "//v1/send/sms",
  "/v1/send/../send/sms",
  "/v1/send/./sms",
  "/v1/send/%73ms",
  "/V1/send/sms",
  "/v1/send/sms?",
  "/v1/send/sms?a=b",
  "/v1/send/sms#a",
  "/v1/send/sms;a",
  "http://x/v1/send/sms",
  "HTTP://x/v1/send/sms",
  "https://x/v1/send/sms",
  "x",
  "*",
  "/",
  "",
  "/v1/send/sms\xe9",
  "/v1/send/sms%",
  "/v1/send/sms%00",
  "\\v1\\send\\sms",
  "/v1/send/sms\t",
  "/v1/auth/token",
  "x:80",
] as const;

const VERSIONS = [
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/1.2",
  "HTTP/2.0",
  "HTTP/1",
  "HTTP/1.10",
  "HTTP/01.1",
  "http/1.1",
  "HTTP/1.1 ",
  "HTTPS/1.1",
  "",
  "ICE/1.0",
  "RTSP/1.0",
] as const;

function* requestLines(): Iterable<Stream> {
  for (const method of METHODS) yield stream(send({ line: `${method} /v1/send/sms HTTP/1.1` }) + poll());
  for (const target of TARGETS)
    for (const method of ["POST", "GET"]) yield stream(send({ line: `${method} ${target} HTTP/1.1` }));
  for (const version of VERSIONS)
    for (const more of ["", "Connection: keep-alive", "Connection: close"])
      yield stream(
        send({
          line: `POST /v1/send/sms ${version}`,
          framing: [...(more === "" ? [] : [more]), `Content-Length: ${sms().length}`],
        }) + poll(),
      );
  for (const space of ["  ", "\t", "", "\x0b", "\r", "\xa0"])
    yield stream(send({ line: `POST${space}/v1/send/sms${space}HTTP/1.1` }));
  for (const before of ["\r\n", "\r\n\r\n", "\n", "\r", " ", "\r\n \r\n", "\0", "\r\n".repeat(50)]) {
    yield stream(before + send());
    yield stream(before + send(), "half-close");
    yield stream(send() + before + send());
    yield { pieces: [before, send()], ending: "probe" };
    yield { pieces: [send(), before, poll()], ending: "probe" };
  }
  for (const line of [
    "GET /v1/report/polling\r\n",
    "GET /v1/report/polling\r\n\r\n",
    "GET\r\n\r\n",
    "\r\n\r\n",
    "hello",
  ]) {
    yield stream(line);
    yield stream(line, "half-close");
  }
}

function* drawnLines(random: Random): Iterable<Stream> {
  for (const _ of times(250))
    yield stream(
      send({ line: `${random.pick(METHODS)} ${random.pick(TARGETS)} ${random.pick(VERSIONS)}` }) +
        random.pick(["", poll()]),
    );
}

/** Line ends as some write them. */
function* lineEnds(): Iterable<Stream> {
  for (const text of [send(), poll(), chunked()])
    for (const end of ["\n", "\r", "\r\r\n", "\n\r", "\r\n\n"]) {
      yield stream(text.replaceAll("\r\n", end));
      for (const at of times(6)) yield stream(replaceOne(text, at, end));
    }
}

function replaceOne(text: string, which: number, end: string): string {
  let seen = 0;
  return text.replaceAll("\r\n", (found) => (seen++ === which ? end : found));
}

/** Around the sizes at which heads and bodies are refused. */
function* long(): Iterable<Stream> {
  for (const size of [
    7000, 7900, 7990, 8000, 8010, 8050, 8100, 8192, 16_000, 16_100, 16_200, 16_300, 16_384, 20_000, 70_000,
  ])
    for (const extra of [0, 1, 7]) {
      yield stream(sendWith(`X-Long: ${"x".repeat(size + extra)}`));
      yield stream(poll(`/v1/report/polling/${"x".repeat(size + extra)}`) + poll());
    }
  for (const count of [50, 100, 500, 1000, 1999, 2000, 2001])
    yield stream(sendWith(...Array.from({ length: count }, (_, index) => `a${index}:`)));
  for (const size of [1000, 65_000, 65_537, 70_000, 200_000])
    yield stream(send({ body: sms("x".repeat(size)) }) + poll());
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
