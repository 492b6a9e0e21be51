import {
  ALIMTALK,
  alimtalk,
  type FamilyCase,
  FRIENDTALK,
  friendtalk,
  OMNI,
  omni,
  RCS,
  rcs,
  SMS,
  sms,
} from "./family-case.ts";

const commerce = (members: string): string => friendtalk(`"attachment":{"commerce":{"title":"Tea",${members}}}`);
const offer = (prices: object) => ({ attachment: { commerce: { title: "Tea", ...prices } } });
const wholeImage = '"mediaUrl":"\\\\"';
const card = (members: string): string => `{"text":"Fresh","title":"Tea"${members}}`;
const cards = (first: string, second = ',"media":"@rcs@"'): string =>
  rcs(`{"carousel":[${card(first)},${card(second)}]}`, "CMwMhM0200");
const greeting = '{"sms":{"from":"0212345678","text":"#{n} for #{who}"}}';

/** Values that are no mistake of a caller, and those that stay one. */
export const otherValues: readonly FamilyCase[] = [
  {
    sends: "a price as text",
    client: "JS, Go, Java, Python, C#",
    path: ALIMTALK,
    body: alimtalk('"price":"39000","currencyType":"KRW"'),
    carrierGets: { price: 39000, currencyType: "KRW" },
  },
  {
    sends: "a price with decimals and twelve digits",
    client: "JS, Go, Java, Python, C#",
    path: ALIMTALK,
    body: alimtalk('"price":"999999999999.99","currencyType":"USD"'),
    carrierGets: { price: 999_999_999_999.99 },
  },
  ...['"39,000"', '"-1"', '"1.234"', '"1234567890123"', "-1"].map(
    (price): FamilyCase => ({
      sends: `the price ${price}`,
      client: "anybody",
      path: ALIMTALK,
      body: alimtalk(`"price":${price}`),
      refused: ["A559", "A559 /price"],
    }),
  ),
  {
    sends: "discounts that the caller did not set",
    client: "Java",
    path: FRIENDTALK,
    body: commerce('"regularPrice":10000,"discountPrice":0,"discountRate":0,"discountFixed":0'),
    carrierGets: offer({ regularPrice: 10000 }),
  },
  {
    sends: "a rate of 100 per cent, which makes the price 0",
    client: "Java",
    path: FRIENDTALK,
    body: commerce('"regularPrice":10000,"discountPrice":0,"discountRate":100,"discountFixed":0'),
    carrierGets: offer({ regularPrice: 10000, discountPrice: 0, discountRate: 100 }),
  },
  {
    sends: "a discount of the whole price",
    client: "Java",
    path: FRIENDTALK,
    body: commerce('"regularPrice":10000,"discountPrice":0,"discountRate":0,"discountFixed":10000'),
    carrierGets: offer({ regularPrice: 10000, discountPrice: 0, discountFixed: 10000 }),
  },
  {
    sends: "prices as text",
    client: "PHP",
    path: FRIENDTALK,
    body: commerce('"regularPrice":"10000","discountPrice":"9000","discountRate":"10"'),
    carrierGets: offer({ regularPrice: 10000, discountPrice: 9000, discountRate: 10 }),
  },
  {
    sends: "a backslash as mediaUrl: open the whole image",
    client: "JS",
    path: RCS,
    body: rcs(`{"standalone":{"text":"Fresh","title":"Tea","media":"@tall@",${wholeImage}}}`, "SMwThT00"),
    carrierGets: {
      content: { standalone: { text: "Fresh", title: "Tea", media: "@tall@", mediaUrl: "\\" } },
    },
  },
  {
    sends: "another text than an address as mediaUrl",
    client: "JS",
    path: RCS,
    body: rcs('{"standalone":{"text":"Fresh","title":"Tea","media":"@tall@","mediaUrl":"\\\\\\\\"}}', "SMwThT00"),
    refused: ["A415", "A415 /content/standalone/mediaUrl"],
  },
  {
    sends: "a backslash as subMediaUrl",
    client: "JS",
    path: RCS,
    body: rcs('{"standalone":{"text":"Fresh","subContent":[{"subTitle":"Tea","subMediaUrl":"\\\\"}]}}', "OMTBNH0001"),
    refused: ["A415", "A415 /content/standalone/subContent/0/subMediaUrl"],
  },
  {
    sends: "an international number without its plus sign",
    client: "JS, Go, Java, C#",
    path: "/v1/send/international",
    body: '{"from":"0212345678","to":"821012345678","text":"Hello"}',
    refused: ["A306", "A306 /to"],
  },
  {
    sends: "a number and true in replaceWords",
    client: "JS, PHP",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWords":{"n":1200,"who":true}}'),
    carrierGets: { text: "1200 for true" },
  },
  ...['{"n":{},"who":"Kim"}', '{"n":[1],"who":"Kim"}', '{"n":null,"who":"Kim"}'].map(
    (words): FamilyCase => ({
      sends: `replaceWords ${words}`,
      client: "JS, PHP",
      path: OMNI,
      body: omni(greeting, `{"to":"01012345678","replaceWords":${words}}`),
      refused: ["A011", "A011 /destinations/0/replaceWords/n"],
    }),
  ),
  {
    sends: "an empty value in replaceWords, which is a value",
    client: "JS",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWords":{"n":"","who":"Kim"}}'),
    carrierGets: { text: " for Kim" },
  },
  {
    sends: "replaceWords as text of JSON",
    client: "PHP",
    path: OMNI,
    body: omni(greeting, '{"to":"01012345678","replaceWords":"{\\"n\\":\\"1\\",\\"who\\":\\"Kim\\"}"}'),
    refused: ["A011", "A011 /destinations/0/replaceWords"],
  },
  {
    sends: "clientKey in a destination",
    client: "Go",
    path: OMNI,
    body: omni('{"sms":{"from":"0212345678","text":"Hello"}}', '{"to":"01012345678","clientKey":"key-7"}'),
    warned: ["/destinations/0/clientKey"],
  },
  {
    sends: "too long a clientKey",
    client: "Go",
    path: OMNI,
    body: omni('{"sms":{"from":"0212345678","text":"Hello"}}', `{"to":"01012345678","clientKey":"${"k".repeat(101)}"}`),
    refused: ["A011", "A011 /destinations/0/clientKey"],
  },
  {
    sends: "the main link of an alimtalk template",
    client: "Go, C#, PHP",
    path: ALIMTALK,
    body: alimtalk(
      '"link":{"urlMobile":"https://m.a.example","urlPC":"https://a.example","schemeIos":"","schemeAndroid":""}',
    ),
    warned: ["/link/urlPC"],
    carrierGets: { link: { urlMobile: "https://m.a.example", urlPc: "https://a.example" } },
  },
  {
    sends: "rcsData",
    client: "Go",
    path: RCS,
    body: rcs('{"standalone":{"text":"Hello"}}', "SL000000", '"rcsData":{"text":"Other"}'),
    refused: ["A011", "A011 /rcsData"],
  },
  {
    sends: "fileKey in an RCS card",
    client: "Go",
    path: RCS,
    body: cards(',"fileKey":"@key@"'),
    carrierGets: {
      content: {
        carousel: [
          { text: "Fresh", title: "Tea", media: "@rcs@" },
          { text: "Fresh", title: "Tea", media: "@rcs@" },
        ],
      },
    },
  },
  {
    sends: "fileKey and media of the same file",
    client: "Go",
    path: RCS,
    body: cards(',"media":"@rcs@","fileKey":"@key@"'),
  },
  {
    sends: "fileKey and media of different files",
    client: "Go",
    path: RCS,
    body: cards(',"media":"@rcs@","fileKey":"f_01JCQH00000000000000000011"'),
    refused: ["A217", "A217 /content/carousel/0/fileKey"],
  },
  {
    sends: "a fileKey that nobody uploaded",
    client: "Go",
    path: RCS,
    body: cards(',"fileKey":"f_01JCQH00000000000000000011"'),
    refused: ["A217", "A217 /content/carousel/0/fileKey"],
  },
  {
    sends: "an item highlight with a title only, and a row without description",
    client: "JS",
    path: ALIMTALK,
    body: alimtalk(
      '"attachment":{"item":{"list":[{"title":"Tea"},{"title":"Milk","description":"2"}]},"itemHighlight":{"title":"Paid"}}',
    ),
  },
  {
    sends: "RCS without brandKey",
    client: "JS, Go",
    path: RCS,
    body: '{"content":{"standalone":{"text":"Hello"}},"from":"0212345678","to":"01012345678","formatId":"SL000000"}',
    refused: ["A420", "A420 /brandKey"],
  },
  {
    sends: "both messageFlow and messageForm",
    client: "Python",
    path: OMNI,
    body: omni('{"sms":{"from":"0212345678","text":"Hello"}}', '{"to":"01012345678"}', '"messageForm":"form_7"'),
    refused: ["A300", "A300 /messageForm"],
  },
  ...["msgKey", "code", "result"].map(
    (name): FamilyCase => ({
      sends: `${name} in a destination`,
      client: "Python",
      path: OMNI,
      body: omni('{"sms":{"from":"0212345678","text":"Hello"}}', `{"to":"01012345678","${name}":"A000"}`),
      refused: ["A011", `A011 /destinations/0/${name}`],
    }),
  ),
  {
    sends: "the alimtalk type AL",
    client: "C#",
    path: ALIMTALK,
    body: alimtalk().replace('"AT"', '"AL"'),
    refused: ["A523", "A523 /msgType"],
  },
  {
    sends: "friendtalk kinds of the combined send",
    client: "Java, C#",
    path: FRIENDTALK,
    body: friendtalk("", "FL"),
    refused: ["A523", "A523 /msgType"],
  },
  { sends: "nothing out of the ordinary", client: "JS", path: SMS, body: sms('"ref":"order-7"') },
];
