import {
  carousel,
  type FamilyCase,
  FRIENDTALK,
  friendtalk,
  friendtalkStep,
  OMNI,
  omni,
  RCS,
  rcs,
  rcsStep,
} from "./family-case.ts";

const greeting = '{"sms":{"from":"0212345678","text":"Hello #{name}"}}';
const head = '"header":"Shop","content":"New","imageUrl":"@fc@"';
const links = '"urlMobile":"https://m.a.example","urlPC":"https://a.example","schemeIOS":"a://b"';
const read = { urlMobile: "https://m.a.example", urlPc: "https://a.example", schemeIos: "a://b" };
const image = { image: { imgUrl: "@fc@" } };
const list = Array(2).fill({ header: "Tea", message: "Fresh", attachment: image });

const button = (bytes: string, sentNames: readonly string[], button: object): FamilyCase => ({
  sends: `an RCS button with ${sentNames.join(", ")}`,
  client: "C#",
  path: RCS,
  body: rcs(`{"standalone":{"text":"Hello","button":[${bytes}]}}`),
  warned: sentNames.map((name) => `/content/standalone/button/0/${name}`),
  carrierGets: { content: { standalone: { text: "Hello", button: [button] } } },
});

/** Names that a client has no other way to send. */
export const otherSpellings: readonly FamilyCase[] = [
  {
    sends: "replaceWord",
    client: "C#",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWord":{"name":"Kim"}}'),
    warned: ["/destinations/0/replaceWord"],
    carrierGets: { text: "Hello Kim" },
  },
  {
    sends: "replaceWord and replaceWords with the same values",
    client: "C#",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWord":{"name":"Kim"},"replaceWords":{"name":"Kim"}}'),
    warned: ["/destinations/0/replaceWord"],
    carrierGets: { text: "Hello Kim" },
  },
  {
    sends: "replaceWord and replaceWords with different values",
    client: "anybody",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWord":{"name":"Kim"},"replaceWords":{"name":"Lee"}}'),
    refused: ["A011", "A011 /destinations/0/replaceWord"],
  },
  {
    sends: "a spelling that no client has",
    client: "anybody",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","ReplaceWords":{"name":"Kim"}}'),
    refused: ["A011", "A011 /destinations/0/ReplaceWords"],
  },
  {
    sends: "copyAllow",
    client: "C#",
    path: OMNI,
    body: omni(rcsStep('"copyAllow":"1"')),
    warned: ["/messageFlow/0/rcs/copyAllow"],
    carrierGets: { copyAllowed: "1" },
  },
  {
    sends: "a fault in another spelling",
    client: "C#",
    path: OMNI,
    body: omni(rcsStep('"copyAllow":"7"')),
    refused: ["A407", "A407 /messageFlow/0/rcs/copyAllow"],
  },
  {
    sends: "SubTitle, SubDesc, SubMedia and SubMediaUrl",
    client: "C#",
    path: RCS,
    body: rcs(
      '{"standalone":{"text":"Fresh","title":"Tea","media":"@thumbnail@","subContent":[{"SubTitle":"Tea","SubDesc":"Green","SubMedia":"","SubMediaUrl":"https://a.example"}]}}',
      "OMTBNH0001",
    ),
    warned: ["SubTitle", "SubDesc", "SubMediaUrl"].map((name) => `/content/standalone/subContent/0/${name}`),
    carrierGets: {
      content: {
        standalone: {
          text: "Fresh",
          title: "Tea",
          media: "@thumbnail@",
          subContent: [{ subTitle: "Tea", subDesc: "Green", subMediaUrl: "https://a.example" }],
        },
      },
    },
  },
  {
    sends: "SubMedia with an image that nobody uploaded",
    client: "C#",
    path: RCS,
    body: rcs(
      '{"standalone":{"text":"Fresh","title":"Tea","media":"@thumbnail@","subContent":[{"SubMedia":"maapfile://f_none"}]}}',
      "OMTBNH0001",
    ),
    refused: ["A217", "A217 /content/standalone/subContent/0/subMedia"],
  },
  {
    sends: "subUrl",
    client: "Java",
    path: RCS,
    body: rcs(
      '{"standalone":{"text":"Fresh","title":"Tea","media":"@thumbnail@","subContent":[{"subTitle":"Tea","subUrl":"https://a.example"}]}}',
      "OMTBNH0001",
    ),
    warned: ["/content/standalone/subContent/0/subUrl"],
  },
  button(
    '{"type":"MAP_LOC","name":"Map","Label":"Shop","Latitude":"37.5","Longitude":"127","FallbackUrl":"https://a.example"}',
    ["Label", "Latitude", "Longitude", "FallbackUrl"],
    {
      ...{ type: "MAP_LOC", name: "Map", label: "Shop", latitude: "37.5", longitude: "127" },
      fallbackUrl: "https://a.example",
    },
  ),
  button('{"type":"MAP_QRY","name":"Map","Query":"Tea","FallbackUrl":"https://a.example"}', ["Query", "FallbackUrl"], {
    type: "MAP_QRY",
    name: "Map",
    query: "Tea",
    fallbackUrl: "https://a.example",
  }),
  button('{"type":"COPY","name":"Copy","Text":"T-7"}', ["Text"], { type: "COPY", name: "Copy", text: "T-7" }),
  button('{"type":"COM_T","name":"Write","PhoneNumber":"021234567","Text":"Hi"}', ["PhoneNumber", "Text"], {
    ...{ type: "COM_T", name: "Write", phoneNumber: "021234567", text: "Hi" },
  }),
  button('{"type":"COM_V","name":"Call","PhoneNumber":"021234567"}', ["PhoneNumber"], {
    ...{ type: "COM_V", name: "Call", phoneNumber: "021234567" },
  }),
  button('{"type":"DIAL","name":"Dial","PhoneNumber":"021234567"}', ["PhoneNumber"], {
    ...{ type: "DIAL", name: "Dial", phoneNumber: "021234567" },
  }),
  {
    sends: "title in a carousel's tail",
    client: "Java",
    path: OMNI,
    body: omni(
      friendtalkStep(
        carousel('"head":null,"tail":{"urlMobile":"https://m.a.example","title":"https://a.example"}'),
        "FC",
      ),
    ),
    warned: ["/messageFlow/0/friendtalk/carousel/tail/title"],
    carrierGets: { carousel: { list, tail: { urlMobile: "https://m.a.example", urlPc: "https://a.example" } } },
  },
  ...[
    ["C#", "addtionalContent"],
    ["Java", "addtioaddtionalContent"],
  ].map(
    ([client = "", name]): FamilyCase => ({
      sends: `${name} in a friendtalk step`,
      client,
      path: OMNI,
      body: omni(friendtalkStep(`"${name}":"From 9,000 won"`)),
      warned: [`/messageFlow/0/friendtalk/${name}`],
      carrierGets: { additionalContent: "From 9,000 won" },
    }),
  ),
  {
    sends: "urlPC and schemeIOS of a button",
    client: "Go",
    path: FRIENDTALK,
    body: friendtalk(`"button":[{"name":"App","type":"AL",${links}}]`),
    warned: ["/button/0/urlPC", "/button/0/schemeIOS"],
    carrierGets: { attachment: { button: [{ name: "App", type: "AL", ...read }] } },
  },
  {
    sends: "urlPc and urlPC with different addresses",
    client: "anybody",
    path: FRIENDTALK,
    body: friendtalk(`"button":[{"name":"Go","type":"WL","urlPc":"https://b.example",${links}}]`),
    refused: ["A011", "A011 /button/0/urlPC"],
  },
  {
    sends: "urlPC and schemeIOS of a coupon",
    client: "Go, Java",
    path: FRIENDTALK,
    body: friendtalk(`"attachment":{"coupon":{"title":"10% 할인 쿠폰","description":"Today",${links}}}`),
    warned: ["/attachment/coupon/urlPC", "/attachment/coupon/schemeIOS"],
    carrierGets: { attachment: { coupon: { title: "10% 할인 쿠폰", description: "Today", ...read } } },
  },
  {
    sends: "urlPC and schemeIOS of a carousel's head",
    client: "Java",
    path: OMNI,
    body: omni(friendtalkStep(carousel(`"head":{${head},${links}},"tail":null`), "FC")),
    warned: ["urlPC", "schemeIOS"].map((name) => `/messageFlow/0/friendtalk/carousel/head/${name}`),
    carrierGets: {
      carousel: { list, head: { header: "Shop", content: "New", imageUrl: "@fc@", ...read } },
    },
  },
];
