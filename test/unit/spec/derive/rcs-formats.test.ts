import { describe, expect, test } from "vitest";
import { accepts, faults } from "./derived-contract.ts";

const chars = (length: number) => "가".repeat(length);
const url = "https://shop.example.com";
const media = "maapfile://f1";
const name = (length: number) => ({ type: "URL", name: chars(length), url });
const action = (length: number) => ({ action: { displayText: chars(length), urlAction: { openUrl: { url } } } });
const message = (formatId: string, parts: object) => ({
  ...parts,
  from: "0212345678",
  to: "01012345678",
  formatId,
  brandKey: "key",
});
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

function check(formatId: string, parts: object, want: string[]): void {
  const value = message(formatId, parts);
  expect(faults("RcsSend", value)).toEqual(want);
  expect(accepts("RcsSend", value)).toBe(want.length === 0);
}

// title, text, buttons, label and sub-information of the formats of one card, as the service specification has them;
// undefined where it gives no length.
const ONE_CARD: [string, number, number, number, number | undefined, number][] = [
  ["SS000000", 0, 100, 1, undefined, 0],
  ["SL000000", 30, 1300, 3, 17, 0],
  ["SMwThT00", 30, 1300, 2, 17, 0],
  ["SMwThM00", 30, 1300, 2, 17, 0],
  ["OMHITV0001", 30, 0, 2, 16, 1],
  ["OMHITS0001", 30, 0, 2, 16, 1],
  ["OMHIMV0001", 30, 0, 2, 16, 0],
  ["OMHIMS0001", 30, 0, 2, 16, 0],
  ["OMTBNV0001", 30, 150, 2, 16, 2],
  ["OMTBNH0001", 30, 150, 2, 16, 3],
  ["OMSNSS0001", 30, 150, 2, 16, 0],
  ["OMSNSH0001", 30, 150, 2, 16, 0],
];

describe.each(ONE_CARD)("%s", (formatId, title, text, buttons, label, subInfo) => {
  const image = formatId === "SS000000" ? {} : { media };
  const most = label ?? 40;
  const sub = times(subInfo, { subTitle: "x" });

  test("takes all that it allows, in both styles", () => {
    const written = { ...(title && { title: chars(title) }), ...image };
    const card = {
      ...written,
      ...(text && { text: chars(text) }),
      button: times(buttons, name(most)),
      subContent: sub,
    };
    check(formatId, { content: { standalone: card } }, []);
    const subs = Object.fromEntries(sub.map((_, index) => [`subTitle${index + 1}`, "x"]));
    const body = { ...written, ...(text && { description: chars(text) }), ...subs };
    check(formatId, { body, buttons: [{ suggestions: times(buttons, action(most)) }] }, []);
  });

  test("takes no more in the simple style", () => {
    const card = {
      title: chars(title + 1),
      text: chars(text + 1),
      ...(formatId === "SS000000" && { media }),
      button: times(buttons + 1, name(most + 1)),
      subContent: times(subInfo + 1, { subTitle: "x" }),
    };
    const at = "/content/standalone";
    check(formatId, { content: { standalone: card } }, [
      `${at}/text ${text === 0 ? "A415" : "A328"}`,
      `${at}/title A415`,
      ...(formatId === "SS000000" ? [`${at}/media A415`] : []),
      `${at}/button A406`,
      ...times(buttons + 1, 0).map((_, index) => `${at}/button/${index}/name A406`),
      `${at}/subContent A424`,
    ]);
  });

  test("takes no more in the carrier-standard style", () => {
    const body = {
      title: chars(title + 1),
      description: chars(text + 1),
      ...(formatId === "SS000000" && { media }),
      media1: media,
      [`subTitle${subInfo + 1}`]: "x",
    };
    const found = faults(
      "RcsSend",
      message(formatId, {
        body,
        buttons: [{ suggestions: times(buttons + 1, action(most + 1)) }, { suggestions: [] }],
      }),
    );
    expect(found.toSorted()).toEqual(
      [
        "/body/title A415",
        `/body/description ${text === 0 ? "A415" : "A328"}`,
        ...(formatId === "SS000000" ? ["/body/media A415"] : []),
        "/body/media1 A415",
        `/body/subTitle${subInfo + 1} A424`,
        "/buttons A406",
        "/buttons/0/suggestions A406",
        ...times(buttons + 1, 0).map((_, index) => `/buttons/0/suggestions/${index}/action/displayText A406`),
      ].toSorted(),
    );
  });

  test("is of the kind standalone", () => {
    check(formatId, { content: { carousel: times(2, { title: "x" }) } }, ["/content/standalone A415"]);
  });
});

describe.each([
  ["CMwMhM", 13],
  ["CMwShS", 5],
])("%s", (family, label) => {
  test.each([2, 3, 4, 5, 6])("with %i cards takes all that it allows, and no more", (cards) => {
    const formatId = `${family}0${cards}00`;
    const share = Math.floor(1300 / cards);
    const card = { title: chars(30), media, button: times(2, name(label)) };
    const rest = { ...card, text: chars(share) };
    const first = (more: number) => ({ ...card, text: chars(1300 - share * (cards - 1) + more) });
    check(formatId, { content: { carousel: [first(0), ...times(cards - 1, rest)] } }, []);
    check(formatId, { content: { carousel: [first(1), ...times(cards - 1, rest)] } }, ["/content/carousel A328"]);
    check(formatId, { content: { carousel: times(cards - 1, { text: "x" }) } }, ["/content/carousel A417"]);
    check(formatId, { content: { carousel: times(cards + 1, { text: "x" }) } }, ["/content/carousel A417"]);
    const long = { title: chars(31), button: [name(label + 1), name(1), name(1)] };
    check(formatId, { content: { carousel: [long, ...times(cards - 1, rest)] } }, [
      "/content/carousel/0/title A415",
      "/content/carousel/0/button A406",
      "/content/carousel/0/button/0/name A406",
    ]);
    check(formatId, { content: { standalone: { text: "x" } } }, ["/content/carousel A415"]);
  });

  test.each([2, 3, 4, 5, 6])("with %i cards holds a body to the same limits", (cards) => {
    const formatId = `${family}0${cards}00`;
    const share = Math.floor(1300 / cards);
    const body = (more: number): Record<string, string> => ({
      ...Object.fromEntries(
        times(cards, 0).flatMap((_, index) => [
          [`title${index + 1}`, chars(30)],
          [`description${index + 1}`, chars(share)],
          [`media${index + 1}`, media],
        ]),
      ),
      description1: chars(1300 - share * (cards - 1) + more),
    });
    const buttons = times(cards, { suggestions: times(2, action(label)) });
    check(formatId, { body: body(0), buttons }, []);
    check(formatId, { body: body(1) }, ["/body A328"]);
    check(formatId, { body: { ...body(0), title1: chars(31) } }, ["/body/title1 A415"]);
    check(formatId, { body: { ...body(0), [`title${cards + 1}`]: "x" } }, [`/body/title${cards + 1} A417`]);
    check(formatId, { body: { ...body(0), title: "x" } }, ["/body/title A415"]);
    const { [`title${cards}`]: _title, [`description${cards}`]: _text, [`media${cards}`]: _media, ...fewer } = body(0);
    check(formatId, { body: fewer }, [`/body/title${cards} A417`]);
    check(formatId, { body: body(0), buttons: [...buttons, { suggestions: [] }] }, ["/buttons A406"]);
    check(formatId, { body: body(0), buttons: [{ suggestions: [action(label + 1)] }] }, [
      "/buttons/0/suggestions/0/action/displayText A406",
    ]);
  });
});
