import { type BadDocument, root } from "./bad-document.ts";

export const UNREADABLE: readonly BadDocument[] = [
  {
    name: "not YAML",
    files: { "api.yaml": "openapi: 3.1.0\ninfo: {title: T\npaths: }\n" },
    lines: [
      "api.yaml:3:1: not valid YAML or JSON: deficient indentation; fix: close every bracket and quote above this line, or indent this line further",
    ],
  },
  {
    name: "not JSON",
    files: { "api.json": '{"openapi": "3.1.0",\n "info": [}\n' },
    lines: [
      "api.json:2:11: not valid YAML or JSON: missed comma between flow collection entries; fix: put a comma between the entries, or close a bracket or quote before this place",
    ],
  },
  {
    name: "a key twice",
    files: root("paths: {}\npaths: {}\n"),
    lines: [
      "api.yaml:4:1: not valid YAML or JSON: duplicated mapping key; fix: the object has this key already; rename or remove one of the two",
    ],
  },
  {
    name: "a colon in a text without quotes",
    files: root("x-a: b: c\npaths: {}\n"),
    lines: [
      "api.yaml:3:7: not valid YAML or JSON: bad indentation of a mapping entry; fix: indent the keys of an object equally, and put a text with a colon between quotes",
    ],
  },
  { name: "an empty file", files: { "api.yaml": "\n  \n" }, lines: ["api.yaml: the file is empty"] },
  {
    name: "only a comment",
    files: { "api.yaml": "# to do\n" },
    lines: [
      "api.yaml: not valid YAML or JSON: expected a document, but the input is empty; fix: write the document into the file, which has only comments",
    ],
  },
  { name: "a list", files: { "api.yaml": "- a\n" }, lines: ["api.yaml: not an OpenAPI document"] },
  { name: "a text", files: { "api.yaml": "hello\n" }, lines: ["api.yaml: not an OpenAPI document"] },
  { name: "a missing file", files: {}, lines: ["api.yaml: no such file"] },
  {
    name: "Swagger 2.0",
    files: { "api.yaml": 'swagger: "2.0"\npaths: {}\n' },
    lines: ["api.yaml:1:1: Swagger 2.0: OpenAPI 3.0 and 3.1 are understood"],
  },
  {
    name: "OpenAPI 3.2",
    files: { "api.yaml": "openapi: 3.2.0\npaths: {}\n" },
    lines: ['api.yaml:1:1: OpenAPI "3.2.0": OpenAPI 3.0 and 3.1 are understood'],
  },
  {
    name: "no version",
    files: { "api.yaml": "info: {title: T}\npaths: {}\n" },
    lines: ["api.yaml:1:1: a document without the field `openapi`: OpenAPI 3.0 and 3.1 are understood"],
  },
  {
    name: "a number as version",
    files: { "api.yaml": "openapi: 3.1\npaths: {}\n" },
    lines: [
      'api.yaml:1:1: the number 3.1 as version, where a text such as "3.1.0" belongs: OpenAPI 3.0 and 3.1 are understood',
    ],
  },
  {
    name: "an alias inside its own anchor",
    files: root("paths: {}\nx-a: &a {b: *a}\n"),
    lines: [
      "api.yaml:1:1: the document contains itself (a YAML alias inside its own anchor, or files that include each other)",
    ],
  },
];
