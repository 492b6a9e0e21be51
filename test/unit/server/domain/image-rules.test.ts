import { describe, expect, test } from "vitest";
import { imageRules } from "../../../../generated/tables.ts";
import { imageRuleOfPath, judgeImage, type Upload } from "../../../../server/domain/image-rules.ts";
import { verdict } from "./fixtures.ts";

const jpg: Upload = {
  serviceType: "MMS",
  msgType: undefined,
  fileName: "photo.jpg",
  declaredType: "image/jpeg",
  bytes: 1000,
  format: "jpg",
  size: { width: 800, height: 600 },
};
const size = (width: number, height: number) => ({ size: { width, height } });
const judged = (change: Partial<Upload>) => verdict(judgeImage({ ...jpg, ...change }));

describe("the path of an upload", () => {
  test.each([
    ["MMS without a message type", "MMS", undefined, ["accepted"]],
    ["MMS with any word", "MMS", "whatever", ["accepted"]],
    ["serviceType without regard to case", "mMs", undefined, ["accepted"]],
    ["RCS with any word", "rcs", "RM", ["accepted"]],
    ["FRIENDTALK FI", "FRIENDTALK", "FI", ["accepted"]],
    ["FRIENDTALK FW", "friendtalk", "FW", ["accepted"]],
    ["FRIENDTALK FL", "FRIENDTALK", "FL", ["accepted"]],
    ["FRIENDTALK FC", "FRIENDTALK", "FC", ["accepted"]],
    ["FRIENDTALK without a message type is A220", "FRIENDTALK", undefined, ["A220 /serviceType"]],
    ["FRIENDTALK with another message type is A220", "FRIENDTALK", "FT", ["A220 /msgType"]],
    ["FRIENDTALK FA", "FRIENDTALK", "FA", ["accepted"]],
    ["BRANDMESSAGE default", "BRANDMESSAGE", "default", ["accepted"]],
    ["BRANDMESSAGE without regard to case", "brandMessage", "WIDEITEMLIST", ["accepted"]],
    ["BRANDMESSAGE by the letters of the message", "BRANDMESSAGE", "FC", ["accepted"]],
    ["BRANDMESSAGE without a message type is A220", "BRANDMESSAGE", undefined, ["A220 /serviceType"]],
    ["BRANDMESSAGE with letters that have no image of their own", "BRANDMESSAGE", "FM", ["A220 /msgType"]],
    ["another service type is A219", "ALIMTALK", "FI", ["A219 /serviceType"]],
  ])("%s", (_rule, serviceType, msgType, want) => {
    expect(verdict(imageRuleOfPath(serviceType, msgType))).toEqual(want);
  });

  test.each([
    ["MMS", undefined, null, 300 * 1024],
    ["RCS", undefined, "media", 1024 * 1024],
    ["FRIENDTALK", "FI", "imgUrl", 500 * 1024],
    ["FRIENDTALK", "FW", "imgUrl", 2 * 1024 * 1024],
    ["FRIENDTALK", "FL", "imgUrl", 2 * 1024 * 1024],
    ["FRIENDTALK", "FC", "imgUrl", 2 * 1024 * 1024],
  ])("%s %s answers %s and takes %i bytes", (serviceType, msgType, answer, maxBytes) => {
    expect(imageRuleOfPath(serviceType, msgType)).toMatchObject({ ok: true, value: { answer, maxBytes } });
  });
});

test.each([
  ["BRANDMESSAGE", "wideItemList", "first", ["accepted"]],
  ["BRANDMESSAGE", "FL", "FIRST", ["accepted"]],
  ["BRANDMESSAGE", "wideItemList", "middle", ["A220 /subType"]],
  ["BRANDMESSAGE", "wideItemList", "end", ["A220 /subType"]],
  ["BRANDMESSAGE", "wide", "first", ["A220 /subType"]],
  ["FRIENDTALK", "FL", "first", ["A220 /subType"]],
  ["MMS", "any", "first", ["A220 /subType"]],
])("a path of three segments: %s/%s/%s", (serviceType, msgType, subType, want) => {
  expect(verdict(imageRuleOfPath(serviceType, msgType, subType))).toEqual(want);
});

describe("the file name", () => {
  test.each([
    ["40 characters are accepted", "가".repeat(40), ["accepted"]],
    ["41 characters are A201", "가".repeat(41), ["A201 /file"]],
    ["a character is a code point", "😀".repeat(40), ["accepted"]],
    ["none is A208", undefined, ["A208 /file"]],
    ["an empty one is A208", "", ["A208 /file"]],
    ["blanks are A208", "  ", ["A208 /file"]],
    ["a path is A208", "../photo.jpg", ["A208 /file"]],
    ["a path of another system is A208", "c:\\photo.jpg", ["A208 /file"]],
    ["a control character is A208", "a\u0007.jpg", ["A208 /file"]],
    ["two dots are A208", "..", ["A208 /file"]],
    ["the extension decides nothing", "photo.png", ["accepted"]],
  ])("%s", (_rule, fileName, want) => {
    expect(judged({ fileName })).toEqual(want);
  });
});

