/** A document that cannot be generated from, and the lines that say why. */
export interface BadDocument {
  readonly name: string;
  /** The first file is the document. */
  readonly files: Readonly<Record<string, string>>;
  /** What is printed: two lines for each problem, its place first and its fix last. */
  readonly lines: readonly string[];
  /** Whether `--lenient` survives it. */
  readonly lenient?: boolean;
}

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\n';
export const root = (rest: string): Record<string, string> => ({ "api.yaml": HEAD + rest });

/** A document with one schema, written on line 6. */
export const schema = (text: string): Record<string, string> =>
  root(`paths: {}\ncomponents:\n  schemas:\n    It: ${text}\n`);

/** A document with one operation, whose members start on line 6. */
export const operation = (...members: readonly string[]): Record<string, string> =>
  root(`paths:\n  /it:\n    get:\n      ${members.join("\n      ")}\n`);

export const DONE = 'responses: {"204": {description: done}}';
