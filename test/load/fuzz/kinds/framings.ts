/** A way to say where the body of a request ends. */
export interface Framing {
  /** Every server must read it the same way. */
  readonly exact: boolean;
  /** The header line and the body. */
  write(text: string): readonly [string, string];
}

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const SMUGGLED = "GET /v1/nowhere/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

export const framings = {
  length: { exact: true, write: (text) => [`Content-Length: ${Buffer.byteLength(text)}`, text] },
  chunked: {
    exact: true,
    write: (text) => ["Transfer-Encoding: chunked", `${chunk(text.slice(0, 9))}${chunk(text.slice(9))}0\r\n\r\n`],
  },
  trailers: {
    exact: true,
    write: (text) => ["Transfer-Encoding: chunked\r\nTrailer: X-A", `${chunk(text)}0\r\nX-A: b\r\n\r\n`],
  },
  extension: {
    exact: true,
    write: (text) => [
      "Transfer-Encoding: chunked",
      `${Buffer.byteLength(text).toString(16)};a=b\r\n${text}\r\n0\r\n\r\n`,
    ],
  },
  expect: {
    exact: true,
    write: (text) => [`Expect: 100-continue\r\nContent-Length: ${Buffer.byteLength(text)}`, text],
  },
  both: {
    exact: false,
    write: (text) => [`Content-Length: 4\r\nTransfer-Encoding: chunked`, `${chunk(text)}0\r\n\r\n${SMUGGLED}`],
  },
  bothAgain: {
    exact: false,
    write: (text) => [`Transfer-Encoding: chunked\r\nContent-Length: ${Buffer.byteLength(text)}`, text],
  },
  twoLengths: {
    exact: false,
    write: (text) => [`Content-Length: ${Buffer.byteLength(text)}\r\nContent-Length: 5`, text],
  },
  sameLengths: {
    exact: false,
    write: (text) => [`Content-Length: ${Buffer.byteLength(text)}, ${Buffer.byteLength(text)}`, text],
  },
  negative: { exact: false, write: (text) => ["Content-Length: -1", text] },
  plus: { exact: false, write: (text) => [`Content-Length: +${Buffer.byteLength(text)}`, text] },
  hugeLength: { exact: false, write: (text) => ["Content-Length: 99999999999999999999", text] },
  hugeChunk: {
    exact: false,
    write: (text) => ["Transfer-Encoding: chunked", `fffffffffffffffff\r\n${text}\r\n0\r\n\r\n`],
  },
  badChunk: { exact: false, write: (text) => ["Transfer-Encoding: chunked", `xyz\r\n${text}\r\n0\r\n\r\n`] },
  bareChunk: {
    exact: false,
    write: (text) => ["Transfer-Encoding: chunked", `${Buffer.byteLength(text).toString(16)}\n${text}\n0\n\n`],
  },
  gzipChunked: {
    exact: false,
    write: (text) => ["Transfer-Encoding: gzip, chunked", `${chunk(text)}0\r\n\r\n`],
  },
  chunkedFirst: {
    exact: false,
    write: (text) => ["Transfer-Encoding: chunked, identity", `${chunk(text)}0\r\n\r\n`],
  },
  strangeCoding: { exact: false, write: (text) => ["Transfer-Encoding: xchunked", `${chunk(text)}0\r\n\r\n`] },
  codingTab: { exact: false, write: (text) => ["Transfer-Encoding:\u000bchunked", `${chunk(text)}0\r\n\r\n`] },
  none: { exact: false, write: (text) => ["X: y", text] },
  tooLong: { exact: false, write: (text) => [`Content-Length: ${Buffer.byteLength(text) + 9}`, text] },
  smuggle: {
    exact: true,
    write: (text) => [`Content-Length: ${Buffer.byteLength(text + SMUGGLED)}`, text + SMUGGLED],
  },
} satisfies Record<string, Framing>;

export type FramingName = keyof typeof framings;

const names = Object.keys(framings) as FramingName[];
export const allFramings: readonly FramingName[] = names;
export const exactFramings: readonly FramingName[] = names.filter((name) => framings[name].exact);
