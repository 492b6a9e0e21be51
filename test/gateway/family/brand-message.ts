import { type FamilyCase, OMNI, omni } from "./family-case.ts";

const BRANDMESSAGE = "/v1/send/brandmessage";
const SENDER_KEY = "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2";

const free = (members: string, text = '"text":"Hello"'): string =>
  `{"senderKey":"${SENDER_KEY}","sendType":"free","msgType":"FT","to":"01012345678",${text},${members}}`;
const basic = (members: string, msgType = "FI"): string =>
  `{"senderKey":"${SENDER_KEY}","sendType":"basic","msgType":"${msgType}","to":"01012345678","targeting":"I","templateCode":"SALE_01",${members}}`;
const step = (members: string, msgType = "FT"): string =>
  `{"brandmessage":{"senderKey":"${SENDER_KEY}","sendType":"free","msgType":"${msgType}",${members}}}`;

const row = (title: string): string =>
  `{"title":"${title}","imgUrl":"@row@","urlMobile":"https://m.a.example","schemeAndroid":""}`;

const offer = (prices: string): string =>
  `"imgUrl":"@brand@","button":[{"name":"Buy","type":"WL","urlMobile":"https://m.a.example"}],"attachment":{"commerce":{"title":"Tea","regularPrice":${prices}}}`;
const commerce = (sends: string, client: string, prices: string, read: object): FamilyCase => ({
  ...{ sends, client, path: OMNI, body: omni(step(offer(prices), "FM")) },
  carrierGets: {
    attachment: {
      commerce: { title: "Tea", ...read },
      button: [{ name: "Buy", type: "WL", urlMobile: "https://m.a.example" }],
      image: { imgUrl: "@brand@" },
    },
  },
});

/** What the clients write of brand messages. */
export const brandMessages: readonly FamilyCase[] = [
  {
    sends: "adults",
    client: "Java, C#",
    path: BRANDMESSAGE,
    body: free('"adults":"Y"'),
    warned: ["/adults"],
    carrierGets: { adult: "Y" },
  },
  {
    sends: "adults in a flow",
    client: "C#",
    path: OMNI,
    body: omni(step('"text":"Hello","adults":"Y"')),
    warned: ["/messageFlow/0/brandmessage/adults"],
    carrierGets: { adult: "Y" },
  },
  {
    sends: "addtionalContent",
    client: "JS, Java",
    path: OMNI,
    body: omni(step(`${offer("9000")},"addtionalContent":"Until Sunday"`, "FM")),
    warned: ["/messageFlow/0/brandmessage/addtionalContent"],
    carrierGets: { additionalContent: "Until Sunday" },
  },
  {
    sends: "imageVariable as one object",
    client: "Go",
    path: BRANDMESSAGE,
    body: basic('"imageVariable":{"imgUrl":"@brand@"}'),
    carrierGets: { imageVariable: [{ imgUrl: "@brand@" }] },
  },
  {
    sends: "carouselVariable as one object",
    client: "Go, Python",
    path: BRANDMESSAGE,
    body: basic('"carouselVariable":{"any":{"thing":""}}', "FC"),
    carrierGets: { carouselVariable: { any: { thing: "" } } },
  },
  {
    sends: "message_variable and the others in a card",
    client: "C#",
    path: BRANDMESSAGE,
    body: basic(
      '"carouselVariable":[{"message_variable":{"name":""},"button_variable":{"a":"1"}},{"commerce_variable":{"title":"Tea"},"coupon_variable":{"b":"2"}}]',
      "FC",
    ),
    warned: [
      "/carouselVariable/0/message_variable",
      "/carouselVariable/0/button_variable",
      "/carouselVariable/1/coupon_variable",
      "/carouselVariable/1/commerce_variable",
    ],
    carrierGets: {
      carouselVariable: [
        { messageVariable: { name: "" }, buttonVariable: { a: "1" } },
        { couponVariable: { b: "2" }, commerceVariable: { title: "Tea" } },
      ],
    },
  },
  commerce("prices with discounts of 0", "Java", '9000,"discountPrice":0,"discountRate":0,"discountFixed":0', {
    regularPrice: 9000,
  }),
  commerce("a price of 0 after a discount of everything", "anybody", '9000,"discountPrice":0,"discountRate":100', {
    ...{ regularPrice: 9000, discountPrice: 0, discountRate: 100 },
  }),
  commerce("prices as text", "PHP", '"9000","discountPrice":"8000","discountFixed":"1000"', {
    ...{ regularPrice: 9000, discountPrice: 8000, discountFixed: 1000 },
  }),
  {
    sends: "a BC button with chatEvent and bizFormKey",
    client: "Python",
    path: BRANDMESSAGE,
    body: free('"button":[{"name":"Ask","type":"BC","chatExtra":"a","chatEvent":"b","bizFormKey":"c"}]'),
    warned: ["/button/0/chatEvent", "/button/0/bizFormKey"],
    carrierGets: { attachment: { button: [{ name: "Ask", type: "BC", chatExtra: "a" }] } },
  },
  {
    sends: "rows with an empty link, and an empty summary",
    client: "Go",
    path: OMNI,
    body: omni(
      step(
        `"header":"New","attachment":{"item":{"list":[{"title":"A","imgUrl":"@first@","urlMobile":"https://m.a.example"},${row("B")},${row("C")}],"summary":{"urlMobile":""}}}`,
        "FL",
      ),
    ),
    carrierGets: {
      attachment: {
        item: {
          list: [
            { title: "A", imgUrl: "@first@", urlMobile: "https://m.a.example" },
            { title: "B", imgUrl: "@row@", urlMobile: "https://m.a.example" },
            { title: "C", imgUrl: "@row@", urlMobile: "https://m.a.example" },
          ],
        },
      },
    },
  },
  {
    sends: "an empty recipient",
    client: "Go",
    path: BRANDMESSAGE,
    body: free('"ref":""').replace("01012345678", ""),
    refused: ["A306", "A306 /to"],
  },
  {
    sends: "to, ref and fallback in a flow",
    client: "C#",
    path: OMNI,
    body: omni(step('"text":"Hello","to":"01012345678"')),
    refused: ["A011", "A011 /messageFlow/0/brandmessage/to"],
  },
  {
    sends: "empty optional fields",
    client: "anybody",
    path: BRANDMESSAGE,
    body: free('"imgUrl":"","button":[],"groupTagKey":"","originCID":"","ref":"","fallback":null,"messageVariable":{}'),
    carrierGets: { imgUrl: undefined, groupTagKey: undefined },
  },
];
