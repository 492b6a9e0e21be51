import { ALIMTALK, alimtalk, type FamilyCase, FRIENDTALK, friendtalk, RCS, rcs } from "./family-case.ts";

const button = (members: string): string => alimtalk(`"button":[{"name":"Go",${members}}]`);

/** Fields of buttons and quick replies that belong to another type. */
export const buttons: readonly FamilyCase[] = [
  {
    sends: "label on a MAP_QRY button",
    client: "Java",
    path: RCS,
    body: rcs(
      '{"standalone":{"text":"Hello","button":[{"type":"MAP_QRY","name":"Map","label":"Shop","query":"Tea"}]}}',
    ),
    warned: ["/content/standalone/button/0/label"],
    carrierGets: {
      content: { standalone: { text: "Hello", button: [{ type: "MAP_QRY", name: "Map", query: "Tea" }] } },
    },
  },
  {
    sends: "app links on a web link",
    client: "JS, Go, Python, C#",
    path: ALIMTALK,
    body: button('"type":"WL","urlMobile":"https://m.a.example","schemeIos":"a://b","schemeAndroid":"a://b"'),
    warned: ["/button/0/schemeIos", "/button/0/schemeAndroid"],
    carrierGets: { attachment: { button: [{ name: "Go", type: "WL", urlMobile: "https://m.a.example" }] } },
  },
  {
    sends: "links on buttons that have none",
    client: "JS, Go, Python, C#",
    path: ALIMTALK,
    body: alimtalk(
      '"button":[{"name":"Ask","type":"BK","urlMobile":"https://a.example","urlPC":""},{"name":"Pass","type":"MD","schemeIOS":"a://b"},{"name":"Parcel","type":"DS","target":"out"}]',
    ),
    warned: ["/button/0/urlMobile", "/button/1/schemeIOS", "/button/2/target"],
    carrierGets: {
      attachment: {
        button: [
          { name: "Ask", type: "BK" },
          { name: "Pass", type: "MD" },
          { name: "Parcel", type: "DS" },
        ],
      },
    },
  },
  {
    sends: "a bot button and a business form, both written as BC",
    client: "Python",
    path: FRIENDTALK,
    body: friendtalk(
      '"button":[{"name":"Bot","type":"BC","chatExtra":"x","chatEvent":"start"},{"name":"Form","type":"BC","bizFormKey":"k","bizFormId":"i"}]',
    ),
    warned: ["/button/0/chatEvent", "/button/1/bizFormKey", "/button/1/bizFormId"],
    carrierGets: {
      attachment: {
        button: [
          { name: "Bot", type: "BC", chatExtra: "x" },
          { name: "Form", type: "BC" },
        ],
      },
    },
  },
  {
    sends: "a misspelled field of a button",
    client: "anybody",
    path: ALIMTALK,
    body: button('"type":"WL","urlMobile":"https://m.a.example","urlMoblie":"https://m.a.example"'),
    refused: ["A011", "A011 /button/0/urlMoblie"],
  },
  ...["pluginId", "relayId", "oneclickId", "productId"].map(
    (name): FamilyCase => ({
      sends: name,
      client: "C#",
      path: ALIMTALK,
      body: button(`"type":"WL","urlMobile":"https://m.a.example","${name}":"1"`),
      refused: ["A011", `A011 /button/0/${name}`],
    }),
  ),
  {
    sends: "a quick reply in other spelling",
    client: "JS",
    path: ALIMTALK,
    body: alimtalk(
      '"supplement":{"quickReply":[{"name":"App","type":"AL","schemeIOS":"a://b","schemeAndroid":"a://b","urlPC":"https://a.example"}]}',
    ),
    warned: ["/supplement/quickReply/0/urlPC", "/supplement/quickReply/0/schemeIOS"],
    carrierGets: {
      supplement: {
        quickReply: [
          { name: "App", type: "AL", schemeIos: "a://b", schemeAndroid: "a://b", urlPc: "https://a.example" },
        ],
      },
    },
  },
];
