/** Comments, texts, quoted names and dollar-quoted bodies, in which a semicolon ends nothing; or the semicolon that ends a statement. */
const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[-/'"$]/g;

/** The statements of an SQL file. Citus takes one at a time. */
export function splitStatements(sql: string): readonly string[] {
  const statements: string[] = [];
  let statement = "";
  for (const [piece] of sql.matchAll(PIECES)) {
    if (piece === ";") {
      statements.push(statement);
      statement = "";
    } else statement += piece;
  }
  return [...statements, statement].filter(hasCommand);
}

const hasCommand = (statement: string): boolean => statement.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "";
