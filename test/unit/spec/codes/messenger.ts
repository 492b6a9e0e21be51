import { below, type CodeCase, long, times } from "./case.ts";
import { fallbackCases } from "./text-sends.ts";

const alimtalk = { senderKey: "key", msgType: "AT", templateCode: "T1", text: "x" };
const friendtalk = { senderKey: "key", msgType: "FT", text: "x" };
const named = { type: "DS", name: "x" };
const row = { title: "x", description: "y" };

/** What a messenger button can have wrong; the limits are those of the message as it is given. */
const buttonCases = (message: object, at: string, most: number): CodeCase[] => {
  const given = (...button: unknown[]) => ({ ...message, attachment: { button } });
  const on = (...faults: string[]) => below(`${at}/0`, faults);
  return [
    ["six buttons", given(...times(6, named)), [`${at} A503`]],
    ["a button that is no object", given("x"), on(" A503")],
    ["a button without a type", given({ name: "x" }), on("/type A524")],
    ["a button of no known type", given({ type: "ZZ", name: "x" }), on("/type A524")],
    ["too long a name", given({ type: "DS", name: long(most + 1) }), on("/name A525")],
    ["a web link without its address", given({ type: "WL" }), on("/name A525", "/urlMobile A503")],
    ["an app link with one target", given({ type: "AL", name: "x", schemeIos: "a" }), on("/schemeIos A503")],
    ["a business form without its key", given({ type: "BF", name: "x" }), on("/bizFormKey A503")],
    ["an unknown field", given({ type: "WL", name: "x", urlMobile: "u", urlpc: "u" }), on("/urlpc A011")],
  ];
};

export const alimtalkStep: readonly CodeCase[] = [
  ...buttonCases(alimtalk, "/attachment/button", 56),
  ["an empty text", { ...alimtalk, text: "" }, ["/text A303"]],
  ["too long a text", { ...alimtalk, text: long(4001) }, ["/text A328"]],
  [
    "a title, header, price and currency",
    { ...alimtalk, title: long(201), header: long(65), price: "1", currencyType: "JPY" },
    ["/title A011", "/header A565", "/price A559", "/currencyType A559"],
  ],
  ["one row", { ...alimtalk, attachment: { item: { list: [row] } } }, ["/attachment/item/list A521"]],
  [
    "rows and summary too long",
    {
      ...alimtalk,
      attachment: {
        item: {
          list: [row, { title: long(25), description: long(93) }],
          summary: { title: long(25), description: "1".repeat(57) },
        },
      },
    },
    [
      "/attachment/item/list/1/title A521",
      "/attachment/item/list/1/description A521",
      "/attachment/item/summary/title A561",
      "/attachment/item/summary/description A561",
    ],
  ],
  [
    "too long a highlight",
    { ...alimtalk, attachment: { itemHighlight: { title: long(121), description: long(77) } } },
    ["/attachment/itemHighlight/title A560", "/attachment/itemHighlight/description A560"],
  ],
  [
    "three buttons with a quick reply",
    { ...alimtalk, attachment: { button: times(3, named) }, supplement: { quickReply: [{ type: "BK", name: "x" }] } },
    ["/attachment/button A503"],
  ],
  [
    "eleven quick replies",
    { ...alimtalk, supplement: { quickReply: times(11, { type: "BK", name: "x" }) } },
    ["/supplement/quickReply A562"],
  ],
  [
    "quick replies",
    { ...alimtalk, supplement: { quickReply: [{ type: "DS", name: "x" }, { type: "BK" }, { type: "WL", name: "x" }] } },
    [
      "/supplement/quickReply/0/type A563",
      "/supplement/quickReply/1/name A564",
      "/supplement/quickReply/2/urlMobile A562",
    ],
  ],
];

export const noAlimtalk = ["/senderKey A502", "/msgType A523", "/templateCode A505", "/text A303"];

const badOffer = { coupon: { title: "x" }, commerce: { title: "x", regularPrice: "1" }, video: {} };

