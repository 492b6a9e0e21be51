// The plug-in of the operators' API: what a change of its own extensions means for callers.

interface Rated {
  readonly rating: "major" | "minor";
  readonly sentence: string;
}

const RANKS: readonly unknown[] = ["anybody", "viewer", "operator", "admin"];

export const extensions = {
  /** The least role that may call the operation. */
  "x-role": (before: unknown, after: unknown, name: string): Rated => ({
    rating: RANKS.indexOf(after) > RANKS.indexOf(before) ? "major" : "minor",
    sentence: `${name} is for ${String(after ?? "anybody")} now (before: ${String(before ?? "anybody")})`,
  }),
  /** Pages call the operation by themselves, so a call of it does not keep a session from ending. */
  "x-background": (_before: unknown, after: unknown, name: string): Rated => ({
    rating: "minor",
    sentence: `${name} ${after === true ? "no longer keeps" : "keeps"} a session from ending`,
  }),
};
