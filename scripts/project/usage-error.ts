/** An error that the user can fix. It is printed as one line, without a stack trace. */
export class UsageError extends Error {}
