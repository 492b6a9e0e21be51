import {
  type DocumentedOperation,
  type DocumentedResponse,
  documentedStatus,
  mediaOf,
  responseOf,
} from "../contract/operations.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { CoverageItem } from "./coverage.ts";

/** Counts the documented responses that were received: operations, statuses, media types and headers. */
export class CoveredResponses {
  readonly #operations: readonly DocumentedOperation[];
  readonly #covered = new Set<string>();

  constructor(operations: Iterable<DocumentedOperation>) {
    this.#operations = [...operations];
  }

  observe(operation: DocumentedOperation, { status, headers }: WireAnswer): void {
    const { id } = operation;
    const response = responseOf(operation, status);
    // The document may name the status by a range or by `default`.
    const documented = documentedStatus(operation, status);
    this.#covered.add(id).add(`${id} ${documented}`);
    const media = response && mediaOf(response.mediaTypes, headers.get("content-type") ?? "");
    for (const [mediaType, one] of response?.mediaTypes ?? [])
      if (one === media) this.#covered.add(`${id} ${documented} ${mediaType}`);
    for (const { name } of response?.headers ?? [])
      if (headers.has(name)) this.#covered.add(`${id} ${documented} header ${name}`);
  }

  /** Whether an operation was answered so: with a status, or with a media type or header of one. */
  has(operationId: string, part: string): boolean {
    return this.#covered.has(`${operationId} ${part}`);
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
