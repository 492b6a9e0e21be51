import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

const examples = join(resolve(import.meta.dirname, "../../.."), "spec/examples");

/** The document's own example of a request. */
export function exampleBody(name: string): Record<string, unknown> {
  const { value } = parse(readFileSync(join(examples, `${name}.yaml`), "utf8")) as { value: Record<string, unknown> };
  return value;
}

/** A text in English, one part. */
export const international = (): string => JSON.stringify(exampleBody("send-international-english"));

/** Three cards, each with an image and two buttons. */
export const carousel = (): string => JSON.stringify(exampleBody("send-rcs-carousel-medium"));