export const friendtalkStep: readonly CodeCase[] = [
  ...buttonCases(friendtalk, "/attachment/button", 56),
  ["too long a text", { ...friendtalk, text: long(4001) }, ["/text A328"]],
  [
    "an image message with too long a text and no image address",
    { ...friendtalk, msgType: "FI", text: long(4001), attachment: { image: {} } },
    ["/text A328", "/attachment/image/imgUrl A513"],
  ],
  [
    "a wide image with two buttons",
    { ...friendtalk, msgType: "FW", text: long(305), attachment: { image: { imgUrl: "u" }, button: times(2, named) } },
    ["/text A328", "/attachment/button A503"],
  ],
  [
    "options",
    {
      ...friendtalk,
      adFlag: "X",
      adult: "X",
      pushAlarm: "X",
      header: long(81),
      additionalContent: long(137),
      groupTagKey: long(41),
    },
    ["/adFlag A506", "/adult A011", "/pushAlarm A011", "/header A565", "/additionalContent A011", "/groupTagKey A011"],
  ],
  [
    "an offer",
    { ...friendtalk, attachment: badOffer },
    [
      "/attachment/coupon/description A011",
      "/attachment/commerce/regularPrice A559",
      "/attachment/video/videoUrl A011",
    ],
  ],
  [
    "an item list with text",
    { ...friendtalk, attachment: { item: { list: times(3, { title: "x", imgUrl: "u", urlMobile: "u" }) } } },
    ["/attachment/item A521"],
  ],
  [
    "a summary without its amount",
    {
      ...friendtalk,
      attachment: { item: { list: times(3, { title: "x", imgUrl: "u", urlMobile: "u" }), summary: { title: "x" } } },
    },
    ["/attachment/item/summary/description A561"],
  ],
];

export const noFriendtalk = ["/senderKey A502", "/msgType A523", "/text A303"];
/** In a flow only the type says whether there must be a text. */
export const noFriendtalkStep = ["/senderKey A502", "/msgType A523"];

const to = "01012345678";
const single = (cases: readonly CodeCase[]) =>
  cases.map(([what, body, want]): CodeCase => [what, { ...Object(body), to }, want]);
const nothing = (faults: readonly string[]): CodeCase => ["nothing", {}, faults.toSpliced(2, 0, "/to A306")];

export const sendAlimtalk: readonly CodeCase[] = [
  nothing(noAlimtalk),
  ["a friendtalk type", { ...alimtalk, to, msgType: "FT", ref: long(201) }, ["/msgType A523", "/ref A305"]],
  ["no time", { ...alimtalk, to, sendAt: "now" }, ["/sendAt A330"]],
  ["buttons in both places", { ...alimtalk, to, button: [named], attachment: { button: [named] } }, ["/button A503"]],
  ...single(alimtalkStep),
  ...fallbackCases({ ...alimtalk, to }, ["/fallback/from A302"]),
];

export const sendFriendtalk: readonly CodeCase[] = [
  nothing(noFriendtalk),
  [
    "a type for the combined send",
    { ...friendtalk, to, msgType: "FC", ref: long(201) },
    ["/msgType A523", "/ref A305"],
  ],
  ["no time", { ...friendtalk, to, sendAt: "now" }, ["/sendAt A330"]],
  ["no image", { ...friendtalk, to, msgType: "FI" }, ["/imgUrl A513"]],
  [
    "the image in both places",
    { ...friendtalk, to, msgType: "FI", imgUrl: "u", attachment: { image: { imgUrl: "u" } } },
    ["/imgUrl A513"],
  ],
  ...single(friendtalkStep),
  ...fallbackCases({ ...friendtalk, to }, ["/fallback/from A302"]),
];

const flow = (more: object) => ({ ...friendtalk, ...more });
const shown = { attachment: { image: { imgUrl: "u" } } };

/** What only the combined send has: item lists and carousels. */
export const friendtalkLists: readonly CodeCase[] = [
  ["FI without an image", flow({ msgType: "FI" }), ["/attachment A513"]],
  ["FL without an item list", flow({ msgType: "FL" }), ["/attachment A521"]],
  [
    "FL with two rows",
    flow({ msgType: "FL", attachment: { item: { list: [{ title: "x", imgUrl: "u", urlMobile: "u" }, {}] } } }),
    [
      "/attachment/item/list A521",
      "/attachment/item/list/1/title A521",
      "/attachment/item/list/1/imgUrl A513",
      "/attachment/item/list/1/urlMobile A521",
    ],
  ],
  ["FC without a carousel", flow({ msgType: "FC" }), ["/carousel A011"]],
  ["FC with one card", flow({ msgType: "FC", carousel: { list: [shown] } }), ["/carousel/list A417"]],
  [
    "FC with bad cards",
    flow({ msgType: "FC", carousel: { list: [{}, { ...shown, header: long(81), message: long(721) }] } }),
    ["/carousel/list/0/attachment A513", "/carousel/list/1/header A565", "/carousel/list/1/message A328"],
  ],
];
