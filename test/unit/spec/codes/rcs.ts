import { below, type CodeCase, long, times } from "./case.ts";
import { fallbackCases } from "./text-sends.ts";

const step = { from: "0212345678", formatId: "SS000000", brandKey: "key" };
const content = { standalone: { text: "x" } };
const url = "https://shop.example.com";
const card = (members: object, formatId = "SL000000") => ({ ...step, formatId, content: { standalone: members } });
const button = (members: object) => card({ text: "x", button: [members] });
const carousel = (cards: readonly object[], formatId = "CMwShS0200") => ({
  ...step,
  formatId,
  content: { carousel: cards },
});
const at = "/content/standalone";
const onButton = (...faults: string[]) => below(`${at}/button/0`, faults);
const suggestion = (displayText: string) => ({ action: { displayText, urlAction: { openUrl: { url } } } });

/** What an RCS message can have wrong, sent by itself or as a step of a flow. */
export const rcsStep: readonly CodeCase[] = [
  ["neither content nor body", step, ["/content A415"]],
  ["content and body", { ...step, content, body: { description: "x" } }, ["/body A300"]],
  ["buttons without body", { ...step, content, buttons: [] }, ["/body A425"]],
  ["content of another kind", { ...step, content: { template: { title: "x" } } }, [`${at} A415`]],
  ["an empty text", card({ text: "" }), [`${at}/text A415`]],
  ["too long a text and title", card({ text: long(5201), title: long(121) }), [`${at}/text A328`, `${at}/title A415`]],
  ["a malformed media", card({ media: "f_1" }, "SMwThT00"), [`${at}/media A217`]],
  ["an empty body text", { ...step, body: { description: "" } }, ["/body/description A415"]],
  [
    "sub-information where there is none",
    card({ text: "x", subContent: [{ subTitle: "x" }] }),
    [`${at}/subContent A424`],
  ],
  ["one card too few", carousel([{ text: "x" }, { text: "x" }], "CMwShS0300"), ["/content/carousel A417"]],
  [
    "too many buttons",
    card({ text: "x", button: times(2, { type: "MAP_SEND", name: "x" }) }, "SS000000"),
    [`${at}/button A406`],
  ],
  [
    "too many suggestions",
    { ...step, body: { description: "x" }, buttons: [{ suggestions: times(2, suggestion("x")) }] },
    ["/buttons/0/suggestions A406"],
  ],
  [
    "a suggestion without a label",
    { ...step, body: { description: "x" }, buttons: [{ suggestions: [suggestion("")] }] },
    ["/buttons/0/suggestions/0/action/displayText A427"],
  ],
  ["too long a label", button({ type: "MAP_SEND", name: long(69) }), onButton("/name A406")],
  ["a button without a type", button({ name: "x" }), onButton("/type A426")],
  ["a button of no known type", button({ type: "FAX", name: "x" }), onButton("/type A426")],
  ["an unnamed URL button", button({ type: "URL" }), onButton("/name A427", "/url A406")],
  ["MAP_LOC", button({ type: "MAP_LOC", name: "x", latitude: "91" }), onButton("/latitude A428", "/longitude A428")],
  ["MAP_QRY", button({ type: "MAP_QRY", name: "x" }), onButton("/query A429")],
  [
    "CALENDAR",
    button({ type: "CALENDAR", name: "x", startTime: "2025-11-20 14:00", title: "x" }),
    onButton("/startTime A430", "/endTime A430"),
  ],
  ["COPY", button({ type: "COPY", name: "x", text: "" }), onButton("/text A431")],
  ["COM_T", button({ type: "COM_T", name: "x", phoneNumber: "abc" }), onButton("/phoneNumber A432", "/text A432")],
  ["COM_V", button({ type: "COM_V", name: "x" }), onButton("/phoneNumber A433")],
  ["DIAL", button({ type: "DIAL", name: "x", phoneNumber: "" }), onButton("/phoneNumber A434")],
  ["the mark without a footer", { ...step, content, header: "1" }, ["/footer A412"]],
];

const badOptions = {
  from: "02-123",
  formatId: "no such format",
  brandKey: "",
  brandId: "",
  expiryOption: "5",
  header: "2",
  footer: long(401),
  copyAllowed: "2",
  groupId: long(21),
  agencyId: long(21),
  agencyKey: long(101),
};

const to = "01012345678";

export const sendRcs: readonly CodeCase[] = [
  ["nothing", {}, ["/from A302", "/to A306", "/formatId A404", "/brandKey A420"]],
  [
    "all options wrong",
    { ...badOptions, content, to: "x", ref: long(201), sendAt: "now" },
    [
      "/from A302",
      "/to A306",
      "/formatId A404",
      "/brandKey A420",
      "/brandId A419",
      "/expiryOption A408",
      "/header A411",
      "/footer A412",
      "/ref A305",
      "/sendAt A330",
      "/copyAllowed A407",
      "/groupId A409",
      "/agencyId A011",
      "/agencyKey A011",
    ],
  ],
  ["too much text over all cards", { ...carousel(times(2, { text: long(651) })), to }, ["/content/carousel A328"]],
  ["a time to live", { ...step, content, to, ttl: "60" }, ["/ttl A011"]],
  ...rcsStep.map(([what, body, want]): CodeCase => [what, { ...Object(body), to }, want]),
  ...fallbackCases({ ...step, content, to }, []),
];

export const rcsOptions: CodeCase = [
  "all options wrong",
  { ...badOptions, content, ttl: "0" },
  [
    "/from A302",
    "/formatId A404",
    "/brandKey A420",
    "/brandId A419",
    "/expiryOption A408",
    "/header A411",
    "/footer A412",
    "/groupId A409",
    "/copyAllowed A407",
    "/agencyId A011",
    "/agencyKey A011",
    "/ttl A304",
  ],
];

export const rawCarousel: CodeCase = [
  "too much text over all cards, as given",
  carousel(times(2, { text: long(2601) })),
  ["/content/carousel A328"],
];
