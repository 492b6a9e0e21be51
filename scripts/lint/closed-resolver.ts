import { isAbsolute } from "node:path";
import { BaseResolver, Source } from "@redocly/openapi-core";
import { whyUnreadable } from "../document/load.ts";
import { RefFolders } from "../document/ref-folders.ts";

/**
 * Reads for Redocly only files in the given folders. Redocly follows each `$ref` that it finds, also in examples and extensions, and would
 * send requests to any address that a document names. What it may not read is an empty object.
 */
export class ClosedResolver extends BaseResolver {
  readonly #folders: RefFolders;

  constructor(folders: readonly string[]) {
    super();
    this.#folders = new RefFolders(folders);
  }

  override async loadExternalRef(address: string): Promise<Source> {
    const isAllowed = isAbsolute(address) && this.#folders.contain(address) && whyUnreadable(address) === undefined;
    return isAllowed ? super.loadExternalRef(address) : new Source(address, "{}");
  }
}
