// The client counts parts and septets too, so the rules live where both may read them.
export { GSM7_ALPHABET, GSM7_EXTENSION, septetsIn, unitSeptets } from "../../spec/keywords/gsm7.ts";
export { countParts, type Encoding, MAX_PARTS, type Segments, segments } from "../../spec/keywords/segments.ts";
