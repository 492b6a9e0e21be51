import { brandmessageStep, noBrandmessage } from "./brandmessage.ts";
import { below, type CodeCase, long, times } from "./case.ts";
import { alimtalkStep, friendtalkLists, friendtalkStep, noAlimtalk, noFriendtalkStep } from "./messenger.ts";
import { rawCarousel, rcsOptions, rcsStep } from "./rcs.ts";

const destinations = [{ to: "01012345678" }];
const sms = { sms: { from: "0212345678", text: "x" } };

/** What the entries of a flow can have wrong; held to loose limits, for placeholders may stand in them. */
const entries: readonly CodeCase[] = [
  ["no channel", {}, ["/sms A300"]],
  ["an unknown channel", { fax: {} }, ["/fax A300"]],
  ["no channel", {}, ["/sms A300"]],
  ["two channels", { ...sms, mms: { from: "0212345678", text: "x" } }, [" A300"]],
  ["no object", "sms", [" A300"]],
  ["an empty sms", { sms: {} }, ["/sms/from A302", "/sms/text A303"]],
  [
    "an sms",
    { sms: { from: "", text: "가".repeat(181), ttl: "1h", originCID: "x", title: "x" } },
    ["/sms/from A302", "/sms/text A328", "/sms/ttl A304", "/sms/originCID A011", "/sms/title A011"],
  ],
  [
    "an mms",
    { mms: { from: "", text: "🎉", title: "가".repeat(81), fileKey: times(4, "f"), ttl: 60 } },
    ["/mms/from A302", "/mms/text A303", "/mms/title A011", "/mms/fileKey A319", "/mms/ttl A304"],
  ],
  [
    "an mms with a malformed file key",
    { mms: { from: "0212345678", text: "x", fileKey: ["?"] } },
    ["/mms/fileKey/0 A217"],
  ],
  ["an empty alimtalk", { alimtalk: {} }, below("/alimtalk", noAlimtalk)],
  ["an empty friendtalk", { friendtalk: {} }, below("/friendtalk", noFriendtalkStep)],
  ["an empty brandmessage", { brandmessage: {} }, below("/brandmessage", noBrandmessage)],
  ...inChannel("rcs", [rcsOptions, rawCarousel, ...rcsStep]),
  ...inChannel("alimtalk", alimtalkStep),
  ...inChannel("friendtalk", [...friendtalkStep, ...friendtalkLists]),
  ...inChannel("brandmessage", brandmessageStep),
];

function inChannel(channel: string, cases: readonly CodeCase[]): CodeCase[] {
  return cases.map(([what, body, want]) => [`${channel}: ${what}`, { [channel]: body }, below(`/${channel}`, want)]);
}

export const sendOmni: readonly CodeCase[] = [
  ["nothing", {}, ["/destinations A300"]],
  ["neither flow nor form", { destinations }, ["/messageFlow A300"]],
  ["flow and form", { messageFlow: [sms], messageForm: "f", destinations }, ["/messageForm A300"]],
  ["no message", { messageFlow: [], destinations }, ["/messageFlow A300"]],
  ["six messages", { messageFlow: times(6, sms), destinations }, ["/messageFlow A300"]],
  ["eleven recipients", { messageFlow: [sms], destinations: times(11, destinations[0]) }, ["/destinations A318"]],
  ["no recipient", { messageFlow: [sms], destinations: [] }, ["/destinations A300"]],
  [
    "recipients",
    { messageFlow: [sms], destinations: [{}, { to: 1 }, { to: "010-1" }, { to: "1", replaceWords: { a: 1 } }] },
    ["/destinations/0/to A306", "/destinations/1/to A306", "/destinations/3/replaceWords/a A011"],
  ],
  ["no time", { messageFlow: [sms], destinations, sendAt: "now" }, ["/sendAt A330"]],
  [
    "a malformed form, reference and payment code",
    { destinations, ref: long(201), messageForm: "?", paymentCode: long(21) },
    ["/ref A305", "/messageForm A250", "/paymentCode A310"],
  ],
  ...entries.map(
    ([what, entry, want]): CodeCase => [what, { messageFlow: [entry], destinations }, below("/messageFlow/0", want)],
  ),
];

export const createForm: readonly CodeCase[] = [
  ["nothing", {}, ["/messageForm A011"]],
  ["no message", { messageForm: [] }, ["/messageForm A300"]],
  ["six messages", { messageForm: times(6, sms) }, ["/messageForm A300"]],
  ["a field of the combined send", { messageForm: [sms], destinations }, ["/destinations A011"]],
  ...entries.map(([what, entry, want]): CodeCase => [what, { messageForm: [entry] }, below("/messageForm/0", want)]),
];

export const replaceForm = createForm;
