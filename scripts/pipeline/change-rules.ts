import type { Json } from "./json.ts";

/** How a change of a document's own extension (`x-…`) is rated. */
export interface RatedExtension {
  readonly rating: "major" | "minor" | "patch";
  /** Not breaking, but to be looked at by those who relied on the old state. */
  readonly warning?: boolean;
  /** One sentence about the thing named, such as "`text`" or "the operation". */
  readonly sentence: string;
  /** Fields of responses whose lists of values follow from the extension: their change is said by the sentence. */
  readonly explains?: readonly string[];
}

/** undefined: nothing that a caller would notice. */
export type ExtensionRule = (
  before: Json | undefined,
  after: Json | undefined,
  name: string,
) => RatedExtension | undefined;

/** A component that requests are held to although no operation refers to it, such as rules that count later. */
export interface AlsoHeldTo {
  readonly schema: string;
  readonly operation: string;
  /** The field of the request that it is about, such as `messages[].text`; empty: the whole body. */
  readonly field: string;
}
