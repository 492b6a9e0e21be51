import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import { busyReply, getResultCode } from "./replies.ts";
import type { State } from "./request-record.ts";

/** Images of which answers are not yet taken by their callers, each counted once. */
const MAX_BYTES = 64 * 1_048_576;

const PUBLIC = "/v1/image/";
const OWN = "/console/images/";
/** The image of a key never changes. An expired one may be shown for an hour more by who has it. */
const KEEP = "public, max-age=3600, immutable";

/**
 * Around answers with images: who has an image already gets 304, and images that callers ask for and do not read take bounded memory.
 * Answers with the same image share its bytes.
 */
export function imageAnswers(maxBytes = MAX_BYTES): Middleware<State> {
  const answersByImage = new Map<Buffer, number>();
  let heldBytes = 0;
  const hold = (image: Buffer): void => {
    const answers = answersByImage.get(image) ?? 0;
    if (answers === 0) heldBytes += image.length;
    answersByImage.set(image, answers + 1);
  };
  const release = (image: Buffer): void => {
    const answers = (answersByImage.get(image) ?? 1) - 1;
    if (answers > 0) {
      answersByImage.set(image, answers);
      return;
    }
    answersByImage.delete(image);
    heldBytes -= image.length;
  };
  const bound: Middleware<State> = async (ctx, next) => {
    await next();
    const { body: image } = ctx;
    if (ctx.status !== 200 || !Buffer.isBuffer(image)) return;
    if (ctx.path.startsWith(PUBLIC)) {
      ctx.set("Cache-Control", KEEP);
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
    }
    if (!answersByImage.has(image) && heldBytes > 0 && heldBytes + image.length > maxBytes) {
      ctx.state.record.code = getResultCode(busyReply);
      ctx.remove("ETag");
      writeReply(ctx, busyReply, undefined);
      return;
    }
    hold(image);
    ctx.res.once("close", () => release(image));
  };
  return (ctx, next) => {
    // Of a target such as "p://" Koa finds no path.
    const path: string | null = ctx.path;
    return path?.startsWith(PUBLIC) || path?.startsWith(OWN) ? bound(ctx, next) : next();
  };
}
