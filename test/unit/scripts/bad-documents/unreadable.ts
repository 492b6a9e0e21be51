import { type BadDocument, root } from "./bad-document.ts";

/** Ten lists, each with ten aliases of the one before it: 10^10 values. */
const aliasBomb = Array.from(
  { length: 10 },
  (_, level) => `x-${level}: &a${level} [${Array(10).fill(level === 0 ? "b" : `*a${level - 1}`)}]\n`,
).join("");

export const UNREADABLE: readonly BadDocument[] = [
  {
    name: "not YAML",
    files: { "api.yaml": "openapi: 3.1.0\ninfo: {title: T\npaths: }\n" },
    lines: [
      "api.yaml:3:1  error  yaml-syntax  The text is not valid YAML or JSON: Flow map in block collection must be sufficiently indented and end with a }.",
      "    fix: close every bracket and quote above this line, or indent this line as its neighbours, with spaces",
    ],
  },
  {
    name: "not JSON",
    files: { "api.json": '{"openapi": "3.1.0",\n "info": [}\n' },
    lines: [
      "api.json:2:11  error  yaml-syntax  The text is not valid YAML or JSON: Flow sequence in block collection must be sufficiently indented and end with a ].",
      "    fix: close every bracket and quote above this line, or indent this line as its neighbours, with spaces",
    ],
  },
  {
    name: "a key twice",
    files: root("paths: {}\npaths: {}\n"),
    lines: [
      "api.yaml:4:1  error  duplicate-key  The key paths is already at api.yaml:3:1.",
      "    fix: rename or remove one of the two",
    ],
  },
  {
    name: "a colon in a text without quotes",
    files: root("x-a: b: c\npaths: {}\n"),
    lines: [
      "api.yaml:3:6  error  yaml-syntax  The text is not valid YAML or JSON: a key or a list begins inside this value.",
      "    fix: indent the keys of an object equally, and put a text with a colon between quotes",
    ],
  },
  {
    name: "an empty file",
    files: { "api.yaml": "\n  \n" },
    lines: [
      "api.yaml:1:1  error  readable-file  The file is empty.",
      "    fix: write its content, or remove the file and what refers to it",
    ],
  },
  {
    name: "only a comment",
    files: { "api.yaml": "# to do\n" },
    lines: [
      "api.yaml:1:1  error  yaml-syntax  The text is not valid YAML or JSON: it has only comments.",
      "    fix: write the document into the file",
    ],
  },
  {
    name: "a list",
    files: { "api.yaml": "- a\n" },
    lines: [
      "api.yaml:1:1  error  openapi-version  The file holds no OpenAPI document.",
      "    fix: begin with `openapi: 3.1.0`, then info and paths",
    ],
  },
  {
    name: "a text",
    files: { "api.yaml": "hello\n" },
    lines: [
      "api.yaml:1:1  error  openapi-version  The file holds no OpenAPI document.",
      "    fix: begin with `openapi: 3.1.0`, then info and paths",
    ],
  },
  {
    name: "a missing file",
    files: {},
    lines: ["api.yaml:1:1  error  readable-file  The file does not exist.", "    fix: correct the path"],
  },
  {
    name: "Swagger 2.0",
    files: { "api.yaml": 'swagger: "2.0"\npaths: {}\n' },
    lines: [
      "api.yaml:1:1  error  openapi-version  This is Swagger 2.0, not OpenAPI 3.",
      "    fix: upgrade it once, and keep the result: contract init my-api --spec api.yaml",
    ],
  },
  {
    name: "OpenAPI 3.3",
    files: { "api.yaml": "openapi: 3.3.0\npaths: {}\n" },
    lines: [
      'api.yaml:1:1  error  openapi-version  The version "3.3.0" is not known: OpenAPI 3.0, 3.1 and 3.2 are.',
      "    fix: write the document as OpenAPI 3.2, and `openapi: 3.2.0`",
    ],
  },
  {
    name: "no version",
    files: { "api.yaml": "info: {title: T}\npaths: {}\n" },
    lines: [
      "api.yaml:1:1  error  openapi-version  The document has no field `openapi`.",
      "    fix: begin the document with `openapi: 3.1.0`",
    ],
  },
  {
    name: "a number as version",
    files: { "api.yaml": "openapi: 3.1\npaths: {}\n" },
    lines: [
      "api.yaml:1:1  error  openapi-version  The version 3.1 is a number, but must be a text.",
      "    fix: write all three numbers, such as `openapi: 3.1.0`",
    ],
  },
  {
    name: "an alias inside its own anchor",
    files: root("paths: {}\nx-a: &a {b: *a}\n"),
    lines: [
      "api.yaml:1:1  error  ref-cycle  The document contains itself: a YAML alias inside its own anchor, or files that include each other.",
      "    fix: use a $ref to a schema where the document repeats itself",
    ],
  },
  {
    name: "a key twice in a nested map",
    files: root("paths:\n  /a: {get: {tags: [a], tags: [b]}}\n"),
    lines: [
      "api.yaml:4:25  error  duplicate-key  The key tags is already at api.yaml:4:14.",
      "    fix: rename or remove one of the two",
    ],
  },
  {
    name: "a tab as indentation",
    files: root("paths:\n\t/a: {}\n"),
    lines: [
      "api.yaml:4:1  error  yaml-syntax  The text is not valid YAML or JSON: Tabs are not allowed as indentation.",
      "    fix: indent with spaces, not with tabs",
    ],
  },
  {
    name: "a missing comma",
    files: root('paths: {}\nx-a: ["b" "c"]\n'),
    lines: [
      "api.yaml:4:11  error  yaml-syntax  The text is not valid YAML or JSON: Missing , or : between flow sequence items.",
      "    fix: add the missing comma, colon, dash, bracket or quote at or just before this place",
    ],
  },
  {
    name: "a quote that is never closed",
    files: root('x-a: "b\npaths: {}\nx-c: 1\n'),
    lines: [
      'api.yaml:3:6  error  yaml-syntax  The text is not valid YAML or JSON: Missing closing "quote.',
      "    fix: add the missing comma, colon, dash, bracket or quote at or just before this place",
    ],
  },
  {
    name: "a line with less indentation than its neighbours",
    files: root("paths: {}\nx-a:\n   b: 1\n  c: 2\n"),
    lines: [
      "api.yaml:6:1  error  yaml-syntax  The text is not valid YAML or JSON: All mapping items must start at the same column.",
      "    fix: close every bracket and quote above this line, or indent this line as its neighbours, with spaces",
    ],
  },
  {
    name: "a key without a colon",
    files: root("x-a\npaths: {}\n"),
    lines: [
      "api.yaml:3:1  error  yaml-syntax  The text is not valid YAML or JSON: a key has more than one line.",
      "    fix: put a colon and a space after each key, indent the keys of an object equally, and put a text with a colon between quotes",
    ],
  },
  {
    name: "a list as key",
    files: root("paths: {}\n[a, b]: 1\n"),
    lines: [
      "api.yaml:4:1  error  yaml-syntax  The text is not valid YAML or JSON: a key must be a text, not a list, an object or an alias.",
      "    fix: put a text with special characters between quotes",
    ],
  },
  {
    name: "a number and a text as the same key",
    files: root('paths: {}\nx-a:\n  200: a\n  "200": b\n'),
    lines: [
      "api.yaml:6:3  error  duplicate-key  The key 200 is already at api.yaml:5:3.",
      "    fix: rename or remove one of the two",
    ],
  },
  {
    name: "a backslash between double quotes",
    files: root('paths: {}\nx-a: "\\d"\n'),
    lines: [
      "api.yaml:4:7  error  yaml-syntax  The text is not valid YAML or JSON: Invalid escape sequence \\d.",
      "    fix: put the text between single quotes, where a backslash is a plain character",
    ],
  },
  {
    name: "a text that begins with a reserved character",
    files: root("paths: {}\nx-a: @b\n"),
    lines: [
      "api.yaml:4:6  error  yaml-syntax  The text is not valid YAML or JSON: Plain value cannot start with reserved character @.",
      "    fix: put a text that begins with this character between quotes",
    ],
  },
  {
    name: "two documents in a file",
    files: root("paths: {}\n---\npaths: {}\n"),
    lines: [
      "api.yaml:4:1  error  yaml-syntax  The text is not valid YAML or JSON: it has more than one document.",
      "    fix: keep one document in the file: remove the line --- and one of its two sides",
    ],
  },
  {
    name: "an alias without an anchor",
    files: root("paths: {}\nx-a: [*b]\nx-b: &b 1\n"),
    lines: [
      "api.yaml:4:7  error  yaml-syntax  The text is not valid YAML or JSON: no anchor &b is before the alias *b.",
      "    fix: put a text that begins with * or & between quotes, or define the anchor before its alias",
    ],
  },
  {
    name: "a tag that is not in JSON",
    files: root("paths: {}\nx-a: !!timestamp 2024-01-01\n"),
    lines: [
      "api.yaml:4:6  error  yaml-syntax  The text is not valid YAML or JSON: Unresolved tag: tag:yaml.org,2002:timestamp.",
      "    fix: put a text that begins with ! between quotes, or remove the tag",
    ],
  },
  {
    name: "a merge of a text",
    files: root("paths: {}\nx-a: &a b\nx-c: {<<: *a}\n"),
    lines: [
      "api.yaml:5:7  error  yaml-syntax  The text is not valid YAML or JSON: << merges something that is not another object.",
      "    fix: write the alias of another object, or a list of such aliases, after <<",
    ],
  },
  {
    name: "a merge of an object into itself",
    files: root("paths: {}\nx-a: &a {b: {<<: *a}}\n"),
    lines: [
      "api.yaml:4:14  error  yaml-syntax  The text is not valid YAML or JSON: << merges something that is not another object.",
      "    fix: write the alias of another object, or a list of such aliases, after <<",
    ],
  },
  {
    name: "aliases that multiply",
    files: root(`paths: {}\n${aliasBomb}`),
    lines: [
      "api.yaml:9:39  error  document-limits  The document is too large: the aliases up to here repeat more than 10000000 characters.",
      "    fix: use a $ref where the document repeats itself, instead of aliases inside aliases",
    ],
  },
  {
    name: "JSON with too many levels",
    files: { "api.json": `{"openapi": "3.1.0",\n "x-a": ${"[".repeat(300)}${"]".repeat(300)}}\n` },
    lines: [
      "api.json:2:264  error  document-limits  The document is nested too deeply: it has more than 256 levels.",
      "    fix: use fewer levels, or a $ref to a schema in components",
    ],
  },
  {
    name: "a control character",
    files: root("paths: {}\nx-a: b\u0000\n"),
    lines: [
      "api.yaml:4:7  error  yaml-syntax  The text is not valid YAML or JSON: it has the control character U+0000.",
      "    fix: remove the character, or save the file as UTF-8",
    ],
  },
];