describe("the bytes of an upload", () => {
  test.each<[string, Partial<Upload>, string[]]>([
    ["a file at the limit is accepted", { bytes: 300 * 1024 }, ["accepted"]],
    ["any over-size file is A200", { bytes: 300 * 1024 + 1, format: undefined, size: undefined }, ["A200 /file"]],
    ["what is no image is A202", { format: undefined, size: undefined }, ["A202 /file"]],
    ["an image that cannot be decoded is A202", { size: undefined }, ["A202 /file"]],
    ["a format that no service takes is A206", { format: "webp", size: undefined }, ["A206 /file"]],
    ["a format that this service does not take is A206", { format: "png", declaredType: "image/png" }, ["A206 /file"]],
    [
      "an unsupported real format is A206 whatever is declared",
      { format: "png", declaredType: "image/jpeg" },
      ["A206 /file"],
    ],
    ["a supported format declared as another is A205", { declaredType: "image/png" }, ["A205 /file"]],
    ["declared as text it is A205", { declaredType: "text/plain" }, ["A205 /file"]],
    ["application/octet-stream is accepted", { declaredType: "application/octet-stream" }, ["accepted"]],
    ["no declared type is accepted", { declaredType: undefined }, ["accepted"]],
    ["upper case and parameters do no harm", { declaredType: "Image/JPEG; charset=binary" }, ["accepted"]],
    ["image/jpg is another name of image/jpeg", { declaredType: "image/jpg" }, ["accepted"]],
    ["the declared type comes before the size", { declaredType: "image/png", ...size(9, 9999) }, ["A205 /file"]],
  ])("%s", (_rule, change, want) => {
    expect(judged(change)).toEqual(want);
  });
});

describe("formats by service", () => {
  const sizes = { MMS: size(800, 600), RCS: size(568, 528), FRIENDTALK: size(800, 600) };
  const allowed = { MMS: ["jpg"], RCS: ["jpg", "bmp", "png", "gif"], FRIENDTALK: ["jpg", "png"] };
  for (const serviceType of ["MMS", "RCS", "FRIENDTALK"] as const)
    test.each(Object.keys(imageRules.formats))(`${serviceType}: %s`, (format) => {
      const want = allowed[serviceType].includes(format) ? ["accepted"] : ["A206 /file"];
      const upload = { serviceType, msgType: "FI", format, declaredType: undefined, ...sizes[serviceType] };
      expect(judged(upload)).toEqual(want);
    });
});

describe("width, height and ratio", () => {
  const yes = ["accepted"];
  const no = ["A203 /file"];
  test.each([
    ["MMS: at most 1500 x 1440", "MMS", undefined, 1500, 1440, yes],
    ["MMS: wider", "MMS", undefined, 1501, 10, no],
    ["MMS: higher", "MMS", undefined, 10, 1441, no],
    ["RCS: a size of the formatId table", "RCS", undefined, 696, 504, yes],
    ["RCS: the detail image of a template", "RCS", undefined, 300, 300, yes],
    ["RCS: width of one format, height of another", "RCS", undefined, 696, 528, no],
    ["FI: 500 wide", "FRIENDTALK", "FI", 500, 500, yes],
    ["FI: narrower", "FRIENDTALK", "FI", 499, 499, no],
    ["FI: ratio 2:1", "FRIENDTALK", "FI", 1000, 500, yes],
    ["FI: flatter than 2:1", "FRIENDTALK", "FI", 1001, 500, no],
    ["FI: ratio 3:4", "FRIENDTALK", "FI", 600, 800, yes],
    ["FI: taller than 3:4", "FRIENDTALK", "FI", 600, 801, no],
    ["FW: 800x600", "FRIENDTALK", "FW", 800, 600, yes],
    ["FW: anything else", "FRIENDTALK", "FW", 1600, 1200, no],
    ["FL: from 400x400", "FRIENDTALK", "FL", 400, 400, yes],
    ["FL: up to 800x400", "FRIENDTALK", "FL", 800, 400, yes],
    ["FL: narrower", "FRIENDTALK", "FL", 399, 400, no],
    ["FL: wider", "FRIENDTALK", "FL", 801, 400, no],
    ["FL: higher", "FRIENDTALK", "FL", 400, 401, no],
    ["FC: 500 wide", "FRIENDTALK", "FC", 500, 400, yes],
    ["FC: flatter than 2:1", "FRIENDTALK", "FC", 1001, 500, no],
    ["FA: as FC", "FRIENDTALK", "FA", 500, 400, yes],
    ["FA: flatter than 2:1", "FRIENDTALK", "FA", 1001, 500, no],
  ])("%s", (_rule, serviceType, msgType, width, height, want) => {
    expect(judged({ serviceType, msgType, ...size(width, height) })).toEqual(want);
  });

  // For each kind of a brand message: the flattest and the tallest image, and those beyond.
  test.each([
    ["default", undefined, [1000, 500], [600, 800]],
    ["wide", undefined, [1000, 500], [500, 500]],
    ["wideItemList", "first", [1000, 490], [1000, 510]],
    ["wideItemList", undefined, [1000, 990], [1000, 1010]],
    ["carouselFeed", undefined, [1000, 500], [600, 800]],
    ["carouselCommerce", undefined, [1000, 500], [600, 800]],
  ] as const)("BRANDMESSAGE %s/%s takes %j to %j", (msgType, subType, [wide, low], [narrow, high]) => {
    const is = (width: number, height: number) =>
      judged({ serviceType: "BRANDMESSAGE", msgType, subType, ...size(width, height) });
    expect([is(wide, low), is(narrow, high)]).toEqual([yes, yes]);
    expect([is(wide, low - 1), is(narrow, high + 1)]).toEqual([no, no]);
    const middle = (low / wide + high / narrow) / 2;
    expect([is(500, Math.round(500 * middle)), is(499, Math.round(499 * middle))]).toEqual([yes, no]);
  });

  test.each([
    ["default", 512_000],
    ["wide", 5_242_880],
    ["wideItemList", 5_242_880],
    ["carouselFeed", 5_242_880],
    ["carouselCommerce", 5_242_880],
  ])("BRANDMESSAGE %s takes %i bytes and no more", (msgType, most) => {
    const is = (bytes: number) => judged({ serviceType: "BRANDMESSAGE", msgType, bytes, ...size(800, 800) });
    expect([is(most), is(most + 1)]).toEqual([yes, ["A200 /file"]]);
  });
});
