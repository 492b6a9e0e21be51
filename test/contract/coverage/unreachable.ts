import type { Coverage } from "../../../scripts/coverage/coverage.ts";
import { at, isObject, type JsonObject } from "../json-pointer.ts";

interface Unreachable {
  readonly places: RegExp;
  readonly half?: "satisfied" | "violated";
  readonly reason: string;
}

/** What no request can show, and why. An entry that is seen all the same is out of date, and fails. */
const unreachable: readonly Unreachable[] = [
  {
    places: /^\/(components\/parameters\/[^/]+|paths\/.*\/parameters\/[0-9]+)\/schema\/type$/,
    half: "violated",
    reason: "what stands in a path or a header is always a text",
  },
  {
    places: /^\/components\/schemas\/ImageUpload\/(properties\/file\/)?type$/,
    half: "violated",
    reason: "a form always is an object of parts, and a part is bytes",
  },
  {
    places: /^\/components\/schemas\/(FriendtalkItem(Row)?\/|FriendtalkAttachment\/properties\/item\/)/,
    reason: "sendFriendtalk refuses an item list whatever it holds: none of its message types has one",
  },
  {
    places: /^\/components\/schemas\/(Alimtalk|Friendtalk)RulesRaw\/.*\/then\/properties\/button\//,
    reason: "the rule is that of the single send: an entry of a flow has its buttons in the attachment",
  },
];

/** Why a keyword cannot be seen satisfied or violated; undefined: it can. */
export function reasonFor(document: JsonObject, place: string, half: string): string | undefined {
  const rule = at(document, place);
  if (half === "satisfied" && place.endsWith("/not") && isObject(rule) && Object.keys(rule).length === 0)
    return "a field that must not be there: where it is looked at, it is violated";
  return unreachable.find((one) => one.places.test(place) && (one.half ?? half) === half)?.reason;
}

/** Reasons for what was seen after all, or what nothing in the contract is like. */
export function outdatedReasons({ measures }: Coverage): string[] {
  const excused = measures.flatMap(({ sights }) => sights).flatMap(({ seen, reason }) => (seen ? [] : (reason ?? [])));
  return unreachable.map(({ reason }) => reason).filter((reason) => !excused.includes(reason));
}
