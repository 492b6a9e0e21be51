import { type BadDocument, DONE, operation } from "./bad-document.ts";

const NOTES = "{type: array, items: {type: string}}";
const json = (schema: string, more = ""): string =>
  `responses: {"200": {description: ok, ${more}content: {application/json: {schema: ${schema}}}}}`;
const LIST = json(`{type: object, properties: {notes: ${NOTES}, next: {type: string}}}`);
const TWO_LISTS = json(`{type: object, properties: {notes: ${NOTES}, tags: ${NOTES}}}`);
const CURSOR = "parameters: [{name: cursor, in: query, schema: {}}, {name: offset, in: query, schema: {}}]";

/** `x-pagination` on line 6, and what is wrong with it. */
const wrong = (
  name: string,
  own: string,
  members: readonly string[],
  column: number,
  message: string,
  fix: string,
): BadDocument => ({
  name: `pages ${name}`,
  files: operation(`x-pagination: ${own}`, ...members),
  lines: [`api.yaml:6:${column}  error  contract/pagination  ${message}`, `    fix: ${fix}`],
  lenient: true,
});

const STYLE = ["x-pagination has no style that is known.", "write style: cursor, offset, page, link"] as const;
const NO_LIST = "name a property that is an array";
const NO_NEXT = [
  "The answer has no such value for the next page.",
  "write next: /name, or $response.header.NAME",
] as const;

export const PAGINATION: readonly BadDocument[] = [
  wrong("that are a text", "cursor", [CURSOR, LIST], 7, ...STYLE),
  wrong("without a style", "{next: /next}", [CURSOR, LIST], 7, ...STYLE),
  wrong("of an unknown style", "{style: keyset}", [CURSOR, LIST], 22, ...STYLE),
  wrong(
    "with a member that means nothing",
    "{style: offset, next: /next}",
    [CURSOR, LIST],
    37,
    "next means nothing with style: offset.",
    "remove it",
  ),
  wrong(
    "with a misspelt member",
    "{style: cursor, nxet: /next}",
    [CURSOR, LIST],
    37,
    "nxet means nothing with style: cursor.",
    "remove it; did you mean next?",
  ),
  wrong(
    "of an answer without a body",
    "{style: cursor, next: /next}",
    [CURSOR, DONE],
    7,
    "The operation has no success with JSON.",
    "describe the list that it answers with",
  ),
  wrong(
    "of one of two lists",
    "{style: cursor, next: /next}",
    [CURSOR, TWO_LISTS],
    7,
    "It is not clear which list has the items.",
    "write items: /name, a JSON pointer into the answer",
  ),
  wrong(
    "of a list that is no pointer",
    "{style: cursor, items: notes, next: /next}",
    [CURSOR, LIST],
    37,
    "It is not clear which list has the items.",
    "write items: /name, a JSON pointer into the answer",
  ),
  wrong(
    "of a list that is not there",
    "{style: cursor, items: /data/notes, next: /next}",
    [CURSOR, LIST],
    37,
    "The 200 answer has no list at /data/notes.",
    NO_LIST,
  ),
  wrong(
    "of what is no list",
    "{style: cursor, items: /next, next: /next}",
    [CURSOR, LIST],
    37,
    "The 200 answer has no list at /next.",
    NO_LIST,
  ),
  wrong(
    "by a parameter that is not there",
    "{style: cursor, parameter: cursr, next: /next}",
    [CURSOR, LIST],
    37,
    "The operation has no query parameter cursr.",
    "write parameter: NAME; did you mean cursor?",
  ),
  wrong(
    "by a parameter that is named by default and not there",
    "{style: page}",
    [CURSOR, LIST],
    7,
    "The operation has no query parameter page.",
    "write parameter: NAME",
  ),
  wrong("by a cursor that nothing gives", "{style: cursor}", [CURSOR, LIST], 7, ...NO_NEXT),
  wrong("by a cursor that is not in the answer", "{style: cursor, next: /nxt}", [CURSOR, LIST], 37, ...NO_NEXT),
  wrong(
    "by a cursor in a header that is not there",
    "{style: cursor, next: $response.header.X-Next}",
    [CURSOR, LIST],
    37,
    ...NO_NEXT,
  ),
  wrong(
    "up to a total that is not there",
    "{style: offset, total: /total}",
    [CURSOR, LIST],
    37,
    "The answer has no such number.",
    "write total: /name, a JSON pointer into the answer",
  ),
  wrong(
    "by a header that is not there",
    "{style: link}",
    [LIST],
    22,
    "The 200 answer has no header Link.",
    "add it to the headers of the answer",
  ),
];
