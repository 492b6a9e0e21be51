import {
  ALIMTALK,
  alimtalk,
  carousel,
  type FamilyCase,
  FORM,
  FRIENDTALK,
  friendtalk,
  friendtalkStep,
  OMNI,
  omni,
  RCS,
  rcs,
  SMS,
  sms,
} from "./family-case.ts";

const goItem =
  '"item":{"list":[{"title":"Tea","description":"1","urlMobile":""},{"title":"Milk","description":"2","urlMobile":""}]';
const items = [
  { title: "Tea", description: "1" },
  { title: "Milk", description: "2" },
];
const row = (members: string) => `{"title":"Tea","imgUrl":"@fl@","urlMobile":"https://a.example"${members}}`;
const rows = (members = "") => `"item":{"list":[${[row(members), row(members), row(members)].join(",")}]`;
const head = '"header":"Shop","content":"New","imageUrl":"@fc@"';

/** Values that a client writes although its caller gave none. */
export const emptyValues: readonly FamilyCase[] = [
  {
    sends: "urlMobile in every item, summary and highlight of an alimtalk",
    client: "Go",
    path: ALIMTALK,
    body: alimtalk(
      `"attachment":{${goItem},"summary":{"urlMobile":""}},"itemHighlight":{"title":"Paid","urlMobile":""}}`,
    ),
    carrierGets: { attachment: { item: { list: items }, itemHighlight: { title: "Paid" } } },
  },
  {
    sends: "a summary with urlMobile beside its own members",
    client: "Go",
    path: ALIMTALK,
    body: alimtalk(`"attachment":{${goItem},"summary":{"title":"Sum","description":"3원","urlMobile":""}}}`),
    carrierGets: { attachment: { item: { list: items, summary: { title: "Sum", description: "3원" } } } },
  },
  {
    sends: "a filled urlMobile in an alimtalk item, which has no such field",
    client: "Go",
    path: ALIMTALK,
    body: alimtalk(
      '"attachment":{"item":{"list":[{"title":"Tea","description":"1","urlMobile":"https://a.example"},{"title":"Milk","description":"2","urlMobile":""}]}}',
    ),
    refused: ["A011", "A011 /attachment/item/list/0/urlMobile"],
  },
  {
    sends: "urlMobile and summary in a friendtalk item list",
    client: "Go",
    path: OMNI,
    body: omni(friendtalkStep(`"attachment":{${rows()},"summary":{"urlMobile":""}}}`, "FL")),
    carrierGets: {
      attachment: { item: { list: Array(3).fill({ title: "Tea", imgUrl: "@fl@", urlMobile: "https://a.example" }) } },
    },
  },
  {
    sends: "an empty urlMobile in a friendtalk item, where it is required",
    client: "Go",
    path: OMNI,
    body: omni(
      friendtalkStep(
        `"attachment":{"item":{"list":[{"title":"Tea","imgUrl":"@fl@","urlMobile":""},${row("")},${row("")}]}}`,
        "FL",
      ),
    ),
    refused: ["A521", "A521 /messageFlow/0/friendtalk/attachment/item/list/0/urlMobile"],
  },
  {
    sends: "summary: null",
    client: "Java",
    path: OMNI,
    body: omni(friendtalkStep(`"attachment":{${rows()},"summary":null}}`, "FL")),
  },
  {
    sends: "head: null and tail: null",
    client: "Java",
    path: OMNI,
    body: omni(friendtalkStep(carousel('"head":null,"tail":null'), "FC")),
    carrierGets: {
      carousel: { list: Array(2).fill({ header: "Tea", message: "Fresh", attachment: { image: { imgUrl: "@fc@" } } }) },
    },
  },
  {
    sends: "an empty urlMobile in a carousel's head",
    client: "Go",
    path: OMNI,
    body: omni(friendtalkStep(carousel(`"head":{${head},"urlMobile":""}`), "FC")),
  },
  {
    sends: "quickReply: null",
    client: "Go",
    path: ALIMTALK,
    body: alimtalk('"supplement":{"quickReply":null}'),
    carrierGets: { supplement: undefined },
  },
  {
    sends: "messageForm: null, the whole form",
    client: "Go",
    path: FORM,
    body: '{"messageForm":null}',
    refused: ["A011", "A011 /messageForm"],
  },
  {
    sends: "content: {} in an omni rcs step",
    client: "Go",
    path: OMNI,
    body: omni('{"rcs":{"content":{},"from":"0212345678","formatId":"SL000000","brandKey":"BR.key"}}'),
    refused: ["A415", "A415 /messageFlow/0/rcs/content"],
  },
  {
    sends: "a coupon without title and description",
    client: "Go",
    path: FRIENDTALK,
    body: friendtalk('"attachment":{"coupon":{"title":"","description":""}}'),
    refused: ["A011", "A011 /attachment/coupon/title", "A011 /attachment/coupon/description"],
  },
  {
    sends: "an image without its address",
    client: "C#",
    path: FRIENDTALK,
    body: friendtalk('"attachment":{"image":{"imgUrl":"","imgLink":"https://a.example"}}', "FI"),
    refused: ["A513", "A513 /attachment/image/imgUrl"],
  },
  {
    sends: "a video without its address",
    client: "C#",
    path: FRIENDTALK,
    body: friendtalk('"attachment":{"video":{"videoUrl":"","thumbnailUrl":"https://a.example/t.jpg"}}'),
    refused: ["A011", "A011 /attachment/video/videoUrl"],
  },
  {
    sends: 'to: ""',
    client: "C#",
    path: SMS,
    body: '{"from":"0212345678","to":"","text":"Hello"}',
    refused: ["A306", "A306 /to"],
  },
  {
    sends: 'to: "" in a destination',
    client: "C#",
    path: OMNI,
    body: omni('{"sms":{"from":"0212345678","text":"Hello"}}', '{"to":"","replaceWord":null}'),
    refused: ["A306", "A306 /destinations/0/to"],
  },
  {
    sends: "header and message of a carousel card left blank",
    client: "C#",
    path: OMNI,
    body: omni(
      friendtalkStep(
        `"carousel":{"list":[${Array(2).fill('{"header":"","message":"","attachment":{"image":{"imgUrl":"@fc@","imgLink":""}}}').join(",")}]}`,
        "FC",
      ),
    ),
    carrierGets: { carousel: { list: Array(2).fill({ attachment: { image: { imgUrl: "@fc@" } } }) } },
  },
  {
    sends: "the scheme of a tail, and the links of an item row left blank",
    client: "C#",
    path: OMNI,
    body: omni(
      friendtalkStep(
        carousel('"tail":{"urlMobile":"https://a.example","urlPc":"","schemeIos":"","schemeAndroid":""}'),
        "FC",
      ),
    ),
  },
  {
    sends: "the other links of an item row left blank",
    client: "C#",
    path: OMNI,
    body: omni(friendtalkStep(`"attachment":{${rows(',"urlPc":"","schemeIos":"","schemeAndroid":""')}}}`, "FL")),
    carrierGets: {
      attachment: { item: { list: Array(3).fill({ title: "Tea", imgUrl: "@fl@", urlMobile: "https://a.example" }) } },
    },
  },
  {
    sends: "descriptions left blank",
    client: "C#",
    path: ALIMTALK,
    body: alimtalk(
      '"attachment":{"item":{"list":[{"title":"Tea","description":""},{"title":"Milk","description":"2"}]},"itemHighlight":{"title":"Paid","description":""}}',
    ),
    carrierGets: {
      attachment: {
        item: { list: [{ title: "Tea" }, { title: "Milk", description: "2" }] },
        itemHighlight: { title: "Paid" },
      },
    },
  },
  {
    sends: "a summary without its amount",
    client: "C#",
    path: ALIMTALK,
    body: alimtalk(`"attachment":{${goItem},"summary":{"title":"Sum","description":""}}}`),
    refused: ["A561", "A561 /attachment/item/summary/description"],
  },
  {
    sends: "an empty ref and originCID",
    client: "JS, Python, C#, PHP",
    path: SMS,
    body: sms('"ref":"","originCID":""'),
    carrierGets: { originCID: undefined },
  },
  {
    sends: "an empty list of messages beside a form",
    client: "Go",
    path: OMNI,
    body: '{"messageFlow":[],"messageForm":"form_unknown","destinations":[{"to":"01012345678"}]}',
    refused: ["A250", "A250 /messageForm"],
  },
  {
    sends: "an unknown name that is empty",
    client: "anybody",
    path: SMS,
    body: sms('"originCid":""'),
    refused: ["A011", "A011 /originCid"],
  },
  {
    sends: "an empty key of a template, which is a value",
    client: "JS",
    path: RCS,
    body: rcs('{"template":{"title":"Paid","name":""}}', "TPL-1"),
    carrierGets: { content: { template: { title: "Paid", name: "" } } },
  },
];
