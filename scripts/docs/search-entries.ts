import { mergeRef } from "../document/walk-document.ts";
import { asObject, listMembers } from "../schema/json.ts";
import type { ApiDocument, Operation } from "./document.ts";
import { readFlatObject } from "./flat-object.ts";
import { readCodeRows, readSections } from "./markdown.ts";

/** The script that holds what a reader can search for. It is loaded with the first search. */
export const SEARCH_FILE = "search-entries.js";

/** Something that a reader may search for. The names are short because there are thousands. */
interface SearchEntry {
  /** Its address. */
  readonly id: string;
  /** Its name. */
  readonly t: string;
  /** What it is: "POST /pets", "field of Pet". */
  readonly k: string;
  /** Words about it. */
  readonly x: string;
}

const MOST_WORDS = 300;

/** Operations, their parameters, schemas, fields, codes and the parts of texts, as a script that sets `docsSearchEntries`. */
export function writeSearchEntries(document: ApiDocument): string {
  const entries = new Map(listEntries(document).map((entry) => [entry.id, entry]));
  // A line separator would end the statement in old browsers, and "</script>" the script if somebody puts it into a page.
  const text = JSON.stringify([...entries.values()]).replaceAll(/[<\u2028\u2029]/g, toEscape);
  return `window.docsSearchEntries = ${text};\n`;
}

const toEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

function listEntries({ root, groups, schemaFiles }: ApiDocument): SearchEntry[] {
  const introduction = String(asObject(root.info).description ?? "");
  const operations = groups.flatMap((group) => group.operations);
  const pages = [
    { file: "index.html", title: "Introduction", text: introduction, prefix: "" },
    ...groups.map(({ file, title, description }) => ({ file, title, text: description, prefix: "about-" })),
  ];
  return [
    ...operations.flatMap((operation) => listOfOperation(operation)),
    ...pages.flatMap(({ file, title, text, prefix }) => [
      ...readCodeRows(text).map((row) => toEntry(`${file}#${row.code}`, row.code, "code", row.text)),
      ...readSections(text, prefix).map(({ id, text: name, prose }) => toEntry(`${file}#${id}`, name, title, prose)),
    ]),
    ...listMembers(asObject(root.components).schemas).flatMap(([name, schema]) => {
      const file = schemaFiles.get(name) ?? "";
      const { own, properties } = readFlatObject(root, schema);
      return [
        toEntry(file, name, "schema", own.description),
        ...[...properties].map(([field, value]) =>
          toEntry(`${file}#${field}`, field, `field of ${name}`, mergeRef(root, value).description),
        ),
      ];
    }),
  ];
}

function listOfOperation({ id, file, method, path, summary, kind, source, parameters }: Operation): SearchEntry[] {
  const call = kind === "webhook" ? `webhook ${path}` : `${method} ${path}`;
  return [
    toEntry(file, summary, call, `${id} ${String(source.description ?? "")}`),
    ...parameters.map(({ name, in: place, description }) =>
      toEntry(`${file}#parameter-${String(name)}`, String(name), `${String(place)} parameter of ${id}`, description),
    ),
  ];
}

const toEntry = (id: string, name: string, kind: string, text: unknown): SearchEntry => ({
  ...{ id, t: name, k: kind },
  x: String(text ?? "").slice(0, MOST_WORDS),
});
