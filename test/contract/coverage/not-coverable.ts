import type { Coverage } from "../../../scripts/probe/coverage/coverage.ts";
import { at, isObject, type JsonObject } from "../../../scripts/schema/json.ts";

interface NotCoverable {
  readonly places: RegExp;
  readonly outcome?: "satisfied" | "violated";
  readonly reason: string;
}

/** What no request can cover, with the reason. An entry that a request does cover is outdated and fails a test. */
const notCoverable: readonly NotCoverable[] = [
  {
    places: /^\/(components\/parameters\/[^/]+|paths\/.*\/parameters\/[0-9]+)\/schema\/type$/,
    outcome: "violated",
    reason: "a value in a path or a header is always a text",
  },
  {
    places: /^\/components\/schemas\/ImageUpload\/(properties\/file\/)?type$/,
    outcome: "violated",
    reason: "a form is always an object of parts, and a part is bytes",
  },
  {
    places: /^\/components\/schemas\/(FriendtalkItem(Row)?\/|FriendtalkAttachment\/properties\/item\/)/,
    reason: "sendFriendtalk refuses every item list, because none of its message types has one",
  },
  {
    places: /^\/components\/schemas\/(Alimtalk|Friendtalk)RulesRaw\/.*\/then\/properties\/button\//,
    reason: "the rule is for single sends: an entry of a flow has its buttons in the attachment",
  },
];

/** Why no request can satisfy or violate a keyword; undefined: requests can. */
export function findReason(document: JsonObject, place: string, outcome: string): string | undefined {
  const rule = at(document, place);
  if (outcome === "satisfied" && place.endsWith("/not") && isObject(rule) && Object.keys(rule).length === 0)
    return "the field must not be present: whenever the keyword is evaluated, it is violated";
  return notCoverable.find((one) => one.places.test(place) && (one.outcome ?? outcome) === outcome)?.reason;
}

/** Reasons of items that were covered, or that the contract does not have. */
export function outdatedReasons({ measures }: Coverage): string[] {
  const excused = measures
    .flatMap(({ items }) => items)
    .flatMap(({ isCovered, reason }) => (isCovered ? [] : (reason ?? [])));
  return notCoverable.map(({ reason }) => reason).filter((reason) => !excused.includes(reason));
}
