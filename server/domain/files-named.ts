import type { components } from "../../generated/types.ts";
import { WHOLE_BODY } from "./entry.ts";
import { filePlaces } from "./file-places.ts";
import { entryOf, type Flow } from "./flow-entry.ts";
import type { Marks } from "./placeholder-marks.ts";
import { substitute, type Words } from "./placeholders.ts";

type Schemas = components["schemas"];

type SingleSend =
  | Schemas["SmsSend"]
  | Schemas["MmsSend"]
  | Schemas["InternationalSend"]
  | Schemas["RcsSend"]
  | Schemas["AlimtalkSend"]
  | Schemas["FriendtalkSend"];

/** The files that a single send names: what to look up before it is decided. */
export function filesNamedIn(body: SingleSend): string[] {
  const names = "fallback" in body ? [...(body.fallback?.fileKey ?? [])] : [];
  if ("formatId" in body) return unique(namesOf({ ...WHOLE_BODY, channel: "rcs", payload: body }).concat(names));
  if ("templateCode" in body) return unique(names);
  if ("senderKey" in body)
    return unique(namesOf({ ...WHOLE_BODY, channel: "friendtalk", payload: body }).concat(names));
  return unique("fileKey" in body ? [...(body.fileKey ?? [])] : []);
}

/** The files that a flow names. The values of an RCS body may hold placeholders, so each recipient may name others. */
export function filesNamedInFlow(
  flow: Flow,
  destinations: readonly { readonly replaceWords?: Words }[],
  placeholders: { readonly rcs: Marks },
): string[] {
  return unique(
    flow.flatMap((given) => {
      const entry = entryOf(given, "");
      if (entry.channel !== "rcs" || entry.payload.body === undefined) return namesOf(entry);
      const { payload } = entry;
      return destinations.flatMap(({ replaceWords = {} }) =>
        namesOf({ ...entry, payload: substitute(payload, replaceWords, placeholders.rcs).value }),
      );
    }),
  );
}

function namesOf(entry: Parameters<typeof filePlaces>[0]): string[] {
  return filePlaces(entry).map(({ name }) => name);
}

function unique(names: string[]): string[] {
  return names.length < 2 ? names : [...new Set(names)];
}
