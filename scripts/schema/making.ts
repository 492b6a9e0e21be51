import type { BreakableKeyword } from "./break-own-keyword.ts";
import type { Facetter } from "./facets.ts";
import type { Heights } from "./heights.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Random } from "./random.ts";
import type { Alphabet } from "./texts.ts";
import type { Schema } from "./walk.ts";
import type { Words } from "./words.ts";

/** Draws a value for a component in place of what its schema alone would give. */
export type Overrides = Readonly<Record<string, (random: Random) => unknown>>;

export interface MakeSettings {
  readonly overrides?: Overrides;
  /** Draws the texts; without it they follow from the schema alone. */
  readonly text?: (plain: readonly JsonObject[], random: Random) => string;
  /** Names for the members of objects that take any name. */
  readonly names?: readonly string[];
  readonly alphabet?: Alphabet;
  readonly words?: Words;
  /** A value that is known to meet a schema, such as one of an example. */
  readonly known?: (schema: JsonObject) => Json | undefined;
  /** A value that is known by the name of the member, where no schema describes it. */
  readonly knownMember?: (name: string) => Json | undefined;
  /** Keywords of a plug-in: a value that they refuse is drawn again. */
  readonly ownKeywords?: readonly BreakableKeyword[];
  /** Every member that may be there is, and no list is empty. With a seed of 0, nothing is null that may be something else. */
  readonly isFull?: boolean;
  /** Values that are deeper, or have more parts, have no optional parts. */
  readonly size?: { readonly depth: number; readonly parts: number };
  /** What texts begin with where nothing says what they are. */
  readonly word?: string;
  /** Changed as little as possible so that the schema accepts it. */
  readonly from?: unknown;
}

/** A value that is being made, as those see it who make objects, make lists and settle unions. */
export interface Making {
  readonly facetter: Facetter;
  readonly heights: Heights;
  readonly random: Random;
  readonly settings: MakeSettings;
  /** Here the value gets no optional parts any more. */
  readonly isDeep: boolean;
  /** Makes a part of it. */
  value(schemas: readonly Schema[], from?: unknown): unknown;
}
