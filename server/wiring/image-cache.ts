import { FairQueue } from "../http/fair-queue.ts";
import type { ExpiringFile, FileContent } from "../store/files.ts";

interface KeptImage {
  readonly image: FileContent;
  readonly untilMs: number;
}

const MAX_CACHED_BYTES = 64 * 1_048_576;
/** An image never changes, but it is removed with its account. */
const MAX_AGE_MS = 60_000;
/** Anyone may ask for images, so they get two of the database connections that sends need too. */
const QUEUE = { atOnce: 2, maxWaiting: 100, maxWaitingPerKey: 100, maxWaitMs: 3000 };

/** Images that were asked for lately, in memory. All answers share the same bytes. */
export class ImageCache {
  readonly #maxBytes: number;
  readonly #reads = new FairQueue(QUEUE);
  readonly #underWay = new Map<string, Promise<FileContent | "busy" | undefined>>();
  /** The first one was asked for the longest ago. */
  readonly #kept = new Map<string, KeptImage>();
  #keptBytes = 0;

  constructor(maxBytes = MAX_CACHED_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The image of this name. Those who ask for it while it is read wait for the same. "busy": too many other images are to be read first. */
  async find(
    name: string,
    nowMs: number,
    read: () => Promise<ExpiringFile | undefined>,
  ): Promise<FileContent | "busy" | undefined> {
    const kept = this.#take(name);
    if (kept !== undefined && nowMs < kept.untilMs) {
      this.#keep(name, kept);
      return kept.image;
    }
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const reading = this.#read(name, nowMs, read).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, reading);
    return reading;
  }

  async #read(
    name: string,
    nowMs: number,
    read: () => Promise<ExpiringFile | undefined>,
  ): Promise<FileContent | "busy" | undefined> {
    const found = await this.#reads.run(name, async () => ({ image: await read() }));
    if (found === undefined) return "busy";
    const { image } = found;
    if (image !== undefined) this.#keep(name, { image, untilMs: Math.min(image.expiresAtMs, nowMs + MAX_AGE_MS) });
    return image;
  }

  /** As the one that was asked for last. */
  #keep(name: string, kept: KeptImage): void {
    this.#kept.set(name, kept);
    this.#keptBytes += kept.image.content.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= this.#maxBytes) return;
      this.#take(oldest);
    }
  }

  #take(name: string): KeptImage | undefined {
    const kept = this.#kept.get(name);
    if (kept === undefined) return undefined;
    this.#kept.delete(name);
    this.#keptBytes -= kept.image.content.length;
    return kept;
  }
}
