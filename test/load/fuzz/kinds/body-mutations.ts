import { gzipSync } from "node:zlib";
import type { Random } from "../../../../scripts/schema/random.ts";

/** Something done to a body on its way to the wire. */
export interface BodyMutation {
  readonly name: keyof typeof twists;
  /** Where, as a part of the whole: 0 is the beginning. */
  readonly where: number;
  readonly size: number;
  readonly choice: number;
}

export interface MutatedBody {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
}

type Apply = (bytes: Buffer, twist: BodyMutation) => Buffer;

/** What is put into the text of JSON, behind the n-th opening of an object or of a string. */
function insertedAfter(mark: string, bytes: Buffer, { where }: BodyMutation, more: string): Buffer {
  const text = bytes.toString("utf8");
  const places = [...text.matchAll(new RegExp(`\\${mark}`, "g"))].map(({ index }) => index + mark.length);
  const place = places[Math.floor(where * places.length)];
  return place === undefined ? bytes : Buffer.from(text.slice(0, place) + more + text.slice(place));
}

const member = (bytes: Buffer, twist: BodyMutation, text: string): Buffer => {
  const comma = /\{\s*\}/.test(bytes.toString("utf8").slice(0, 4)) ? "" : ",";
  return insertedAfter("{", bytes, twist, text + comma);
};

const chosen = <Value>(values: readonly Value[], { choice }: BodyMutation): Value =>
  values[choice % values.length] as Value;

function nested(depth: number, choice: number): string {
  return choice % 2 === 0
    ? `${"[".repeat(depth)}${"]".repeat(depth)}`
    : `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}

const NUMBERS = [
  "1e999",
  "-1e999",
  "1e-999",
  "-0",
  "123456789012345678901234567890",
  "0.1e1",
  "1E400",
  "9007199254740993",
];
const NOT_JSON = [
  "NaN",
  "'x'",
  "undefined",
  "// no\n",
  "/* no */",
  "01",
  "+1",
  ".5",
  "0x10",
  '"\\x"',
  '"\t"',
  '"\n"',
  "tru",
];
const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "\\u005f_proto__", "$ref", ""];
const BAD_UTF8 = [
  [0xff],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
  [0xfe, 0xff],
];

function inserted(bytes: Buffer, { where }: BodyMutation, more: Buffer): Buffer {
  const at = Math.floor(where * (bytes.length + 1));
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
}

const swapped = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

const twists = {
  duplicate: (bytes, twist) =>
    member(bytes, twist, chosen(['"to":"0107","to":1', '"from":"1"', '"text":null', '"ref":"x","ref":"y"'], twist)),
  deep: (bytes, twist) => member(bytes, twist, `"ref":${nested(twist.size, twist.choice)}`),
  deepAlone: (_, twist) => Buffer.from(nested(twist.size, twist.choice)),
  number: (bytes, twist) => member(bytes, twist, `"${chosen(["price", "ref", "x"], twist)}":${chosen(NUMBERS, twist)}`),
  notJson: (bytes, twist) => member(bytes, twist, `"x":${chosen(NOT_JSON, twist)}`),
  name: (bytes, twist) => member(bytes, twist, `"${chosen(NAMES, twist)}":{"x":{"to":"1"}}`),
  surrogate: (bytes, twist) =>
    insertedAfter('":"', bytes, twist, chosen(["\\ud800", "\\udc00", "\\ud83d\\ud83d"], twist)),
  nul: (bytes, twist) => insertedAfter('":"', bytes, twist, chosen(["\\u0000", "\\u0000\\u0001", "\\u001b[2J"], twist)),
  rawControl: (bytes, twist) => insertedAfter('":"', bytes, twist, chosen(["\u0000", "\n", "\u0007"], twist)),
  manyNames: (bytes, twist) =>
    member(
      bytes,
      twist,
      Array.from({ length: twist.size % 20_000 }, (_, index) => `"k${index}":0`).join(",") || '"k":0',
    ),
  manyItems: (bytes, twist) => member(bytes, twist, `"destinations":[${"{},".repeat(twist.size % 20_000)}{}]`),
  badUtf8: (bytes, twist) => inserted(bytes, twist, Buffer.from(chosen(BAD_UTF8, twist))),
  cut: (bytes, { where }) => bytes.subarray(0, Math.floor(where * bytes.length)),
  twice: (bytes) => Buffer.concat([bytes, bytes]),
  spaces: (bytes, { size }) => Buffer.concat([Buffer.alloc(size % 70_000, " "), bytes]),
  tail: (bytes, twist) => Buffer.concat([bytes, Buffer.from(chosen(["}", "x", "\u0000", ",", "\ufeff"], twist))]),
  mark: (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
  utf16: (bytes, { choice }) =>
    choice % 2 === 0 ? Buffer.from(`\ufeff${bytes}`, "utf16le") : swapped(`\ufeff${bytes.toString("utf8")}`),
  latin1: (bytes) => Buffer.from(bytes.toString("utf8"), "latin1"),
  gzip: (bytes) => gzipSync(bytes),
  huge: (bytes, { size }) => Buffer.concat([bytes, Buffer.alloc(60_000 + size * 2, " ")]),
} satisfies Record<string, Apply>;

/** What headers a twist brings along, in some of its choices. */
const toHeaders: Partial<Record<keyof typeof twists, readonly (readonly [string, string])[]>> = {
  gzip: [
    ["Content-Encoding", "gzip"],
    ["Content-Encoding", "identity"],
  ],
  utf16: [["Content-Type", "application/json; charset=utf-16"]],
  latin1: [["Content-Type", "application/json; charset=iso-8859-1"]],
};

const names = Object.keys(twists) as (keyof typeof twists)[];

export function drawMutation(random: Random): BodyMutation {
  return {
    name: random.pick(names),
    where: random.integer(0, 999) / 1000,
    size: random.weighted([
      [3, random.integer(1, 200)],
      [1, random.integer(200, 20_000)],
      [1, random.integer(20_000, 120_000)],
    ]),
    choice: random.integer(0, 99),
  };
}

export function* shrinkMutation(twist: BodyMutation): Iterable<BodyMutation> {
  if (twist.size > 1) yield { ...twist, size: Math.floor(twist.size / 2) };
  if (twist.where > 0) yield { ...twist, where: 0 };
}

export function mutateBody(bytes: Buffer, list: readonly BodyMutation[]): MutatedBody {
  let result = bytes;
  const headers: (readonly [string, string])[] = [];
  for (const twist of list) {
    result = twists[twist.name](result, twist);
    const own = toHeaders[twist.name]?.[twist.choice % 3];
    if (own !== undefined && !headers.some(([name]) => name === own[0])) headers.push(own);
  }
  return { bytes: result, headers };
}
