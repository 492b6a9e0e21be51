import { type BadDocument, root } from "./bad-document.ts";

export const UNREADABLE: readonly BadDocument[] = [
  {
    name: "not YAML",
    files: { "api.yaml": "openapi: 3.1.0\ninfo: {title: T\npaths: }\n" },
    lines: [
      "api.yaml:3:1  error  yaml-syntax  The text is not valid YAML or JSON: deficient indentation.",
      "    fix: close every bracket and quote above this line, or indent this line further",
    ],
  },
  {
    name: "not JSON",
    files: { "api.json": '{"openapi": "3.1.0",\n "info": [}\n' },
    lines: [
      "api.json:2:11  error  yaml-syntax  The text is not valid YAML or JSON: missed comma between flow collection entries.",
      "    fix: put a comma between the entries, or close a bracket or quote before this place",
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
      "api.yaml:3:7  error  yaml-syntax  The text is not valid YAML or JSON: bad indentation of a mapping entry.",
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
      "api.yaml:1:1  error  yaml-syntax  The text is not valid YAML or JSON: expected a document, but the input is empty.",
      "    fix: write the document into the file, which has only comments",
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
      "    fix: write the document as OpenAPI 3.1, and `openapi: 3.1.0`",
    ],
  },
  {
    name: "OpenAPI 3.2",
    files: { "api.yaml": "openapi: 3.2.0\npaths: {}\n" },
    lines: [
      'api.yaml:1:1  error  openapi-version  The version "3.2.0" is not known: OpenAPI 3.0 and 3.1 are.',
      "    fix: write the document as OpenAPI 3.1, and `openapi: 3.1.0`",
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
      "api.yaml:4:1  error  yaml-syntax  The text is not valid YAML or JSON: tab characters must not be used in indentation.",
      "    fix: indent with spaces, not with tabs",
    ],
  },
];
