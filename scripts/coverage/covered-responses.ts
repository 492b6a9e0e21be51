import type { WireAnswer } from "../exercise/contract/contract.ts";
import type { DocumentedOperation, DocumentedResponse } from "../exercise/contract/operations.ts";
import type { CoverageItem } from "./coverage.ts";

/** Counts the documented responses that were received: operations, statuses, media types and headers. */
export class CoveredResponses {
  readonly #operations: readonly DocumentedOperation[];
  readonly #covered = new Set<string>();

  constructor(operations: Iterable<DocumentedOperation>) {
    this.#operations = [...operations];
  }

  observe({ id, responses }: DocumentedOperation, { status, headers }: WireAnswer): void {
    this.#covered.add(id).add(`${id} ${status}`);
    const mediaType = headers.get("content-type")?.split(";")[0];
    this.#covered.add(`${id} ${status} ${mediaType}`);
    for (const { name } of responses.get(String(status))?.headers ?? [])
      if (headers.has(name)) this.#covered.add(`${id} ${status} header ${name}`);
  }

  get operations(): CoverageItem[] {
    return this.#operations.map(({ id, method, path }) => this.#item(id, `${method} ${path}`, id));
  }

  get statuses(): CoverageItem[] {
    return this.#each(() => [""]);
  }

  get mediaTypes(): CoverageItem[] {
    return this.#each(({ mediaTypes }) => [...mediaTypes.keys()].map((mediaType) => ` ${mediaType}`));
  }

  get headers(): CoverageItem[] {
    return this.#each(({ headers }) => headers.map(({ name }) => ` header ${name}`));
  }

  #each(getParts: (response: DocumentedResponse) => readonly string[]): CoverageItem[] {
    return this.#operations.flatMap(({ id, responses }) =>
      [...responses].flatMap(([status, response]) =>
        getParts(response).map((part) => this.#item(id, `${status}${part}`, `${id} ${status}${part}`)),
      ),
    );
  }

  #item(group: string, name: string, key: string): CoverageItem {
    return { group, name, isCovered: this.#covered.has(key) };
  }
}
