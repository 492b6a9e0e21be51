import { isDeepStrictEqual } from "node:util";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkList, shrinkMember } from "../../../../scripts/schema/shrink.ts";
import { Failure } from "../failure.ts";
import { allCodes, type Expected } from "../world/expect.ts";
import { codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import {
  contentBytes,
  drawFrame,
  drawPart,
  type FormFrame,
  type FormPart,
  formBytes,
  PLAIN_FRAME,
} from "./form-parts.ts";
import { checkAgainst, senderOf } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface UploadPlan {
  readonly sender: number;
  /** Behind /v1/file/. */
  readonly path: string;
  readonly frame: FormFrame;
  readonly parts: readonly FormPart[];
}

const PATHS = [
  "MMS",
  "RCS",
  "rcs",
  "MMS/whatever",
  "FRIENDTALK/FI",
  "friendtalk/FW",
  "FRIENDTALK/FL",
  "FRIENDTALK/FC",
  "FRIENDTALK",
  "FAX",
  "FRIENDTALK/fi",
  "MMS/%00",
  "MMS/%ED%95%9C",
];

/** Everything as a careful client does it, for an image that the path is for. */
function drawCanonical(random: Random, world: World): UploadPlan {
  const index = random.integer(0, world.images.length - 1);
  const image = world.images[index];
  const fileName = random.pick(["a.jpg", "사진.jpg", `${"a".repeat(36)}.jpg`, "A B.JPG", "x"]);
  const mediaType = random.pick(["image/jpeg", "image/jpg", "application/octet-stream", undefined, "Image/JPEG"]);
  const part = { name: "file", fileName, mediaType, more: [], content: { image: index, cut: 0, flips: [] } };
  return { sender: random.integer(0, 3), path: image?.path ?? "MMS", frame: PLAIN_FRAME, parts: [part] };
}

function drawOdd(random: Random, world: World): UploadPlan {
  const count = random.weighted([
    [8, 1],
    [2, 2],
    [1, 0],
    [1, random.integer(3, 19)],
    [1, random.integer(20, 3000)],
  ]);
  const parts = Array.from({ length: Math.min(count, 4) }, () => drawPart(random, world.pictures.length));
  const filler = { name: "n", fileName: undefined, mediaType: undefined, more: [], content: { text: "x", times: 1 } };
  const all = [
    ...parts,
    ...Array.from({ length: count - parts.length }, (_, index) => ({ ...filler, name: `n${index}` })),
  ];
  return { sender: random.integer(0, 3), path: random.pick(PATHS), frame: drawFrame(random), parts: all };
}

const isCanonical = ({ frame, parts }: UploadPlan): boolean =>
  isDeepStrictEqual(frame, PLAIN_FRAME) && parts.length === 1 && parts[0]?.more.length === 0;

const operationOf = ({ path }: UploadPlan): string => (path.includes("/") ? "uploadTypedFile" : "uploadFile");

function expectUpload(plan: UploadPlan, world: World): Expected {
  const codes = new Set(allCodes(world, operationOf(plan)));
  // A boundary begins a line: behind anything else it is none, and the first part belongs to what nobody reads.
  if (!/(^|\n)$/.test(plan.frame.preamble)) return { accept: "may", codes };
  const [part] = plan.parts;
  const files = plan.parts.filter(({ name }) => name === "file").length;
  if (files !== 1 || plan.frame.ending !== "whole" || plan.parts.length > 1) return { accept: "never", codes };
  if (!isCanonical(plan) || part === undefined || !("image" in part.content)) return { accept: "may", codes };
  const { fileName, mediaType, content } = part;
  const image = world.pictures[content.image % world.pictures.length];
  const isWhole = content.cut === 0 && content.flips.length === 0;
  if (!isWhole || image?.path !== plan.path) return { accept: "may", codes };
  const isNamed = fileName !== undefined && /^[\p{L}\p{N} .]{1,40}$/u.test(fileName) && /[\p{L}\p{N}]/u.test(fileName);
  const isDeclared = mediaType === undefined || /^(image\/jpe?g|application\/octet-stream)$/i.test(mediaType);
  return { accept: isNamed && isDeclared ? "must" : "may", codes };
}

async function runUpload(plan: UploadPlan, world: World): Promise<void> {
  const account = senderOf(world, plan.sender);
  const parts = plan.parts.map((part) => ({ ...part, bytes: contentBytes(part.content, world.pictures) }));
  const body = formBytes(plan.frame, parts);
  const request = {
    method: "POST",
    path: `/v1/file/${plan.path}`,
    headers: [account.authorization, ["Content-Type", plan.frame.contentType] as const],
    body,
  };
  const operationId = operationOf(plan);
  const answer = await world.ask(request, { account, operationId });
  checkAgainst(expectUpload(plan, world), { request, answer }, answer);
  const { imgUrl } = dataIn(answer);
  if (codeIn(answer) !== "A000" || typeof imgUrl !== "string") return;
  const fetched = { method: "GET", path: new URL(imgUrl).pathname, headers: [] };
  const image = await world.ask(fetched, { operationId: "getImage" });
  if (image.status !== 200 || !Buffer.from(image.body).equals(parts[0]?.bytes ?? Buffer.alloc(0)))
    throw new Failure("the image behind imgUrl is not the one that was uploaded", { request: fetched, answer: image });
}

function* simplerPart(part: FormPart): Iterable<FormPart> {
  if (part.more.length > 0) yield { ...part, more: [] };
  if (part.fileName !== "a.jpg") yield { ...part, fileName: "a.jpg" };
  if (part.mediaType !== undefined) yield { ...part, mediaType: undefined };
  if (part.name !== "file") yield { ...part, name: "file" };
  const { content } = part;
  if ("text" in content && content.times > 1)
    yield { ...part, content: { ...content, times: Math.floor(content.times / 2) } };
  if ("image" in content && content.cut > 0) yield { ...part, content: { ...content, cut: 0 } };
  if ("image" in content)
    for (const flips of shrinkList(content.flips, () => [])) yield { ...part, content: { ...content, flips } };
}

export const uploads = newKind<UploadPlan>(
  {
    name: "uploads",
    about: "multipart forms: valid, cut off, too large, nested, with unusual names and invalid images",
    cases: 15,
  },
  (world) =>
    drawn(
      (random) => (random.flip(0.3) ? drawCanonical(random, world) : drawOdd(random, world)),
      function* (plan) {
        yield* shrinkMember(plan, "parts", (parts) => shrinkList(parts, simplerPart));
        if (!isDeepStrictEqual(plan.frame, PLAIN_FRAME)) yield { ...plan, frame: PLAIN_FRAME };
        if (plan.frame.ending !== "whole") yield { ...plan, frame: { ...PLAIN_FRAME, ending: plan.frame.ending } };
      },
    ),
  runUpload,
);
