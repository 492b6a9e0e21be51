import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PASSWORD } from "../rig/live-gateway.ts";
import { newDelivery, SECRET } from "./webhook-deliveries.ts";

/** What fixtures/every-entry.ts returns in every environment. */
export const expected = {
  accepted: 20,
  refused: "A303",
  thrown: "A306",
  delivered: false,
  reportCode: "23001",
  uploaded: true,
  polled: 21,
  aborted: "AbortError",
  raw: "23001",
  faked: 2,
  webhook: true,
  validated: "must be 8 to 15 digits",
  preview: "Hi Kim",
  parts: 2,
  bytes: 4,
};

const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 100, height: 100, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

/** The input for a client of this account; the image is a file or base64. */
export async function newEntryInput(clientId: string, baseUrl: string, folder?: string) {
  const bytes = await jpeg();
  const path = folder === undefined ? undefined : join(folder, "image.jpg");
  if (path !== undefined) await writeFile(path, bytes);
  return {
    baseUrl,
    clientId,
    password: PASSWORD,
    image: path ?? bytes.toString("base64"),
    webhook: { ...newDelivery(), secret: SECRET },
  };
}
