/**
 * Errors in the document, not in the program. The message has one line for each, which begins with its place. Commands print
 * only the message.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
  constructor(place: string, problem?: string) {
    super(problem === undefined ? place : `${place}: ${problem}`);
  }
}
