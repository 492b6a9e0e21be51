import { FileReference, type Path } from "../file-reference.ts";
import { describeImageLimits, fitsRule, imageRuleFor } from "../image-rules.ts";
import { fault } from "../refusal.ts";
import type { ChannelRules } from "./channel.ts";
import { findSenderKeyFaults } from "./senders.ts";
import { withoutShortForms } from "./short-forms.ts";

export const friendtalk: ChannelRules<"friendtalk"> = {
  findRegistryFaults: (entry, { registry }) => findSenderKeyFaults(entry, entry.payload.senderKey, registry),
  toStepPayload: withoutShortForms,
  isAdvertising: ({ adFlag }) => adFlag !== "N",
  listFiles: ({ attachment, carousel, imgUrl }, at) => {
    const references: FileReference[] = [];
    const add = (name: string | undefined, ...path: Path) => {
      if (name !== undefined) references.push(new FileReference(name, at, path));
    };
    add(attachment?.image?.imgUrl, "attachment", "image", "imgUrl");
    attachment?.item?.list.forEach((row, index) => {
      add(row.imgUrl, "attachment", "item", "list", index, "imgUrl");
    });
    carousel?.list.forEach((card, index) => {
      add(card.attachment.image.imgUrl, "carousel", "list", index, "attachment", "image", "imgUrl");
    });
    add(carousel?.head?.imageUrl, "carousel", "head", "imageUrl");
    add(imgUrl, "imgUrl");
    return references;
  },
  getFileRules: ({ payload: { msgType } }) => {
    const rule = imageRuleFor("FRIENDTALK", msgType === "FM" ? "FI" : msgType);
    return {
      // What counts is the image itself, not the message type that it was registered for.
      findFault: ({ reference, file }) =>
        rule === undefined || (file.bytes <= rule.maxBytes && fitsRule(file, rule))
          ? undefined
          : fault("A513", reference.pointer, `must be an image for ${rule.msgType}: ${describeImageLimits(rule)}`),
      lastPointer: "/imgUrl",
    };
  },
};
