import { describeSize, hasSize, listSizes } from "../../../spec/keywords/image-limits.ts";
import { below } from "../../../spec/keywords/pointer.ts";
import { hasPlaceholders } from "../../../spec/keywords/substitute.ts";
import type { Entry, Payload } from "../entry.ts";
import { getFileKey, getMediaName, isMedia } from "../file-names.ts";
import type { Fault, Step } from "../model.ts";
import { findRcsFormat } from "../rcs-format.ts";
import { fault } from "../refusal.ts";
import type { Registry } from "../registry.ts";
import type { ChannelRules } from "./channel.ts";
import { rcsReferences } from "./rcs-files.ts";
import { findNumberFaults } from "./senders.ts";

export const rcs: ChannelRules<"rcs"> = {
  findRegistryFaults: (entry, { registry, account }) => [
    ...findNumberFaults(entry, entry.payload.from, registry),
    ...(findRcsFormat(entry.payload.formatId, registry, account) ? [] : [fault("A404", below(entry.at, "formatId"))]),
    ...findBrandFaults(entry, registry),
  ],
  /** The schema says nothing of issued templates: the registry knows them and their kinds. One that is not registered is A404. */
  findFieldFaults: ({ payload, at }, context) => {
    const kind = findRcsFormat(payload.formatId, context.registry, context.account)?.templateKind;
    if (kind === undefined) return [];
    return context.explainTemplate(kind, payload).map((found) => ({ ...found, pointer: at + found.pointer }));
  },
  getMsgType: ({ formatId }, { registry, account }) => {
    const format = findRcsFormat(formatId, registry, account);
    if (format === undefined) throw new Error(`The format ${formatId} came past the registry`);
    return format.msgType;
  },
  toStepPayload,
  isAdvertising: ({ header }) => header === "1",
  listFiles: rcsReferences,
  getFileRules: (entry, { registry, account }) => {
    const format = findRcsFormat(entry.payload.formatId, registry, account);
    return {
      maxTotalBytes: format?.maxTotalImageBytes,
      nameFaults: findKeyConflicts(entry),
      findFault: ({ reference, file }) => {
        const detail = format?.detailImage === undefined ? [] : [format.detailImage];
        const sizes = reference.role === "card" ? (format?.images ?? []) : detail;
        // Where the table names no size, every registered image fits.
        if (sizes.length === 0 || hasSize(file, sizes)) return undefined;
        const allowed = listSizes(sizes).join(" or ");
        return fault("A203", reference.pointer, `must be an image of ${allowed}, not ${describeSize(file)}`);
      },
    };
  },
  hasFilesInPlaceholders: ({ body }) => body !== undefined && hasPlaceholders(body),
  listAttachedKeys: (payload) => [...new Set(listMedia(payload))],
};

/** A brand ID is optional; where both the request and the registry have one, they must be equal. */
function findBrandFaults({ payload: { brandKey, brandId }, at }: Entry<"rcs">, registry: Registry): Fault[] {
  const brand = registry.brands.get(brandKey);
  if (brand === undefined) return [fault("A420", below(at, "brandKey"))];
  if (brandId === undefined || brand.brandId === undefined || brandId === brand.brandId) return [];
  return [fault("A419", below(at, "brandId"), "must be the ID of the brand that brandKey names")];
}

/** A card may name its image by the key of its file; a carrier gets the media reference. */
function toStepPayload(payload: Payload<"rcs">): Step["payload"] {
  const cards = listCards(payload);
  if (cards.every(({ fileKey }) => fileKey === undefined)) return payload;
  const carousel = cards.map(({ fileKey, ...card }) => ({
    ...card,
    ...(fileKey !== undefined && { media: getMediaName(fileKey) }),
  }));
  return { ...payload, content: { carousel } };
}

/** The cards whose `fileKey` and `media` name different files. */
function findKeyConflicts({ payload, at }: Entry<"rcs">): Fault[] {
  return listCards(payload).flatMap(({ fileKey, media }, index) =>
    fileKey === undefined || media === undefined || getFileKey(media, "") === fileKey
      ? []
      : [
          fault(
            "A217",
            below(at, "content", "carousel", index, "fileKey"),
            "must be the key of the file that media names",
          ),
        ],
  );
}

const listCards = ({ content }: Payload<"rcs">) =>
  content !== undefined && "carousel" in content ? content.carousel : [];

function listMedia(value: unknown): string[] {
  if (typeof value === "string") return isMedia(value) ? [getFileKey(value, "") ?? ""] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listMedia) : [];
}
