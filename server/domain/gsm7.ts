/** The client counts too, so the alphabet lives where both may read it. */
export { GSM7_ALPHABET, GSM7_EXTENSION, septetsIn, septetsOf } from "../../spec/keywords/gsm7.ts";
