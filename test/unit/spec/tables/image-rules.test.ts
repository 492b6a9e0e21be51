import { expect, test } from "vitest";
import { contractTables } from "./table-file.ts";

const { imageRules } = await contractTables();
const KB = 1024;

test("every service has the formats and the largest file of the service specification", () => {
  expect(imageRules.services.map((row) => [row.serviceType, row.msgType, row.formats.join(" "), row.maxBytes])).toEqual(
    [
      ["MMS", null, "jpg", 300 * KB],
      ["RCS", null, "jpg bmp png gif", KB * KB],
      ["FRIENDTALK", "FI", "jpg png", 500 * KB],
      ["FRIENDTALK", "FW", "jpg png", 2 * KB * KB],
      ["FRIENDTALK", "FL", "jpg png", 2 * KB * KB],
      ["FRIENDTALK", "FC", "jpg png", 2 * KB * KB],
      ["FRIENDTALK", "FA", "jpg png", 2 * KB * KB],
      ["BRANDMESSAGE", "default", "jpg png", 500 * KB],
      ["BRANDMESSAGE", "wide", "jpg png", 5 * KB * KB],
      ["BRANDMESSAGE", "wideItemList", "jpg png", 5 * KB * KB],
      ["BRANDMESSAGE", "wideItemList", "jpg png", 5 * KB * KB],
      ["BRANDMESSAGE", "carouselFeed", "jpg png", 5 * KB * KB],
      ["BRANDMESSAGE", "carouselCommerce", "jpg png", 5 * KB * KB],
    ],
  );
});

test("every format is described", () => {
  const named = new Set(imageRules.services.flatMap((row) => row.formats));
  expect(Object.keys(imageRules.formats).toSorted()).toEqual([...named].toSorted());
});
