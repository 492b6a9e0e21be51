import { randomBytes } from "node:crypto";
import type { Part } from "../gateway/fuzz-accounts.ts";
import { MARK } from "../schema/texts.ts";

/** An image that the account has registered. */
export interface OwnFile {
  readonly fileKey: string;
  readonly serviceType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly media?: string | undefined;
  readonly imgUrl?: string | undefined;
}

/** An account as its owner knows it, with all that belongs to it. */
export class FuzzAccount {
  readonly id: string;
  readonly password: string;
  readonly part: Part;
  /** Stands in everything that this account sends, and must come back to nobody else. */
  readonly mark = `Mk${randomBytes(3).toString("hex")}`;
  /** Its recipients' numbers begin so. */
  readonly numbers: string;
  token = "";
  readonly files: OwnFile[] = [];
  /** What each form holds. */
  readonly forms = new Map<string, unknown>();

  constructor(id: string, password: string, part: Part, index: number) {
    this.id = id;
    this.password = password;
    this.part = part;
    this.numbers = `0107${String(index).padStart(2, "0")}`;
    if (this.mark.length !== MARK.length) throw new Error("A mark must be as long as what stands for it");
  }

  get authorization(): readonly [string, string] {
    return ["Authorization", `Bearer ${this.token}`];
  }

  /** A generated body as this account sends it: its own mark, numbers and files in place of those that stand for them. */
  own(value: unknown): unknown {
    if (typeof value === "string") return this.#text(value);
    if (Array.isArray(value)) return value.map((item) => this.own(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [this.#text(name), this.own(member)]));
  }

  #text(text: string): string {
    const marked = text.replaceAll(MARK, this.mark).replace(/^(\+82)?777777/, `$1${this.numbers}`);
    if (marked === FORM_TOKEN) return this.forms.keys().next().value ?? "form_none";
    const [, scheme = "", size] = /^(maapfile:\/\/)?~file~(.+)~$/.exec(marked) ?? [];
    if (size === undefined) return marked;
    const file = this.files.find((one) => nameOf(one) === size) ?? this.files[0];
    if (file === undefined) return `${scheme}f_none`;
    return scheme !== "" ? (file.media ?? `${scheme}${file.fileKey}`) : (file.imgUrl ?? file.fileKey);
  }
}

/** Stands for one of the account's own forms until the request is sent. */
export const FORM_TOKEN = "~form~";

/** Stands for the account's own file of this kind until the request is sent. */
export const fileToken = (kind: string): string => `~file~${kind}~`;

export const nameOf = ({ serviceType, width, height }: OwnFile): string => `${serviceType}-${width}x${height}`;
