import { CHANNELS } from "../channels/all.ts";
import { findChannelOf, type SendOperation } from "../channels/table.ts";
import { list, map, needed, present, type Section, text } from "./fields.ts";
import { REF, SEND_AT, TO } from "./fields-common.ts";
import { isObject, type Json } from "./json.ts";
import { findPlaceholders } from "./placeholders.ts";

function getFlowSections(body: Json): readonly Section[] {
  const isForm = isObject(body) && "messageForm" in body;
  const names = findPlaceholders(body);
  const destinations = list("destinations", "Recipients", {
    item: "recipient",
    make: () => ({ to: "01000000000" }),
    fields: (destination) =>
      present(
        TO,
        (names.length > 0 || (isObject(destination) && "replaceWords" in destination)) &&
          map("replaceWords", "Words for the placeholders", { names }),
      ),
  });
  return [
    { title: "To whom", fields: [destinations] },
    ...(isForm ? [{ title: "Message", fields: [needed("messageForm", "Form")] }] : []),
    { title: "More", fields: [SEND_AT, REF, text("paymentCode", "Payment code", { count: true })], isFolded: true },
  ];
}

/** The form of a body. The steps of a flow stand between its first section and the others. */
export function getSections(operation: SendOperation, body: Json): readonly Section[] {
  const channel = findChannelOf(operation);
  return channel === undefined ? getFlowSections(body) : CHANNELS[channel].getSections(body, false);
}
