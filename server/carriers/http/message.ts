import type { SubmitMessagesRequest } from "../../../generated/webhooks.ts";
import type { Submission } from "../carrier.ts";

export type ProviderMessage = SubmitMessagesRequest["body"]["messages"][number];

/** A message as the contract has it for providers. */
export function toProviderMessage(submission: Submission): ProviderMessage {
  const { reference, channel, serviceType, msgType, to, payload, files, expiresMs } = submission;
  const message = {
    ...{ reference, channel, serviceType, msgType, to, payload },
    validUntil: new Date(expiresMs).toISOString(),
    ...(files.length > 0 && {
      files: files.map(({ fileKey, mediaType, content }) => ({
        ...{ fileKey, mediaType },
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64"),
      })),
    }),
  };
  // The payload was picked by the contract's table; the type cannot express which payload goes with which channel.
  return message as ProviderMessage;
}

/** The contract's bounds of one request: 1000 messages, 8 MB. */
export const MAX_MESSAGES = 1000;
const MAX_BYTES = 8 * 1024 * 1024;
/** More than any message of the text channels has without its images. */
const TEXT_BYTES = 8192;
const TEXT_CHANNELS: ReadonlySet<Submission["channel"]> = new Set(["sms", "mms", "international"]);

/** The indexes of a batch, in order, split so that each piece fits into one request. */
export function splitBatch(batch: readonly Submission[]): readonly (readonly number[])[] {
  const requests: number[][] = [];
  let current: number[] = [];
  let bytes = 0;
  for (const [index, submission] of batch.entries()) {
    const more = estimateBytes(submission);
    if (current.length === 0 || current.length >= MAX_MESSAGES || bytes + more > MAX_BYTES) {
      current = [];
      bytes = 0;
      requests.push(current);
    }
    current.push(index);
    bytes += more;
  }
  return requests;
}

/** At least what the message takes in the request. Texts are short and many, so they are not serialised for this. */
function estimateBytes({ channel, payload, files }: Submission): number {
  const fields = TEXT_CHANNELS.has(channel) ? TEXT_BYTES : Buffer.byteLength(JSON.stringify(payload)) + TEXT_BYTES;
  return files.reduce((sum, { content }) => sum + 4 * Math.ceil(content.byteLength / 3) + TEXT_BYTES, fields);
}
