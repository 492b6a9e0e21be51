import type { UploadOptions } from "../../client/upload.ts";
import type { ImageSize } from "../../spec/keywords/image-limits.ts";
import type { Json, Path } from "./json.ts";

// The form is described, not written: a channel has a list of fields, and one renderer shows them all.

interface Base {
  /** The place of the value below the object that the field belongs to. */
  readonly at: Path;
  readonly label: string;
  readonly hint?: string;
  /** Tells two controls of one place apart. */
  readonly id?: string;
  /** Takes the whole width of the form. */
  readonly isWide?: boolean;
}

/** Without `isRequired`, a field that is emptied leaves the body. */
export interface TextField extends Base {
  readonly type: "text";
  readonly isRequired?: boolean;
  readonly lines?: number;
  /** Shows how much of the text is used: of the contract's limit, of another one, or of the parts of an international text. */
  readonly count?: true | number | "parts" | undefined;
  readonly isNumber?: boolean;
  /** Values to choose from; others can be typed. */
  readonly suggestions?: readonly string[];
}

export interface ChoiceField extends Base {
  readonly type: "choice";
  readonly options: readonly (readonly [value: string, label: string])[];
  /** What stands in the list when the field is absent; without it the field is always there. */
  readonly absent?: string;
  /** Other changes of the object that go with the choice. */
  readonly change?: (holder: Json, value: string) => Json;
}

export interface ImageField extends Base {
  readonly type: "image";
  readonly upload: UploadOptions;
  /** The member of the upload's answer that a message names. */
  readonly answer: "fileKey" | "media" | "imgUrl";
  readonly isRequired?: boolean;
  /** The sizes that the place has room for; without them every size that may be uploaded. */
  readonly sizes?: readonly ImageSize[];
}

export interface ListField extends Base {
  readonly type: "list";
  /** What one entry is called. */
  readonly item: string;
  /** Without it the contract's limit counts. */
  readonly max?: number;
  readonly make: (list: readonly Json[]) => Json;
  readonly fields: (item: Json, index: number) => readonly Field[];
  /** Changes of the holder that go with another number of entries. */
  readonly resize?: (holder: Json, count: number) => Json;
}

/** An object that can be absent. */
export interface GroupField extends Base {
  readonly type: "group";
  readonly make: () => Json;
  readonly fields: (value: Json) => readonly Field[];
}

/** Names with texts, such as the words of a recipient. */
export interface MapField extends Base {
  readonly type: "map";
  readonly names?: readonly string[];
}

export interface RecipientField extends Base {
  readonly type: "recipient";
  readonly isInternational?: boolean;
}

export interface TimeField extends Base {
  readonly type: "time";
}

/** What is rare enough to be written as JSON. */
export interface JsonField extends Base {
  readonly type: "json";
}

export type Field =
  | TextField
  | ChoiceField
  | ImageField
  | ListField
  | GroupField
  | MapField
  | RecipientField
  | TimeField
  | JsonField;

/** The fields of an object, and its place. */
export interface FieldsProps {
  readonly fields: readonly Field[];
  readonly base: Path;
}

/** Fields under one heading. Rarely used ones are folded. */
export interface Section {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly isFolded?: boolean;
}

/** Only so many fields: those that are true. */
export const present = (...fields: readonly (Field | false)[]): readonly Field[] =>
  fields.filter((one) => one !== false);

// A field is written as its place, with slashes, its label and what else it has.

type More<Kind extends Field> = Omit<Kind, "type" | "at" | "label">;

const toPath = (at: string): Path => at.split("/");

export const text = (at: string, label: string, more: More<TextField> = {}): TextField => ({
  type: "text",
  at: toPath(at),
  label,
  ...more,
});

/** A text that a message must have. */
export const needed = (at: string, label: string, more: More<TextField> = {}): TextField =>
  text(at, label, { isRequired: true, ...more });

type Options = ChoiceField["options"];

/** The options are values with their words, or values that are words themselves. */
export const choice = (
  at: string,
  label: string,
  options: Options | readonly string[],
  more: Omit<More<ChoiceField>, "options"> = {},
): ChoiceField => ({
  type: "choice",
  at: toPath(at),
  label,
  options: options.map((option) => (typeof option === "string" ? ([option, option] as const) : option)),
  ...more,
});

export const list = (at: string, label: string, more: More<ListField>): ListField => ({
  type: "list",
  at: toPath(at),
  label,
  ...more,
});

/** An object with its first value. */
export const group = (
  at: string,
  label: string,
  first: Json,
  fields: GroupField["fields"],
  hint?: string,
): GroupField => ({
  type: "group",
  at: toPath(at),
  label,
  make: () => first,
  fields,
  ...(hint !== undefined && { hint }),
});

export const map = (at: string, label: string, more: More<MapField> = {}): MapField => ({
  type: "map",
  at: toPath(at),
  label,
  ...more,
});

export const json = (at: string, label: string): JsonField => ({ type: "json", at: toPath(at), label });
