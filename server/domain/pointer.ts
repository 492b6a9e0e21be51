/** The client points into messages too, so this lives where both may read it. */
export { below } from "../../spec/keywords/pointer.ts";
