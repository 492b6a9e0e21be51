import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A change that a tutorial describes: a new file, or a listing that goes below a line of a file or to its end. */
interface Change {
  readonly file: string;
  readonly listing: string;
  readonly position: "new file" | "end" | { readonly below: string };
}

const LISTING = "\\n\\n```\\w+\\n(?<listing>.*?)^```$";
const FORMS: readonly RegExp[] = [
  new RegExp(`^In \`(?<file>[^\`]+)\`, below \`(?<below>[^\`]+)\`:${LISTING}`, "gms"),
  new RegExp(`at the end of \`(?<file>[^\`]+)\`:${LISTING}`, "gms"),
  new RegExp(`(?<!end of )\`(?<file>[\\w./-]+/[\\w.-]+\\.\\w+)\`:${LISTING}`, "gms"),
];

/** The changes that a section of docs/tutorials.md tells its reader to make. */
export function readChanges(section: string): readonly Change[] {
  return FORMS.flatMap((form, index) =>
    [...section.matchAll(form)].map(({ groups }) => {
      const { file = "", below, listing = "" } = groups ?? {};
      const position = below !== undefined ? { below } : index === 1 ? "end" : "new file";
      return { file, listing, position } as const;
    }),
  );
}

/** Makes a change in a copy of the project. */
export function makeChange(folder: string, { file, listing, position }: Change): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  if (position === "new file") writeFileSync(path, listing);
  else if (position === "end") appendFileSync(path, listing);
  else writeFileSync(path, insertBelow(readFileSync(path, "utf8"), position.below, listing));
}

function insertBelow(text: string, below: string, listing: string): string {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => line.trim() === below);
  if (index < 0) throw new Error(`There is no line ${below}`);
  return lines.toSpliced(index + 1, 0, listing.trimEnd()).join("\n");
}
