import { type BadDocument, DONE } from "./bad-document.ts";

const HEAD = 'openapi: 3.2.0\ninfo: {title: T, version: "1"}\n';
const root = (rest: string): Record<string, string> => ({ "api.yaml": HEAD + rest });

/** A document with parameters of one operation, the first on line 7. */
const parameters = (...lines: readonly string[]): Record<string, string> =>
  root(
    `paths:\n  /it:\n    get:\n      parameters:\n${lines.map((line) => `        - ${line}\n`).join("")}      ${DONE}\n`,
  );

const form = (inner: string): string =>
  `{name: all, in: querystring, content: {application/x-www-form-urlencoded: ${inner}}}`;

export const OPENAPI_3_2: readonly BadDocument[] = [
  {
    name: "an additional operation of a method that has a member",
    files: root(`paths:\n  /it:\n    additionalOperations:\n      POST: {${DONE}}\n`),
    lines: [
      "api.yaml:6:7  error  additional-operation  POST is no additional operation: the path has a member for it.",
      "    fix: write it as post, beside additionalOperations",
    ],
    lenient: true,
  },
  {
    name: "an additional operation in small letters",
    files: root(`paths:\n  /it:\n    additionalOperations:\n      Copy: {${DONE}}\n`),
    lines: [
      "api.yaml:6:7  error  additional-operation  The method Copy has small letters, but is sent in capitals.",
      "    fix: write COPY",
    ],
    lenient: true,
  },
  {
    name: "a whole query beside a parameter of the query",
    files: parameters(form("{schema: {type: object}}"), "{name: a, in: query, schema: {}}"),
    lines: [
      "api.yaml:6:7  error  parameter-style  The parameter all is the whole query, so a cannot be in it too.",
      "    fix: make a a property of all",
    ],
    lenient: true,
  },
  {
    name: "a whole query in an encoding of its own",
    files: parameters(form("{schema: {type: object}, encoding: {a: {style: form}}}")),
    lines: [
      "api.yaml:7:40  error  parameter-style  A query that is written as application/x-www-form-urlencoded with an encoding cannot be read.",
      "    fix: describe it by content with application/x-www-form-urlencoded, application/json or text/plain, without an encoding",
    ],
    lenient: true,
  },
  {
    name: "a whole query as XML",
    files: parameters("{name: all, in: querystring, content: {application/xml: {schema: {}}}}"),
    lines: [
      "api.yaml:7:40  error  parameter-style  A query that is written as application/xml cannot be read.",
      "    fix: describe it by content with application/x-www-form-urlencoded, application/json or text/plain, without an encoding",
    ],
    lenient: true,
  },
];
