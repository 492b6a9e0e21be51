import { expect, test } from "vitest";
import type { RcsFormat, RcsTemplateKind } from "../../../../spec/derive/tables.ts";
import { contractTables } from "./table-file.ts";

const { rcsFormats } = await contractTables();

/** A row in the words of the service specification. */
function inWords(row: RcsFormat | RcsTemplateKind): string {
  const images = row.images.map(({ width, height }) => `${width}x${height}`).join("/") || "no image";
  const total = row.maxTotalImageBytes ? ` total ${row.maxTotalImageBytes}` : "";
  const text = row.totalText === undefined ? `text ${row.text}` : `text total ${row.totalText}`;
  const label = row.buttons.label === undefined ? "" : ` (${row.buttons.label})`;
  const detail = row.detail ? `, detail ${row.detail.image.width}x${row.detail.image.height} ${row.detail.text}` : "";
  const cards = `${row.content} of ${row.cards}`;
  return `${cards}: ${images}${total}, title ${row.title}, ${text}, ${row.buttons.max} buttons${label}, sub ${row.subInfo}${detail}`;
}

test("every format has the limits of the service specification", () => {
  const carousel = (cards: number, image: string, label: number) =>
    `carousel of ${cards}: ${image} total 1048576, title 30, text total 1300, 2 buttons (${label}), sub 0`;
  expect(Object.fromEntries(rcsFormats.formats.map((row) => [row.id, inWords(row)]))).toEqual({
    SS000000: "standalone of 1: no image, title 0, text 100, 1 buttons, sub 0",
    SL000000: "standalone of 1: 568x528, title 30, text 1300, 3 buttons (17), sub 0",
    SMwThT00: "standalone of 1: 568x528, title 30, text 1300, 2 buttons (17), sub 0",
    SMwThM00: "standalone of 1: 568x336, title 30, text 1300, 2 buttons (17), sub 0",
    CMwMhM0200: carousel(2, "696x504", 13),
    CMwMhM0300: carousel(3, "696x504", 13),
    CMwMhM0400: carousel(4, "696x504", 13),
    CMwMhM0500: carousel(5, "696x504", 13),
    CMwMhM0600: carousel(6, "696x504", 13),
    CMwShS0200: carousel(2, "360x336", 5),
    CMwShS0300: carousel(3, "360x336", 5),
    CMwShS0400: carousel(4, "360x336", 5),
    CMwShS0500: carousel(5, "360x336", 5),
    CMwShS0600: carousel(6, "360x336", 5),
    OMHITV0001: "standalone of 1: 900x1200, title 30, text 0, 2 buttons (16), sub 1",
    OMHITS0001: "standalone of 1: 900x900, title 30, text 0, 2 buttons (16), sub 1",
    OMHIMV0001: "standalone of 1: 900x1200, title 30, text 0, 2 buttons (16), sub 0",
    OMHIMS0001: "standalone of 1: 900x900, title 30, text 0, 2 buttons (16), sub 0",
    OMTBNV0001: "standalone of 1: 900x560, title 30, text 150, 2 buttons (16), sub 2",
    OMTBNH0001: "standalone of 1: 900x560, title 30, text 150, 2 buttons (16), sub 3",
    OMSNSS0001: "standalone of 1: 900x900, title 30, text 150, 2 buttons (16), sub 0",
    OMSNSH0001: "standalone of 1: 900x900, title 30, text 150, 2 buttons (16), sub 0",
  });
});

test("every kind of template has the limits of the service specification", () => {
  expect(Object.fromEntries(rcsFormats.templates.map((row) => [row.kind, inWords(row)]))).toEqual({
    Free: "template of 1: no image, title 0, text 90, 1 buttons, sub 0",
    Description: "template of 1: no image, title 8, text 90, 2 buttons, sub 0",
    Cell: "template of 1: no image, title 8, text 90, 2 buttons, sub 0",
    Image: "template of 1: 900x1200/900x900/900x560, title 30, text 150, 2 buttons, sub 3, detail 300x300 33",
  });
});
