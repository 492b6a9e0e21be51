import type { Random } from "../../rig/random.ts";
import { AUTHORIZATION, chunked, poll, send, sendWith, sms, TOKEN } from "./requests.ts";
import { type Stream, stream, times } from "./stream.ts";

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

/** Lines of a head that mean something, or must not be there. */
export function* headed(): Iterable<Stream> {
  for (const line of LINES) {
    yield stream(sendWith(line));
    yield stream(sendWith(line) + poll());
    yield stream(send({ headers: [line, AUTHORIZATION, "Content-Type: application/json"] }));
    yield stream(poll("/v1/report/polling", line), "half-close");
  }
}

export function* twoLines(random: Random): Iterable<Stream> {
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

/** Request lines, right and wrong, and what comes before one. */
export function* requestLines(): Iterable<Stream> {
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

export function* drawnLines(random: Random): Iterable<Stream> {
  for (const _ of times(250))
    yield stream(
      send({ line: `${random.pick(METHODS)} ${random.pick(TARGETS)} ${random.pick(VERSIONS)}` }) +
        random.pick(["", poll()]),
    );
}

/** Line ends as some write them. */
export function* lineEnds(): Iterable<Stream> {
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
export function* long(): Iterable<Stream> {
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
