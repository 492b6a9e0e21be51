/** Class 08 and 57P: the connection or the server is gone. 53: no room. 55P03, 57014: waited too long. */
const sqlStates = /^(08...|57P0[1-5]|53...|55P03|57014)$/;
const systemErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
/** The driver's own words: it gives these errors no code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether the database cannot be reached for now: then the answer is "try again", not "something is broken". */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return sqlStates.test(code) || systemErrors.has(code) || driverWords.test(error.message);
}
