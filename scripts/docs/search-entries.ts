import { mergeRef } from "../document/walk-document.ts";
import { asObject } from "../schema/json.ts";
import type { ApiDocument, Operation } from "./document.ts";
import { readFlatObject } from "./flat-object.ts";
import { readCodeRows, readPlainText, readSections } from "./markdown.ts";
import type { Workflow } from "./read-workflows.ts";

/** The script that holds what a reader can search for. It is loaded with the first search. */
export const SEARCH_FILE = "search-entries.js";

/** Something that a reader may search for. The names are short because there are thousands. */
interface SearchEntry {
  /** Its address. */
  readonly id: string;
  /** Its name. */
  readonly t: string;
  /** What it is, in words: "POST /pets", "field of Pet". */
  readonly k: string;
  /** What it is, for the order of what is found. */
  readonly s: "text" | "page" | "operation" | "workflow" | "code" | "schema" | "parameter" | "field";
  /** Words about it. */
  readonly x: string;
}

/** There are thousands of fields, which are described in a sentence or two. The guides are few, and are found by every word. */
const MOST_OF_FIELD = 300;

/** Operations, their parameters, schemas, fields, codes, workflows and the parts of texts, as a script that sets `docsSearchEntries`. */
export function writeSearchEntries(input: SearchInput): string {
  const entries = new Map(listEntries(input).map((entry) => [entry.id, entry]));
  // A line separator would end the statement in old browsers, and "</script>" the script if somebody puts it into a page.
  const text = JSON.stringify([...entries.values()]).replaceAll(/[<\u2028\u2029]/g, toEscape);
  return `window.docsSearchEntries = ${text};\n`;
}

const toEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

export interface SearchInput {
  readonly document: ApiDocument;
  /** The schemas of the index. */
  readonly schemas: readonly string[];
  readonly workflows: readonly Workflow[];
}

function listEntries({ document: { root, groups, schemaFiles }, schemas, workflows }: SearchInput): SearchEntry[] {
  const introduction = String(asObject(root.info).description ?? "");
  const operations = groups.flatMap((group) => group.operations);
  const pages = [
    { file: "index.html", title: "Introduction", text: introduction, prefix: "" },
    ...groups.map(({ file, title, description }) => ({ file, title, text: description, prefix: "about-" })),
  ];
  const components = asObject(asObject(root.components).schemas);
  return [
    ...operations.flatMap((operation) => listOfOperation(operation)),
    ...pages.flatMap(({ file, title, text, prefix }): SearchEntry[] => {
      const { first, sections } = readSections(text, prefix);
      return [
        { id: file, t: title, k: "page", s: "page", x: first },
        ...sections.map(
          ({ id, text: name, prose }): SearchEntry => ({ id: `${file}#${id}`, t: name, k: title, s: "text", x: prose }),
        ),
        ...readCodeRows(text).map(
          (row): SearchEntry => ({ id: `${file}#${row.code}`, t: row.code, k: "code", s: "code", x: row.text }),
        ),
      ];
    }),
    ...workflows.map(({ id, title, summary, description }): SearchEntry => {
      const about = readPlainText(`${summary}\n\n${description}`);
      return { id: `workflows.html#${id}`, t: title, k: "workflow", s: "workflow", x: about };
    }),
    ...schemas.flatMap((name): SearchEntry[] => {
      const file = schemaFiles.get(name) ?? "";
      const { own, properties } = readFlatObject(root, components[name]);
      return [
        { id: file, t: name, k: "schema", s: "schema", x: toSentence(own.description) },
        ...[...properties].map(([field, value]): SearchEntry => {
          const text = toSentence(mergeRef(root, value).description);
          return { id: `${file}#${field}`, t: field, k: `field of ${name}`, s: "field", x: text };
        }),
      ];
    }),
  ];
}

function listOfOperation(operation: Operation): SearchEntry[] {
  const { id, file, method, path, summary, kind, source, parameters } = operation;
  const call = kind === "webhook" ? `webhook ${path}` : `${method} ${path}`;
  const about = readPlainText(String(source.description ?? ""));
  return [
    { id: file, t: summary, k: call, s: "operation", x: `${about} ${id}`.trim() },
    ...parameters.map(({ name, in: place, description }): SearchEntry => {
      const kindOf = `${String(place)} parameter of ${id}`;
      const address = `${file}#parameter-${String(name)}`;
      return { id: address, t: String(name), k: kindOf, s: "parameter", x: toSentence(description) };
    }),
  ];
}

const toSentence = (text: unknown): string => readPlainText(String(text ?? "")).slice(0, MOST_OF_FIELD);
