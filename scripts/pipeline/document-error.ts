/**
 * Faults of the document, not of the program: the message holds one line for each, starting with its place,
 * and is all a designer needs to see.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
  constructor(place: string, problem?: string) {
    super(problem === undefined ? place : `${place}: ${problem}`);
  }
}
