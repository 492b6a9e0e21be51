import type { UploadOptions } from "../../client/upload.ts";
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

/** How much of a text is used: characters, bytes of a domestic text, or parts of an international one. */
export type Meter = { readonly unit: "characters" | "bytes"; readonly max: number } | { readonly unit: "parts" };

/** Without `isRequired`, a field that is emptied leaves the body. */
export interface TextField extends Base {
  readonly type: "text";
  readonly isRequired?: boolean;
  readonly lines?: number;
  readonly meter?: Meter;
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
  readonly size?: string;
}

export interface ListField extends Base {
  readonly type: "list";
  /** What one entry is called. */
  readonly item: string;
  readonly max: number;
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
