/** What a request may cost on a machine where the reference takes 20 ms. */
export const LIMIT_MS = 50;
const REFERENCE_MS = 20;

const text = `[${"{},".repeat(349_000)}{}]`;

/** Processor time of a fixed piece of work: parsing a megabyte of empty objects. The lowest of some times. */
export function referenceMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    JSON.parse(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The limit on this machine as it is now: a slow or busy one gets more. */
export const limitMs = (): number => Math.max(LIMIT_MS, (LIMIT_MS * referenceMs()) / REFERENCE_MS);

/** A tenth of the limit for each megabyte of a form: one of 16 MB is read while it arrives, and does not hold up other requests. */
const FORM_SHARE_OF_MEGABYTE = 0.1;

/** How many times the limit a body may cost. */
export const allowance = ({ mediaType }: { readonly mediaType: string }, body: Buffer): number =>
  mediaType === "application/json" ? 1 : 1 + (FORM_SHARE_OF_MEGABYTE * body.length) / 1e6;
