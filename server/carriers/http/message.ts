import type { SubmitMessagesRequest } from "../../../generated/webhooks.ts";
import type { Submission } from "../carrier.ts";

export type WireMessage = SubmitMessagesRequest["body"]["messages"][number];

/** A message as the contract has it for providers. */
export function wireMessage(submission: Submission): WireMessage {
  const { reference, channel, serviceType, msgType, to, payload, files, expiresMs } = submission;
  const message = {
    reference,
    channel,
    serviceType,
    msgType,
    to,
    payload,
    validUntil: new Date(expiresMs).toISOString(),
    ...(files.length > 0 && {
      files: files.map(({ fileKey, mediaType, content }) => ({
        fileKey,
        mediaType,
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64"),
      })),
    }),
  };
  // What was accepted was held against the same schemas; the type cannot know which payload goes with which channel.
  return message as WireMessage;
}

/** The contract's bounds of one request: 1000 messages, 8 MB. */
const MOST_MESSAGES = 1000;
const MOST_BYTES = 8 * 1024 * 1024;
/** More than any message of these channels has without its images. */
const TEXT_BYTES = 8192;
const ofTexts: ReadonlySet<Submission["channel"]> = new Set(["sms", "mms", "international"]);

/** The places of a batch, in order, cut so that each piece fits into one request. */
export function requestsOf(batch: readonly Submission[]): readonly (readonly number[])[] {
  const requests: number[][] = [];
  let current: number[] = [];
  let bytes = 0;
  for (const [index, submission] of batch.entries()) {
    const more = bytesOf(submission);
    if (current.length === 0 || current.length >= MOST_MESSAGES || bytes + more > MOST_BYTES) {
      current = [];
      bytes = 0;
      requests.push(current);
    }
    current.push(index);
    bytes += more;
  }
  return requests;
}

/** At least what it takes on the wire. Texts are short and many: theirs are not written out twice. */
function bytesOf({ channel, payload, files }: Submission): number {
  const fields = ofTexts.has(channel) ? TEXT_BYTES : Buffer.byteLength(JSON.stringify(payload)) + TEXT_BYTES;
  return files.reduce((sum, { content }) => sum + 4 * Math.ceil(content.byteLength / 3) + TEXT_BYTES, fields);
}
