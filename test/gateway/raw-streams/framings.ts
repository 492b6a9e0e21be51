import { framings } from "../../load/fuzz/kinds/framings.ts";
import { CHUNKED, chunked, poll, send, sms } from "./requests.ts";
import { type Stream, stream } from "./stream.ts";

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

/** Bodies whose end is told in every way, right and wrong. */
export function* framed(): Iterable<Stream> {
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
