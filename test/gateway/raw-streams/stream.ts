import type { Random } from "../../rig/random.ts";

/** What is done when all pieces are sent: more requests follow, the caller closes its side, or it is gone. */
export type Ending = "probe" | "half-close" | "reset";

/** Bytes as a caller sends them on one connection, one character a byte. */
export interface Stream {
  readonly pieces: readonly string[];
  readonly ending: Ending;
}

/** Some streams that belong together. */
export type Family = (random: Random) => Iterable<Stream>;

export function* times(count: number): Iterable<number> {
  for (let index = 0; index < count; index++) yield index;
}

export const stream = (text: string, ending: Ending = "probe"): Stream => ({ pieces: [text], ending });

/** The same bytes, cut at these places. */
export function cut(text: string, places: readonly number[], ending: Ending = "probe"): Stream {
  const at = [0, ...places.toSorted((one, other) => one - other), text.length];
  const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
  return { pieces: pieces.filter((piece) => piece !== ""), ending };
}

/** What tells two streams apart, and how one is shown. */
export const shown = ({ pieces, ending }: Stream): string =>
  `${pieces.map((piece) => JSON.stringify(piece).replaceAll("\\u00", "\\x")).join(" then ")}, ${ending}`;

/** Stands in every text that is sent for the number of its stream. */
export const MARK = "stream-00000";
export const markOf = (index: number): string => `stream-${String(index).padStart(5, "0")}`;

/** The same stream with its own mark, so that a message that was accepted can be told to be of it. */
export function marked({ pieces, ending }: Stream, mark: string): Stream {
  const whole = pieces.join("").replaceAll(MARK, mark);
  const places = pieces.map((_, index) => pieces.slice(0, index).join("").length);
  return { pieces: places.map((at, index) => whole.slice(at, places[index + 1])), ending };
}
