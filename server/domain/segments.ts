/** The client counts parts too, so the rule lives where both may read it. */
export { countParts, type Encoding, MAX_PARTS, type Segments, segments } from "../../spec/keywords/segments.ts";
