import { fault, refuse } from "../../domain/refusal.ts";

/** The form in the path is unknown, of another account, or expired. */
export const unknownForm = refuse("A250", fault("A250", "/formId"));
