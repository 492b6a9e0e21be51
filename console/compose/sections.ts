import { CHANNELS } from "../channels/all.ts";
import { findChannelOf, type WrittenOperation } from "../channels/table.ts";
import { isSandbox } from "../session/account-facts.ts";
import { list, map, needed, present, type Section, text } from "./fields.ts";
import { REF, SEND_AT, TO } from "./fields-common.ts";
import { isObject, type Json } from "./json.ts";
import { findPlaceholders } from "./placeholders.ts";

function getFlowSections(body: Json, form: readonly Json[] | undefined): readonly Section[] {
  const isForm = isObject(body) && "messageForm" in body;
  const names = findPlaceholders(form ?? body);
  const destinations = list("destinations", "Recipients", {
    item: "recipient",
    make: () => ({ to: isSandbox.value ? "01000000000" : "" }),
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

/**
 * The sections of a body. The steps of a flow stand between its first section and the others. `form` has the messages of the form that
 * the body names.
 */
export function getSections(operation: WrittenOperation, body: Json, form?: readonly Json[]): readonly Section[] {
  if (operation === "createForm") return [];
  const channel = findChannelOf(operation);
  return channel === undefined ? getFlowSections(body, form) : CHANNELS[channel].getSections(body, false);
}
