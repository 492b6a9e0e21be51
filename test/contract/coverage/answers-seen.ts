import type { Sight } from "../../../scripts/coverage/coverage.ts";
import type { DocumentedOperation, DocumentedResponse } from "../documented.ts";
import type { WireAnswer } from "../independent.ts";

/** Which of the documented answers were seen: their operations, statuses, media types and headers. */
export class AnswersSeen {
  readonly #operations: readonly DocumentedOperation[];
  readonly #seen = new Set<string>();

  constructor(operations: Iterable<DocumentedOperation>) {
    this.#operations = [...operations];
  }

  observe({ id, responses }: DocumentedOperation, { status, headers }: WireAnswer): void {
    this.#seen.add(id).add(`${id} ${status}`);
    const mediaType = headers.get("content-type")?.split(";")[0];
    this.#seen.add(`${id} ${status} ${mediaType}`);
    for (const { name } of responses.get(String(status))?.headers ?? [])
      if (headers.has(name)) this.#seen.add(`${id} ${status} header ${name}`);
  }

  get operations(): Sight[] {
    return this.#operations.map(({ id, method, path }) => this.#sight(id, `${method} ${path}`, id));
  }

  get statuses(): Sight[] {
    return this.#each(() => [""]);
  }

  get mediaTypes(): Sight[] {
    return this.#each(({ mediaTypes }) => [...mediaTypes.keys()].map((mediaType) => ` ${mediaType}`));
  }

  get headers(): Sight[] {
    return this.#each(({ headers }) => headers.map(({ name }) => ` header ${name}`));
  }

  #each(partsOf: (response: DocumentedResponse) => readonly string[]): Sight[] {
    return this.#operations.flatMap(({ id, responses }) =>
      [...responses].flatMap(([status, response]) =>
        partsOf(response).map((part) => this.#sight(id, `${status}${part}`, `${id} ${status}${part}`)),
      ),
    );
  }

  #sight(group: string, name: string, key: string): Sight {
    return { group, name, seen: this.#seen.has(key) };
  }
}
