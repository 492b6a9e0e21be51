import { basic, FREE, feedCard, offerCard, withValue } from "../schemas/brandmessages.ts";
import { type CodeCase, long, times } from "./case.ts";
import { fallbackCases } from "./text-sends.ts";

const { FT, FI, FL, FP, FM, FC, FA } = FREE;
const button = { type: "BK", name: "x" };

export const noBrandmessage = ["/senderKey A502", "/sendType A571", "/msgType A523"];

/** What a brand message can have wrong wherever it stands. */
const anywhere: readonly CodeCase[] = [
  ["too long a text", { ...FT, text: long(5201) }, ["/text A328"]],
  ["no text", withValue(FT, "/text", undefined), ["/text A303"]],
  ["six buttons", { ...FT, button: times(6, button) }, ["/button A503"]],
  ["a button for alimtalk", { ...FT, button: [{ type: "DS", name: "x" }] }, ["/button/0/type A524"]],
  ["a button without a name", { ...FT, button: [{ type: "BK" }] }, ["/button/0/name A525"]],
  [
    "values that there are not",
    { ...FT, targeting: "O", adult: "X", pushAlarm: "X" },
    ["/targeting A570", "/adult A569", "/pushAlarm A011"],
  ],
  ["basic without its template", { ...FT, sendType: "basic" }, ["/targeting A570", "/templateCode A505"]],
  ["variables of a free message", { ...FT, messageVariable: {} }, ["/messageVariable A572"]],
  ["variables and content", basic("FT", { couponVariable: {}, text: "x" }), ["/text A300"]],
  ["a malformed variable", basic("FT", { couponVariable: { a: [] } }), ["/couponVariable/a A573"]],
  ["an image without an address", basic("FI", { imageVariable: [{}] }), ["/imageVariable/0/imgUrl A513"]],
  ["cards that there are not", basic("FT", { carouselVariable: [{}] }), ["/carouselVariable A567"]],
];

/** What only a step of a flow can have wrong; the limits are those of the message as it is given. */
export const brandmessageStep: readonly CodeCase[] = [
  ...anywhere,
  ["no image", withValue(FI, "/attachment", undefined), ["/imgUrl A513"]],
  ["too long a header", { ...FL, header: long(81) }, ["/header A565"]],
  [
    "too long a title",
    withValue(FL, "/attachment/item/list/0/title", long(101)),
    ["/attachment/item/list/0/title A521"],
  ],
  ["no advertisement", { ...FL, adFlag: "N" }, ["/adFlag A506"]],
  ["no video", withValue(FP, "/attachment/video", {}), ["/attachment/video/videoUrl A573"]],
  ["no price", withValue(FM, "/attachment/commerce", { title: "x" }), ["/attachment/commerce/regularPrice A573"]],
  ["no carousel", withValue(FC, "/carousel", undefined), ["/carousel A568"]],
  ["one card", withValue(FA, "/carousel/list", [offerCard]), ["/carousel/list A567"]],
  [
    "a card of the other kind",
    withValue(FA, "/carousel/list/0", feedCard),
    ["/carousel/list/0/header A565", "/carousel/list/0/message A303", "/carousel/list/0/attachment/commerce A573"],
  ],
];

const to = "01012345678";

export const sendBrandmessage: readonly CodeCase[] = [
  ["nothing", {}, [...noBrandmessage, "/to A306"]],
  ["a free message for the combined send", { ...FT, to, msgType: "FC" }, ["/msgType A523", "/text A303"]],
  ["too long a reference", { ...FT, to, msgType: "FC", ref: long(201) }, ["/ref A305"]],
  ["no time", { ...FT, to, sendAt: "now" }, ["/sendAt A330"]],
  ["no image", { ...FT, to, msgType: "FI" }, ["/imgUrl A513"]],
  ...anywhere
    .filter(([what]) => what !== "too long a text")
    .map(([what, body, want]): CodeCase => [what, { ...Object(body), to }, want]),
  ["too long a text", { ...FT, to, text: long(1301) }, ["/text A328"]],
  ...fallbackCases({ ...FT, to }, ["/fallback/from A302"]),
];
