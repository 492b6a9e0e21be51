import type { Operation } from "./operation.ts";

/** The operations whose path has no parameter, found without trying one after another. */
export class ExactPaths {
  readonly #byMethod = new Map<string, Map<string, Operation>>();

  add(operation: Operation): void {
    const { path } = operation.route;
    const method = operation.route.method.toUpperCase();
    const paths = this.#byMethod.get(method) ?? new Map<string, Operation>();
    this.#byMethod.set(method, paths.set(path, operation));
  }

  /** With a query it is not the path alone, and left to whoever can tell them apart. */
  find(method: string, target: string): Operation | undefined {
    return this.#byMethod.get(method)?.get(target);
  }
}
