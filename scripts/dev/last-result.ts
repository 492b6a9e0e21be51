/**
 * The result of the last run, for a run that begins with the same: after a save that changes only a comment or the layout of a file, for
 * example. Code of the toolkit and of plug-ins decides the result too, but is loaded once for each process.
 */
export class LastResult<Result> {
  #last: { readonly madeFrom: string; readonly result: Result } | undefined;

  /** `madeFrom` is all that decides the result. An error is not kept. */
  async get(madeFrom: string, make: () => Result | Promise<Result>): Promise<Result> {
    if (this.#last?.madeFrom !== madeFrom) this.#last = { madeFrom, result: await make() };
    return this.#last.result;
  }
}
