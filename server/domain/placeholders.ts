/** The client shows what a recipient will get, so the rule lives where both may read it. */
export { type MissingWord, type Substituted, substitute, type Words } from "../../spec/keywords/substitute.ts";
