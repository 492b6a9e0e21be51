import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import type { Files } from "../handlers/all.ts";
import { FILE_HEADERS } from "./page-headers.ts";
import { busyReply } from "./replies.ts";
import type { State } from "./request-record.ts";
import { type BearerParts, checkBearer, readBearer } from "./security.ts";

export interface ConsoleImageParts extends BearerParts {
  readonly files: Pick<Files, "read">;
}

const PATH = /^\/console\/images\/(f_[0-9A-Z]{1,40})$/;

/** Serves an image to its own account, for the phones of the console: images of RCS and MMS have no address of their own. */
export function consoleImage(parts: ConsoleImageParts): Middleware<State> {
  return async (ctx, next) => {
    const [, fileKey] = PATH.exec(ctx.path) ?? [];
    if (ctx.method !== "GET" || fileKey === undefined) return next();
    const { record } = ctx.state;
    const token = readBearer(ctx);
    // Who uploads images and who sends them sees them.
    const ofSender = await checkBearer(token, record, parts, "send");
    const outcome = ofSender.ok ? ofSender : await checkBearer(token, record, parts, "files");
    ctx.set({ ...FILE_HEADERS, "Cache-Control": "no-store" });
    if (!outcome.ok) return writeReply(ctx, outcome.reply ?? { status: 401 }, undefined);
    const image = await parts.files.read(outcome.identity.id, fileKey, record.nowMs);
    if (image === "busy") return writeReply(ctx, busyReply, undefined);
    if (image !== undefined)
      return writeReply(ctx, { status: 200, mediaType: image.mediaType, body: image.content }, undefined);
    return writeReply(ctx, { status: 404, mediaType: "text/plain", body: "There is no such image.\n" }, undefined);
  };
}
