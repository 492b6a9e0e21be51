/** A colouring of text for a terminal, or none. */
type Paint = (style: "bold" | "red" | "yellow" | "cyan" | "dim", text: string) => string;

/** What is wrong, and what to do about it. Every command prints its problems in the same form. */
export interface ProblemDetails {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with a text, and at which of its characters. */
export interface TextProblem extends ProblemDetails {
  readonly offset: number;
}

/** Something that is wrong with a document, with its place in a source file. */
export interface Problem extends ProblemDetails {
  /** `file:line:column` */
  readonly place: string;
  readonly severity: "error" | "warn";
}

/** The rules about examples of the linter, of the toolkit, and of a project that names its own so. */
export const isAboutExample = ({ rule }: Pick<Problem, "rule">): boolean => /example/.test(rule);

/** Two lines: the place and the message, then the fix. */
export function formatProblem(
  { place, severity, rule, message, fix }: Problem,
  paint: Paint = (_, text) => text,
): string {
  const colour = severity === "error" ? "red" : "yellow";
  const first = `${paint("bold", place)}  ${paint(colour, severity)}  ${paint("cyan", rule)}  ${message}`;
  return `${first}\n    ${paint("dim", `fix: ${fix}`)}\n`;
}

/** Errors in the document, not in the program. Commands print them without a stack trace. */
export class DocumentError extends Error {
  override name = "DocumentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => formatProblem(problem).trimEnd()).join("\n"));
    this.problems = problems;
  }

  /** One error, at a place of a file. */
  static at(place: string, details: ProblemDetails): DocumentError {
    return new DocumentError([{ place, severity: "error", ...details }]);
  }
}
