import { names } from "../../generated/admin/tables.ts";
import { Refusal } from "./refusal.ts";

const WORDS: Readonly<Record<keyof typeof names, string>> = {
  account: "an account's name must be letters, digits and . _ -",
  operator: "an operator's name must be small letters, digits and . _ @ -",
  credential: "a credential's name must be letters, digits and . _ -",
};

/** Refuses a new name that the document of the operators' API does not allow: nobody else checks what the command line gives. */
export function checkName(kind: keyof typeof names, name: string): void {
  const { pattern, maxLength } = names[kind];
  if (name.length <= maxLength && new RegExp(pattern).test(name)) return;
  const words = `${WORDS[kind]}, at most ${maxLength}, a letter or a digit first`;
  throw new Refusal("invalid", `${words}, not ${JSON.stringify(name)}`);
}
