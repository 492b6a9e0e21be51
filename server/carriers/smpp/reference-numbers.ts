/** Recipients whose last number is remembered. */
const REMEMBERED = 10_000;

/**
 * Numbers that tell the parts of one long message from those of another to the same recipient. A recipient's numbers
 * count up, so two messages in a row never have the same. The first is worked out from the message's key: processes do
 * not know of each other and must not all begin at the same number.
 */
export class ReferenceNumbers {
  readonly #size: number;
  readonly #lastOf = new Map<string, number>();

  constructor(bits: 8 | 16) {
    this.#size = 2 ** bits;
  }

  next(recipient: string, msgKey: string): number {
    const last = this.#lastOf.get(recipient);
    const number = (last === undefined ? digest(msgKey) : last + 1) % this.#size;
    this.#lastOf.delete(recipient);
    this.#lastOf.set(recipient, number);
    if (this.#lastOf.size > REMEMBERED) this.#forgetOldest();
    return number;
  }

  #forgetOldest(): void {
    const [oldest] = this.#lastOf.keys();
    if (oldest !== undefined) this.#lastOf.delete(oldest);
  }
}

/** FNV-1a. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
