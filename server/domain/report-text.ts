import { reportCodes } from "../../generated/tables.ts";

const TEXTS: ReadonlyMap<string, string> = new Map(reportCodes.map(({ code, text }) => [code, text]));

/** What the contract says of a report code; undefined for a code that it does not have. */
export const reportText = (code: string): string | undefined => TEXTS.get(code);
