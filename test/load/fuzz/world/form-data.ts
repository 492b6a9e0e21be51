import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";

const BOUNDARY = "fuzzboundary7MA4YWxk";

export interface FormFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** An upload as any client sends it. */
export function uploadRequest(
  path: string,
  { fileName, mediaType, bytes }: FormFile,
  ...headers: readonly (readonly [string, string])[]
): WireRequest {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${fileName}"`;
  const head = `--${BOUNDARY}\r\n${disposition}\r\nContent-Type: ${mediaType}\r\n\r\n`;
  return {
    method: "POST",
    path: `/v1/file/${path}`,
    headers: [...headers, ["Content-Type", `multipart/form-data; boundary=${BOUNDARY}`]],
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
