import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findImageFaults, IMAGE_RULES, listLimits } from "../../../console/files/image-rule.ts";
import { imageRules } from "../../../generated/tables.ts";
import { fitsRule, type ImageRule } from "../../../server/domain/image-rules.ts";

const serverRules: readonly ImageRule[] = imageRules.services;
const file = { name: "a.jpg", bytes: 1000, mediaType: "image/jpeg" };

describe.each(IMAGE_RULES.map((rule, index) => ({ name: rule.name, rule, index })))(
  "an image for $name",
  ({ rule, index }) => {
    test("is warned of exactly if the gateway refuses its size", () => {
      const side = fc.oneof(
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(300, 360, 400, 528, 560, 568, 600, 800, 900, 1200),
      );
      fc.assert(
        fc.property(side, side, (width, height) => {
          const faults = findImageFaults({ ...file, width, height }, rule);
          const serverRule = serverRules[index];
          expect(faults.length === 0).toBe(serverRule !== undefined && fitsRule({ width, height }, serverRule));
        }),
      );
    });
  },
);

describe("the limits of images", () => {
  const find = (name: string) => {
    const rule = IMAGE_RULES.find((row) => row.name === name);
    if (rule === undefined) throw new Error(`no rule ${name}`);
    return rule;
  };
  test("in words", () => {
    expect(listLimits(find("MMS")).join("; ")).toBe(
      "JPG; at most 300 KB; width at most 1500 px; height at most 1440 px; file name of at most 40 characters",
    );
    expect(listLimits(find("Friendtalk wide image"))).toContain("width 800 px");
    expect(listLimits(find("RCS")).join()).toContain("one of 568×528");
    expect(listLimits(find("Brand message wide image"))).toContain("width to height from 1:1 to 2:1");
  });
  test("are also those of bytes, format and name", () => {
    const image = { name: `${"x".repeat(40)}.png`, bytes: 307_201, mediaType: "image/png", width: 100, height: 100 };
    expect(findImageFaults(image, find("MMS"))).toEqual([
      "This file is image/png, not JPG.",
      "This file is larger than 300 KB.",
      "The file name is longer than 40 characters.",
    ]);
  });
  test("that an image breaks are named, and no others", () => {
    const faults = (name: string, width: number, height: number, ...places: { width: number; height: number }[]) =>
      findImageFaults({ ...file, width, height }, find(name), places.length === 0 ? undefined : places);
    expect(faults("MMS", 1600, 100)).toEqual(["This picture is 1600×100 px; it needs width at most 1500 px."]);
    expect(faults("RCS", 640, 480)).toEqual(["This picture is 640×480 px; no RCS card has that size."]);
    // It may be uploaded, and does not fit into the place.
    expect(faults("RCS", 300, 300, { width: 696, height: 504 })).toEqual([
      "This picture is 300×300 px; this place needs 696×504 px.",
    ]);
    expect(faults("RCS", 696, 504, { width: 696, height: 504 })).toEqual([]);
  });
});
