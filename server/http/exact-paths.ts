import type { Operation } from "./operation.ts";

/** The operations whose path has no parameter, found without trying one after another. */
export class ExactPaths {
  readonly #operations = new Map<string, Operation>();

  add(operation: Operation): void {
    const { method, path } = operation.route;
    this.#operations.set(`${method.toUpperCase()} ${path}`, operation);
  }

  /** By method and path with a space in between, as a request begins. */
  find(methodAndPath: string): Operation | undefined {
    return this.#operations.get(methodAndPath);
  }
}
