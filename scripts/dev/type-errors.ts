/** An error of a type checker. */
export interface CompilerError {
  /** As the checker writes it: relative to the folder in which it runs, or absolute. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** `server/pets.ts(3,5): error TS2322: …`, and `server/pets.ts:3:5 - error TS2322: …`, which is for terminals. */
const ERROR = /^(.+?)(?:\((\d+),(\d+)\): |:(\d+):(\d+) - )error (TS\d+): (.*)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour a terminal begin with one.
const COLOURS = /\u001b\[[\d;]*m/g;

/** The errors in the output of tsc. Further lines of a message are indented, and belong to it. */
export function parseTypeErrors(output: string): CompilerError[] {
  const errors: CompilerError[] = [];
  for (const line of output.replaceAll(COLOURS, "").split(/\r?\n/)) {
    const [, file, ...rest] = ERROR.exec(line) ?? [];
    const last = errors.at(-1);
    if (file !== undefined) {
      const [row = rest[2], column = rest[3], , , code = "", message = ""] = rest;
      errors.push({ file, line: Number(row), column: Number(column), code, message });
    } else if (last !== undefined && /^ {2,}\S/.test(line) && !/^ *[~\d]/.test(line))
      errors.splice(-1, 1, { ...last, message: `${last.message}\n${line}` });
  }
  return errors;
}
