import { expect, test } from "vitest";
import {
  essenceOf,
  findBodyMediaType,
  findMediaType,
  normaliseMediaType,
} from "../../../../scripts/runtime/media-type.ts";

test.each([
  ["Application/JSON", "application/json"],
  ["application/json; Charset=UTF-8", "application/json"],
  ['application/json;charset="utf8"', "application/json"],
  ["text/csv; charset=EUC-KR", "text/csv;charset=euc-kr"],
  ['text/csv; CHARSET="Euc-Kr"', "text/csv;charset=euc-kr"],
  ["a/b; Y=Two; x=One", "a/b;x=One;y=Two"],
  ["a/b; x = 1 ;", "a/b;x=1"],
  ['a/b; x="https://c/d"', 'a/b;x="https://c/d"'],
  ["a/b; x=https://c/d", 'a/b;x="https://c/d"'],
])("%s is the same as %s", (one, other) => {
  expect(normaliseMediaType(one)).toBe(other);
  expect(findMediaType(one, [other])).toBe(other);
});

test.each<[type: string, documented: string[], found: string | undefined]>([
  ["text/csv;charset=EUC-KR", ["text/csv;charset=cp949", "text/csv;charset=euc-kr"], "text/csv;charset=euc-kr"],
  ["a/b;v=1;w=2", ["a/b", "a/b;w=2;v=1", "a/b;v=1"], "a/b;w=2;v=1"],
  ["a/b;v=1", ["a/*", "a/b"], "a/b"],
  ["a/b;v=1", ["*/*", "a/*"], "a/*"],
  ["a/b", ["c/d", "*/*"], "*/*"],
  ["a/b", ["a/b;v=1", "c/*"], undefined],
  ["a/b;v=One", ["a/b;v=one"], undefined],
  ["", ["*/*"], undefined],
])("%j is described by that of %j which is closest", (type, documented, found) => {
  expect(findMediaType(type, documented)).toBe(found);
});

test.each<[type: string, documented: string[], found: string | undefined]>([
  ["a/b", ["c/d", "a/b;v=1", "a/b;v=2"], "a/b;v=1"],
  ["a/b;v=2", ["a/b;v=1", "a/b;v=2"], "a/b;v=2"],
  ["a/b;v=3", ["a/b;v=1", "a/b;v=2"], undefined],
  ["a/b", ["a/b;v=1", "a/*"], "a/*"],
  ["a/b", ["a/bc;v=1"], undefined],
  ["", ["a/b;v=1"], undefined],
])("a body of %j is described by that of %j which is closest, or says more", (type, documented, found) => {
  expect(findBodyMediaType(type, documented)).toBe(found);
});

test.each([
  ["Application/JSON ; charset=utf-8", "application/json"],
  [" text/plain", "text/plain"],
  ["", ""],
])("the essence of %j is %j", (type, essence) => {
  expect(essenceOf(type)).toBe(essence);
});
