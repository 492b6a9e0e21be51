/** The fields of an RCS message that belong to its format: nothing is said of them as long as the format is not known. */
export const RCS_CONTENT_FIELDS = ["content", "body", "buttons", "header", "footer"] as const;
