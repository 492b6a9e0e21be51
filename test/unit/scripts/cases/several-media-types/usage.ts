import type { ConvertReply, ConvertRequest, ReplaceRequest } from "./want/handlers.ts";

export function read(request: ConvertRequest): string | number {
  switch (request.mediaType) {
    case "application/json":
      return request.body.title;
    case "application/vnd.example.v2+json":
      return request.body.pages;
    case "text/plain":
    case "text/plain; charset=utf-16":
      return request.body.toUpperCase();
    case "application/octet-stream":
    case "image/*":
      return request.body.byteLength;
  }
}

// The first media type is what a reply has that names none.
export const json: ConvertReply = { status: 200, body: { title: "x" } };
export const csv: ConvertReply = { status: 200, mediaType: "text/csv", body: "a,b" };
export const pdf: ConvertReply = { status: 200, mediaType: "application/pdf", body: new Uint8Array() };
export const later: ConvertReply = { status: 202 };
export const any: ConvertReply = { status: 203, body: [1, "x"] };

// @ts-expect-error another media type must be named
export const unnamed: ConvertReply = { status: 200, body: "a,b" };
// @ts-expect-error not a documented media type
export const xml: ConvertReply = { status: 200, mediaType: "text/xml", body: "<a/>" };
// @ts-expect-error no body is documented
export const tooMuch: ConvertReply = { status: 202, body: { title: "x" } };
// @ts-expect-error an undocumented status
export const teapot: ConvertReply = { status: 418 };

/** A body that is not required may be absent. */
export const title = ({ body }: ReplaceRequest): string | undefined => body?.title;
// @ts-expect-error it may be absent
export const certain = ({ body }: ReplaceRequest): string => body.title;
