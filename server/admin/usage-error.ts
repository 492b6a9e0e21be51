/** A mistake of the person at the keyboard: shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
